import CHarfBuzz
import CUnicode

/// A language for line breaking and shaping.
///
/// Invariant: the language object of HarfBuzz lives as long as the process and never changes.
final class TextLanguage: @unchecked Sendable {
    /// The BCP 47 tag.
    let tag: String
    let harfBuzz: hb_language_t?
    /// Whether the tag has subtags that name OpenType tags (`x-hbot`, `x-hbsc`). Those can change more than the
    /// language system.
    let hasOpenTypeTags: Bool
    private let madeMarks = LazyReference<QuotationMarks.Kept>()

    /// The quotation marks of the language, which are found when a text first has some.
    var quotationMarks: QuotationMarks { madeMarks.value { QuotationMarks.Kept(QuotationMarks(language: tag)) }.marks }

    /// - Parameter known: ``known(_:)`` of the tag.
    init(_ tag: String, known: String) {
        self.tag = tag
        hasOpenTypeTags = Self.hasOpenTypeTags(known)
        harfBuzz = hb_language_from_string(known, -1)
    }

    /// The parts of a tag that have a meaning for a font, without extensions and other private subtags. These are
    /// omitted because HarfBuzz keeps every tag until the process ends, and compares a new one with all of them.
    static func known(_ tag: String) -> String {
        let lowercased = tag.lowercased()
        if hasOpenTypeTags(lowercased) { return lowercased }
        let subtags = lowercased.split(separator: "-", omittingEmptySubsequences: false)
        // A single letter at the start belongs to an old tag such as i-navajo.
        let count = subtags.dropFirst().firstIndex { $0.count == 1 } ?? subtags.count
        return subtags.first == "x" ? "" : subtags.prefix(count).joined(separator: "-")
    }

    private static func hasOpenTypeTags(_ lowercased: String) -> Bool {
        lowercased.hasPrefix("x-hb") || lowercased.contains("-x-hb")
    }

    /// Whether two languages have the same rules for line breaks.
    /// - Throws: ``TypesettingError/unicodeFailure(call:code:)``.
    static func breakAlike(_ first: TextLanguage, _ second: TextLanguage) throws -> Bool {
        var isSame = false
        let code = cunicode_break_lines_alike(first.tag, second.tag, &isSame)
        guard code == 0 else { throw TypesettingError.unicodeFailure(call: "ubrk rules", code: Int(code)) }
        return isSame
    }
}
