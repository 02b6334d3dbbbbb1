import Drawing
import Foundation
import Support
import Testing

@testable import ViewLayout

@Suite struct DisplayListPlacementTests {
    private let bounds = CGRect(x: 0, y: 0, width: 60, height: 60)
    private let picture = Picture(bitmap: Bitmap(width: 2, height: 1, pixels: [UInt8](repeating: 9, count: 8)))

    private func items(_ element: any Element, in bounds: CGRect) throws -> [DisplayItem] {
        let placed = try element.place(in: bounds, context: makeContext())
        let list = DisplayList(placed: placed, size: bounds.size)
        #expect(list.size == bounds.size)
        return list.items
    }

    /// A short form that can be compared.
    private func sketch(_ items: [DisplayItem]) -> [String] {
        items.map { item in
            switch item {
            case .fill(let shape, let color):
                "fill \(color.hexadecimal) \(shape == .rectangle(bounds) ? "bounds" : "other")"
            case .gradient(_, let gradient): "gradient \(gradient.stops.count)"
            case .turned(let turn, let box, let inner):
                "turned \(FixedDecimal.text(turn.degrees)) \(box == bounds ? "bounds" : "other") "
                    + "[\(sketch(inner).joined(separator: ", "))]"
            case .translucent(let opacity, let inner):
                "translucent \(opacity) [\(sketch(inner).joined(separator: ", "))]"
            case .shadowed(let shadow, let inner):
                "shadowed \(shadow.radius) [\(sketch(inner).joined(separator: ", "))]"
            case .node(let node, let inner):
                "node \(node.path.joined(separator: "/")) [\(sketch(inner).joined(separator: ", "))]"
            case .picture(_, let extent): "picture \(extent.minX) \(extent.width)"
            case .glyphs(let run, let origin, let color):
                "glyphs \(run.glyphs.count) at \(FixedDecimal.text(origin.x)) \(color.hexadecimal)"
            case .clip(let shape, let inner):
                "clip \(shape == .rectangle(bounds) ? "bounds" : "other") [\(sketch(inner).joined(separator: ", "))]"
            }
        }
    }

    @Test func picturesAreCutToTheirFrame() throws {
        #expect(try sketch(items(ImageElement(picture), in: bounds)) == ["clip bounds [picture -30.0 120.0]"])
    }

    @Test func gradientsAndTurnsAreDrawnRecordedAndMoved() throws {
        let gradient = LinearGradient(down: bounds, from: .white, to: .black)
        var node = PlacedNode(kind: .fill, frame: bounds, content: .gradient(.rectangle(bounds), gradient))
        node.turnedBy = -7.5
        node.clip = .rectangle(bounds)
        #expect(
            sketch(DisplayList(placed: node, size: bounds.size).items)
                == ["turned -7.500 bounds [clip bounds [gradient 2]]"])
        let attributes = LayoutRecord(placed: node).nodes[0].attributes
        #expect(
            attributes == [
                .init("gradient", "(30.000,0.000),(30.000,60.000),#ffffff@0.000,#000000@1.000"),
                .init("turned", "-7.500"),
            ])
        let record = LayoutRecord(placed: node)
        #expect(try LayoutRecord(text: record.text) == record)
        guard case .gradient(.rectangle(let frame), let moved) = node.translated(x: 3, y: 4).content else {
            Issue.record("not a gradient")
            return
        }
        #expect(frame.origin == CGPoint(x: 3, y: 4) && moved.start == CGPoint(x: 33, y: 4) && moved.end.y == 64)
    }

    @Test func effectsWrapFromTheInside() throws {
        let clipped = Changed.clipped(Fill(.literal(.white)), outline: .circle)
        let bordered = Changed.bordered(clipped, color: .literal(.black), width: 2, outline: .circle)
        let view = Changed.translucent(
            Changed.shadowed(bordered, color: .literal(.black), radius: 3, x: 1, y: 2), opacity: 0.5)
        #expect(
            try sketch(items(view, in: bounds))
                == ["translucent 128 [shadowed 3.0 [clip other [fill #ffffff bounds], fill #000000 other]]"])
        // Opaque items need no layer.
        #expect(
            try sketch(items(Changed.translucent(Fill(.literal(.white)), opacity: 1), in: bounds)) == [
                "fill #ffffff bounds"
            ]
        )
        let placed = try view.place(in: bounds, context: makeContext())
        let attributes = LayoutRecord(placed: placed).nodes.map { node in
            "\(node.kind) \(node.attributes.map { "\($0.name)=\($0.value)" }.joined(separator: " "))"
        }
        #expect(
            attributes == [
                "opacity opacity=0.500", "shadow color=#000000 radius=3.000 x=1.000 y=2.000",
                "border color=#000000 width=2.000 outline=circle", "clip outline=circle",
                "fill color=#ffffff outline=rectangle",
            ])
        // Moved with everything else.
        let border = try #require(placed.translated(x: 3, y: 4).children[0].children[0].border)
        guard case .border(let rect, let width, let radius, .circular) = border.shape else {
            Issue.record("not a border")
            return
        }
        let side = min(bounds.width, bounds.height)
        #expect(rect.size == CGSize(width: side, height: side) && width == 2 && radius == side / 2)
        #expect(rect.midX == bounds.midX + 3 && rect.midY == bounds.midY + 4)
    }

    @Test func parentsComeBeforeChildrenAndClipThem() throws {
        let view = Changed.clipped(
            ZStack([Fill(.literal(.white)), Frame(Fill(.literal(.black)), width: 5, height: 5)]),
            outline: .rounded(radius: 8))
        #expect(try sketch(items(view, in: bounds)) == ["clip other [fill #ffffff bounds, fill #000000 other]"])
        #expect(try items(Changed.clipped(Spacer(), outline: .rounded(radius: 8)), in: bounds).isEmpty)
    }

    /// What a clip hides is not part of a turn, and what no clip hides is.
    @Test(arguments: [true, false]) func aTurnIsAsLargeAsWhatIsSeen(isClipped: Bool) throws {
        let far = CGRect(x: 50, y: 0, width: 100, height: 10)
        let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        let child = PlacedNode(kind: .fill, frame: far, content: .fill(.rectangle(far), .black))
        var node = PlacedNode(kind: .view, frame: frame, clip: isClipped ? .rectangle(frame) : nil, children: [child])
        node.turnedBy = 30
        guard case .turned(_, let box, _)? = DisplayList(placed: node, size: frame.size).items.first else {
            Issue.record("not turned")
            return
        }
        #expect(box == (isClipped ? frame : CGRect(x: 0, y: 0, width: 150, height: 20)))
    }

    @Test func everyLineOfATextIsDrawn() throws {
        let text = Text("abc def", font: .system(size: 17), color: .literal(.black))
        let drawn = try sketch(items(text, in: CGRect(x: 4, y: 0, width: 40, height: 60)))
        #expect(drawn == ["glyphs 3 at 4.000 #000000", "glyphs 3 at 4.000 #000000"])
    }

    /// A shadow reaches three radii beyond what casts it, further on the side to which it falls.
    @Test(
        arguments: [(0, 0, -12, -12, 44, 44), (5, -3, -7, -15, 44, 44), (-20, 30, -32, 0, 52, 62)]
            as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
    func aTurnedShadowIsWhole(
        _ x: CGFloat, _ y: CGFloat, _ left: CGFloat, _ top: CGFloat, _ width: CGFloat, _ height: CGFloat
    ) {
        let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        var node = PlacedNode(kind: .fill, frame: frame, content: .fill(.rectangle(frame), .black))
        node.shadow = Shadow(.black, radius: 4, x: x, y: y)
        node.turnedBy = 30
        guard case .turned(_, let box, _)? = DisplayList(placed: node, size: frame.size).items.first else {
            Issue.record("not turned")
            return
        }
        #expect(box == CGRect(x: left, y: top, width: width, height: height))
    }

    /// Where a line crosses translucent letters both are drawn opaque and made translucent as one.
    @Test(arguments: [(255, true), (254, true), (128, true), (128, false)] as [(UInt8, Bool)])
    func aLineThroughTranslucentLettersIsOfOneColor(_ alpha: UInt8, _ isLined: Bool) throws {
        let color = Color(red: 1, green: 2, blue: 3, alpha: alpha)
        var text = Text("abc", font: .system(size: 17), color: .literal(color))
        text.isStruckThrough = isLined
        let drawn = try items(text, in: CGRect(x: 4, y: 0, width: 50, height: 30))
        func colors(_ items: [DisplayItem]) -> [Color] {
            items.flatMap { item -> [Color] in
                switch item {
                case .fill(_, let color), .glyphs(_, _, let color): [color]
                case .translucent(alpha, let inner): colors(inner)
                default: []
                }
            }
        }
        let opaque = Color(red: 1, green: 2, blue: 3)
        #expect(colors(drawn) == (isLined ? [opaque, opaque] : [color]))
    }
}
