/// The line metrics that segments name by index.
struct LineMetricsTable: Sendable {
    /// Those of the primary font, with index 0: the least of every line.
    let strut: LineMetrics
    /// Those of segments with taller fonts; always with the strut.
    private var raised: [LineMetrics] = []

    init(strut: LineMetrics) { self.strut = strut }

    subscript(index: Int) -> LineMetrics { index == 0 ? strut : raised[index - 1] }

    var count: Int { 1 + raised.count }

    /// The index of metrics, which are added if need be.
    /// - Throws: ``TypesettingError/outOfRange(what:value:allowed:)`` when there are more than a segment can name.
    mutating func index(of metrics: LineMetrics) throws -> Int {
        if metrics == strut { return 0 }
        if let known = raised.firstIndex(of: metrics) { return known + 1 }
        guard raised.count < BreakSegments.Segment.largestMetrics else {
            throw TypesettingError.outOfRange(
                what: "number of line heights in one text", value: "\(raised.count + 1)",
                allowed: "at most \(BreakSegments.Segment.largestMetrics); use fewer fonts of different heights")
        }
        raised.append(metrics)
        return raised.count
    }
}
