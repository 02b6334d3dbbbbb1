extension BreakSegments {
    /// The text between two break opportunities, in 20 bytes: breaking lines waits for memory more than for arithmetic.
    package struct Segment: Sendable {
        /// The positions of the end of the visible text and of the end of the segment, without tracking. They are
        /// right only when the list is ``SegmentList/isCompact``.
        package let visiblePosition, position: Int32
        /// From the highest bit down: the number of tracked clusters before the end of the visible text, the index of
        /// the line metrics, and three flags.
        private let traits: UInt32
        /// From the lowest bit up: the offset of the segment's end, the number of units that hang before the end, and
        /// the number of tracked clusters among these.
        private let ends: (low: UInt32, high: UInt32)

        /// - Parameters:
        ///   - end: where the segment ends, and which line metrics it has.
        ///   - position: that of the end.
        ///   - visiblePosition: that of the visible end.
        ///   - visibleClusters: how many clusters before the visible end have tracking after them.
        ///   - trackedClusters: how many before the end.
        ///   - flags: any of ``mandatory``, ``unsafe`` and ``oneGrapheme``.
        init(
            _ end: End, position: Int, visiblePosition: Int, visibleClusters: Int, trackedClusters: Int, flags: UInt32
        ) {
            precondition(end.end <= Self.largestOffset && end.metrics <= Self.largestMetrics)
            self.visiblePosition = Int32(clamping: visiblePosition)
            self.position = Int32(clamping: position)
            traits =
                UInt32(visibleClusters) << Self.clustersShift | UInt32(end.metrics) << Self.metricsShift | flags
            let word =
                UInt64(end.end) | UInt64(end.end - end.visibleEnd) << Self.hangShift
                | UInt64(trackedClusters - visibleClusters) << Self.hangingClustersShift
            ends = (UInt32(truncatingIfNeeded: word), UInt32(truncatingIfNeeded: word >> 32))
        }

        /// The position of the end of the visible text with a tracking.
        @inline(__always)
        func reach(tracking: Int) -> Int { Int(visiblePosition) &+ visibleTrackedClusters &* tracking }

        /// The position of the segment's end with a tracking.
        @inline(__always)
        func position(tracking: Int) -> Int { Int(position) &+ trackedClusters &* tracking }

        private var word: UInt64 { UInt64(ends.low) | UInt64(ends.high) << 32 }

        /// The UTF-16 offset after the segment. The first segment starts at 0, each other one at the end of the segment
        /// before it.
        package var end: Int { Int(word & Self.offsetMask) }
        /// The offset after the last unit that stays visible when a line ends after the segment.
        package var visibleEnd: Int { end - Int(word >> Self.hangShift & Self.offsetMask) }

        /// How many clusters with tracking there are before the end of the visible text.
        @inline(__always) var visibleTrackedClusters: Int { Int(traits >> Self.clustersShift) }
        /// How many clusters with tracking there are before the end of the segment.
        var trackedClusters: Int { visibleTrackedClusters + Int(word >> Self.hangingClustersShift) }

        /// The index of the segment's line metrics in the table of the text.
        package var metrics: Int { Int(traits >> Self.metricsShift & Self.metricsMask) }
        /// Whether a line must end after the segment.
        package var isMandatory: Bool { traits & Self.mandatory != 0 }
        /// Whether a line that starts or ends after the segment must be shaped again to know its advance.
        package var isUnsafe: Bool { traits & Self.unsafe != 0 }
        /// Whether the visible text of the segment is one grapheme, so that it cannot be split between lines.
        package var isOneGrapheme: Bool { traits & Self.oneGrapheme != 0 }

        /// Whether the segment has these line metrics and is neither mandatory nor unsafe, so that only its width
        /// decides whether it fits.
        @inline(__always) func isOrdinary(metrics: Int) -> Bool {
            traits & Self.ordinaryMask == UInt32(truncatingIfNeeded: metrics) << Self.metricsShift
        }

        /// The minimum tracking with which the visible text ends after that of an earlier segment. Below it the visible
        /// ends are not increasing, and the fast loop must not be used. `Int32.max` when no such tracking is known.
        func minimumTracking(after earlier: Self) -> Int32 {
            let advance = Int(visiblePosition) - Int(earlier.visiblePosition)
            let clusters = visibleTrackedClusters - earlier.visibleTrackedClusters
            guard advance >= 0, clusters >= 0 else { return .max }
            return clusters == 0 ? .min : Int32(clamping: -(advance / clusters))
        }

        static let mandatory: UInt32 = 1
        static let unsafe: UInt32 = 2
        static let oneGrapheme: UInt32 = 4

        /// Offsets and numbers of clusters have 17 bits: enough for 100,000 units, the longest text of `Typesetting`.
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
