/// The languages for which a family is searched before others: BCP 47 ranges such as `ja`, `zh-Hant` or `zh-HK`.
struct FontLanguages: Sendable, Equatable {
    /// The subtags of each range, in lower case.
    private let ranges: [[Substring]]

    static let none = FontLanguages([])

    init(_ ranges: [String]) { self.ranges = ranges.map { LanguageSubtags.all(of: $0) } }

    var isEmpty: Bool { ranges.isEmpty }

    /// Whether one of the ranges contains a language: the language must have every subtag of the range. Its subtags are
    /// those of ``LanguageSubtags/likely(for:)``.
    func contains(_ language: [Substring]) -> Bool {
        ranges.contains { $0.first == language.first && $0.allSatisfy(language.contains) }
    }
}
