/// Which part of a text is left out when it exceeds its line limit.
///
/// ```swift
/// let layout = paragraph.lines(width: 120, limit: 1, truncation: .middle)
/// ```
public enum TruncationMode: String, Hashable, Sendable, CaseIterable {
    /// An ellipsis replaces the end of the last line.
    case tail
    /// An ellipsis replaces the middle of the last line.
    case middle
    /// An ellipsis replaces the start of the last line.
    case head
}
