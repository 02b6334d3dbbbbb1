/// The order in which fonts are asked for a cluster (Fonts/README.md): the primary first, then scripts, emoji and
/// symbols. A family is the part of the file name before its weight.
enum CascadeOrder {
    static let primary = "BubbleSans"
    static let primaryItalic = "BubbleSans-Italic"
    static let emoji = "NotoColorEmoji"

    static let families = [
        primary, "NotoSans", "NotoSansArabic", "NotoSansHebrew", "NotoSansDevanagari", "NotoSansBengali",
        "NotoSansTamil", "NotoSansTelugu", "NotoSansGujarati", "NotoSansGurmukhi", "NotoSansKannada",
        "NotoSansMalayalam", "NotoSansOriya", "NotoSansSinhala", "NotoSansThai", "NotoSansKhmer", "NotoSansLao",
        "NotoSansGeorgian", "NotoSansArmenian", "NotoSansEthiopic", "NotoSansMyanmar", "NotoSansCJK", emoji,
        "NotoSansMath", "NotoSansSymbols", "NotoSansSymbols2",
    ]

    /// The family of a file: its name without extension and weight.
    static func family(ofFile file: String) -> String {
        let stem = file.split(separator: ".").first.map(String.init) ?? file
        for weight in ["-Regular", "-Bold"] where stem.hasSuffix(weight) { return String(stem.dropLast(weight.count)) }
        return stem
    }
}
