import BalloonFixtures
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// A row of one or two captions.
@Suite struct CaptionRowTests {
    typealias LineCounts = CaptionRow.LineCounts

    /// A limit holds for both texts of a row.
    @Test(arguments: [(3, 5, 4, 3, 4), (5, 3, 4, 4, 3), (5, 5, 1, 1, 1), (2, 3, 9, 2, 3), (0, 2, 1, 0, 1)])
    func aLimitIsThatOfBothTexts(_ leading: Int, _ trailing: Int, _ limit: Int, _ first: Int, _ second: Int) {
        let limited = LineCounts(leading: leading, trailing: trailing).limited(to: limit)
        #expect(limited.leading == first && limited.trailing == second && limited.most == max(first, second))
    }

    private func row(_ leading: String?, _ trailing: String?) throws -> CaptionRow? {
        func text(_ string: String?, _ size: Double) -> Text? { string.map { Text($0, font: .system(size: size)) } }
        return try CaptionRow(leading: text(leading, 13), trailing: text(trailing, 20), in: context())
    }

    /// The lines of a plain system font are 2444/2048 of its size apart (facts 4.3); an empty text counts as none.
    @Test func theLowerTextMakesTheRow() throws {
        let pair = try #require(try row("a", "b"))
        let pitch: CGFloat = 2444.0 / 2048
        #expect(isClose(pair.baselineSpan(LineCounts(leading: 1, trailing: 1)), 0))
        #expect(isClose(pair.baselineSpan(LineCounts(leading: 3, trailing: 1)), 2 * 13 * pitch, within: 0.01))
        #expect(isClose(pair.baselineSpan(LineCounts(leading: 3, trailing: 3)), 2 * 20 * pitch, within: 0.01))
        #expect(isClose(pair.ascent + pair.descent, 20 * pitch, within: 0.01) && pair.isPair)
        let single = try #require(try row("a", ""))
        #expect(isClose(single.ascent + single.descent, 13 * pitch, within: 0.01) && !single.isPair)
        #expect(try row(nil, nil) == nil && row("", "") == nil)
    }

    @Test func aRowIsAsWideAsItsTextsAndTheirGap() throws {
        let (first, second) = (try #require(try row("Dinner", nil)), try #require(try row(nil, "7")))
        let pair = try #require(try row("Dinner", "7"))
        #expect(first.naturalWidth(gap: 9) > 0 && second.naturalWidth(gap: 9) > 0)
        #expect(isClose(pair.naturalWidth(gap: 9), first.naturalWidth(gap: 0) + 9 + second.naturalWidth(gap: 0)))
        #expect(first.pairWidths(in: 100, limit: 3) == nil && pair.pairWidths(in: 100, limit: 3) != nil)
    }

    /// Ink reaches as far beyond its line as it is drawn, and not less than nothing.
    @Test(arguments: ["nnn", "f", "(/)", "Ť\nnn", "nn\nŤ"]) func inkIsKnownOnBothSides(_ string: String) throws {
        let caption = try #require(try row(string, nil)?.leading)
        let lines = caption.lines(width: 500, limit: 9)
        let drawn = lines.layout.lines.compactMap { line in
            caption.paragraph.inkBounds(of: line).map { (left: -$0.left, right: $0.right - line.width) }
        }
        #expect(drawn.count == lines.layout.lines.count)
        #expect(lines.ink.left >= max(0, drawn.map(\.left).max() ?? 0))
        #expect(lines.ink.right >= max(0, drawn.map(\.right).max() ?? 0))
    }
}
