import TestSupport
import Testing

@testable import LineBreaking

/// Truncated last lines of text whose segments are made by hand. The ellipsis is one em wide.
@Suite(.neverHangs) struct LineTruncationTests {
    private static let em = MonospacedText.em

    /// The text of the line that starts at an offset, and its interval of measures.
    private func lastLine(
        _ string: String, from start: Int, measure: Int, mode: TruncationMode, joined: Set<Int> = []
    ) -> (text: String, width: Int, lowest: Int, next: Int) {
        let text = MonospacedText(string, joined: joined)
        let cut = withExtendedLifetime(text.segments) {
            LineTruncation.lastLine(
                of: SizedSegments(text.segments), from: start, contentEnd: string.count, textEnd: string.count,
                measure: measure, ellipsis: Self.em, mode: mode)
        }
        var broken = BrokenLines()
        broken.spans = [cut.span]
        return (text.texts(broken)[0], cut.span.width, cut.lowest, cut.next)
    }

    @Test func eachModeLeavesOutItsPart() {
        #expect(lastLine("abcdefgh", from: 0, measure: 5 * Self.em, mode: .tail).text == "abcd…")
        #expect(lastLine("abcdefgh", from: 0, measure: 5 * Self.em, mode: .head).text == "…efgh")
        #expect(lastLine("abcdefgh", from: 0, measure: 5 * Self.em, mode: .middle).text == "ab…gh")
    }

    /// White space next to the ellipsis is left out, too.
    @Test func noSpaceStandsNextToTheEllipsis() {
        #expect(lastLine("abc defgh", from: 0, measure: 5 * Self.em, mode: .tail).text == "abc…")
        #expect(lastLine("abcd efg", from: 0, measure: 5 * Self.em, mode: .head).text == "…efg")
    }

    /// However many there are, and wherever the line becomes full.
    @Test(arguments: [1, 2, 3], [4, 5, 6, 7]) func noSpacesStandNextToTheEllipsis(_ count: Int, _ measure: Int) {
        let spaces = String(repeating: " ", count: count)
        let tail = lastLine("abc" + spaces + "defghij", from: 0, measure: measure * Self.em, mode: .tail)
        let head = lastLine("abcdefg" + spaces + "hij", from: 0, measure: measure * Self.em, mode: .head)
        let kept = max(0, measure - 4 - count)
        let (after, before) = (String("defghij".prefix(kept)), String("abcdefg".suffix(kept)))
        let gap = kept > 0 ? spaces : ""
        #expect(tail.text == "abc\(gap)\(after)…" && head.text == "…\(before)\(gap)hij")
        #expect(tail.width == tail.text.count * Self.em && head.width == head.text.count * Self.em)
    }

    @Test func atLeastTheEllipsisRemains() {
        let cut = lastLine("abc", from: 0, measure: 0, mode: .tail)
        #expect(cut.text == "…" && cut.width == Self.em && cut.lowest == 0 && cut.next == 2 * Self.em)
    }

    @Test(arguments: TruncationMode.allCases) func theIntervalIsThatOfTheCut(_ mode: TruncationMode) {
        let string = "ab cde f ghijkl"
        for measure in stride(from: 0, to: 14 * Self.em, by: Self.em / 3) {
            let cut = lastLine(string, from: 3, measure: measure, mode: mode)
            #expect((cut.lowest..<cut.next).contains(measure))
            #expect(lastLine(string, from: 3, measure: cut.lowest, mode: mode).text == cut.text)
            if cut.next < .max {
                #expect(lastLine(string, from: 3, measure: cut.next - 1, mode: mode).text == cut.text)
                #expect(lastLine(string, from: 3, measure: cut.next, mode: mode).text != cut.text)
            }
        }
    }

    /// A text that is much longer when it is shaped again at its cut is never wider than the line, either: 10 em here,
    /// more than what is taken to fit without shaping.
    @Test(arguments: TruncationMode.allCases, [2, 3, 5]) func aCutThatWidensTheTextStillFits(
        _ mode: TruncationMode, _ every: Int
    ) {
        let string = String(repeating: "abcdefghij", count: 4)
        let text = MonospacedText(string, unsafe: Set((1..<string.count).filter { $0 % every != 0 }))
        let reshaper = FixedReshaper(correction: 10 * Self.em)
        text.segments.setReshaper(reshaper)
        for measure in 1...30 {
            let cut = withExtendedLifetime((text.segments, reshaper)) {
                LineTruncation.lastLine(
                    of: SizedSegments(text.segments), from: 0, contentEnd: string.count, textEnd: string.count,
                    measure: measure * Self.em, ellipsis: Self.em, mode: mode)
            }
            #expect(cut.span.width <= measure * Self.em, "\(measure)")
            #expect((cut.lowest..<cut.next).contains(measure * Self.em))
        }
    }

    /// The beginning says more than the end, so an odd letter belongs to it.
    @Test func theMiddleLeavesAsMuchOnBothSides() {
        let texts = (1...8).map { lastLine("abcdefgh", from: 0, measure: $0 * Self.em, mode: .middle).text }
        #expect(texts == ["…", "a…", "a…h", "ab…h", "ab…gh", "abc…gh", "abc…fgh", "abcd…fgh"])
    }

    /// Nothing that is one grapheme is cut in two, an emoji or a letter with its marks: here "bc" and "fg".
    @Test(
        arguments: [
            (.tail, ["…", "a…", "a…", "abc…", "abcd…", "abcde…", "abcde…", "abcdefg…"]),
            (.head, ["…", "…h", "…h", "…fgh", "…efgh", "…defgh", "…defgh", "…bcdefgh"]),
            (.middle, ["…", "a…", "a…h", "a…h", "abc…h", "abc…h", "abc…fgh", "abcd…fgh"]),
        ] as [(TruncationMode, [String])])
    func graphemesStayWhole(_ mode: TruncationMode, _ lines: [String]) {
        let texts = (1...8).map {
            lastLine("abcdefgh", from: 0, measure: $0 * Self.em, mode: mode, joined: [2, 6]).text
        }
        #expect(texts == lines)
    }

    /// A space with a mark on it, here "+", is no white space: it stands next to the ellipsis.
    @Test(
        arguments: [
            (.tail, "abc +def", ["abc…", "abc…", "abc +…"]), (.head, "abc +def", ["…def", "…def", "… +def"]),
            (.head, "ab  +def", ["…def", "…def", "… +def"]), (.tail, "abc  def", ["abc…", "abc…", "abc  d…"]),
            (.head, "abc  def", ["…def", "…def", "…c  def"]),
        ] as [(TruncationMode, String, [String])])
    func aSpaceWithAMarkStays(_ mode: TruncationMode, _ string: String, _ lines: [String]) {
        let joined: Set<Int> = string.contains("+") ? [4] : []
        let measures = [4, 5, string.contains("+") ? 6 : 7]
        let texts = measures.map { lastLine(string, from: 0, measure: $0 * Self.em, mode: mode, joined: joined).text }
        #expect(texts == lines)
    }
}
