import Foundation
import Testing

@testable import Drawing

/// An item that is moved draws the same pixels elsewhere, and everything in it moves along.
@Suite struct TranslatedItemTests {
    private static let box = CGRect(x: 6, y: 5, width: 24, height: 16)
    private static let red = Color(red: 255, green: 0, blue: 0)
    private static let triangle: [PathElement] = [
        .move(CGPoint(x: 6, y: 5)), .line(CGPoint(x: 30, y: 9)),
        .cubic(CGPoint(x: 28, y: 14), CGPoint(x: 20, y: 22), CGPoint(x: 8, y: 20)), .close,
    ]

    private static let shapes: [(String, Shape)] = [
        ("rectangle", .rectangle(box)), ("rounded", .rounded(box, radius: 5, style: .continuous)),
        ("border", .border(box, width: 2, radius: 4, style: .circular)),
        (
            "balloon",
            .balloon(BalloonShape(body: box, radius: 6, tail: .bottom, corner: .bottomLeft, tailLength: 4))
        ), ("path", .path(triangle)), ("evenOdd", .evenOdd(triangle + triangle.map { $0 })),
    ]

    private func items() throws -> [(String, DisplayItem)] {
        let fill = DisplayItem.fill(.rectangle(Self.box), Self.red)
        let gradient = LinearGradient(
            from: CGPoint(x: 6, y: 5), to: CGPoint(x: 30, y: 21), stops: [.init(.black, at: 0), .init(Self.red, at: 1)])
        let run = FreeTypeText.run("Rg", font: try Fonts.bubbleSans(size: 16, weight: 400), size: 16)
        let middle = CGPoint(x: Self.box.midX, y: Self.box.midY)
        return Self.shapes.map { ($0.0, .fill($0.1, Self.red)) } + [
            ("gradient", .gradient(.rounded(Self.box, radius: 3, style: .circular), gradient)),
            (
                "picture",
                .picture(Picture(bitmap: .noise(width: 12, height: 8, seed: 5, isOpaque: false)), in: Self.box)
            ),
            ("glyphs", .glyphs(run, origin: CGPoint(x: 6, y: 20), color: Self.red)),
            ("clip", .clip(.rounded(Self.box.insetBy(dx: 4, dy: 3), radius: 4, style: .circular), [fill])),
            ("turned", .turned(Turn(degrees: 30, about: middle), box: Self.box, [fill])),
            ("translucent", .translucent(opacity: 90, [fill])),
            ("shadowed", .shadowed(Shadow(.black, radius: 1, x: 2, y: 1), [fill])),
            ("node", .node(DrawnNode(path: ["a"], title: "a"), [fill])),
        ]
    }

    @Test(arguments: [CGPoint(x: 13, y: 0), CGPoint(x: 0, y: 9), CGPoint(x: 20, y: 14)])
    func thePixelsMove(_ way: CGPoint) throws {
        func drawn(_ item: DisplayItem) throws -> Bitmap {
            try Renderer().render(DisplayList(size: CGSize(width: 70, height: 60), items: [item]), scale: 1)
        }
        for (name, item) in try items() {
            let (was, now) = (try drawn(item), try drawn(item.translated(x: way.x, y: way.y)))
            let differing = (0..<40).flatMap { y in
                (0..<46).filter { x in was[x, y] != now[x + Int(way.x), y + Int(way.y)] }.map { (x: $0, y: y) }
            }
            #expect(differing.isEmpty, "\(name) \(differing.prefix(3))")
            #expect(was != now && was.pixels.contains { $0 > 0 }, "\(name)")
        }
    }

    /// The fonts of a list are those of its letters, wherever they stand in it, each once.
    @Test func fontsAreFoundInEveryGroup() throws {
        let font = try Fonts.bubbleSans(size: 16, weight: 400)
        let letters = DisplayItem.glyphs(
            FreeTypeText.run("a", font: font, size: 16), origin: CGPoint(x: 4, y: 16), color: .black)
        let groups: [DisplayItem] = [
            letters, .clip(.rectangle(Self.box), [letters]),
            .turned(Turn(degrees: 9, about: .zero), box: Self.box, [letters]), .translucent(opacity: 9, [letters]),
            .shadowed(Shadow(.black, radius: 1), [letters]), .node(DrawnNode(path: ["a"], title: "a"), [letters]),
        ]
        for group in groups {
            let list = DisplayList(size: CGSize(width: 40, height: 30), items: [group, group])
            #expect(list.fontFiles.map(\.name) == [font.file.name])
        }
        let fill = DisplayItem.fill(.rectangle(Self.box), .black)
        #expect(DisplayList(size: CGSize(width: 40, height: 30), items: [fill]).fontFiles.isEmpty)
    }
}
