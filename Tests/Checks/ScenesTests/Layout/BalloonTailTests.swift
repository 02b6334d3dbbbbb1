import BalloonFixtures
import Drawing
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts
@testable import Scenes

/// Tails by generation: beside the body by 6 points before iOS 26, below it since (facts 10.1.4).
@Suite struct BalloonTailTests {
    private func placed(
        _ content: TemplateContent, tail: BalloonTail, side: BalloonSide = .outgoing, showsTail: Bool = true
    ) throws -> PlacedBalloon {
        var metrics = TemplateMetrics()
        metrics.tail = tail
        return try BalloonLayout(content: .template(content), side: side, showsTail: showsTail, metrics: metrics)
            .place(in: context())
    }

    private func shape(_ balloon: PlacedBalloon) throws -> BalloonShape {
        guard case .balloon(let shape) = balloon.root.clip else { throw Missing() }
        return shape
    }

    private struct Missing: Error {}

    @Test("A picture without height at the foot of a view has nothing to go on in the tail")
    func flatPicture() throws {
        let view = VStack([
            ViewLayout.Frame(Fill(.semantic(.tint)), height: 100),
            ViewLayout.Frame(ImageElement(picture(), contentMode: .fit), height: 0),
        ])
        let live = LiveContent(view: view, answeredHeight: .fittingView, alternate: template(caption: "a"))
        let placed = try BalloonLayout(content: .live(live)).place(in: context())
        #expect(placed.drawnRoot.frame.height >= 100)
    }

    @Test("A tail below the body changes no size", arguments: BalloonSide.allCases)
    func bottomTail(side: BalloonSide) throws {
        let content = template(image: picture(), caption: "a")
        let sent = try placed(content, tail: .bottom, side: side)
        let draft = try placed(content, tail: .bottom, side: side, showsTail: false)
        #expect(sent.size == draft.size)
        // 6.8 points, and on to the next pixel.
        #expect(sent.canvasSize.height == PixelGrid(scale: 3).roundedOutward(sent.size.height + 6.8))
        #expect(draft.canvasSize == draft.size)
        #expect(try shape(sent).corner == (side == .incoming ? .bottomLeft : .bottomRight))
        #expect(try shape(draft).tail == .none)
    }

    @Test("52: with a side tail a balloon is 6 points wider than its draft, and otherwise the same")
    func sideTail() throws {
        let content = template(caption: "Which day suits everyone?", subcaption: "3 votes")
        let draft = try placed(content, tail: .side, showsTail: false)
        for side in BalloonSide.allCases {
            let sent = try placed(content, tail: .side, side: side)
            #expect(sent.size == CGSize(width: draft.size.width + 6, height: draft.size.height))
            let moved: CGFloat = side == .incoming ? 6 : 0
            for id in ["caption", "subcaption"] {
                let expected = try #require(draft.node(id)?.frame).offsetBy(dx: moved, dy: 0)
                #expect(sent.node(id)?.frame == expected)
            }
            #expect(try shape(sent).body.minX == moved)
        }
    }

    @Test("A side tail does not make a balloon wider than the transcript allows")
    func sideTailAtMaximum() throws {
        let content = template(image: picture(), caption: "a")
        let sent = try placed(content, tail: .side)
        // Of the 280.667 points the tail takes 6, and the rest is rounded down (facts 3.2).
        #expect(sent.node("image")?.frame.width == 274)
        #expect(sent.size.width == 280)
    }

    @Test("A picture without captions goes on under the tail in its lowest pixels")
    func pictureUnderTail() throws {
        let balloon = try placed(template(image: picture()), tail: .bottom)
        let body = balloon.size
        let drawn = try Renderer().render(balloon.displayList(), scale: 3)
        func pixel(_ x: Int, _ y: Int) -> ArraySlice<UInt8> {
            drawn.pixels[((y * drawn.width + x) * 4)...][..<(((y * drawn.width + x) * 4) + 4)]
        }
        let x = drawn.width - 36
        let bottom = Int(body.height * 3)
        #expect(pixel(x, bottom + 8).elementsEqual(pixel(x, bottom - 40)))
        #expect(pixel(drawn.width / 2, bottom + 2).allSatisfy { $0 == 0 })
        #expect(balloon.node("image")?.frame.maxY == body.height)
    }

    /// Facts 5.1 and 10.1 tell of iOS and macOS; the watch keeps the tail of iOS 26.
    private static let tails: [(ReceiverSystem, BalloonShape.TailStyle)] = [
        (.ios27, .long), (.ios26, .bottom), (.ios10, .side), (.macos, .mac), (.watchos, .bottom),
    ]

    @Test("A receiver before iOS 26 has the tail beside the body, 6 points wide", arguments: Self.tails)
    func tailOfReceiver(system: ReceiverSystem, tail: BalloonShape.TailStyle) throws {
        let content = BalloonContent.template(template(caption: "Which day suits everyone?"))
        let shown = try BalloonLayout(content: content, side: .incoming)
            .place(in: context(viewer(system)))
        #expect(try shape(shown).tail == tail)
        #expect(try shape(shown).body.minX == (tail == .side ? 6 : 0))
    }

    @Test("A scene's own tail stands on every receiver, alone and in a transcript", arguments: Self.tails)
    func tailOfScene(system: ReceiverSystem, tail: BalloonShape.TailStyle) throws {
        func tails(_ metrics: String) throws -> [String?] {
            let text = "message: {layout: {template: {caption: Hello}}}\n" + metrics
            let scene = try BalloonScene(text: text, file: "hello.yaml")
            return try [scene, scene.inTranscript].map { scene in
                let record = try scene.layout(in: context(viewer(system))).record
                let balloon = record.nodes.first { $0.kind == "template" }
                return balloon?.attributes.first { $0.name == "tail" }?.value
            }
        }
        #expect(try tails("") == [tail.rawValue, tail.rawValue])
        #expect(try tails("metrics: {tail: side}") == ["side", "side"])
        #expect(try tails("metrics: {tail: bottom}") == ["bottom", "bottom"])
    }
}
