import Drawing
import Foundation
import Testing

@testable import BalloonLayouts

/// What is said about the background without drawing, against the pixels.
@Suite struct PlainBackgroundTests {
    private static let side = 60
    private static let ground = DisplayItem.fill(.rectangle(CGRect(x: 0, y: 0, width: 60, height: 60)), .black)
    private static let red = Color(red: 255, green: 0, blue: 0)
    private static let box = CGRect(x: 8, y: 14, width: 44, height: 32)

    private static let upright = CGRect(x: 20, y: 4, width: 20, height: 52)

    private static func fill(_ shape: Shape) -> DisplayItem { .fill(shape, red) }

    /// Shapes with corners of every radius, also larger than half a side, and what moves or blends them.
    private static let cases: [(name: String, items: [DisplayItem])] =
        [0, 4, 10, 16, 22, 40].map { radius in
            ("radius \(radius)", [ground, fill(.rounded(box, radius: radius, style: .circular))])
        } + [
            ("continuous", [ground, fill(.rounded(box, radius: 12, style: .continuous))]),
            ("upright", [ground, fill(.rounded(upright, radius: 30, style: .circular))]),
            ("border", [ground, fill(.border(box, width: 5, radius: 8, style: .circular))]),
            ("clipped", [ground, .clip(.rounded(box, radius: 40, style: .circular), [fill(.rectangle(box))])]),
            ("see-through", [ground, .translucent(opacity: 128, [fill(.rectangle(box))])]),
            ("shadowed", [ground, .shadowed(Shadow(red, radius: 4, x: 6, y: -3), [fill(.rectangle(box))])]),
            ("nothing", []), ("no ground", [fill(.rounded(box, radius: 16, style: .circular))]),
        ]
        + [30, 90, 45].map { degrees in
            let bar = CGRect(x: 8, y: 26, width: 44, height: 8)
            let turn = Turn(degrees: degrees, about: CGPoint(x: 30, y: 30))
            return ("turned by \(degrees)", [ground, .turned(turn, box: bar, [fill(.rectangle(bar))])])
        }

    @Test(arguments: cases.indices) func onlyWhatIsSureIsSaid(_ index: Int) throws {
        let (name, items) = Self.cases[index]
        let list = DisplayList(size: CGSize(width: Self.side, height: Self.side), items: items)
        let bitmap = try Renderer().render(list, scale: 1)
        let background = PlainBackground(items)
        for y in stride(from: 0, to: Self.side, by: 4) {
            for x in stride(from: 0, to: Self.side, by: 4) {
                let said = background.background(under: CGRect(x: x, y: y, width: 4, height: 4))
                let color: [UInt8]
                switch said {
                case .unknown: continue
                case .nothing: color = [0, 0, 0, 0]
                case .plain(let plain): color = [plain.red, plain.green, plain.blue, plain.alpha]
                }
                let row = color + color + color + color
                let isRight = (y..<y + 4).allSatisfy { y in
                    let start = (y * Self.side + x) * 4
                    return row[...] == bitmap.pixels[start..<start + 16]
                }
                #expect(isRight, "\(name) at \(x), \(y): \(said)")
            }
        }
    }

    /// A radius larger than half a side is drawn as half a side, and so says the same of every box.
    @Test(arguments: [22.0, 40, 1000]) func aRadiusIsHeldByTheSides(radius: CGFloat) {
        func said(_ radius: CGFloat, _ box: CGRect) -> Bool {
            PlainBackground([Self.ground, Self.fill(.rounded(Self.box, radius: radius, style: .circular))])
                .background(under: box) == .plain(Self.red)
        }
        let boxes = stride(from: 8, to: 48, by: 2).flatMap { x in
            stride(from: 14, to: 44, by: 2).map { CGRect(x: x, y: $0, width: 4, height: 2) }
        }
        #expect(boxes.map { said(radius, $0) } == boxes.map { said(16, $0) })
    }

    /// Far from every edge it is sure, so that nothing needs to be drawn for most texts, in capsules neither.
    @Test func theMiddleAndTheOutsideArePlain() {
        let (middle, outside) = (CGRect(x: 26, y: 28, width: 8, height: 4), CGRect(x: 0, y: 0, width: 4, height: 4))
        for (name, items) in Self.cases.prefix(8) {
            #expect(PlainBackground(items).background(under: outside) == .plain(.black), "\(name)")
            #expect(PlainBackground(items).background(under: middle) == .plain(Self.red), "\(name)")
        }
    }

    /// A corner ends a radius from either side, so that all of the middle of a side is of one colour, to its edge.
    @Test(arguments: [
        (8, 26, true), (48, 26, true), (26, 14, true), (26, 42, true), (8, 14, false), (48, 14, false), (8, 42, false),
        (48, 42, false),
    ])
    func theMiddleOfASideIsPlain(_ x: CGFloat, _ y: CGFloat, _ isPlain: Bool) {
        let box = CGRect(x: x, y: y, width: 4, height: 4)
        let items = [Self.ground, Self.fill(.rounded(Self.box, radius: 5, style: .circular))]
        #expect(PlainBackground(items).background(under: box) == (isPlain ? .plain(Self.red) : .unknown))
        // A point outside is never plain.
        let moved = box.offsetBy(dx: x < 26 ? -1 : x > 26 ? 1 : 0, dy: y < 26 ? -1 : y > 26 ? 1 : 0)
        #expect(PlainBackground(items).background(under: moved) == .unknown)
    }

    /// What each kind of item leaves under a box in its middle, of 4 points, and far beside it.
    @Test(
        arguments: [
            ("fill", .plain(red)), ("clear", .nothing), ("pale", .unknown), ("gradient", .unknown),
            ("picture", .unknown),
            ("clip", .plain(red)), ("narrow clip", .unknown), ("other clip", .nothing), ("translucent", .unknown),
            ("turned", .unknown), ("turned nothing", .nothing), ("shadowed", .plain(red)), ("node", .plain(red)),
            ("translucent nothing", .nothing), ("path", .unknown),
        ] as [(String, PlainBackground.Background)])
    func eachItem(_ name: String, _ under: PlainBackground.Background) throws {
        let plain = Self.fill(.rectangle(Self.box))
        let dot = CGRect(x: 29, y: 29, width: 2, height: 2)
        var pale = Self.red
        pale.alpha = 254
        let white = Picture(bitmap: Bitmap(width: 1, height: 1, pixels: [255, 255, 255, 255]))
        let corner = CGRect(x: 8, y: 14, width: 5, height: 5)
        let turn = Turn(degrees: 30, about: CGPoint(x: 30, y: 30))
        let items: [String: DisplayItem] = [
            "fill": plain, "clear": .fill(.rectangle(Self.box), .clear), "pale": .fill(.rectangle(Self.box), pale),
            "gradient": .gradient(.rectangle(Self.box), LinearGradient(down: Self.box, from: Self.red, to: Self.red)),
            "picture": .picture(white, in: Self.box), "clip": .clip(.rectangle(Self.box), [plain]),
            "narrow clip": .clip(.rectangle(dot), [plain]), "other clip": .clip(.rectangle(corner), [plain]),
            "translucent": .translucent(opacity: 200, [plain]), "translucent nothing": .translucent(opacity: 200, []),
            "turned": .turned(turn, box: Self.box, [plain]), "turned nothing": .turned(turn, box: Self.box, []),
            "shadowed": .shadowed(Shadow(.black, radius: 2, x: 1, y: -1), [plain]),
            "node": .node(DrawnNode(path: ["a"], title: "a"), [plain]),
            "path": Self.fill(
                .path([.move(dot.origin), .line(CGPoint(x: 50, y: 40)), .line(CGPoint(x: 9, y: 40)), .close])),
        ]
        let background = PlainBackground([try #require(items[name])])
        #expect(background.background(under: CGRect(x: 28, y: 28, width: 4, height: 4)) == under)
        #expect(background.background(under: CGRect(x: 200, y: 28, width: 4, height: 4)) == .nothing)
    }

    /// A shadow reaches three radii and its offset beyond what casts it; from there on nothing is drawn.
    @Test(arguments: [(52, 1), (58, 1), (60, 0), (80, 0)] as [(CGFloat, Int)])
    func besideAShadow(_ x: CGFloat, _ found: Int) {
        let item = DisplayItem.shadowed(Shadow(.black, radius: 2, x: 1, y: -1), [Self.fill(.rectangle(Self.box))])
        let under = PlainBackground([item]).background(under: CGRect(x: x, y: 28, width: 4, height: 4))
        #expect(under == (found == 1 ? .unknown : .nothing))
    }

    /// A shadow of six points that is moved along one axis reaches so much further there: below the box, which ends at 46,
    /// above it at 14, right of it at 52 and left of it at 8.
    @Test(
        arguments: [
            (0, 9, 28, 55, true), (0, 9, 28, 62, false), (0, -9, 28, 1, true), (0, -9, 28, -6, false),
            (9, 0, 61, 28, true),
            (9, 0, 68, 28, false), (-9, 0, -5, 28, true), (-9, 0, -12, 28, false),
        ] as [(Double, Double, CGFloat, CGFloat, Bool)])
    func aShadowThatIsMovedAside(_ right: Double, _ down: Double, _ x: CGFloat, _ y: CGFloat, _ isReached: Bool) {
        let item = DisplayItem.shadowed(Shadow(.black, radius: 2, x: right, y: down), [Self.fill(.rectangle(Self.box))])
        let under = PlainBackground([item]).background(under: CGRect(x: x, y: y, width: 4, height: 4))
        #expect(under == (isReached ? .unknown : .nothing))
    }
}
