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

    init(_ tag: String) {
        self.tag = tag
        let lowercased = tag.lowercased()
        hasOpenTypeTags = lowercased.hasPrefix("x-hb") || lowercased.contains("-x-hb")
        // Other private subtags have no meaning for a font. They are left out because HarfBuzz keeps every tag until
        // the process ends.
        let subtags = lowercased.split(separator: "-", omittingEmptySubsequences: false)
        let known = hasOpenTypeTags ? lowercased : subtags.prefix { $0 != "x" }.joined(separator: "-")
        harfBuzz = hb_language_from_string(known, -1)
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
