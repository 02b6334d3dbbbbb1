/// Answers for lines that start or end where subtraction of positions is not exact.
package protocol LineAdvances: Sendable {
    /// The advance from `start` to `offset` on a line that starts at `start` and ends at `end`, in the paragraph's
    /// unit. `start <= offset <= end`.
    func advance(from start: Int, to offset: Int, endingAt end: Int, tracking: Int) -> Int
}
