/// Whether a line may end between the letters of a word (CSS Text 3, `word-break`).
///
/// ```swift
/// let style = TextStyle(pointSize: 17, wordBreak: .keepAll)
/// ```
public enum WordBreak: String, Hashable, Sendable, CaseIterable {
    /// By the rules of the language: between any two Han, kana and Hangul characters, and between words in other
    /// scripts.
    case normal
    /// Only between words, as Korean is often set: after spaces and punctuation, and between the words that
    /// dictionaries find. The keyword `-u-lw-keepall` of a language tag requests the same.
    case keepAll = "keep-all"
    /// Like ``normal``, but not between Hangul syllables: what labels on iOS do ("Apple,
    /// NSParagraphStyle.LineBreakStrategy.hangulWordPriority", part of `standard`).
    case keepHangul = "keep-hangul"

    /// The word break of a text: this one, or the one that a language tag requests with the `lw` keyword of its `u`
    /// extension (UTS #35, "Line Break Word").
    func adding(keywordOf language: String) -> WordBreak {
        // Most tags have no extension.
        guard self != .keepAll, language.utf8.count > Self.shortestTag else { return self }
        // Subtags after "x" are private.
        let subtags = language.lowercased().split(separator: "-").prefix { $0 != "x" }
        guard let start = subtags.firstIndex(of: "u") else { return self }
        let extensionTags = subtags[(start + 1)...].prefix { $0.count > 1 }
        guard let key = extensionTags.firstIndex(of: "lw"), key + 1 < extensionTags.endIndex else { return self }
        return extensionTags[key + 1] == "keepall" ? .keepAll : self
    }

    /// The length of "u-lw-keepall", the shortest tag with the keyword.
    private static let shortestTag = 12
}
