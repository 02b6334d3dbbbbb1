import Drawing
import Foundation
import Testing

@testable import ViewLayout

/// A placed tree that is moved is the same tree elsewhere.
@Suite struct TranslationTests {
    /// A tree with everything that has a place: texts, fills, pictures, gradients, borders, clips and drawings.
    private func tree() throws -> PlacedNode {
        let white = Bitmap(width: 4, height: 4, pixels: [UInt8](repeating: 255, count: 64))
        let gradient = LinearGradient(
            from: CGPoint(x: 2, y: 3), to: CGPoint(x: 50, y: 3),
            stops: [.init(.black, at: 0), .init(Color(red: 255, green: 255, blue: 255), at: 1)])
        let box = CGRect(x: 2, y: 3, width: 48, height: 20)
        let drawing = PlacedDrawing(
            items: [.fill(.rectangle(box), .black)], extent: box,
            lines: [
                LayoutRecord.Line(
                    range: 0..<2, x: 4, baseline: 9, width: 12, isTruncated: false, inkOverflow: 0, text: "Hi")
            ])
        let view = Changed.bordered(
            Changed.clipped(
                VStack([
                    Text("Dinner at the pier"), Fill(.semantic(.tint), outline: .capsule),
                    ImageElement(Picture(bitmap: white, scale: 1), contentMode: .fill),
                ]), outline: .rounded(radius: 4)), color: .semantic(.label), width: 2)
        var root = try view.place(
            in: CGRect(x: 0, y: 0, width: 120, height: 90), proposal: ProposedSize(width: 120, height: 90),
            context: makeContext())
        root.children += [
            PlacedNode(id: "gradient", kind: .fill, frame: box, content: .gradient(.rectangle(box), gradient)),
            PlacedNode(id: "drawing", kind: .view, frame: box, content: .drawing(drawing)),
        ]
        return root
    }

    @Test(arguments: [CGPoint(x: 5, y: 0), CGPoint(x: 0, y: 7), CGPoint(x: 30, y: 40)])
    func recordsAndPicturesMove(_ way: CGPoint) throws {
        let node = try tree()
        let moved = node.translated(x: way.x, y: way.y)
        let (before, after) = (LayoutRecord(placed: node), LayoutRecord(placed: moved))
        #expect(before.nodes.count == after.nodes.count && before.nodes.count > 5)
        for (one, other) in zip(before.nodes, after.nodes) {
            let frame = one.frame.offsetBy(dx: way.x, dy: way.y)
            #expect(
                abs(other.frame.minX - frame.minX) < 0.002 && abs(other.frame.minY - frame.minY) < 0.002, "\(one.id)")
            #expect(other.frame.size == one.frame.size && other.lines.count == one.lines.count)
            for (line, moved) in zip(one.lines, other.lines) {
                #expect(abs(moved.x - line.x - way.x) < 0.002 && abs(moved.baseline - line.baseline - way.y) < 0.002)
            }
        }
        #expect(LayoutRecord(placed: moved.translated(x: -way.x, y: -way.y)) == before)
        // The picture is the same one at the other place.
        let size = CGSize(width: 160, height: 140)
        func pixels(_ node: PlacedNode) throws -> Bitmap {
            try Renderer().render(DisplayList(placed: node, size: size), scale: 1)
        }
        let (was, now) = (try pixels(node), try pixels(moved))
        for y in 0..<90 {
            for x in 0..<120 {
                let old = (y * 160 + x) * 4, new = ((y + Int(way.y)) * 160 + x + Int(way.x)) * 4
                guard was.pixels[old..<old + 4] == now.pixels[new..<new + 4] else {
                    Issue.record("pixel \(x), \(y)")
                    return
                }
            }
        }
    }
}
