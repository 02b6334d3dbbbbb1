import Drawing
import Foundation
import Testing
import Typesetting

@testable import ViewLayout

@Suite struct LayoutRecordPlacementTests {
    private func record(
        _ element: any Element, width: CGFloat, _ change: (inout TraitCollection) -> Void = { _ in }
    ) throws -> LayoutRecord {
        let context = try makeContext(change)
        let proposal = ProposedSize(width: width, height: nil)
        let size = try element.measure(proposal, in: context).size
        return LayoutRecord(
            placed: try element.place(in: CGRect(origin: .zero, size: size), proposal: proposal, context: context))
    }

    @Test func nodesAreNamedAndNested() throws {
        let view = VStack(
            [
                Frame(Fill(.semantic(.tint), id: "map"), height: 100), Divider(), Divider(),
                Padding(Text("Dinner at 7?", id: "caption"), insets: EdgeInsets(4)),
            ], id: "view")
        let nodes = try record(view, width: 200).nodes
        #expect(nodes.map(\.id) == ["view", "frame", "map", "divider", "divider-2", "padding", "caption"])
        #expect(nodes.map(\.depth) == [0, 1, 2, 1, 1, 1, 2])
        #expect(nodes.map(\.kind) == ["vstack", "frame", "fill", "divider", "divider", "padding", "text"])
    }

    @Test func linesHoldTheTextAsDrawn() throws {
        let text = Text(
            "Dinner at the Ferry Building on Thursday", font: .textStyle(.footnote), lineLimit: 2, id: "caption")
        let node = try #require(try record(text, width: 110).nodes.first)
        #expect(node.lines.count == 2)
        #expect(node.lines[0].text == "Dinner at the")
        #expect(node.lines[0].range == 0..<14)
        #expect(!node.lines[0].isTruncated)
        #expect(node.lines[1].text.hasPrefix("Ferry"))
        #expect(node.lines[1].text.hasSuffix("…"))
        #expect(node.lines[1].isTruncated)
        #expect(node.lines[1].range.upperBound == 40)
        #expect(abs(node.lines[1].baseline - node.lines[0].baseline - 15.514) < 0.002)
    }

    @Test func rightToLeftLinesStartFromTheRight() throws {
        let text = Text("مرحبا بكم", font: .textStyle(.footnote))
        let row = Frame(text, width: 200, alignment: .topLeading)
        let nodes = try record(row, width: 300) { $0.locale = "ar" }.nodes
        let line = try #require(nodes.last?.lines.first)
        #expect(abs(line.x + line.width - 200) < 0.002)
    }

    @Test func recordsOfPlacedTreesReadBackExactly() throws {
        for caption in TextTests.captions {
            for width in [37.7, 120, 281.3] {
                let view = HStack(
                    [Text(caption, font: .textStyle(.caption1)), Spacer(), Fill(.semantic(.label), id: "dot \"1\"")],
                    spacing: 1.0 / 3)
                let record = try record(view, width: width)
                #expect(try LayoutRecord(text: record.text) == record)
            }
        }
    }

    /// Thai vowels and tones stand above the line of a plain system font (statement 56).
    @Test func inkThatLeavesItsLineIsMarked() throws {
        let fixed = Text("ที่นี่ ปู่ ญู", font: .system(size: 40))
        let line = try #require(try record(fixed, width: 1000).nodes.first?.lines.first)
        #expect(line.inkOverflow > 0.5)
        let latin = Text("nnn", font: .system(size: 40))
        #expect(try record(latin, width: 1000).nodes.first?.lines.first?.inkOverflow == 0)
    }

    /// Attributes are always written, so that one that is missing means an older engine, not another value.
    @Test func textAlwaysHasItsFacts() throws {
        let names = try record(Text("a"), width: 100).nodes[0].attributes.map(\.name)
        #expect(names == ["font", "size", "weight", "italic", "color", "lineLimit", "alignment"])
    }

    /// A j reaches out of its line at the left, where nothing is beyond the other three sides.
    @Test func inkLeftOfItsLineIsMarked() throws {
        let context = try makeContext()
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        let node = try Text("j", font: .system(size: 60)).place(in: bounds, context: context)
        guard case .text(let placed) = node.content else { throw CocoaError(.featureUnsupported) }
        let line = try #require(placed.layout.lines.first)
        let ink = try #require(placed.paragraph.inkBounds(of: line))
        #expect(ink.left < -0.1 && ink.right <= line.width)
        #expect(abs(try #require(node.recordLines.first).inkOverflow + ink.left) < 0.001)
    }

    /// Ink overflows by the most that it leaves its line on any of four sides.
    @Test(arguments: ["ascent", "descent", "width", "none"]) func inkOverflowsOnEachSide(side: String) throws {
        let context = try makeContext()
        let paragraph = try Text("Ag", font: .system(size: 40)).paragraph(in: context)
        let whole = paragraph.lines(width: .infinity).lines[0]
        let ink = try #require(paragraph.inkBounds(of: whole))
        let line = TextLine(
            range: whole.range, width: side == "width" ? 4 : whole.width, baseline: whole.baseline,
            ascent: side == "ascent" ? 3 : whole.ascent, descent: side == "descent" ? 1 : whole.descent,
            elidedRange: nil)
        let layout = TextLayout(
            lines: [line], width: line.width, height: 50, isTruncated: false, validWidths: 0..<Double.infinity)
        let text = PlacedText(
            paragraph: paragraph, text: "Ag", layout: layout, lineOrigins: [CGPoint(x: 0, y: 40)], color: .black)
        let node = PlacedNode(kind: .text, frame: CGRect(x: 0, y: 0, width: 99, height: 50), content: .text(text))
        let overflow = try #require(LayoutRecord(placed: node).nodes[0].lines.first).inkOverflow
        let expected = [
            "ascent": -3 - ink.top, "descent": ink.bottom - 1, "width": ink.right - 4, "none": max(0, -ink.left),
        ]
        #expect(try abs(overflow - #require(expected[side])) <= 0.0005)
    }
}
