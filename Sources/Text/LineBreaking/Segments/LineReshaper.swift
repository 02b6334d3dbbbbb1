/// Answers the questions about a line that need the fonts of its text. The paragraph that owns the segments is one.
///
/// Most lines never ask: their widths and heights follow from the positions and the metrics of the segments alone.
package protocol LineReshaper: AnyObject, Sendable {
    /// How much longer the advance from the start of a range to an offset in it is when the range is shaped by itself,
    /// instead of together with the text around it.
    func correction(of range: Range<Int>, to offset: Int) -> LineCorrection

    /// How much longer the advance from `start` to `offset` is than the difference of their positions, on a line from
    /// `start` to `end`, in ``TextUnit``. Asked for lines that have no safe offset between an unsafe start and an unsafe
    /// end, so that shaping one end again changes the other. `start <= offset <= end`.
    func correction(from start: Int, to offset: Int, endingAt end: Int, tracking: Int) -> Int

    /// The metrics of a line with this text, without an ellipsis.
    func metrics(of range: Range<Int>) -> LineMetrics
}

/// How much longer text is when it is shaped again.
package struct LineCorrection: Sendable, Equatable {
    /// The difference without tracking, in ``TextUnit``.
    package let units: Int
    /// How many more clusters have tracking after them.
    package let trackedClusters: Int32

    package init(units: Int, trackedClusters: Int32) {
        self.units = units
        self.trackedClusters = trackedClusters
    }

    package static let none = LineCorrection(units: 0, trackedClusters: 0)

    /// The difference with a tracking.
    func units(tracking: Int) -> Int { units + Int(trackedClusters) * tracking }
}
