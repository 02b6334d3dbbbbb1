import Foundation
import Testing

@testable import ViewLayout

/// How the lines of a text differ: by their words, else by their breaks, else by where they are.
@Suite struct LineComparisonTests {
    typealias Line = LayoutRecord.Line
    typealias Kind = LayoutChange.Kind

    /// Lines of a text, each with a space at its end that is not drawn, 20 points apart.
    private func lines(_ texts: [String]) -> [Line] {
        var start = 0
        return texts.enumerated().map { index, text in
            let end = start + text.utf16.count + (index + 1 < texts.count ? 1 : 0)
            defer { start = end }
            return Line(
                range: start..<end, x: 5, baseline: 15 + 20 * Double(index), width: 60, isTruncated: false,
                inkOverflow: 0, text: text)
        }
    }

    private func kinds(
        _ old: [Line], _ new: [Line], x: CGFloat = 0, y: CGFloat = 0, grown: CGFloat = 0
    ) -> [Kind] {
        func node(_ lines: [Line], x: CGFloat, y: CGFloat, side: CGFloat) -> LayoutRecord.Node {
            LayoutRecord.Node(
                depth: 0, id: "a", kind: "text", frame: CGRect(x: x, y: y, width: side, height: side), lines: lines)
        }
        return LineComparison(node(old, x: 0, y: 0, side: 90), node(new, x: x, y: y, side: 90 + grown)).changes
    }

    private func changed(_ line: Int, _ change: (inout Line) -> Void) -> [Line] {
        var all = lines(["one two", "three", "four"])
        change(&all[line])
        return all
    }

    /// The line that differs is named by its number, with the whole text.
    @Test(arguments: 0...2) func theFirstOtherLine(_ index: Int) throws {
        let old = lines(["one two", "three", "four"])
        let found = kinds(old, changed(index) { $0.text = "x" })
        let texts = old.map(\.text)
        var other = texts
        other[index] = "x"
        let all = TextPair(from: texts.joined(separator: " "), to: other.joined(separator: " "))
        #expect(found.first == .text(line: index + 1, from: texts[index], to: "x", all: all))
    }

    /// Each number of a line by itself.
    @Test(arguments: 0...2) func numbersOfALine(_ index: Int) {
        let old = lines(["one two", "three", "four"])
        let line = index + 1
        #expect(kinds(old, changed(index) { $0.x += 2 }) == [.lineMetrics(line: line, right: 2, down: 0, width: 0)])
        #expect(
            kinds(old, changed(index) { $0.baseline -= 3 }) == [.lineMetrics(line: line, right: 0, down: -3, width: 0)])
        #expect(kinds(old, changed(index) { $0.width += 4 }) == [.lineMetrics(line: line, right: 0, down: 0, width: 4)])
        #expect(
            kinds(old, changed(index) { $0.inkOverflow = 1.5 }) == [.inkOverflow(line: line, from: 0, to: 1.5)])
        #expect(kinds(changed(index) { $0.inkOverflow = 1.5 }, old) == [.inkOverflow(line: line, from: 1.5, to: 0)])
        let end = old[index].range.upperBound
        #expect(
            kinds(old, changed(index) { $0.range = $0.range.lowerBound..<end + 1 })
                == [.lineEnd(line: line, from: end, to: end + 1)])
        let start = old[index].range.lowerBound
        #expect(
            kinds(old, changed(index) { $0.range = start + 1..<end })
                == [.lineStart(line: line, from: start, to: start + 1)])
    }

    /// Lines that moved with their text have not moved; of several that did the first is reported.
    @Test func linesMoveWithTheirText() {
        let old = lines(["one two", "three"])
        let all = old.map { line in
            var line = line
            (line.x, line.baseline) = (line.x + 8, line.baseline + 9)
            return line
        }
        #expect(kinds(old, all, x: 8, y: 9) == [])
        // Where a text grows or shrinks its lines stay.
        #expect(
            [20, -20].map { kinds(old, old, grown: $0) } == [[], []] && kinds(old, all, x: 8, y: 9, grown: 7) == [])
        #expect(kinds(old, all) == [.lineMetrics(line: 1, right: 8, down: 9, width: 0)])
        #expect(kinds(old, all, x: 8) == [.lineMetrics(line: 1, right: 0, down: 9, width: 0)])
        #expect(kinds(old, all, y: 9) == [.lineMetrics(line: 1, right: 8, down: 0, width: 0)])
    }

    /// The line that is truncated, and the number of lines.
    @Test(arguments: 0...1) func truncation(_ index: Int) {
        let texts = ["one two", "three"]
        var cut = Array(lines(texts)[...index])
        cut[index].isTruncated = true
        cut[index].text = "…"
        cut[index].range = cut[index].range.lowerBound..<lines(texts)[1].range.upperBound
        let found = kinds(lines(texts), cut)
        #expect(found.contains(.truncation(line: index + 1, isTruncated: true)))
        #expect(found.contains(.lineCount(from: 2, to: 1)) == (index == 0))
        #expect(!found.contains { if case .text = $0 { true } else { false } })
        #expect(kinds(cut, lines(texts)).contains(.truncation(line: index + 1, isTruncated: false)))
    }

    /// The first break that moved, at any line, and one that is gone.
    @Test(
        arguments: [
            (["one two", "three four"], ["one", "two three four"], .lineBreak(line: 2, before: "two")),
            (["a", "one two", "three"], ["a", "one", "two three"], .lineBreak(line: 3, before: "two")),
            (["one", "two", "three"], ["one", "two three"], .lineJoined(line: 3, before: "three")),
            (["one", "two"], ["one two"], .lineJoined(line: 2, before: "two")),
            (["one two"], ["one", "two"], .lineBreak(line: 2, before: "two")),
        ] as [([String], [String], Kind)])
    func breaks(_ old: [String], _ new: [String], _ told: Kind) {
        let counts: [Kind] = old.count == new.count ? [] : [.lineCount(from: old.count, to: new.count)]
        #expect(kinds(lines(old), lines(new)) == [told] + counts)
    }

    /// A word of sixteen characters is quoted whole, and a longer one by its beginning.
    @Test(arguments: [15, 16, 17]) func longWords(_ count: Int) {
        let word = String(repeating: "m", count: count)
        let shown = count <= 16 ? word : String(repeating: "m", count: 16) + "…"
        #expect(kinds(lines(["a \(word) b"]), lines(["a", "\(word) b"])).first == .lineBreak(line: 2, before: shown))
    }

    /// A line that lost white space at its end is followed by a space in the whole text, and a torn word is not.
    @Test func theWholeText() {
        let node = LayoutRecord.Node(
            depth: 0, id: "a", kind: "text", frame: .zero, lines: lines(["one", "two", "three"]))
        #expect(node.seenText == "one two three")
        var torn = node
        torn.lines[0].range = 0..<3
        #expect(torn.seenText == "onetwo three")
        torn.lines[2].isTruncated = true
        #expect(torn.seenText == "onetwo three")
    }

    /// Where all lines show the same and only what an ellipsis hides differs, the line with the ellipsis is told.
    @Test func ofLinesThatLookAlikeTheCutOneDiffers() {
        var old = lines(["one", "two", "th…"])
        old[2].isTruncated = true
        old[2].range = old[2].range.lowerBound..<40
        let told = kinds(old, lines(["one", "two", "th…"])).compactMap { kind -> Int? in
            if case .text(let line, _, _, _) = kind { line } else { nil }
        }
        #expect(told == [3])
    }
}
