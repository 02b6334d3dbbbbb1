import BalloonFixtures
import BalloonLayouts
import Balloons
import Drawing
import Foundation
import Testing
import ViewLayout

/// Statements 54 and 55 of the facts sheet: right-to-left interfaces.
@Suite struct RightToLeftFactsTests {
    private let mirrored = TraitCollection(layoutDirection: .rightToLeft)

    @Test("54. Leading and trailing captions and the texts over the picture swap sides")
    func swappedSides() throws {
        let content = template(
            image: picture(), imageTitle: "Title", imageSubtitle: "Sub", caption: "Lead", trailingCaption: "Trail",
            subcaption: "lead", trailingSubcaption: "trail")
        let balloon = try placed(content, traits: mirrored)
        for id in ["caption", "subcaption", "imageTitle", "imageSubtitle"] {
            let line = try #require(balloon.recorded(id)?.lines.first)
            #expect(isClose(line.x + line.width, 280 - 16, within: 0.002), "\(id)")
        }
        for id in ["trailingCaption", "trailingSubcaption"] {
            #expect(isClose(try #require(balloon.recorded(id)?.lines.first).x, 16, within: 0.002), "\(id)")
        }
    }

    @Test("54. Sizes stay equal for equal text", arguments: [true, false])
    func size(isLong: Bool) throws {
        let caption = isLong ? "A caption that is much longer than the other one in its row" : "Short"
        let content = template(
            image: picture(), caption: caption, trailingCaption: "A trailing one", subcaption: "s",
            trailingSubcaption: caption)
        #expect(try placed(content).size == placed(content, traits: mirrored).size)
    }

    @Test("54. The balloon swaps sides with its tail, and the icon stays at its left", arguments: BalloonSide.allCases)
    func bubbleSide(side: BalloonSide) throws {
        var metrics = TemplateMetrics()
        metrics.tail = .side
        func left(_ traits: TraitCollection) throws -> CGFloat {
            let layout = BalloonLayout(
                content: .template(template(image: picture())), icon: picture(), side: side, metrics: metrics)
            let balloon = try layout.place(in: context(traits))
            #expect(balloon.node("icon")?.frame.minX == (balloon.node("image")?.frame.minX ?? 0) + 6)
            return try #require(balloon.node("image")).frame.minX
        }
        #expect(try left(TraitCollection()) == (side == .incoming ? 6 : 0))
        #expect(try left(mirrored) == (side == .incoming ? 0 : 6))
        metrics.mirrorsSides = false
        #expect(try left(mirrored) == (side == .incoming ? 6 : 0))
    }

    @Test("54. A conversation swaps sides with its tails, or nothing in it does", arguments: [true, false])
    func conversationSide(mirrorsSides: Bool) throws {
        var metrics = TemplateMetrics()
        metrics.tail = .side
        metrics.mirrorsSides = mirrorsSides
        let ada = Transcript.Entry.Sender(identifier: "ada", name: "Ada")
        var transcript = Transcript(
            entries: [
                .init(.text("one"), sender: ada), .init(.text("two")), .init(.receipt("Delivered")),
                .init(.message(.init(balloon: BalloonLayout(content: .template(template(caption: "a")))))),
            ], isGroup: true)
        transcript.balloonMetrics = metrics
        let width = TraitCollection().transcriptWidth
        func middles(_ traits: TraitCollection) throws -> [CGFloat] {
            try transcript.place(in: context(traits)).root.children.map { node in
                // The words of a line, not the row that it stands in.
                if case .text(let text) = node.content, let line = text.layout.lines.first {
                    return (text.lineOrigins.first?.x ?? 0) + line.width / 2
                }
                return node.frame.midX
            }
        }
        let (plain, turned) = (try middles(TraitCollection()), try middles(mirrored))
        #expect(plain.count == turned.count && plain.count >= 6)
        for (left, right) in zip(plain, turned) {
            #expect(isClose(right, mirrorsSides ? width - left : left, within: 0.4))
        }
    }

    /// A picture that is black at its left and white at its right, cropped at the sides of a balloon or whole in it.
    @Test("55. A picture is drawn with its left at the left", arguments: [300, 900])
    func drawnPicture(height: Int) throws {
        let painted = PaintedPicture(width: 900, height: height).filled(0..<450, 0..<height, grey: 0)
        let flipped = PaintedPicture(width: 900, height: height).filled(450..<900, 0..<height, grey: 0)
        /// The greys of a row in the middle of the picture.
        func row(_ picture: Picture, _ traits: TraitCollection) throws -> [UInt8] {
            let balloon = try placed(template(image: picture, imageTitle: "Title", caption: "a"), traits: traits)
            let bitmap = try Renderer().render(balloon.displayList(), scale: 3)
            let y = Int(try #require(balloon.node("image")).frame.height * 3 / 2)
            return (0..<bitmap.width).map { bitmap.pixels[(y * bitmap.width + $0) * 4] }
        }
        let drawn = try row(painted.picture, mirrored)
        #expect(drawn[30] < 10 && drawn[drawn.count - 30] > 240)
        #expect(try drawn == row(painted.picture, TraitCollection()))
        #expect(try drawn == row(flipped.picture, TraitCollection()).reversed())
    }

    @Test("55. A picture lies where it lies from left to right")
    func pictureContent() throws {
        let content = template(image: picture(width: 100, height: 300), caption: "a")
        guard case .picture(_, let first)? = try placed(content).node("image")?.content,
            case .picture(_, let second)? = try placed(content, traits: mirrored).node("image")?.content
        else {
            Issue.record("the image draws no picture")
            return
        }
        #expect(first == second)
    }
}
