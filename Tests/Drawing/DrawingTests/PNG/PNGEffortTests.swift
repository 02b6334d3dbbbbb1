import Testing

@testable import Drawing

/// How hard a PNG is compressed.
@Suite struct PNGEffortTests {
    /// What is kept longer is made smaller; of a large photograph a review has what is kept. Up to 256 KB are small.
    @Test(arguments: [(1, false), (1, true), (1 << 18, false), (1 << 18, true), (1 << 18 + 1, false), (1 << 22, true)])
    func whatIsKeptLongerIsMadeSmaller(_ byteCount: Int, _ isPhotograph: Bool) {
        let levels = [PNGEffort.speed, .review, .size, .smallest].map {
            $0.level(byteCount: byteCount, isPhotograph: isPhotograph)
        }
        let isLargePhotograph = byteCount > 1 << 18 && isPhotograph
        #expect(levels == levels.sorted() && Set(levels).count == (isLargePhotograph ? 3 : 4))
        #expect(levels.allSatisfy { (1...12).contains($0) })
    }

    /// A large file costs more time, so that no more is asked of it than of a small one.
    @Test(arguments: PNGEffort.allCases, [true, false]) func noMoreIsAskedOfALargeFile(
        _ effort: PNGEffort, _ isPhotograph: Bool
    ) {
        let small = effort.level(byteCount: 1 << 18, isPhotograph: isPhotograph)
        let large = effort.level(byteCount: 1 << 18 + 1, isPhotograph: isPhotograph)
        #expect(large < small || effort == .smallest && large == small)
    }
}
