/// The segments of a ``BreakSegments`` and the line metrics that they name, in one block of memory: what a change of
/// width reads, and no object before it.
///
/// Invariant: the block is written in `init` alone; as long as the ``BreakSegments`` lives, that made the list, `count`
/// segments stand behind the head, and behind them the line metrics.
package struct SegmentList: @unchecked Sendable {
    private let block: UnsafeMutableRawPointer

    private struct Head {
        var count: Int32
        /// Where the line metrics start in the block.
        var metricsOffset: Int32
        var leastTracking: Int32
        var isCompact: Bool
        var isPlain: Bool
        var isUniform: Bool
        var hasTabs: Bool
        var isRaised: Bool
        var hasSoftHyphens: Bool
        var uniformMetrics: UInt16
    }

    private static let segmentsOffset = (MemoryLayout<Head>.size + 3) & ~3

    init(
        _ ends: UnsafeBufferPointer<BreakSegments.End>, of offsets: OffsetTable, metrics: LineMetricsTable,
        softHyphens: SoftHyphens?, hasTabs: Bool
    ) {
        let segmentsEnd = Self.segmentsOffset + ends.count * MemoryLayout<BreakSegments.Segment>.stride
        let metricsOffset = (segmentsEnd + 7) & ~7
        block = .allocate(
            byteCount: metricsOffset + metrics.count * MemoryLayout<LineMetrics>.stride,
            alignment: MemoryLayout<LineMetrics>.alignment)
        let segments = (block + Self.segmentsOffset).bindMemory(to: BreakSegments.Segment.self, capacity: ends.count)
        var (isCompact, isUniform) = (true, !ends.isEmpty)
        var leastTracking = Int32.min
        var start = 0
        for (index, end) in ends.enumerated() {
            let isUnsafe = offsets.has(OffsetFlags.isUnsafe, at: end.end)
            if isUnsafe || end.metrics != ends[0].metrics || (end.isMandatory && index + 1 < ends.count) {
                isUniform = false
            }
            let segment = BreakSegments.Segment(
                end, in: offsets,
                flags: (end.isMandatory ? BreakSegments.Segment.mandatory : 0)
                    | (isUnsafe ? BreakSegments.Segment.unsafe : 0)
                    | (offsets.isOneGrapheme(start, end.visibleEnd, softHyphens)
                        ? BreakSegments.Segment.oneGrapheme : 0))
            if Int(segment.position) != offsets.position(end.end)
                || Int(segment.visiblePosition) != offsets.position(end.visibleEnd)
            {
                isCompact = false
            }
            if index > 0 { leastTracking = max(leastTracking, segment.leastTracking(after: segments[index - 1])) }
            (segments + index).initialize(to: segment)
            start = end.end
        }
        let lines = (block + metricsOffset).bindMemory(to: LineMetrics.self, capacity: metrics.count)
        for index in 0..<metrics.count { (lines + index).initialize(to: metrics[index]) }
        let isPlain = isCompact && !hasTabs && softHyphens == nil
        block.bindMemory(to: Head.self, capacity: 1).initialize(
            to: Head(
                count: Int32(ends.count), metricsOffset: Int32(metricsOffset), leastTracking: leastTracking,
                isCompact: isCompact, isPlain: isPlain,
                isUniform: isPlain && isUniform, hasTabs: hasTabs, isRaised: metrics.count > 1,
                hasSoftHyphens: softHyphens != nil, uniformMetrics: UInt16(ends.first?.metrics ?? 0)))
    }

    func deallocate() { block.deallocate() }

    private var head: UnsafePointer<Head> { UnsafePointer(block.assumingMemoryBound(to: Head.self)) }
    /// The first segment; the others stand behind it.
    @inline(__always)
    var first: UnsafePointer<BreakSegments.Segment> {
        UnsafePointer((block + Self.segmentsOffset).assumingMemoryBound(to: BreakSegments.Segment.self))
    }

    package var count: Int { Int(head.pointee.count) }
    /// Whether the positions of segments are right: no text of less than 32 768 em has others.
    package var isCompact: Bool { head.pointee.isCompact }
    /// Whether the advance of a whole segment is the same on every line: in compact text without tabs and soft hyphens.
    var isPlain: Bool { head.pointee.isPlain }
    /// Whether, besides, every line of whole segments is as high as the next, and ends where its width alone says: all
    /// have the same line metrics, none is unsafe and only the last ends a line by force.
    var isUniform: Bool { head.pointee.isUniform }
    /// The tracking from which on no segment's visible text ends before that of the one in front of it.
    var leastTracking: Int { Int(head.pointee.leastTracking) }
    var hasTabs: Bool { head.pointee.hasTabs }
    var hasSoftHyphens: Bool { head.pointee.hasSoftHyphens }
    /// Whether fonts raise a line.
    var isRaised: Bool { head.pointee.isRaised }
    /// The line metrics of every segment when ``isUniform``.
    var uniformLine: LineMetrics { metrics(Int(head.pointee.uniformMetrics)) }

    /// The line metrics of an index; those of the primary font, the least of every line, have 0.
    func metrics(_ index: Int) -> LineMetrics {
        (block + Int(head.pointee.metricsOffset)).assumingMemoryBound(to: LineMetrics.self)[index]
    }

    package subscript(index: Int) -> BreakSegments.Segment {
        assert(index >= 0 && index < count)
        return first[index]
    }

    /// Walks from a segment on as long as the positions say that the line fits and nothing else is to be looked at.
    ///
    /// Stops at the first segment that reaches beyond `furthest`, is unsafe, ends a line by force or has other line
    /// metrics than those of an index; or at the end. `reached` becomes where the visible text of the one before it
    /// ends, `widest` the furthest of those on the way.
    @inline(__always)
    func walk(
        _ index: inout Int, to furthest: Int, reached: inout Int, widest: inout Int, tracking: Int, metrics: Int
    ) {
        let count = count
        while index < count {
            let reach = first[index].reach(tracking: tracking)
            if reach > furthest || !first[index].isOrdinary(metrics: metrics) { break }
            reached = reach
            widest = max(widest, reach)
            index &+= 1
        }
    }
}
