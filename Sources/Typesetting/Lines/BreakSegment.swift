extension BreakSegments {
    /// One stretch between two opportunities, in 20 bytes: walking lines waits for memory more than for arithmetic.
    package struct Segment: Sendable {
        /// Where the visible text ends, and the segment, without tracking; right only while
        /// ``SegmentList/isCompact``.
        package let visiblePosition, position: Int32
        /// The clusters with tracking before the end of the visible text, the index of the line metrics and three
        /// flags.
        private let traits: UInt32
        /// The end of the segment, the units that hang before it, and the clusters with tracking among these.
        private let ends: (low: UInt32, high: UInt32)

        /// - Parameters:
        ///   - end: the UTF-16 offset after the segment, and that without what hangs before it.
        ///   - metrics: the index of the line metrics.
        ///   - flags: of ``mandatory``, ``unsafe`` and ``oneGrapheme``.
        init(_ end: End, in offsets: OffsetTable, flags: UInt32) {
            precondition(end.end <= Self.largestOffset && end.metrics <= Self.largestMetrics)
            let visibleClusters = offsets.trackedClusters(before: end.visibleEnd)
            visiblePosition = Int32(clamping: offsets.position(end.visibleEnd))
            position = Int32(clamping: offsets.position(end.end))
            traits =
                UInt32(visibleClusters) << Self.clustersShift | UInt32(end.metrics) << Self.metricsShift | flags
            let word =
                UInt64(end.end) | UInt64(end.end - end.visibleEnd) << Self.hangShift
                | UInt64(offsets.trackedClusters(before: end.end) - visibleClusters) << Self.hangingClustersShift
            ends = (UInt32(truncatingIfNeeded: word), UInt32(truncatingIfNeeded: word >> 32))
        }

        /// Where the visible text ends at a tracking.
        @inline(__always)
        func reach(tracking: Int) -> Int { Int(visiblePosition) &+ visibleTrackedClusters &* tracking }

        /// Where the segment ends at a tracking.
        @inline(__always)
        func position(tracking: Int) -> Int { Int(position) &+ trackedClusters &* tracking }

        private var word: UInt64 { UInt64(ends.low) | UInt64(ends.high) << 32 }

        /// The UTF-16 offset after the segment. The first starts at 0, each other where the one before ends.
        package var end: Int { Int(word & Self.offsetMask) }
        /// The offset after the last unit that does not hang at a line's end.
        package var visibleEnd: Int { end - Int(word >> Self.hangShift & Self.offsetMask) }

        /// The clusters with tracking before the end of the visible text.
        @inline(__always) var visibleTrackedClusters: Int { Int(traits >> Self.clustersShift) }
        /// The clusters with tracking before the end.
        var trackedClusters: Int { visibleTrackedClusters + Int(word >> Self.hangingClustersShift) }

        /// The index of the fonts' line metrics among those of the paragraph.
        package var metrics: Int { Int(traits >> Self.metricsShift & Self.metricsMask) }
        /// Whether a line must end after the segment.
        package var isMandatory: Bool { traits & Self.mandatory != 0 }
        /// Whether a line that ends or starts after the segment must be asked for its advance.
        package var isUnsafe: Bool { traits & Self.unsafe != 0 }
        /// Whether nothing can be cut off the visible text of the segment.
        package var isOneGrapheme: Bool { traits & Self.oneGrapheme != 0 }

        /// Whether the segment has these line metrics and nothing else is to be looked at.
        @inline(__always) func isOrdinary(metrics: Int) -> Bool {
            traits & Self.ordinaryMask == UInt32(truncatingIfNeeded: metrics) << Self.metricsShift
        }

        /// The least tracking with which the visible text does not end before that of another segment; `Int32.max` when
        /// none is known.
        func leastTracking(after earlier: Self) -> Int32 {
            let advance = Int(visiblePosition) - Int(earlier.visiblePosition)
            let clusters = visibleTrackedClusters - earlier.visibleTrackedClusters
            guard advance >= 0, clusters >= 0 else { return .max }
            return clusters == 0 ? .min : Int32(clamping: -(advance / clusters))
        }

        static let mandatory: UInt32 = 1
        static let unsafe: UInt32 = 2
        static let oneGrapheme: UInt32 = 4

        /// Offsets and clusters have 17 bits, more than ``TypesettingLimits/maximumTextLength``.
        private static let largestOffset = 1 << 17 - 1
        private static let offsetMask: UInt64 = 1 << 17 - 1
        private static let hangShift: UInt64 = 17
        private static let hangingClustersShift: UInt64 = 34
        private static let clustersShift: UInt32 = 15
        private static let metricsShift: UInt32 = 3
        private static let metricsMask: UInt32 = 1 << 12 - 1
        static let largestMetrics = 1 << 12 - 1
        private static let ordinaryMask = metricsMask << metricsShift | mandatory | unsafe
    }
}
