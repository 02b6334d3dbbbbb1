import ViewLayout

/// Pairs of which the second must fail: what people and programs mistake for each other.
enum DifferentPairs {
    static let all = letters + invisible + scripts + emoji + places + facts + views + pixels

    private static let letters: [ComparisonPair] = [
        .caption("a digit", "Dinner at 7?", "Dinner at 8?"),
        .caption("swapped digits", "$24.50 each", "$42.50 each"),
        .caption("a lost decimal point", "$24.00", "$2400"),
        .caption("a lost minus", "Balance −5", "Balance 5"),
        .caption("hyphen and minus", "5-3", "5−3"),
        .caption("hyphen and en dash", "7-9 pm", "7–9 pm"),
        .caption("hyphen and non-breaking hyphen", "T-shirt", "T‑shirt"),
        .caption("straight and curly apostrophe", "It's on", "It’s on"),
        .caption("three dots and an ellipsis", "Wait...", "Wait…"),
        .caption("I and l", "Ill at home", "lll at home"),
        .caption("O and 0", "Gate O7", "Gate 07"),
        .caption("rn and m", "modern", "modem"),
        .caption("upper and lower case", "Dinner", "dinner"),
        .caption("sharp s", "Straße", "Strasse"),
        .caption("dotted capital I", "ISTANBUL", "İSTANBUL"),
        .caption("full-width digit", "Track 7", "Track ７"),
        .caption("a letter that is lost", "Restaurant", "Restaurnt"),
        .caption("a joiner that would undo kerning", "AVATAR", "A\\u200cV\\u200cATAR", isSeen: false),
        .caption("a joiner that would undo a ligature", "final offer", "f\\u200cinal of\\u200cfer", isSeen: false),
    ]

    private static let invisible: [ComparisonPair] = [
        .caption("no-break space", "7 pm", "7\\u00a0pm", isSeen: false),
        .caption("narrow no-break space", "7 pm", "7\\u202fpm"),
        .caption("thin space", "10 000", "10\\u2009000"),
        .caption("two spaces", "Dinner at 7", "Dinner  at 7"),
        .caption("a space at the end", "Dinner", "Dinner ", isSeen: false),
        .caption("a space at the beginning", "Dinner", " Dinner"),
        .caption("zero width space", "Dinner", "Din\\u200bner", isSeen: false),
        .caption("zero width joiner", "Dinner", "Din\\u200dner", isSeen: false),
        .caption("word joiner", "Dinner at 7", "Dinner\\u2060 at 7", isSeen: false),
        .caption("soft hyphen", "Dinner", "Din\\u00adner", isSeen: false),
        .caption("left-to-right mark", "Dinner", "Dinner\\u200e", isSeen: false),
        .caption("right-to-left mark", "Dinner", "Dinner\\u200f", isSeen: false),
        .caption("bidirectional isolate", "Dinner", "\\u2068Dinner\\u2069", isSeen: false),
        .caption("Cyrillic o", "Dinner for two", "Dinner f\\u043er two"),
        .caption("Greek capital alpha", "Ada", "\\u0391da"),
        .caption("decomposed letter", "Caf\\u00e9", "Cafe\\u0301", isSeen: false),
        .caption("marks in another order", "a\\u0323\\u0302 la", "a\\u0302\\u0323 la", isSeen: false),
        .caption("modifier apostrophe", "It’s on", "Itʼs on", isSeen: false),
    ]

    private static let scripts: [ComparisonPair] = [
        .caption("order of bidirectional words", "שלום abc", "abc שלום", isSeen: false),
        .caption("right-to-left override", "Gate 123", "Gate \\u202e123\\u202c"),
        .caption("Arabic-Indic digit", "الساعة 7", "الساعة ٧"),
        .caption("Persian and Arabic four", "الساعة ٤", "الساعة ۴"),
        .caption("Arabic and Persian kaf", "كتاب", "کتاب", isSeen: false),
        .caption("an Arabic vowel mark", "محمد", "مُحمد"),
        .caption("a Hebrew point", "שלום", "שׁלום"),
        .caption("a Thai tone mark", "น้ำใจ", "นำใจ"),
        .caption("a Devanagari nukta", "जरा", "ज़रा"),
        .caption("a Devanagari conjunct", "क्ष", "क\\u094d\\u200cष"),
        .caption("Chinese and Japanese form of a character", "直す", "値す"),
        .caption("half-width katakana", "ガイド", "ｶﾞｲﾄﾞ"),
    ]

    private static let emoji: [ComparisonPair] = [
        .caption("skin tone", "Hi 👍🏽", "Hi 👍🏾"),
        .caption("skin tone and none", "Hi 👍", "Hi 👍🏻"),
        .caption("a joined family", "Us 👩‍👩‍👧", "Us 👩‍👩‍👦"),
        .caption("a family that falls apart", "Us 👩‍👩‍👧", "Us 👩👩👧"),
        .caption("a flag", "Trip 🇯🇵", "Trip 🇰🇷"),
        .caption("a keycap", "Step 1️⃣", "Step 2️⃣"),
        .caption("a gender", "Run 🏃‍♀️", "Run 🏃‍♂️"),
    ]

    private static let places: [ComparisonPair] = [
        .template("swapped captions", "caption: Dinner, subcaption: Pier 39", "caption: Pier 39, subcaption: Dinner"),
        .template(
            "swapped trailing caption", "caption: Dinner, trailingCaption: Pier 39",
            "caption: Pier 39, trailingCaption: Dinner"),
        .template("a lost trailing caption", "caption: Dinner, trailingCaption: $24", "caption: Dinner"),
        .template(
            "a caption in the other row", "caption: Dinner, subcaption: Pier", "caption: Dinner, trailingCaption: Pier"),
        .template("a lost line", "caption: \"Dinner\\nat 7\"", "caption: Dinner"),
    ]

    private static func summary(_ keys: String) -> String {
        "message: {\(keys), layout: {template: {caption: Dinner}}}"
    }

    private static let facts: [ComparisonPair] = [
        .scene(
            "the summary text", summary("summaryText: Dinner at 7"), summary("summaryText: Dinner at 8"), isSeen: false),
        .scene(
            "the accessibility label", summary("summaryText: A, accessibilityLabel: Dinner at 7"),
            summary("summaryText: A, accessibilityLabel: Dinner at 8"), isSeen: false),
        .scene(
            "a lost accessibility label", summary("summaryText: A, accessibilityLabel: Dinner"),
            summary("summaryText: A"), isSeen: false),
        .scene(
            "the dark", summary("summaryText: A"), summary("summaryText: A") + "\ntraits: {userInterfaceStyle: dark}"),
        .scene(
            "Bold Text", summary("summaryText: A"), summary("summaryText: A") + "\ntraits: {legibilityWeight: bold}"),
        .scene(
            "the text size", summary("summaryText: A"),
            summary("summaryText: A") + "\ntraits: {preferredContentSizeCategory: XL}"),
        .scene(
            "the language of a text", summary("summaryText: A"), summary("summaryText: A") + "\ntraits: {locale: tr}",
            isSeen: false),
        .scene(
            "whose message it is", summary("summaryText: A"),
            """
            \(summary("summaryText: A"))
            participants: {ada: Ada Lovelace, ben: Ben}
            sender: ada
            viewer: ben
            """),
    ]

    private static func stack(_ keys: String) -> String {
        "{vstack: [{text: Dinner at seven}, {divider: null}, {text: Ferry Building}], spacing: 8, padding: 16\(keys)}"
    }

    private static let views: [ComparisonPair] = [
        .view(
            "a color by one", "{text: Dinner, color: \"#000000\", padding: 16}",
            "{text: Dinner, color: \"#000001\", padding: 16}"),
        .view(
            "an alpha by one", "{text: Dinner, color: \"#000000fe\", padding: 16}",
            "{text: Dinner, color: \"#000000ff\", padding: 16}"),
        .view("a gap of one point", stack(""), stack("").replacing("spacing: 8", with: "spacing: 9")),
        .view("padding of one point", stack(""), stack("").replacing("padding: 16", with: "padding: 17")),
        .view("alignment", stack(""), stack(", alignment: leading")),
        .view("a lost line of a view", stack(""), stack("").replacing("{divider: null}, ", with: "")),
        .view("the weight", "{text: Dinner, padding: 16}", "{text: Dinner, font: headline, padding: 16}"),
        .view("the text style", "{text: Dinner, padding: 16}", "{text: Dinner, font: callout, padding: 16}"),
        .view("italics", "{text: Dinner, padding: 16}", "{text: Dinner, italic: true, padding: 16}"),
        .view("an icon", "{symbol: star, padding: 16}", "{symbol: heart, padding: 16}"),
        .view(
            "the order of two fills",
            "{zstack: [{fill: \"#8ecae6\", frame: {width: 90, height: 60}}, {fill: \"#d00000\", frame: {width: 60, height: 90}}]}",
            "{zstack: [{fill: \"#d00000\", frame: {width: 60, height: 90}}, {fill: \"#8ecae6\", frame: {width: 90, height: 60}}]}"
        ),
        .view(
            "a radius by one", "{fill: \"#8ecae6\", cornerRadius: 8, frame: {width: 90, height: 60}, padding: 16}",
            "{fill: \"#8ecae6\", cornerRadius: 9, frame: {width: 90, height: 60}, padding: 16}"),
    ]

    private static let pixels: [ComparisonPair] = [
        .painted("one channel of one pixel by one") { $0[60, 40][2] ^= 1 },
        .painted("a shift by one pixel to the right") { $0.move(right: 1, down: 0) },
        .painted("a shift by one pixel down") { $0.move(right: 0, down: 1) },
        .painted("a one-pixel line in another color") { pixels in
            pixels.row(70) { $0[3] == 255 ? [198, 198, 203, 255] : $0 }
        },
        .painted("a one-pixel line by three in blue") { pixels in
            pixels.row(70) { $0[3] == 255 ? [$0[0], $0[1], $0[2] - min($0[2], 3), 255] : $0 }
        },
        .painted("kerning of one pixel") { $0.move(right: 1, down: 0, from: 60) },
        .painted("alpha alone by one") { $0[60, 40][3] = 254 },
        .painted("clear in place of white") { $0[0, 0] = [255, 255, 255, 255] },
        .painted("black in place of clear") { $0[0, 0] = [0, 0, 0, 255] },
        .painted("a row more of clear pixels") { $0.grow() },
        .painted("two rows that change places") { pixels in
            for x in 0..<pixels.width { (pixels[x, 60], pixels[x, 61]) = (pixels[x, 61], pixels[x, 60]) }
        },
        .painted("one dot of eight by eight pixels") { pixels in
            for y in 40..<48 { for x in 40..<48 { pixels[x, y] = [255, 0, 0, 255] } }
        },
    ]
}
