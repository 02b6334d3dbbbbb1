import CHarfBuzz
import CUnicode

/// A language as breaking and shaping see it.
///
/// Invariant: HarfBuzz keeps what it makes of a language tag for ever and never changes it.
final class TextLanguage: @unchecked Sendable {
    /// The BCP 47 tag.
    let tag: String
    let harfBuzz: hb_language_t?
    /// `x-hb` subtags name OpenType tags, which can change more than the language system.
    let hasPrivateUse: Bool

    init(_ tag: String) {
        self.tag = tag
        harfBuzz = hb_language_from_string(tag, -1)
        hasPrivateUse = tag.hasPrefix("x-") || tag.contains("-x-")
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
