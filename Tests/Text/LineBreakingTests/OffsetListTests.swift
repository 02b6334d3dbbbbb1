import Testing

@testable import LineBreaking

/// Searches among the flags of offsets.
struct OffsetListTests {
    private func withList<Result>(_ flags: [UInt8], _ body: (OffsetList) -> Result) -> Result {
        let advances = [Int](repeating: 10, count: flags.count - 1)
        let table = flags.withUnsafeBufferPointer { flags in
            advances.withUnsafeBufferPointer { OffsetTable(flags: flags, advances: $0) }
        }
        return withExtendedLifetime(table) { body(table.list) }
    }

    /// Offsets 2, 3 and 5 are unsafe.
    @Test func theNearestSafeOffsetIsFoundOnEachSide() {
        let flags = (0..<8).map { [2, 3, 5].contains($0) ? OffsetFlags.isUnsafe : 0 }
        withList(flags) { list in
            #expect([2, 3, 5].map { list.safeOffset(after: $0, upTo: 7) } == [4, 4, 6])
            #expect([2, 3, 5].map { list.safeOffset(before: $0, downTo: 0) } == [1, 1, 4])
            // Beyond the limit where there is none.
            #expect(list.safeOffset(after: 2, upTo: 3) == 4 && list.safeOffset(before: 3, downTo: 2) == 1)
        }
    }

    /// Units 1, 2 and 4 hang.
    @Test func onlyWhatHangsBeforeTheEndIsLeftOut() {
        let flags = (0..<7).map { [1, 2, 4].contains($0) ? OffsetFlags.hangs : 0 }
        withList(flags) { list in
            #expect((0...6).map { list.visibleEnd($0, after: 0) } == [0, 1, 1, 1, 4, 4, 6])
            #expect(list.visibleEnd(3, after: 2) == 2 && list.visibleEnd(3, after: 3) == 3)
        }
    }

    @Test(arguments: [0, 1, 62, 63, 64, 65, 70]) func oneTrackedClusterIsTracked(_ place: Int) {
        let flags = (0...72).map { $0 == place ? OffsetFlags.isTracked : 0 }
        withList(flags) { list in
            #expect([place, place + 1, 72].map(list.trackedClusters) == [0, 1, 1])
            #expect(list.position(place + 1, tracking: 3) == 10 * (place + 1) + 3)
            #expect(list.trackedClusters(in: place..<place) == 0 && list.trackedClusters(in: place..<place + 1) == 1)
            #expect(list.trackedClusters(in: 0..<place) == 0 && list.trackedClusters(in: place + 1..<72) == 0)
        }
    }

    @Test func textBetweenGraphemesCannotBeSplit() {
        let flags = (0..<6).map { $0 == 2 || $0 == 3 ? 0 : OffsetFlags.isGrapheme }
        withList(flags) { list in
            let ranges = [(0, 0), (0, 1), (0, 2), (1, 4), (0, 4), (4, 5), (3, 5)]
            #expect(ranges.map { list.isOneGrapheme($0, $1, nil) } == [true, true, false, true, false, true, false])
        }
    }

    @Test func anEmptyTableHasOneOffset() {
        let table = OffsetTable()
        #expect(table.count == 0 && table.unsafeCount == 0 && table.position(0) == 0)
        #expect(table.flags(at: 0) == OffsetFlags.isGrapheme | OffsetFlags.isClusterStart)
    }
}
