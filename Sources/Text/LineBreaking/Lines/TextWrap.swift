/// How a text is divided between lines (CSS Text 4, `text-wrap-style`).
///
/// ```swift
/// let style = TextStyle(pointSize: 17, textWrap: .balanced)
/// ```
public enum TextWrap: String, Hashable, Sendable, CaseIterable {
    /// Each line takes as much text as fits: the minimum number of lines, of which the last is often short.
    case greedy
    /// Lines of about the same length: they are broken at the smallest measure that needs no more lines than greedy
    /// breaking. A text that is truncated, or that has a word wider than a line, is broken greedily.
    case balanced = "balance"
}
