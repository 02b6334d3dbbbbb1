import TestSupport
import Testing

@testable import LineBreaking

/// Lines of text whose segments are made by hand.
@Suite(.neverHangs) struct LineBreakerTests {
    private static let em = MonospacedText.em

    @Test func aLineTakesWhatFits() {
        let text = MonospacedText("ab cd ef")
        #expect(text.texts(text.broken(8)) == ["ab cd ef"])
        #expect(text.texts(text.broken(7.99)) == ["ab cd", "ef"])
        #expect(text.texts(text.broken(5)) == ["ab cd", "ef"])
        #expect(text.texts(text.broken(4.99)) == ["ab", "cd", "ef"])
        #expect(text.broken(5).spans.map(\.width) == [5 * Self.em, 2 * Self.em])
    }

    /// White space at the end of a line has no width, however much of it there is.
    @Test func whiteSpaceHangs() {
        let text = MonospacedText("ab     cd")
        #expect(text.texts(text.broken(2)) == ["ab", "cd"])
        #expect(text.broken(2).spans.map(\.range) == [0..<7, 7..<9])
        #expect(text.broken(2).spans[0].width == 2 * Self.em)
    }

    @Test func aLineFeedEndsALine() {
        let text = MonospacedText("ab\ncd ef\n\ngh")
        #expect(text.texts(text.broken(100)) == ["ab", "cd ef", "", "gh"])
        #expect(text.texts(text.broken(2)) == ["ab", "cd", "ef", "", "gh"])
    }

    @Test func aWordWiderThanALineIsSplitBetweenGraphemes() {
        let text = MonospacedText("abcdefg hi")
        #expect(text.texts(text.broken(3)) == ["abc", "def", "g", "hi"])
        #expect(text.texts(text.broken(4)) == ["abcd", "efg", "hi"])
        // At least one grapheme per line.
        #expect(text.texts(text.broken(0)) == ["a", "b", "c", "d", "e", "f", "g", "h", "i"])
    }

    /// Tracking is added after each cluster, also after the last one of a line.
    @Test func trackingMakesLinesWider() {
        let text = MonospacedText("ab cd", tracked: true)
        #expect(text.texts(text.broken(5)) == ["ab cd"])
        #expect(text.texts(text.broken(5, tracking: Self.em / 10)) == ["ab", "cd"])
        #expect(text.texts(text.broken(5.5, tracking: Self.em / 10)) == ["ab cd"])
    }

    /// The interval of measures is exact: its ends give the same lines, and the measures next to it do not.
    @Test(arguments: ["ab cd ef", "abcdefg hi", "a bb ccc\ndddd e", "ab     cd", "a"])
    func theIntervalIsThatOfTheLines(_ string: String) {
        let text = MonospacedText(string)
        func lines(_ measure: Int) -> [LineSpan] {
            LineBreaker.lines(of: SizedSegments(text.segments), measure: measure).spans
        }
        for tenths in 0..<120 {
            let broken = text.broken(Double(tenths) / 10)
            let measure = Int(Double(tenths) / 10 * Double(Self.em))
            #expect((broken.lowest..<broken.next).contains(measure))
            #expect(lines(broken.lowest) == broken.spans)
            if broken.lowest > 0 { #expect(lines(broken.lowest - 1) != broken.spans) }
            if broken.next < .max {
                #expect(lines(broken.next - 1) == broken.spans)
                #expect(lines(broken.next) != broken.spans)
            }
        }
    }

    @Test func aLimitLeavesTextOver() {
        let text = MonospacedText("ab cd ef")
        let broken = text.broken(2, limit: 2)
        #expect(text.texts(broken) == ["ab", "cd"])
        #expect(broken.hasMore)
        #expect(!text.broken(2, limit: 3).hasMore)
    }

    /// A line that starts or ends at an unsafe offset asks the reshaper, and other lines do not.
    @Test func unsafeOffsetsAskTheReshaper() {
        let text = MonospacedText("ab cd ef", unsafe: [2, 3])
        let reshaper = FixedReshaper(correction: 2 * Self.em)
        text.segments.setReshaper(reshaper)
        // A line that ends after "ab " is two ems wider than "ab", and a line that starts there two ems wider than "cd".
        #expect(text.broken(4).spans.map(\.width) == [4 * Self.em, 4 * Self.em, 2 * Self.em])
        #expect(text.broken(5).spans.map(\.width) == [5 * Self.em, 2 * Self.em])
        withExtendedLifetime(reshaper) {}
    }
}

/// Adds the same to every line that it is asked about.
final class FixedReshaper: LineReshaper {
    private let correction: Int

    init(correction: Int) { self.correction = correction }

    func correction(of range: Range<Int>, to offset: Int) -> LineCorrection {
        LineCorrection(units: correction, trackedClusters: 0)
    }

    func correction(from start: Int, to offset: Int, endingAt end: Int, tracking: Int) -> Int { correction }
    func metrics(of range: Range<Int>) -> LineMetrics { LineMetrics(ascent: 3, descent: 0) }
}
