import Testing

@testable import LineBreaking

/// What is packed into 20 bytes comes out again, at the ends of each range.
struct BreakSegmentTests {
    typealias Segment = BreakSegments.Segment

    private func segment(
        _ end: Int, visible: Int, metrics: Int = 0, clusters: (visible: Int, all: Int) = (0, 0), flags: UInt32 = 0,
        positions: (visible: Int, end: Int) = (0, 0)
    ) -> Segment {
        Segment(
            BreakSegments.End(end: end, visibleEnd: visible, isMandatory: false, metrics: metrics),
            position: positions.end, visiblePosition: positions.visible, visibleClusters: clusters.visible,
            trackedClusters: clusters.all, flags: flags)
    }

    @Test(arguments: [(0, 0), (1, 0), (1, 1), (70_000, 3), (131_071, 0), (131_071, 131_071)])
    func offsetsAndClusters(_ larger: Int, _ smaller: Int) {
        let found = segment(larger, visible: smaller, metrics: 4_095, clusters: (smaller, larger), flags: 7)
        #expect([found.end, found.visibleEnd, found.metrics] == [larger, smaller, 4_095])
        #expect([found.visibleTrackedClusters, found.trackedClusters] == [smaller, larger])
        let plain = segment(larger, visible: smaller, clusters: (smaller, larger))
        #expect(plain.metrics == 0 && !plain.isMandatory && !plain.isUnsafe && !plain.isOneGrapheme)
    }

    /// Only what must end a line, and what must be shaped again, is not decided by the width alone.
    @Test(
        arguments: [
            (0, true), (Segment.mandatory, false), (Segment.unsafe, false), (Segment.oneGrapheme, true),
        ] as [(UInt32, Bool)])
    func flags(_ flag: UInt32, _ isOrdinary: Bool) {
        let found = segment(9, visible: 8, metrics: 5, clusters: (7, 8), flags: flag)
        #expect([found.isMandatory, found.isUnsafe, found.isOneGrapheme] == [1, 2, 4].map { $0 == flag })
        #expect([4, 5, 6].map { found.isOrdinary(metrics: $0) } == [false, isOrdinary, false])
    }

    @Test func trackingIsAddedForEachClusterBefore() {
        let found = segment(9, visible: 8, clusters: (3, 5), positions: (1_000, 1_200))
        #expect([0, 10, -10].map { found.reach(tracking: $0) } == [1_000, 1_030, 970])
        #expect([0, 10, -10].map { found.position(tracking: $0) } == [1_200, 1_250, 1_150])
    }

    /// With this tracking the visible ends still grow.
    @Test func theMinimumTrackingKeepsTheEndsInOrder() {
        let first = segment(4, visible: 3, clusters: (3, 4), positions: (300, 400))
        let second = segment(8, visible: 7, clusters: (7, 8), positions: (706, 800))
        let minimum = Int(second.minimumTracking(after: first))
        #expect(minimum == -101)
        #expect(second.reach(tracking: minimum) >= first.reach(tracking: minimum))
        #expect(second.reach(tracking: minimum - 1) < first.reach(tracking: minimum - 1))
        #expect(first.minimumTracking(after: second) == .max)
        let same = segment(8, visible: 7, clusters: (3, 8), positions: (706, 800))
        #expect(same.minimumTracking(after: first) == .min)
    }
}
