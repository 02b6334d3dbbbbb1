import Foundation
import Testing
import ViewLayout

@testable import Goldens

/// The parts that reports are put together from.
@Suite struct ReportPartsTests {
    /// Both files of a golden move, in the form in which it is kept.
    @Test(arguments: [(nil, "png"), (.picture, "png"), (.hash, "hash")] as [(GoldenForm?, String)])
    func aRenameMovesBothFiles(_ form: GoldenForm?, _ ending: String) {
        var rename = GoldenRename(old: "dinner", new: "supper at 7")
        rename.form = form
        let words = rename.command(in: "Goldens").split(separator: "\n").flatMap { $0.split(separator: " ") }.joined(
            separator: " ")
        #expect(words.contains("Goldens/dinner.\(ending)") && words.contains("Goldens/dinner.layout"))
        #expect(words.contains("supper at 7.\(ending)'") && words.contains("supper at 7.layout'"))
    }

    @Test func aViewerIsToldByWhatIsUnusual() {
        #expect(FilterField.traits(of: TraitCollection()).isEmpty)
        var traits = TraitCollection(locale: "de")
        traits.userInterfaceStyle = .dark
        #expect(FilterField.traits(of: traits) == ["locale": "de", "userInterfaceStyle": "dark"])
    }

    /// A cell is as wide as its first node, and its viewer is what the record says of traits alone.
    @Test func aCellIsAsWideAsItsBalloon() {
        var record = LayoutRecord.sample()
        record.inputs = [.init("locale", "de"), .init("string.place", "Pier"), .init("summaryText", "a")]
        let shown = GoldenOutcome.Shown(record)
        #expect(shown.width == 60 && shown.viewer == [GoldenAxis("locale", "de")])
        #expect(GoldenOutcome.Shown(LayoutRecord(nodes: [])).width == 0)
    }

    /// The nodes with most pixels are named, at most three of them.
    @Test(arguments: 1...5) func threeNodesAreNamed(_ count: Int) throws {
        let nodes = (0..<5).map {
            LayoutRecord.Node(
                depth: 1, id: "node\($0)", kind: "fill", frame: CGRect(x: Double($0) * 4, y: 0, width: 4, height: 4))
        }
        let root = LayoutRecord.Node(
            depth: 0, id: "root", kind: "zstack", frame: CGRect(x: 0, y: 0, width: 20, height: 4))
        let record = LayoutRecord(nodes: [root] + nodes)
        let was = PaintedBitmap(width: 20, height: 4, ground: [255, 255, 255, 255])
        var now = was
        // The first node has most pixels.
        for index in 0..<count { now.fill(x: index * 4..<index * 4 + 1, y: 0..<(index == 0 ? 4 : 1), [0, 0, 0, 255]) }
        let found = try #require(
            PixelComparison(expected: was.bitmap, actual: now.bitmap)
                .difference(nodes: NodeMap(from: record, to: record, scale: 1)))
        #expect(found.nodes.count == count)
        for index in 0..<5 { #expect(found.nodeWords.contains("node\(index) ") == (index < min(count, 3))) }
    }
}
