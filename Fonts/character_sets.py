"""Which characters each font of the set keeps. Every set is a Python set of code points."""


def ranges(*pairs):
    """The code points of inclusive (first, last) pairs."""
    points = set()
    for first, last in pairs:
        points |= set(range(first, last + 1))
    return points


def charset_rows(encoding, rows):
    """The characters in rows of a 94 x 94 national set, such as JIS X 0208 through 'euc_jp'."""
    points = set()
    for row in rows:
        for cell in range(1, 95):
            try:
                text = bytes([0xA0 + row, 0xA0 + cell]).decode(encoding)
            except UnicodeDecodeError:
                continue
            if len(text) == 1:
                points.add(ord(text))
    return points


def jis_extension_b():
    """The 303 characters of JIS X 0213 from U+20000, among them the first of a well-known restaurant's name."""
    points = set()
    for plane in (b"", b"\x8f"):
        for row in range(0xA1, 0xFF):
            for cell in range(0xA1, 0xFF):
                try:
                    text = (plane + bytes([row, cell])).decode("euc_jis_2004")
                except UnicodeDecodeError:
                    continue
                if len(text) == 1 and ord(text) >= 0x20000:
                    points.add(ord(text))
    return points


def big5_level_1():
    """The 5,401 frequent ideographs of Big5, 0xA440 to 0xC67E."""
    points = set()
    for high in range(0xA4, 0xC7):
        for low in list(range(0x40, 0x7F)) + list(range(0xA1, 0xFF)):
            if (high << 8 | low) > 0xC67E:
                continue
            try:
                points.add(ord(bytes([high, low]).decode("big5")))
            except UnicodeDecodeError:
                pass
    return points


def unicode_property(path, name):
    """The code points that a Unicode data file lists with a property."""
    points = set()
    with open(path, encoding="utf-8") as file:
        for line in file:
            line = line.split("#")[0].strip()
            if not line:
                continue
            field = [part.strip() for part in line.split(";")]
            if field[1] != name:
                continue
            first, _, last = field[0].partition("..")
            points |= set(range(int(first, 16), int(last or first, 16) + 1))
    return points


# Spaces, joiners, direction marks and the dotted circle: in every script's font, so that a cluster stays in one font.
COMMON = ranges(
    (0x20, 0x20), (0xA0, 0xA0), (0x200B, 0x200F), (0x2028, 0x202F), (0x2060, 0x2060), (0x2066, 0x2069),
    (0x25CC, 0x25CC))
VARIATION_SELECTORS = ranges((0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
IDEOGRAPHIC_VARIATION_SELECTORS = ranges((0xFE00, 0xFE0F), (0xE0100, 0xE0101))
PRIVATE_USE = ranges((0xE000, 0xF8FF), (0xF0000, 0x10FFFF))

LATIN_GREEK_CYRILLIC = ranges(
    (0x20, 0x24FF), (0x2C60, 0x2C7F), (0x2DE0, 0x2DFF), (0x2E00, 0x2E5D), (0xA640, 0xA69F), (0xA700, 0xA7FF),
    (0xAB30, 0xAB6F), (0xFB00, 0xFB06), (0xFE20, 0xFE2F), (0x10780, 0x107BF), (0x1DF00, 0x1DFFF)
) - ranges((0x0590, 0x1AAF), (0x2190, 0x23FF)) | ranges((0x1AB0, 0x1AFF))

DANDA = ranges((0x964, 0x965))
SCRIPTS = {
    "Arabic": ranges((0x600, 0x6FF), (0x750, 0x77F), (0x870, 0x8FF), (0xFB50, 0xFDFF), (0xFE70, 0xFEFC)),
    "Devanagari": ranges(
        (0x900, 0x97F), (0x1CD0, 0x1CFF), (0xA830, 0xA839), (0xA8E0, 0xA8FF), (0x20B9, 0x20B9)),
    "Tamil": DANDA | ranges((0xB80, 0xBFF)),
    "Telugu": DANDA | ranges((0xC00, 0xC7F)),
    "Thai": ranges((0xE00, 0xE7F)),
    "Khmer": ranges((0x1780, 0x17FF), (0x19E0, 0x19FF)),
    "Hebrew": ranges((0x590, 0x5FF), (0xFB1D, 0xFB4F), (0x20AA, 0x20AA)),
    "Bengali": DANDA | ranges((0x980, 0x9FF), (0x1CF7, 0x1CF7)),
    "Georgian": ranges((0x10A0, 0x10FF), (0x1C90, 0x1CBF), (0x2D00, 0x2D2F)),
    "Armenian": ranges((0x530, 0x58F), (0xFB13, 0xFB17)),
    "Ethiopic": ranges((0x1200, 0x139F), (0x2D80, 0x2DDF), (0xAB00, 0xAB2F)),
    "Lao": ranges((0xE80, 0xEFF)),
    "Gujarati": DANDA | ranges((0xA80, 0xAFF)),
    "Gurmukhi": DANDA | ranges((0xA00, 0xA7F), (0x262C, 0x262C)),
    "Kannada": DANDA | ranges((0xC80, 0xCFF)),
    "Malayalam": DANDA | ranges((0xD00, 0xD7F)),
    "Oriya": DANDA | ranges((0xB00, 0xB7F)),
    "Sinhala": DANDA | ranges((0xD80, 0xDFF)),
    "Myanmar": ranges((0x1000, 0x109F), (0xA9E0, 0xA9FF), (0xAA60, 0xAA7F)),
}

ARABIC_OR_COMMON = SCRIPTS["Arabic"] | COMMON

KANA_AND_SYMBOLS = ranges(
    (0x3000, 0x30FF), (0x3105, 0x312F), (0x31A0, 0x31BF), (0x31F0, 0x31FF), (0x3200, 0x33FF), (0xFE30, 0xFE4F),
    (0xFF01, 0xFFEE))
JAMO = ranges((0x1100, 0x11FF), (0x3131, 0x318E), (0xA960, 0xA97C), (0xD7B0, 0xD7FB))
HANGUL = ranges((0xAC00, 0xD7A3))
IDEOGRAPHS = charset_rows("euc_jp", range(16, 85)) | charset_rows("gb2312", range(16, 88)) | big5_level_1()
# One set for every weight: a word in two weights looks like a mistake.
CJK = IDEOGRAPHS | HANGUL | JAMO | KANA_AND_SYMBOLS | IDEOGRAPHIC_VARIATION_SELECTORS
# Ideographs from U+20000 that people type: those of JIS X 0213, a family name that it lacks, and words of written
# Cantonese.
EXTENSION_B = jis_extension_b() | {ord(character) for character in (
    "𠮷" "𠝹𠮩𠯢𠱁𠱃𠱓𠱷𠱸𠲖𠳏𠳕𠴕𠵆𠵇𠵱𠵼𠵿𠶜𠸎𠸏𠸐𠹌𠹳𠹵𠹷𠹻𠺌𠺘𠺝𠺢𠺫𠻗𠻘𠻺𠼮𠼰𠽌𠾭𠿪𡀝𡁜𡁵𡁷𡁻𡃁𡃈𡃉𡃴𡃶𡅏𡅷𡆀𡇙𢃇𢌥𢔊𢛴𢝵𢤹𢫏𢫕𢫦"
    "𢬿𢭃𢭆𢯊𢯎𢰸𢱑𢱕𢳂𢴈𢵄𢵌𢵧𢶍𢶠𢺳𣲷𣵾𣻸𤓓𤓖𤗈𤶸𤷪𤹐𥄫𥅈𥊙𥋇𥚃𥱊𦉘𦜖𦠿𦧲𦧺𦨭𧌒𧕧𧕴𧙕𧝞𧨾𧯷𧱏𧵳𨀤𨂽𨂾𨃙𨃩𨅏𨅝𨆬𨉖𨋢𨋍𨌘𨍭𨑬𨚚𨜓𨡎𨭌𨮇𨰜"
    "𨳊𨳍𨶙𩒐𩓥𩗴𩜠𩝽𩞄𩞝𩟔𩠀𩩍𩵾𩶘𩹫𩺬𩾃𪃿𪄮𪊟")}

BOX_DRAWING = ranges((0x2500, 0x259F))
REPLACEMENT_CHARACTER = {0xFFFD}

SYMBOLS = {
    "Math": ranges(
        (0x2032, 0x2057), (0x20D0, 0x20FF), (0x2100, 0x214F), (0x2190, 0x22FF), (0x2308, 0x230B), (0x23B0, 0x23E1),
        (0x27C0, 0x27FF), (0x2900, 0x2AFF), (0x2B30, 0x2B4C), (0x1D400, 0x1D7FF)),
    "Symbols": ranges(
        (0x2300, 0x243F), (0x2460, 0x24FF), (0x2600, 0x27BF), (0x1F100, 0x1F1E5)),
    "Symbols2": ranges(
        (0x2300, 0x243F), (0x2440, 0x245F), (0x2500, 0x28FF), (0x2B00, 0x2BFF), (0x1F030, 0x1F0FF),
        (0x1F650, 0x1F67F), (0x1F780, 0x1F8FF)),
}
