import CHarfBuzz
import CUnicode

/// A language as breaking and shaping see it.
///
/// Invariant: HarfBuzz keeps what it makes of a language tag for ever and never changes it.
final class TextLanguage: @unchecked Sendable {
    /// The BCP 47 tag.
    let tag: String
    let harfBuzz: hb_language_t?
    /// `x-hbot` and `x-hbsc` subtags name OpenType tags, which can change more than the language system.
    let hasOpenTypeTags: Bool

    init(_ tag: String) {
        self.tag = tag
        let lowercased = tag.lowercased()
        hasOpenTypeTags = lowercased.hasPrefix("x-hb") || lowercased.contains("-x-hb")
        // Other private subtags mean nothing to a font, and HarfBuzz never forgets a tag: a stream of them must not
        // grow.
        let subtags = lowercased.split(separator: "-", omittingEmptySubsequences: false)
        let known = hasOpenTypeTags ? lowercased : subtags.prefix { $0 != "x" }.joined(separator: "-")
        harfBuzz = hb_language_from_string(known, -1)
    }

    /// Whether both break lines by the same rules.
    /// - Throws: ``TypesettingError/unicodeFailure(call:code:)``.
    static func breakAlike(_ first: TextLanguage, _ second: TextLanguage) throws -> Bool {
        var isSame = false
        let code = cunicode_break_lines_alike(first.tag, second.tag, &isSame)
        guard code == 0 else { throw TypesettingError.unicodeFailure(call: "ubrk rules", code: Int(code)) }
        return isSame
    }
}
