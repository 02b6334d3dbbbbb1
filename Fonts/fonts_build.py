#!/usr/bin/env python3
"""Builds Balloon's fonts from the unpacked Debian and PyPI packages that Fonts/build fetches.

usage: fonts_build.py SOURCES OUTPUT

The same sources and the same fonttools (4.68.0) give the same bytes, on any machine and with any hash seed.
README.md beside this file tells why each font, size and metric was chosen.
"""
import glob
import hashlib
import io
import json
import logging
import math
import os
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

import character_sets as sets

logging.disable(logging.WARNING)

# San Francisco's line, as UIFont reports it at every size: ascender 1950/2048 em, descender 494/2048 em.
SYSTEM_ASCENT, SYSTEM_DESCENT = 1950 / 2048, 494 / 2048
# Inter's 2048 units become 2115, so that its capitals (1490 units) are as tall as San Francisco's, 0.7046 em.
BUBBLE_SANS_UNITS_PER_EM = 2115
# Bubble Sans's line in its own units. Fonts without a line of their own get no unit more than this in theirs, or rounding
# alone would make a line higher by a thousandth of a point when one of their characters is in it.
LINE_ASCENT, LINE_DESCENT = (
    round(part * BUBBLE_SANS_UNITS_PER_EM) / BUBBLE_SANS_UNITS_PER_EM for part in (SYSTEM_ASCENT, SYSTEM_DESCENT))

# The order in which fonts are asked for a character, which is that of the manifest: letters, signs, emoji.
CASCADE = [
    "BubbleSans", "NotoSans", "NotoSansArabic", "NotoNastaliqUrdu", "NotoSansHebrew", "NotoSansDevanagari",
    "NotoSansBengali", "NotoSansTamil", "NotoSansTelugu", "NotoSansGujarati", "NotoSansGurmukhi", "NotoSansKannada",
    "NotoSansMalayalam", "NotoSansOriya", "NotoSansSinhala", "NotoSansThai", "NotoSansKhmer", "NotoSansLao",
    "NotoSansGeorgian", "NotoSansArmenian", "NotoSansEthiopic", "NotoSansMyanmar", "NotoSansCJK",
    "NotoSansCJKSupplement", "NotoSansSpecials", "NotoSansMath", "NotoSansSymbols", "NotoSansSymbols2",
    "NotoColorEmoji",
]

# Scripts whose usual ink leaves the system's line, in em: the 99th percentile of words in interface texts, rounded up.
TALL_SCRIPTS = {
    "Arabic": (1.06, 0.42), "Devanagari": (0, 0.30), "Bengali": (0, 0.28), "Tamil": (0, 0.33), "Telugu": (0, 0.47),
    "Thai": (1.02, 0.27), "Khmer": (1.02, 0.54), "Lao": (1.05, 0.26), "Myanmar": (1.06, 0.28), "Oriya": (1.07, 0),
    "Sinhala": (0.98, 0.28), "Gujarati": (0, 0.29), "Gurmukhi": (0, 0.28), "Kannada": (0, 0.28),
    "Malayalam": (0, 0.28),
    # The font's own, which an iPhone has too: 42.5 points at 17 (Documentation/Facts, 7.11).
    "Nastaliq": (1.904, 0.596),
}

# No calt: Inter's would turn "->" into an arrow and "10x2" into a multiplication sign. Text stays as typed.
TEXT_FEATURES = ["ccmp", "locl", "kern", "mark", "mkmk", "tnum"]
# No kern: kana and ideographs stay on the em grid.
CJK_FEATURES = ["ccmp", "locl", "ljmo", "vjmo", "tjmo", "mark", "mkmk"]
SYMBOL_FEATURES = ["ccmp", "mark", "mkmk", "kern"]
ALL_FEATURES = ["*"]

# Tables that nothing here reads: vertical setting, signatures, device-dependent hints.
UNUSED_TABLES = [
    "vhea", "vmtx", "VORG", "VVAR", "BASE", "DSIG", "MATH", "meta", "LTSH", "VDMX", "hdmx", "gasp",
]

WEIGHTS = {"wght": (400, 700)}
WEIGHTS_AT_NORMAL_WIDTH = {"wght": (400, 700), "wdth": 100}
REGULAR_AND_BOLD = [("Regular", 400), ("Bold", 700)]


def line_metrics(script):
    """Ascent and descent in em: the system's, or more for a tall script."""
    ascent, descent = TALL_SCRIPTS.get(script, (0, 0))
    return max(LINE_ASCENT, ascent), max(LINE_DESCENT, descent)


def whole_units(part, em):
    """A part of the em in font units, never more than the part; the figures of TALL_SCRIPTS come out as they are."""
    return math.floor(round(part * em, 6))


def ranges(characters):
    """Code points as the manifest has them: `20-7E A0 A2-17F`, in order, hexadecimal."""
    parts, run = [], []
    for point in [*sorted(characters), None]:
        if run and point != run[-1] + 1:
            parts.append(f"{run[0]:X}" if len(run) == 1 else f"{run[0]:X}-{run[-1]:X}")
            run = []
        run.append(point)
    return " ".join(parts)


def keep_only(font, characters, features):
    """Drops every glyph, hint and table that the characters do not need."""
    options = subset.Options()
    options.layout_features = list(features)
    options.hinting = False
    options.notdef_outline = True
    options.recalc_timestamp = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 7, 13, 14]
    options.name_languages = [0x409]
    options.glyph_names = False
    options.legacy_kern = False
    options.harfbuzz_repacker = False
    options.canonical_order = True
    options.prune_unicode_ranges = True
    options.drop_tables += UNUSED_TABLES
    subsetter = subset.Subsetter(options)
    available = set(font.getBestCmap()) | sets.VARIATION_SELECTORS
    subsetter.populate(unicodes=available & characters)
    subsetter.subset(font)


def agree_on_emoji_advance(font):
    """Makes hmtx (2550 units) and the 136 px strike at 109 ppem say the same: 1.2476 em."""
    strike = font["CBLC"].strikes[0].bitmapSizeTable
    advance = round(136 / strike.ppemX * font["head"].unitsPerEm)
    for glyph, (width, bearing) in font["hmtx"].metrics.items():
        if width == 2550:
            font["hmtx"].metrics[glyph] = (advance, bearing)


def set_line_metrics(font, ascent, descent):
    """Writes one ascent and descent, in font units, into all three places that hold them."""
    hhea, os2 = font["hhea"], font["OS/2"]
    hhea.ascent, hhea.descent, hhea.lineGap = ascent, -descent, 0
    os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap = ascent, -descent, 0
    os2.usWinAscent, os2.usWinDescent = ascent, descent
    os2.fsSelection |= 1 << 7  # USE_TYPO_METRICS, which version 4 brought
    os2.version = max(os2.version, 4)


def rename(font, family):
    """Inter is a trademark of its author, and the metrics are changed: the derived files get their own name."""
    for record in font["name"].names:
        if record.nameID in (1, 4, 16):
            record.string = family
        elif record.nameID in (3, 6):
            record.string = family.replace(" ", "")


class FontSet:
    """Writes fonts into a folder and remembers what the manifest says of each."""

    def __init__(self, sources, output):
        self.sources, self.output, self.manifest = sources, output, []
        os.makedirs(output, exist_ok=True)

    def source(self, pattern):
        """The one source file that the pattern names."""
        found = glob.glob(os.path.join(self.sources, pattern))
        if len(found) != 1:
            sys.exit(f"fonts_build: {pattern} should name one file in {self.sources}, it names {len(found)}")
        return found[0]

    def add(self, name, source, characters, *, member=None, metrics=(LINE_ASCENT, LINE_DESCENT), axes=None,
            collection_index=None, features=ALL_FEATURES, units_per_em=None, family=None, weight=400):
        """Cuts one font out of its source, sets its metrics and name, and saves it.

        `characters` None keeps the font whole; `axes` limits a variable font's axes; `member` is what the manifest
        says of the font's place in the cascade, beside its weight.
        """
        # The repacker switch gives the same bytes with and without uharfbuzz installed.
        font = TTFont(
            source, fontNumber=collection_index or 0, recalcTimestamp=False, recalcBBoxes=True,
            cfg={"fontTools.ttLib.tables.otBase:USE_HARFBUZZ_REPACKER": False})
        version = (font["name"].getDebugName(5) or "").split(";")[0]
        if characters is not None:
            keep_only(font, characters, features)
        if axes:
            font = instancer.instantiateVariableFont(font, axes, updateFontNames=False)
            if "MVAR" in font:
                del font["MVAR"]  # line metrics must not move with the axes
        if units_per_em:
            font["head"].unitsPerEm = units_per_em
        if "CBLC" in font:
            agree_on_emoji_advance(font)
        em = font["head"].unitsPerEm
        ascent, descent = (whole_units(part, em) for part in metrics)
        set_line_metrics(font, ascent, descent)
        if family:
            rename(font, family)
        font["head"].flags &= ~(1 << 4 | 1 << 3)  # no hint-dependent widths, no whole-pixel sizes
        font.flavor = None
        file = name + (".otf" if "CFF " in font or "CFF2" in font else ".ttf")
        path = os.path.join(self.output, file)
        font.save(path, reorderTables=True)
        origin = os.path.basename(source) + ("" if collection_index is None else f"#{collection_index}")
        self.remember(path, member or {}, weight, em, ascent, descent, origin, version)

    def remember(self, path, member, weight, em, ascent, descent, origin, version):
        """Reads the saved file back and notes its figures for the manifest."""
        with open(path, "rb") as file:
            data = file.read()
        saved = TTFont(io.BytesIO(data), lazy=True)
        axes = {
            axis.axisTag: [axis.minValue, axis.defaultValue, axis.maxValue]
            for axis in (saved["fvar"].axes if "fvar" in saved else [])}
        file, characters = os.path.basename(path), saved.getBestCmap()
        entry = {
            "file": file, "family": file.split(".")[0].split("-")[0], **member,
            "weight": [int(axes["wght"][0]), int(axes["wght"][2])] if "wght" in axes else weight,
            "bytes": len(data), "sha256": hashlib.sha256(data).hexdigest(),
            "about": {
                "axes": axes, "unitsPerEm": em, "ascent": ascent, "descent": descent,
                "glyphs": saved["maxp"].numGlyphs, "characters": len(characters), "source": origin,
                "sourceVersion": version, "copyright": (saved["name"].getDebugName(0) or "").strip(),
            },
            "coverage": ranges(characters),
        }
        self.manifest.append(entry)
        print(f"{entry['bytes']:>9} {entry['file']}: {entry['about']['glyphs']} glyphs, {len(characters)} characters", flush=True)

    def write_manifest(self):
        self.manifest.sort(key=lambda entry: CASCADE.index(entry["family"]))
        total = sum(entry["bytes"] for entry in self.manifest)
        with open(os.path.join(self.output, "manifest.json"), "w", encoding="utf-8") as file:
            json.dump({"fonts": self.manifest, "total": total}, file, indent=1, ensure_ascii=False)
            file.write("\n")
        print(f"{total:>9} bytes in {len(self.manifest)} fonts")

    def write_licences(self, inter_licence):
        with open(inter_licence, encoding="utf-8") as file:
            licence = file.read()
        with open(os.path.join(self.output, "OFL.txt"), "w", encoding="utf-8") as file:
            file.write(licence[licence.index("This Font Software is licensed"):])
        with open(os.path.join(self.output, "COPYRIGHTS.txt"), "w", encoding="utf-8") as file:
            file.write(
                "All fonts here are modified (subset, dehinted, metrics set) and licensed under the SIL Open Font "
                "License 1.1, see OFL.txt.\n"
                "Bubble Sans is derived from Inter 4.1; it is not endorsed by the Inter authors.\n\n")
            for entry in self.manifest:
                about = entry["about"]
                origin = f"{about['source']} ({about['sourceVersion']})"
                file.write(f"{entry['file']}: from {origin}. {about['copyright']}\n")


def add_latin(fonts, emoji_first):
    roman, italic = (fonts.source(f"fontpkg_inter/files/Inter{part}*") for part in ("?opsz", "-Italic"))
    kept = set(TTFont(roman).getBestCmap()) - emoji_first - sets.PRIVATE_USE
    bubble_sans = {"axes": WEIGHTS, "features": TEXT_FEATURES, "units_per_em": BUBBLE_SANS_UNITS_PER_EM}
    primary = {"role": "primary", "tracking": "system"}
    fonts.add("BubbleSans", roman, kept, member=primary, family="Bubble Sans", **bubble_sans)
    fonts.add(
        "BubbleSans-Italic", italic, kept, member={**primary, "style": "italic"}, family="Bubble Sans Italic",
        **bubble_sans)
    fonts.add(
        "NotoSans", fonts.source("fontpkg_noto_sans/files/NotoSans?wdth*"), sets.LATIN_GREEK_CYRILLIC - emoji_first,
        axes=WEIGHTS_AT_NORMAL_WIDTH, features=TEXT_FEATURES)


def add_variable_scripts(fonts):
    for script in ["Arabic", "Devanagari", "Tamil", "Telugu", "Thai", "Khmer"]:
        fonts.add(
            "NotoSans" + script, fonts.source(f"fontpkg_noto_sans_{script.lower()}/files/*.ttf"),
            sets.SCRIPTS[script] | sets.COMMON, axes=WEIGHTS_AT_NORMAL_WIDTH, metrics=line_metrics(script))
    fonts.add(
        "NotoSansHebrew", fonts.source("pylopdf_fonts_he/NotoSansHebrew-Variable.ttf"),
        sets.SCRIPTS["Hebrew"] | sets.COMMON, axes=WEIGHTS_AT_NORMAL_WIDTH, family="Noto Sans Hebrew")


def add_static_scripts(fonts, noto):
    """Debian's static fonts; the "UI" cuts keep their marks low, as a line of an interface needs."""
    for script, source in [
        ("Bengali", "NotoSansBengaliUI"),
        ("Georgian", "NotoSansGeorgian"),
        ("Armenian", "NotoSansArmenian"),
        ("Ethiopic", "NotoSansEthiopic"),
        ("Lao", "NotoSansLaoUI"),
        ("Gujarati", "NotoSansGujaratiUI"),
        ("Gurmukhi", "NotoSansGurmukhiUI"),
        ("Kannada", "NotoSansKannadaUI"),
        ("Malayalam", "NotoSansMalayalamUI"),
        ("Oriya", "NotoSansOriyaUI"),
        ("Sinhala", "NotoSansSinhalaUI"),
        ("Myanmar", "NotoSansMyanmarUI"),
    ]:
        add_weights(
            fonts, f"NotoSans{script}", f"{noto}/{source}-*.ttf", sets.SCRIPTS[script] | sets.COMMON,
            metrics=line_metrics(script))


def add_weights(fonts, name, files, characters, **options):
    """A file for each weight, `*` in the path of `files`. Both have the same characters, so that no word has two weights."""
    for style, weight in REGULAR_AND_BOLD:
        fonts.add(f"{name}-{style}", files.replace("*", style), characters, weight=weight, **options)


def add_cjk(fonts, emoji_first):
    """One file a weight for all of CJK: Japanese forms by default, the others through GSUB locl by language tag.

    What people write beside it is in files of its own: the glyphs of the others keep their numbers.
    """
    collections = os.path.join(fonts.sources, "usr/share/fonts/opentype/noto/NotoSansCJK-*.ttc")
    options = {"collection_index": 0, "features": CJK_FEATURES}
    add_weights(fonts, "NotoSansCJK", collections, sets.CJK - emoji_first, **options)
    add_weights(fonts, "NotoSansCJKSupplement", collections, sets.EXTENSION_B | sets.BOX_DRAWING, **options)


def add_nastaliq(fonts, noto):
    """Urdu in the style that iOS sets it in. Kashmiri and Western Punjabi are written in it too."""
    add_weights(
        fonts, "NotoNastaliqUrdu", f"{noto}/NotoNastaliqUrdu-*.ttf", sets.ARABIC_OR_COMMON,
        member={"languages": ["ur", "ks", "pnb", "pa-Arab"]}, metrics=line_metrics("Nastaliq"))


def add_specials(fonts, noto):
    add_weights(fonts, "NotoSansSpecials", f"{noto}/NotoSans-*.ttf", sets.REPLACEMENT_CHARACTER, features=[])


def add_emoji_and_symbols(fonts, noto, emoji, emoji_first):
    fonts.add("NotoColorEmoji", f"{noto}/NotoColorEmoji.ttf", None, member={"role": "emoji"})
    drawn_as_emoji = emoji_first | {point for point in emoji if point >= 0x1F000}
    for name, characters in sets.SYMBOLS.items():
        fonts.add(
            "NotoSans" + name, f"{noto}/NotoSans{name}-Regular.ttf", characters - drawn_as_emoji,
            features=SYMBOL_FEATURES)


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    fonts = FontSet(sources=sys.argv[1], output=sys.argv[2])
    noto = os.path.join(fonts.sources, "usr/share/fonts/truetype/noto")
    emoji_data = os.path.join(fonts.sources, "usr/share/unicode/emoji/emoji-data.txt")
    emoji = sets.unicode_property(emoji_data, "Emoji")
    # Characters shown as emoji by default live in the emoji font alone.
    emoji_first = sets.unicode_property(emoji_data, "Emoji_Presentation")

    add_latin(fonts, emoji_first)
    add_variable_scripts(fonts)
    add_static_scripts(fonts, noto)
    add_cjk(fonts, emoji_first)
    add_nastaliq(fonts, noto)
    add_specials(fonts, noto)
    add_emoji_and_symbols(fonts, noto, emoji, emoji_first)
    fonts.write_manifest()
    fonts.write_licences(fonts.source("fontpkg_inter/LICENSE"))


if __name__ == "__main__":
    main()
