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

    /// The same with hyphens, also such that do not fit where the text after them does, and with lines that are wider where
    /// they end inside a word.
    @Test(
        arguments: [
            ("ab\u{AD}cd ef", 1, [], 0), ("ab\u{AD}cd ef", 3, [], 0), ("x ab\u{AD}cd", 1, [], 0),
            ("x ab\u{AD}cd\u{AD}ef gh", 1, [], 0),
            ("x ab\u{AD}cd", 2, [], 0),
            ("a\u{AD}b\u{AD}c\u{AD}d", 4, [], 0), ("ab\u{AD}cd\u{AD} ef", 5, [], 0),
            ("abcd ef", 1, [1, 2, 3], 1), ("abcd ef", 1, [2], 3), ("abcdefg", 1, [1, 2, 3, 4, 5, 6], 2),
            ("abc ef", 1, [2], 6), ("abcd", 1, [3], 5), ("abcd ef", 1, [2, 3], 8),
        ] as [(String, Int, Set<Int>, Int)])
    func theIntervalHasNoOtherLines(_ string: String, _ hyphen: Int, _ unsafe: Set<Int>, _ wider: Int) {
        let text = MonospacedText(string, unsafe: unsafe, hyphen: hyphen)
        let reshaper = FixedReshaper(correction: wider * Self.em / 2)
        text.segments.setReshaper(reshaper)
        for tenths in 0..<120 {
            let broken = text.broken(Double(tenths) / 10)
            for other in 0..<120 {
                let measure = Int(Double(other) / 10 * Double(Self.em))
                guard (broken.lowest..<broken.next).contains(measure) else { continue }
                let lines = LineBreaker.lines(of: SizedSegments(text.segments), measure: measure)
                #expect(lines.spans == broken.spans && lines.lowest == broken.lowest && lines.next == broken.next)
            }
            guard broken.next < .max else { continue }
            #expect(LineBreaker.lines(of: SizedSegments(text.segments), measure: broken.next - 1).spans == broken.spans)
        }
        withExtendedLifetime(reshaper) {}
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

    /// "CSS Text 3", 4.2: tab stops are at multiples of eight spaces with their letter spacing, and a stop that is less than
    /// half of the width of 0 away is passed over.
    @Test func tabsEndAtMultiplesOfEightSpaces() {
        let text = MonospacedText("a\tb")
        func advances(tracking: Int, _ positions: [Int]) -> [Int] {
            withExtendedLifetime(text.segments) {
                let sized = SizedSegments(text.segments, tracking: tracking)
                return positions.map { $0 + sized.tabAdvance(at: $0) }
            }
        }
        let em = Self.em
        #expect(advances(tracking: 0, [0, em, 7 * em, 8 * em, 9 * em]) == [8 * em, 8 * em, 8 * em, 16 * em, 16 * em])
        #expect(advances(tracking: 0, [8 * em - em / 2, 8 * em - em / 2 + 1]) == [8 * em, 16 * em])
        let wide = 8 * (em + em / 4)
        #expect(advances(tracking: em / 4, [0, em, wide - em, wide]) == [wide, wide, wide, 2 * wide])
        #expect(text.broken(100).spans.map(\.width) == [9 * em])
    }

    /// A tab that a line starts with reaches its first stop, also where other tabs stand before the line.
    @Test func aTabCanStartALine() {
        let em = Self.em
        #expect(MonospacedText("\tb").broken(100).spans.map(\.width) == [9 * em])
        #expect(MonospacedText("aaaaaaa bb \tc").broken(10).spans.map(\.width) == [10 * em, 9 * em])
        let text = MonospacedText("a\tb \tc \td")
        #expect(text.broken(9).spans.map(\.width) == [9 * em, 9 * em, 9 * em])
        #expect(text.broken(9).spans.map(\.range) == [0..<4, 4..<7, 7..<9])
        #expect(text.size(9)?.lineCount == 3)
        #expect(text.broken(17).spans.map(\.width) == [17 * em, 9 * em])
    }

    /// A line that ends at a soft hyphen shows it, and the hyphen has to fit.
    @Test func softHyphensAreShownWhereALineEnds() {
        let text = MonospacedText("ab\u{AD}cd ef")
        #expect(text.broken(7).spans.map(\.width) == [7 * Self.em])
        #expect(text.broken(4).spans.map(\.width) == [4 * Self.em, 2 * Self.em])
        #expect(text.broken(3).spans.map(\.range) == [0..<3, 3..<6, 6..<8])
        #expect(text.broken(3).spans.map(\.width) == [3 * Self.em, 2 * Self.em, 2 * Self.em])
    }

    /// A word that is split anywhere is not split beside a soft hyphen where no hyphen is shown: the reader would take the
    /// parts for two words.
    @Test func aWordIsNotSplitBesideAHyphenThatIsNotShown() {
        let text = MonospacedText("ab\u{AD}cd", hyphenates: false)
        #expect(text.broken(4).spans.map(\.range) == [0..<5])
        #expect(text.broken(2).spans.map(\.range) == [0..<1, 1..<4, 4..<5])
        #expect(text.broken(3).spans.map(\.range) == [0..<4, 4..<5])
    }

    /// In a text of runs each hyphen is as wide as its own run's.
    @Test func eachHyphenIsAsWideAsItsRuns() {
        let advances = [1, 3].map { SoftHyphens.Advance(units: $0 * Self.em, trackedClusters: 1) }
        let hyphens = SoftHyphens(
            offsets: [2, 6], lineEnds: [3, 7], advance: SoftHyphens.Advance(units: Self.em, trackedClusters: 0),
            advances: advances)
        #expect([3, 7, 5].map { hyphens.advance(endingAt: $0, tracking: 7) } == [Self.em + 7, 3 * Self.em + 7, 0])
    }
}

/// Adds the same to every line that it is asked about.
final class FixedReshaper: LineReshaper {
    private let correction: Int
    private let descent: Double

    init(correction: Int, descent: Double = 0) { (self.correction, self.descent) = (correction, descent) }

    func correction(of range: Range<Int>, to offset: Int) -> LineCorrection {
        LineCorrection(units: correction, trackedClusters: 0)
    }

    func correction(from start: Int, to offset: Int, endingAt end: Int, tracking: Int) -> Int { correction }
    func metrics(of range: Range<Int>) -> LineMetrics { LineMetrics(ascent: 3, descent: descent) }
}
