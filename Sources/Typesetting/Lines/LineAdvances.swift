/// Answers for lines that start or end where subtraction of positions is not exact.
package protocol LineAdvances: AnyObject, Sendable {
    /// What the advance from `start` to `offset` is longer, on a line that starts at `start` and ends at `end`, than the
    /// difference of their positions; in the paragraph's unit. `start <= offset <= end`.
    func correction(from start: Int, to offset: Int, endingAt end: Int, tracking: Int) -> Int
}
