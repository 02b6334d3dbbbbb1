/// The segments of a text and their line metrics: everything that breaking again at another width reads, in one
/// allocation.
///
/// Invariant: the memory block starts with the head, followed by `count` segments and the line metrics. It is written
/// only while the ``BreakSegments`` that makes the list is made, and freed when that object is. The object must outlive
/// every use of the list.
package struct SegmentList: @unchecked Sendable {
    private let block: UnsafeMutableRawPointer

    private struct Head {
        /// The object that the list is a part of.
        var owner: Unmanaged<BreakSegments>?
        var count: Int32
        /// The number of bytes before the line metrics.
        var metricsOffset: Int32
        var minimumTracking: Int32
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
        var minimumTracking = Int32.min
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
            if index > 0 {
                minimumTracking = max(minimumTracking, segment.minimumTracking(after: segments[index - 1]))
            }
            (segments + index).initialize(to: segment)
            start = end.end
        }
        let lines = (block + metricsOffset).bindMemory(to: LineMetrics.self, capacity: metrics.count)
        for index in 0..<metrics.count { (lines + index).initialize(to: metrics[index]) }
        let isPlain = isCompact && !hasTabs && softHyphens == nil
        block.bindMemory(to: Head.self, capacity: 1).initialize(
            to: Head(
                owner: nil, count: Int32(ends.count), metricsOffset: Int32(metricsOffset),
                minimumTracking: minimumTracking,
                isCompact: isCompact, isPlain: isPlain,
                isUniform: isPlain && isUniform, hasTabs: hasTabs, isRaised: metrics.count > 1,
                hasSoftHyphens: softHyphens != nil, uniformMetrics: UInt16(ends.first?.metrics ?? 0)))
    }

    /// Sets the object that the list is a part of. It is not retained.
    func setOwner(_ owner: BreakSegments) {
        block.assumingMemoryBound(to: Head.self).pointee.owner = .passUnretained(owner)
    }

    func deallocate() { block.deallocate() }

    private var head: UnsafePointer<Head> { UnsafePointer(block.assumingMemoryBound(to: Head.self)) }

    /// The object that the list is a part of.
    var owner: Unmanaged<BreakSegments> {
        guard let owner = head.pointee.owner else { preconditionFailure("the list was used before it had an owner") }
        return owner
    }

    /// The first segment. The others follow it in memory.
    @inline(__always)
    var first: UnsafePointer<BreakSegments.Segment> {
        UnsafePointer((block + Self.segmentsOffset).assumingMemoryBound(to: BreakSegments.Segment.self))
    }

    package var count: Int { Int(head.pointee.count) }
    /// Whether the positions in the segments are exact: always in a text narrower than 32 768 em. In a wider one the
    /// positions of the ``OffsetTable`` must be used.
    package var isCompact: Bool { head.pointee.isCompact }
    /// Whether a segment has the same advance on every line: true in compact text without tabs and soft hyphens.
    var isPlain: Bool { head.pointee.isPlain }
    /// Whether the text is plain, all lines of complete segments are equally tall, and only the width decides where they
    /// end: all segments have the same line metrics, none is unsafe, and only the last may be mandatory.
    var isUniform: Bool { head.pointee.isUniform }
    /// The minimum tracking with which the visible ends of the segments are increasing.
    var minimumTracking: Int { Int(head.pointee.minimumTracking) }
    var hasTabs: Bool { head.pointee.hasTabs }
    var hasSoftHyphens: Bool { head.pointee.hasSoftHyphens }
    /// Whether fonts make some lines taller than the strut.
    package var isRaised: Bool { head.pointee.isRaised }
    /// The line metrics of every segment when the text is ``isUniform``.
    var uniformLine: LineMetrics { metrics(Int(head.pointee.uniformMetrics)) }

    /// The line metrics of an index. Index 0 is the strut, the minimum of every line.
    package func metrics(_ index: Int) -> LineMetrics {
        (block + Int(head.pointee.metricsOffset)).assumingMemoryBound(to: LineMetrics.self)[index]
    }

    package subscript(index: Int) -> BreakSegments.Segment {
        assert(index >= 0 && index < count)
        return first[index]
    }

    /// Adds segments to a line while their positions alone say that they fit.
    ///
    /// Stops at the first segment that extends beyond `furthest`, is unsafe or mandatory, or has line metrics other than
    /// those of the index `metrics`; or at the end of the text.
    /// - Parameters:
    ///   - index: the first segment to add; on return, the segment at which the walk stopped.
    ///   - furthest: the position of the line's end.
    ///   - reached: on return, the visible end of the last added segment.
    ///   - widest: on return, the largest visible end of all added segments.
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
