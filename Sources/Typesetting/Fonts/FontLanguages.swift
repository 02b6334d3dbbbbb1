import CUnicode

/// The languages for which a family is searched before others: BCP 47 ranges such as `ja`, `zh-Hant` or `zh-HK`.
struct FontLanguages: Sendable, Equatable {
    /// The subtags of each range, in lower case.
    private let ranges: [[Substring]]

    static let none = FontLanguages([])

    init(_ ranges: [String]) { self.ranges = ranges.map { Self.subtags(of: $0) } }

    var isEmpty: Bool { ranges.isEmpty }

    /// Whether one of the ranges contains a language: the language must have every subtag of the range. Its subtags are
    /// those of ``likelySubtags(of:)``.
    func contains(_ language: [Substring]) -> Bool {
        ranges.contains { $0.first == language.first && $0.allSatisfy(language.contains) }
    }

    /// The subtags of a tag, in lower case, with the most likely script and region if it has none ("Unicode CLDR,
    /// likelySubtags"): "zh-TW" becomes "zh-Hant-TW". Extensions are left out.
    static func likelySubtags(of tag: String) -> [Substring] {
        // A tag that ICU cannot parse is used as it is.
        let likely = withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
            cunicode_likely_tag(tag, buffer.baseAddress, Int32(capacity)) == 0
                ? buffer.baseAddress.map { String(cString: $0) } : nil
        }
        return Array(subtags(of: likely ?? tag).prefix { $0.count > 1 })
    }

    /// The size of the buffer, in bytes: twice the maximum length of a tag.
    private static let capacity = 2 * TypesettingLimits.maximumLanguageTagLength

    private static func subtags(of tag: String) -> [Substring] { tag.lowercased().split(separator: "-") }
}
