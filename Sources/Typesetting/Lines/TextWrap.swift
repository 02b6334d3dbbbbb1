/// How a text is divided between lines (CSS Text 4, `text-wrap-style`).
public enum TextWrap: String, Hashable, Sendable, CaseIterable {
    /// Each line takes as much as fits: the fewest lines, the last one often short.
    case greedy
    /// The narrowest measure that needs no more lines than greedy breaking, so that they are of about one length. Text
    /// that is cut at its line limit, and text with a word that no line holds, is broken greedily.
    case balanced = "balance"
}
