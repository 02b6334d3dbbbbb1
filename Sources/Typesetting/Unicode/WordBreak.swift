/// Whether a line may end between the letters of a word (CSS Text 3, `word-break`).
public enum WordBreak: String, Hashable, Sendable, CaseIterable {
    /// By the rules of the language: between any two Han, kana and Hangul characters, between words elsewhere.
    case normal
    /// Only between words, as Korean is set: a line ends at spaces, punctuation and the words of dictionaries.
    /// The keyword `-u-lw-keepall` of a language tag asks for the same.
    case keepAll = "keep-all"
    /// As ``normal``, but not between Hangul syllables: what labels on iOS do ("Apple,
    /// NSParagraphStyle.LineBreakStrategy.hangulWordPriority", part of `standard`).
    case keepHangul = "keep-hangul"

    /// What is asked for, by itself or by a language tag: the `lw` keyword of its `u` extension (UTS #35, "Line Break
    /// Word").
    func adding(keywordOf language: String) -> WordBreak {
        // Most tags have no extension.
        guard self != .keepAll, language.utf8.count > Self.shortestTag else { return self }
        // After "x" stands what only its writer understands.
        let subtags = language.lowercased().split(separator: "-").prefix { $0 != "x" }
        guard let start = subtags.firstIndex(of: "u") else { return self }
        let extensionTags = subtags[(start + 1)...].prefix { $0.count > 1 }
        guard let key = extensionTags.firstIndex(of: "lw"), key + 1 < extensionTags.endIndex else { return self }
        return extensionTags[key + 1] == "keepall" ? .keepAll : self
    }

    /// The length of "u-lw-keepall".
    private static let shortestTag = 12
}
