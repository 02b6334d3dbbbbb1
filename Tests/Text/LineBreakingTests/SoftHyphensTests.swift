import Testing

@testable import LineBreaking

/// "CSS Text 3", 5.4: a soft hyphen is shown where a line ends at it.
struct SoftHyphensTests {
    /// Soft hyphens at 0, 3, 4 and 9, of which those at 3 and 9 can end a line.
    private let hyphens = SoftHyphens(
        offsets: [0, 3, 4, 9], lineEnds: [4, 10], advance: SoftHyphens.Advance(units: 100, trackedClusters: 1))

    @Test func aLineEndsAfterTheHyphen() {
        #expect((0...11).filter(hyphens.isLineEnd) == [4, 10])
        #expect((0...11).map { hyphens.advance(endingAt: $0, tracking: 7) }.filter { $0 != 0 } == [107, 107])
        #expect(hyphens.advance(endingAt: 4, tracking: -7) == 93)
    }

    /// Directly before or directly after one.
    @Test func aHyphenTouchesBothItsSides() { #expect((0...12).filter(hyphens.touch) == [0, 1, 3, 4, 5, 9, 10]) }

    @Test func aTextWithoutThemHasNone() {
        let none = SoftHyphens(offsets: [], lineEnds: [], advance: 100)
        #expect(!none.isLineEnd(0) && !none.touch(1) && none.advance(endingAt: 0, tracking: 1) == 0)
    }
}
