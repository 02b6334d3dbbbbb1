/// Answers the questions about a line that need the fonts of its text. The paragraph that owns the segments is one.
///
/// Most lines never ask: their widths and heights follow from the positions and the metrics of the segments alone.
package protocol LineReshaper: AnyObject, Sendable {
    /// How much longer the advance from `start` to `offset` is than the difference of their positions, on a line from
    /// `start` to `end`, in ``TextUnit``. It differs where the line starts or ends at an unsafe offset, since the text
    /// there is shaped again. `start <= offset <= end`.
    func correction(from start: Int, to offset: Int, endingAt end: Int, tracking: Int) -> Int

    /// The metrics of a line with this text, without an ellipsis.
    func metrics(of range: Range<Int>) -> LineMetrics
}
