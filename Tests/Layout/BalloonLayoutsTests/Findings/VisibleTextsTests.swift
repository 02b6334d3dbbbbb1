import BalloonFixtures
import Drawing
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// Which lines of texts are under a box: those whose letters are, from the tops of capitals to the baseline.
@Suite struct VisibleTextsTests {
    /// A capital of Bubble Sans is 1443 of 2048 parts of its size tall.
    private static let capital: CGFloat = 17 * 1443 / 2048

    private func text(_ string: String, _ bounds: CGRect) throws -> PlacedText {
        let node = try Text(string, font: .system(size: 17)).place(in: bounds, context: context())
        guard case .text(let text) = node.content else { throw CocoaError(.featureUnsupported) }
        return text
    }

    private func shown(_ text: PlacedText, in frame: CGRect) -> VisibleTexts {
        var texts = VisibleTexts()
        texts.append(VisibleTexts.Text(name: "a", entry: nil, button: nil), of: text, in: frame)
        return texts
    }

    /// Half a point above the baseline is in the letters, half a point below it is not, and so at the tops of capitals.
    @Test(arguments: [(-0.5, true), (0.5, false), (3, false), (-12.5, false), (-11.5, true)] as [(CGFloat, Bool)])
    func lettersReachFromTheBaselineToTheTopsOfCapitals(_ offset: CGFloat, _ isUnder: Bool) throws {
        let bounds = CGRect(x: 10, y: 20, width: 200, height: 60)
        let placed = try text("Dinner\nat noon", bounds)
        let texts = shown(placed, in: bounds)
        for (index, origin) in placed.lineOrigins.enumerated() {
            // A hair of a box at a height.
            let under = texts.lines(under: CGRect(x: 12, y: origin.y + offset, width: 5, height: 0.01))
            #expect(under.map(\.capitals.maxY) == (isUnder ? [origin.y] : []), "\(index)")
            #expect(under.allSatisfy { abs($0.capitals.height - Self.capital) < 0.3 && $0.text == 0 })
        }
        #expect(texts.lines.count == 2 && texts.texts.map(\.name) == ["a"])
    }

    /// A box beside a line is not over it; the ends of the line are those of its advance.
    @Test func linesEndWhereTheirLettersDo() throws {
        let bounds = CGRect(x: 10, y: 20, width: 200, height: 60)
        let placed = try text("Dinner", bounds)
        let texts = shown(placed, in: bounds)
        let line = try #require(texts.lines.first)
        let y = line.capitals.midY
        #expect(line.box.minX == 10 && line.box.width == CGFloat(placed.layout.lines[0].width))
        #expect(line.box.height > line.capitals.height && line.box.minY < line.capitals.minY)
        for (x, isUnder) in [(9.9, false), (10.1, true), (line.box.maxX - 0.1, true), (line.box.maxX + 0.1, false)] {
            let box = CGRect(x: x - 0.05, y: y, width: 0.1, height: 1)
            #expect(texts.lines(under: box).count == (isUnder ? 1 : 0), "\(x)")
        }
    }

    /// What is clipped is not seen: a line that is truncated is as long as what is left, and one that is gone is not there.
    @Test func clippedLines() throws {
        let bounds = CGRect(x: 10, y: 20, width: 200, height: 60)
        let placed = try text("Dinner\nat noon", bounds)
        let first = placed.lineOrigins[0].y
        let cut = shown(placed, in: CGRect(x: 30, y: 20, width: 10, height: first - 20 - 4))
        #expect(cut.lines.count == 1 && cut.lines[0].capitals.maxY == first - 4)
        #expect(cut.lines[0].capitals.minX == 30 && cut.lines[0].capitals.width == 10)
        #expect(shown(placed, in: CGRect(x: 300, y: 20, width: 10, height: 60)).lines.isEmpty)
        #expect(shown(placed, in: CGRect(x: 300, y: 20, width: 10, height: 60)).texts.count == 1)
    }

    /// Letters under the border of a view are counted, be it round or not, and a border outside of a view is not.
    @Test(arguments: [CGFloat(0), 4], [true, false]) func lettersUnderABorder(radius: CGFloat, isInView: Bool) throws {
        let frame = CGRect(x: 10, y: 20, width: 100, height: 40)
        let placed = try text("Dinner", CGRect(x: 13, y: 30, width: 90, height: 21))
        var node = PlacedNode(kind: .live, frame: frame, clip: .rectangle(frame))
        node.border = PlacedBorder(shape: .border(frame, width: 8, radius: radius, style: .circular), color: .black)
        let outer = ClippingBounds(of: PlacedNode(kind: .live, frame: frame))
        let ink = ClippedInk(of: placed, in: outer.entering(node, viewKind: isInView ? .live : nil))
        // The letters begin a point or two after 13, and the inside of the border at 18.
        #expect(isInView ? ink.borderExcess > 2.5 && ink.borderExcess < 5 : ink.borderExcess == 0)
        #expect(ink.finding(named: "a", in: outer, of: nil) == nil)
        node.border?.color = Color(red: 0, green: 0, blue: 0, alpha: 254)
        let clear = ClippedInk(of: placed, in: outer.entering(node, viewKind: .live))
        #expect(clear.borderExcess <= 0)
    }
}
