/// The segments of a ``BreakSegments``, which keeps them in memory.
///
/// Invariant: as long as the ``BreakSegments`` lives, `count` segments stand at `base`.
package struct SegmentList: @unchecked Sendable {
    private let base: UnsafeMutablePointer<BreakSegments.Segment>
    package let count: Int

    init(_ memory: UnsafeMutableBufferPointer<BreakSegments.Segment>) {
        count = memory.count
        // An allocated buffer has a base even when it is empty.
        base = memory.baseAddress!
    }

    func deallocate() { base.deallocate() }

    package subscript(index: Int) -> BreakSegments.Segment {
        assert(index >= 0 && index < count)
        return base[index]
    }

    /// Walks from a segment on as long as the positions say that the line fits and nothing else is to be looked at.
    ///
    /// Stops at the first segment that reaches beyond `furthest`, is unsafe, ends a line by force or has other line
    /// metrics than those of an index; or at the end. `reached` becomes where the visible text of the one before it ends,
    /// `widest` the furthest of those on the way.
    @inline(__always)
    package func walk(
        _ index: inout Int, to furthest: Int, reached: inout Int, widest: inout Int, tracking: Int, metrics: Int
    ) {
        let ordinary = UInt32(truncatingIfNeeded: metrics) << BreakSegments.Segment.metricsShift
        while index < count {
            let reach = reach(index, tracking: tracking)
            if reach > furthest || base[index].traits & ~BreakSegments.Segment.oneGrapheme != ordinary { break }
            reached = reach
            widest = max(widest, reach)
            index &+= 1
        }
    }

    /// Where the visible text of a segment ends.
    @inline(__always)
    package func reach(_ index: Int, tracking: Int) -> Int {
        Int(base[index].visiblePosition) &+ Int(base[index].visibleTrackedClusters) &* tracking
    }
}
