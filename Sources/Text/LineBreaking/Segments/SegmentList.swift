/// The segments of a text and their line metrics: everything that breaking again at another width reads.
///
/// Invariant: a list points to the head of a ``BreakSegments``, which is followed by the corrections, `count` segments and
/// the line metrics. They are written only while the ``BreakSegments`` is made, but for the corrections, and must outlive
/// every use of the list.
package struct SegmentList: @unchecked Sendable {
    private let block: UnsafeMutablePointer<BreakSegments.Head>

    struct Head {
        /// The object that the list is a part of.
        var owner: Unmanaged<BreakSegments.Buffer>?
        var count: Int32 = 0
        var minimumTracking = Int32.min
        var isCompact = true
        var isPlain = false
        var isUniform = false
        var hasTabs = false
        var isRaised = false
        var hasSoftHyphens = false
        var uniformMetrics: UInt16 = 0
    }

    private static let correctionsOffset = (MemoryLayout<BreakSegments.Head>.size + 7) & ~7
    private static let segmentsOffset = correctionsOffset + MemoryLayout<LineEndCorrections>.stride

    /// The words of memory after the head that a list needs.
    static func wordCount(segments: Int, metrics: Int) -> Int {
        (metricsOffset(segments) + metrics * MemoryLayout<LineMetrics>.stride - correctionsOffset) / 8
    }

    @inline(__always)
    private static func metricsOffset(_ count: Int) -> Int {
        (segmentsOffset + count * MemoryLayout<BreakSegments.Segment>.stride + 7) & ~7
    }

    init(_ block: UnsafeMutablePointer<BreakSegments.Head>) { self.block = block }

    /// Writes the memory.
    func initialize(
        _ ends: UnsafeBufferPointer<BreakSegments.End>, of table: OffsetTable, metrics: LineMetricsTable,
        softHyphens: SoftHyphens?, hasTabs: Bool
    ) {
        let offsets = table.list
        corrections.initialize(to: LineEndCorrections(unsafeOffsets: table.unsafeCount))
        var head = block.pointee.list
        head.count = Int32(ends.count)
        head.isUniform = !ends.isEmpty
        let segments = UnsafeMutablePointer(mutating: first)
        var start = 0
        // The sums of the text before a segment's start.
        var trackedClusters = 0
        for (index, end) in ends.enumerated() {
            let isUnsafe = offsets.has(OffsetFlags.isUnsafe, at: end.end)
            if isUnsafe || end.metrics != ends[0].metrics || (end.isMandatory && index + 1 < ends.count) {
                head.isUniform = false
            }
            let isOneGrapheme = offsets.isOneGrapheme(start, end.visibleEnd, softHyphens)
            let visibleClusters =
                end.visibleEnd < start
                ? offsets.trackedClusters(before: end.visibleEnd)
                : trackedClusters + offsets.trackedClusters(in: start..<end.visibleEnd)
            trackedClusters = visibleClusters + offsets.trackedClusters(in: end.visibleEnd..<end.end)
            let position = offsets.position(end.end)
            let visiblePosition = end.visibleEnd == end.end ? position : offsets.position(end.visibleEnd)
            let segment = BreakSegments.Segment(
                end, position: position, visiblePosition: visiblePosition, visibleClusters: visibleClusters,
                trackedClusters: trackedClusters,
                flags: (end.isMandatory ? BreakSegments.Segment.mandatory : 0)
                    | (isUnsafe ? BreakSegments.Segment.unsafe : 0)
                    | (isOneGrapheme ? BreakSegments.Segment.oneGrapheme : 0))
            if Int(segment.position) != position || Int(segment.visiblePosition) != visiblePosition {
                head.isCompact = false
            }
            if index > 0 {
                head.minimumTracking = max(head.minimumTracking, segment.minimumTracking(after: segments[index - 1]))
            }
            (segments + index).initialize(to: segment)
            start = end.end
        }
        head.isPlain = head.isCompact && !hasTabs && softHyphens == nil
        head.isUniform = head.isUniform && head.isPlain
        (head.hasTabs, head.hasSoftHyphens) = (hasTabs, softHyphens != nil)
        head.isRaised = metrics.count > 1
        head.uniformMetrics = UInt16(ends.first?.metrics ?? 0)
        block.pointee.list = head
        for index in 0..<metrics.count { (lines + index).initialize(to: metrics[index]) }
    }

    func deinitialize() { corrections.deinitialize(count: 1) }

    /// The object that the list is a part of.
    var owner: Unmanaged<BreakSegments.Buffer> {
        guard let owner = block.pointee.list.owner else {
            preconditionFailure("the list was used before it had an owner")
        }
        return owner
    }

    /// How much longer lines with unsafe ends are than their positions say.
    var corrections: UnsafeMutablePointer<LineEndCorrections> {
        (UnsafeMutableRawPointer(block) + Self.correctionsOffset).assumingMemoryBound(to: LineEndCorrections.self)
    }

    /// The first segment. The others follow it in memory.
    @inline(__always)
    var first: UnsafePointer<BreakSegments.Segment> {
        (UnsafeRawPointer(block) + Self.segmentsOffset).assumingMemoryBound(to: BreakSegments.Segment.self)
    }

    private var lines: UnsafeMutablePointer<LineMetrics> {
        (UnsafeMutableRawPointer(block) + Self.metricsOffset(count)).assumingMemoryBound(to: LineMetrics.self)
    }

    package var count: Int { Int(block.pointee.list.count) }
    /// Whether the positions in the segments are exact: always in a text narrower than 32 768 em. In a wider one the
    /// positions of the ``OffsetTable`` must be used.
    package var isCompact: Bool { block.pointee.list.isCompact }
    /// Whether a segment has the same advance on every line: true in compact text without tabs and soft hyphens.
    var isPlain: Bool { block.pointee.list.isPlain }
    /// Whether the text is plain, all lines of complete segments are equally tall, and only the width decides where they
    /// end: all segments have the same line metrics, none is unsafe, and only the last may be mandatory.
    var isUniform: Bool { block.pointee.list.isUniform }
    /// The minimum tracking with which the visible ends of the segments are increasing.
    var minimumTracking: Int { Int(block.pointee.list.minimumTracking) }
    var hasTabs: Bool { block.pointee.list.hasTabs }
    var hasSoftHyphens: Bool { block.pointee.list.hasSoftHyphens }
    /// Whether fonts make some lines taller than the strut.
    package var isRaised: Bool { block.pointee.list.isRaised }
    /// The line metrics of every segment when the text is ``isUniform``.
    var uniformLine: LineMetrics { metrics(Int(block.pointee.list.uniformMetrics)) }

    /// The line metrics of an index. Index 0 is the strut, the minimum of every line.
    package func metrics(_ index: Int) -> LineMetrics { lines[index] }

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
