/// A text cut at its break opportunities: all that breaking into lines needs, for every size.
///
/// Invariant: the memory of the segments is written in `init` alone and freed in `deinit`, and `exact` is set once by the
/// object that keeps these segments, before another thread sees them; so they can be read from many threads.
package final class BreakSegments: @unchecked Sendable {
    /// One stretch between two opportunities.
    package struct Segment: Sendable, Equatable {
        /// The UTF-16 offset after the segment. The first starts at 0, each other where the one before ends.
        package let end: Int32
        /// The offset after the last unit that does not hang at a line's end.
        package let visibleEnd: Int32
        /// Where these two are, without tracking; right only while ``BreakSegments/isCompact``.
        package let position, visiblePosition: Int32
        /// The clusters with tracking before these two.
        package let trackedClusters, visibleTrackedClusters: Int32
        /// The index of the line metrics and the three flags in one word, for one comparison.
        let traits: UInt32

        /// The index of the fonts' line metrics among those of the paragraph.
        package var metrics: Int { Int(traits >> Self.metricsShift) }
        /// Whether a line must end after the segment.
        package var isMandatory: Bool { traits & Self.mandatory != 0 }
        /// Whether a line that ends or starts after the segment must be asked for its advance.
        package var isUnsafe: Bool { traits & Self.unsafe != 0 }
        /// Whether nothing can be cut off the visible text of the segment.
        package var isOneGrapheme: Bool { traits & Self.oneGrapheme != 0 }

        static let mandatory: UInt32 = 1
        static let unsafe: UInt32 = 2
        static let oneGrapheme: UInt32 = 4
        static let metricsShift: UInt32 = 8
    }

    /// Where a segment ends, and the index of its line metrics.
    package struct End {
        let end: Int
        let visibleEnd: Int
        let isMandatory: Bool
        let metrics: Int
    }

    /// Where every offset is.
    package let offsets: OffsetTable
    package let segments: SegmentList
    /// Whether the positions of segments are right: no text of less than 32 768 em has others.
    package let isCompact: Bool
    /// The line metrics of every segment, when all have the same, none is unsafe and only the last ends a line by force.
    package let uniformMetrics: Int?
    /// Answers for lines at unsafe offsets.
    @exclusivity(unchecked) package private(set) unowned(unsafe) var exact: (any LineAdvances)?
    /// The offsets of tabs; their advance depends on where they fall in a line.
    package let tabs: [Int]
    /// The advance of the space that tab stops are counted in, without tracking.
    package let tabSpace: Int
    /// Where lines end with a hyphen; nil without soft hyphens.
    package let softHyphens: SoftHyphens?

    /// Cuts a text.
    package init(
        offsets: OffsetTable, tabs: [Int] = [], tabSpace: Int = 1,
        softHyphens: SoftHyphens? = nil, ends: UnsafeBufferPointer<End>
    ) {
        self.offsets = offsets
        self.tabs = tabs
        self.tabSpace = tabSpace
        self.softHyphens = softHyphens
        let memory = UnsafeMutableBufferPointer<Segment>.allocate(capacity: ends.count)
        var (isCompact, isUniform) = (true, true)
        var start = 0
        for (index, end) in ends.enumerated() {
            let positions = (offsets.position(end.end), offsets.position(end.visibleEnd))
            let (position, visiblePosition) = (Int32(clamping: positions.0), Int32(clamping: positions.1))
            let isUnsafe = offsets.has(OffsetFlags.isUnsafe, at: end.end)
            if isUnsafe || end.metrics != ends[0].metrics || (end.isMandatory && index + 1 < ends.count) {
                isUniform = false
            }
            if Int(position) != positions.0 || Int(visiblePosition) != positions.1 { isCompact = false }
            memory.initializeElement(
                at: index,
                to: Segment(
                    end: Int32(end.end), visibleEnd: Int32(end.visibleEnd), position: position,
                    visiblePosition: visiblePosition, trackedClusters: Int32(offsets.trackedClusters(before: end.end)),
                    visibleTrackedClusters: Int32(offsets.trackedClusters(before: end.visibleEnd)),
                    traits: UInt32(end.metrics) << Segment.metricsShift | (end.isMandatory ? Segment.mandatory : 0)
                        | (isUnsafe ? Segment.unsafe : 0)
                        | (offsets.isOneGrapheme(start, end.visibleEnd, softHyphens) ? Segment.oneGrapheme : 0)))
            start = end.end
        }
        segments = SegmentList(memory)
        self.isCompact = isCompact
        uniformMetrics = isUniform ? ends.first?.metrics : nil
    }

    deinit { segments.deallocate() }

    /// Names who answers for lines at unsafe offsets, and lives as long as the segments are asked.
    package func ask(_ exact: any LineAdvances) { self.exact = exact }

    /// Whether the advance of a whole segment is the same on every line.
    package var isPlain: Bool { isCompact && tabs.isEmpty && softHyphens == nil }

    /// Whether a line may end at an offset when nothing else fits.
    func isCut(_ offset: Int) -> Bool { offsets.isCut(offset, softHyphens) }

    package var isEmergencyBreak: OffsetTable.Flags { offsets.isEmergencyBreak }
    package var hangs: OffsetTable.Flags { offsets.hangs }
    package var isUnsafeToBreak: OffsetTable.Flags { offsets.isUnsafeToBreak }
}

extension OffsetTable {
    /// Whether a line may end at an offset when nothing else fits.
    fileprivate func isCut(_ offset: Int, _ softHyphens: SoftHyphens?) -> Bool {
        has(OffsetFlags.isGrapheme, at: offset) && softHyphens?.touch(offset) != true
    }

    /// Whether nothing can be cut between two offsets.
    fileprivate func isOneGrapheme(_ start: Int, _ end: Int, _ softHyphens: SoftHyphens?) -> Bool {
        var offset = start + 1
        while offset < end {
            if isCut(offset, softHyphens) { return false }
            offset += 1
        }
        return true
    }
}
