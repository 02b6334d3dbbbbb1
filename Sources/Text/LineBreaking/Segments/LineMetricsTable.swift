/// The line metrics of a text. A segment names its own by their index.
package struct LineMetricsTable: Sendable {
    /// The minimum of every line, which comes from the primary font. It has index 0.
    package let strut: LineMetrics
    /// The metrics of segments with taller fonts. Each of them includes the strut.
    private var raised: [LineMetrics] = []

    package init(strut: LineMetrics) { self.strut = strut }

    package subscript(index: Int) -> LineMetrics { index == 0 ? strut : raised[index - 1] }

    package var count: Int { 1 + raised.count }

    /// How many metrics a table can hold, since a segment stores the index in a few bits.
    package static let maximumCount = BreakSegments.Segment.largestMetrics + 1

    /// The index of metrics. New metrics are added.
    /// - Returns: nil when the table is full.
    package mutating func index(of metrics: LineMetrics) -> Int? {
        if metrics == strut { return 0 }
        if let known = raised.firstIndex(of: metrics) { return known + 1 }
        guard count < Self.maximumCount else { return nil }
        raised.append(metrics)
        return raised.count
    }
}
