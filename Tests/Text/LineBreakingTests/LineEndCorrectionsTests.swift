import Testing

@testable import LineBreaking

/// What is found once per offset at which a line starts or ends.
struct LineEndCorrectionsTests {
    @Test func eachOffsetHasASlotForEachEnd() {
        let corrections = LineEndCorrections(unsafeOffsets: 4)
        let made = (0..<8).map { LineCorrection(units: 1_000 * $0 - 3_000, trackedClusters: Int32(3 - $0)) }
        for isAgain in [false, true] {
            var asked = 0
            let found = made.indices.map { slot in
                corrections.correction(at: slot / 2, isStart: slot % 2 == 0) {
                    asked += 1
                    return made[slot]
                }
            }
            #expect(found == made)
            #expect(asked == (isAgain ? 0 : made.count))
        }
    }

    /// "Tracking is added after each cluster": what is shaped again can have more clusters, or fewer.
    @Test(arguments: [(2, 5, 20), (-2, 5, 0), (2, -5, 0), (0, 5, 10)] as [(Int32, Int, Int)])
    func clustersMoreHaveTrackingMore(_ clusters: Int32, _ tracking: Int, _ units: Int) {
        #expect(LineCorrection(units: 10, trackedClusters: clusters).units(tracking: tracking) == units)
    }

    /// A line that ends at an unsafe offset is longer by another amount than the one that starts there.
    @Test func theTwoLinesAtAnOffsetAreCorrectedEachByItsOwn() {
        let text = MonospacedText("abcdef ghijkl mnopqr", unsafe: [5, 6, 7, 12, 13, 14])
        let reshaper = PlaceReshaper([4..<7: 100, 7..<8: 200, 11..<14: 300, 14..<15: 400])
        text.segments.setReshaper(reshaper)
        let em = MonospacedText.em
        // 100 units for what ends at 7, 200 for what starts there; 300 and 400 at 14.
        for tracking in [0, 3] {
            let widths = text.broken(8, tracking: tracking).spans.map(\.width)
            #expect(widths == [6 * em + 100 + tracking, 6 * em + 500 + 2 * tracking, 6 * em + 400 + tracking])
            #expect(text.size(8, tracking: tracking)?.width == TextScale(pointSize: 1, tracking: 0).points(widths[1]))
        }
        withExtendedLifetime(reshaper) {}
    }

    /// A word that is split after an unsafe start: at each place the line has what its start adds, and only where its end is
    /// unsafe, too, what the whole line adds.
    @Test func aSplitWordIsCorrectedAtEachPlaceByItsOwn() {
        let text = MonospacedText("abcdefghij", unsafe: [3, 4])
        let reshaper = PlaceReshaper([2..<3: 100, 3..<5: 200])
        text.segments.setReshaper(reshaper)
        let (lines, em) = (text.broken(3.01), MonospacedText.em)
        #expect(lines.spans.map(\.range) == [0..<3, 3..<6, 6..<9, 9..<10])
        #expect(lines.spans.map(\.width) == [3 * em + 100, 3 * em + 200, 3 * em, em])
        // Where what the start adds does not fit, the second line has one letter less.
        #expect(text.broken(3.002).spans.map(\.range) == [0..<3, 3..<5, 5..<8, 8..<10])
        withExtendedLifetime(reshaper) {}
    }
}

/// Adds an amount of its own for each place, and one tracked cluster.
private final class PlaceReshaper: LineReshaper {
    private let units: [Range<Int>: Int]

    init(_ units: [Range<Int>: Int]) { self.units = units }

    func correction(of range: Range<Int>, to offset: Int) -> LineCorrection {
        LineCorrection(units: units[range] ?? 99_999, trackedClusters: 1)
    }

    func correction(from start: Int, to offset: Int, endingAt end: Int, tracking: Int) -> Int { 77_777 }
    func metrics(of range: Range<Int>) -> LineMetrics { LineMetrics(ascent: 1, descent: 0) }
}
