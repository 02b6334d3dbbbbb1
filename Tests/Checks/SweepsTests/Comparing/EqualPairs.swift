/// Pairs of which the second must equal the golden of the first: another way to write the same scene.
enum EqualPairs {
    static let all = texts + spellings

    /// Each drawn a second time, with nothing kept from the first.
    private static let texts: [ComparisonPair] = [
        "Dinner at 7?", "$24.50", "מחר בערב", "الساعة ٧ مساءً", "今日は晩ご飯", "저녁 먹자", "อาหารเย็น", "रात का खाना", "ភាសាខ្មែរ",
        "👩‍👩‍👧 👍🏽 🇯🇵", "AVATAR final",
    ].map { .caption("“\($0)” again", $0, $0) }

    private static let plain = ComparisonPair.message("caption: Dinner, subcaption: Pier 39")

    private static let spellings: [ComparisonPair] = [
        .caption("an escape for a letter", "Café", "Caf\\u00e9"),
        .template(
            "keys in another order", "caption: Dinner, subcaption: Pier 39", "subcaption: Pier 39, caption: Dinner"),
        .template("quotation marks of the file", "caption: Dinner", "caption: 'Dinner'"),
        .scene("a comment", plain, "# What Ada sends\n" + plain),
        .scene(
            "JSON", plain,
            "{\"message\": {\"summaryText\": \"A test\", \"layout\": {\"template\": {\"caption\": \"Dinner\", \"subcaption\": \"Pier 39\"}}}}"
        ),
        .scene(
            "a default that is written", plain, plain + "\ntraits: {userInterfaceStyle: light, transcriptWidth: 402}"),
        .scene(
            "the long name of a text size", plain + "\ntraits: {preferredContentSizeCategory: XL}",
            plain + "\ntraits: {preferredContentSizeCategory: extraLarge}"),
        .scene("line ends of Windows", plain + "\n", plain + "\r\n"),
        .view(
            "a color in capitals", "{text: Dinner, color: \"#AB12CD\", padding: 16}",
            "{text: Dinner, color: \"#ab12cd\", padding: 16}"),
        .view("a number with a point", "{text: Dinner, padding: 16}", "{text: Dinner, padding: 16.0}"),
        .view("a stack of one", "{text: Dinner, padding: 16}", "{text: \"Dinner\", padding: 16}"),
    ]
}
