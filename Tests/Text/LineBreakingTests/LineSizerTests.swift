import TestSupport
import Testing

@testable import LineBreaking

/// The sizer has loops of its own; it must agree with the breaker about every text and measure.
@Suite(.neverHangs) struct LineSizerTests {
    private static let texts = [
        "ab cd ef", "abcdefg hi", "a bb ccc\ndddd e", "ab     cd", "a", "one two three four five six seven eight nine",
        "incomprehensibilities are\nfew",
    ]

    @Test(arguments: texts) func theSizeIsThatOfTheLines(_ string: String) throws {
        for unsafe in [[], [2, 3, 5]] as [Set<Int>] {
            let text = MonospacedText(string, unsafe: unsafe, tracked: true)
            let reshaper = FixedReshaper(correction: MonospacedText.em / 4)
            text.segments.setReshaper(reshaper)
            for tracking in [0, -MonospacedText.em / 20] {
                for tenths in 0..<300 {
                    let broken = text.broken(Double(tenths) / 10, tracking: tracking)
                    let size = try #require(text.size(Double(tenths) / 10, tracking: tracking))
                    #expect(size.lineCount == broken.spans.count)
                    #expect(size.measures == broken.lowest..<broken.next)
                    #expect(size.height == Double(broken.spans.count))
                }
            }
            withExtendedLifetime(reshaper) {}
        }
    }

    /// A text that fits whole is the same at every wider measure, also where an end before that, with its hyphen, is wider.
    @Test func aHyphenThatIsNotShownEndsNoInterval() {
        let text = MonospacedText("ab\u{AD}c", hyphen: 2)
        let broken = text.broken(3)
        #expect(text.texts(broken) == ["ab\u{AD}c"] && broken.next == .max)
        #expect(text.size(3)?.measures.upperBound == .max)
    }

    /// White space inside a segment that is cut right behind it has neither width nor tracking.
    @Test(arguments: [0, MonospacedText.em / 10]) func whiteSpaceAtACutHasNoWidth(tracking: Int) {
        let text = MonospacedText("aaa )bb", tracked: true, glued: [4])
        let lines = text.broken(4.45, tracking: tracking)
        #expect(lines.spans.map(\.range) == [0..<4, 4..<7])
        #expect(lines.spans.map(\.width) == [3 * (MonospacedText.em + tracking), 3 * (MonospacedText.em + tracking)])
    }

    /// A size that holds for other measures is at least as wide as the smallest of them, in points.
    @Test(arguments: [(2, 5.0), (6, 12.0)]) func aHeldSizeFillsItsSmallestMeasure(lowest: Int, width: Double) {
        let size = TextSize(
            width: 5, height: 3, lineCount: 2, isTruncated: false, measures: 0..<9 * MonospacedText.em, pointSize: 2)
        let measures = lowest * MonospacedText.em..<8 * MonospacedText.em
        let held = size.holding(for: measures)
        #expect(held.width == width && held.measures == measures && held.height == 3 && held.lineCount == 2)
    }

    @Test func aTextBeyondItsLimitHasNoSize() {
        let text = MonospacedText("ab cd ef")
        #expect(text.size(2, limit: 2) == nil)
        #expect(text.size(2, limit: 3)?.lineCount == 3)
    }

    /// A line is as tall as its tallest segment. Only the fonts know how tall a part of a segment is.
    @Test func tallSegmentsMakeTallLines() {
        let text = MonospacedText("ab cdef gh", heights: [1, 2, 1])
        #expect(text.size(100)?.height == 2)
        #expect(text.size(7)?.height == 3)
        #expect(text.size(4)?.height == 4)
        let reshaper = FixedReshaper(correction: 0)
        text.segments.setReshaper(reshaper)
        #expect(text.size(3)?.height == 8)
        withExtendedLifetime(reshaper) {}
    }

    /// Above its baseline a line has what its tallest segment needs, below it what the deepest needs, also where a segment
    /// is split, whose parts have the fonts' 3 and 0.5.
    @Test(arguments: [(100, 3), (7, 4.5), (4, 5.5), (3, 10)] as [(Double, Double)])
    func deepSegmentsMakeDeepLines(width: Double, height: Double) {
        let text = MonospacedText("ab cdef gh", heights: [1, 2, 1], depths: [0, 0.5, 1])
        let reshaper = FixedReshaper(correction: 0, descent: 0.5)
        text.segments.setReshaper(reshaper)
        #expect(text.size(width)?.height == height)
        withExtendedLifetime(reshaper) {}
    }

    /// The width is that of the widest line, wherever it is, also where it is wider than the measure.
    @Test(arguments: texts + ["a\nb", "a b", "ab\n\nc", "a\nbb ccc"]) func theWidthIsThatOfTheWidestLine(
        _ string: String
    ) {
        let text = MonospacedText(string)
        let wrong = (0..<120).map { Double($0) / 4 }.filter { measure in
            let widest = text.broken(measure).spans.map(\.width).max() ?? 0
            return text.size(measure)?.width != Double(widest) / Double(MonospacedText.em)
        }
        #expect(wrong.isEmpty)
    }

    /// A text that is set in a larger font throughout has taller lines than its strut asks for.
    @Test(arguments: [(2, 9), (5, 6), (8, 3)] as [(Double, Double)])
    func aTextOfTallSegmentsIsTall(_ width: Double, _ height: Double) {
        let text = MonospacedText("ab cd ef", heights: [2, 2, 2], depths: [1, 1, 1])
        #expect(text.size(width)?.height == height)
    }

    /// Balanced lines are those of the smallest measure with as many lines at which no word is split. Where greedy
    /// breaking splits a word, nothing is balanced.
    @Test(arguments: texts) func balancedLinesAreTheNarrowest(_ string: String) throws {
        let text = MonospacedText(string)
        let sizer = LineSizer(text.segments.segments, at: TextScale(pointSize: 1, tracking: 0))
        let longest = string.split(whereSeparator: \.isWhitespace).map(\.count).max() ?? 0
        let unsplit = longest * MonospacedText.em
        for measure in stride(from: 0, to: 40 * MonospacedText.em, by: MonospacedText.em / 2) {
            guard let balanced = sizer.balancedMeasure(measure, limit: .max) else { continue }
            #expect(balanced.measures.contains(measure) && balanced.measure <= measure)
            func lineCount(_ measure: Int) -> Int? { sizer.size(measure: measure, limit: .max)?.lineCount }
            #expect(lineCount(balanced.measure) == lineCount(measure))
            guard unsplit <= measure else {
                #expect(balanced.measure == measure && balanced.measures.upperBound <= unsplit)
                continue
            }
            #expect(balanced.measure >= unsplit)
            #expect(
                try balanced.measure == unsplit
                    || #require(lineCount(balanced.measure - 1)) > #require(lineCount(measure)))
        }
        withExtendedLifetime(text.segments) {}
    }
}
