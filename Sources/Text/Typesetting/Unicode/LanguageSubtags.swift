import CUnicode

/// The parts of a BCP 47 tag, in lower case.
package enum LanguageSubtags {
    /// The parts as they are in the tag.
    static func all(of tag: String) -> [Substring] { tag.lowercased().split(separator: "-") }

    /// The parts with the most likely script and region where the tag has none ("Unicode CLDR, likelySubtags"): "zh-TW"
    /// becomes "zh-hant-tw". Extensions are left out.
    package static func likely(for tag: String) -> [Substring] {
        // A tag that ICU cannot parse is used as it is.
        let likely = withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
            cunicode_likely_tag(tag, buffer.baseAddress, Int32(capacity)) == 0
                ? buffer.baseAddress.map { String(cString: $0) } : nil
        }
        return Array(all(of: likely ?? tag).prefix { $0.count > 1 })
    }

    /// Whether ISO 639 has a language with a code of two letters, in lower case; older codes such as `iw` are among them.
    package static func isLanguage(twoLetters code: String) -> Bool { cunicode_knows_language(code) }

    /// The size of the buffer, in bytes: twice the maximum length of a tag.
    private static let capacity = 2 * TypesettingLimits.maximumLanguageTagLength
}
