import BalloonFixtures
import Drawing
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// A transcript on iOS 27 has the numbers that were measured on it (facts 10.6), and iOS 26 keeps its own.
@Suite struct NewestPhoneTests {
    private typealias Fixture = TranscriptTests
    fileprivate static let newest = TraitCollection(receiver: .ios27)

    private func place(
        _ entries: [Transcript.Entry], isOnScreen: Bool = false, _ traits: TraitCollection = NewestPhoneTests.newest
    ) throws -> PlacedNode {
        var transcript = Transcript(entries: entries)
        if isOnScreen { transcript.screen = Transcript.Screen(title: "Ada Lovelace") }
        return try transcript.place(in: context(traits)).balloon
    }

    private func nodes(_ root: PlacedNode) -> [PlacedNode] { [root] + root.children.flatMap(nodes) }

    private func bubbles(_ root: PlacedNode) -> [PlacedNode] { root.children.filter { $0.kind == TextBubble.kind } }

    private func shape(_ bubble: PlacedNode) throws -> BalloonShape {
        switch bubble.content {
        case .fill(.balloon(let shape), _), .gradient(.balloon(let shape), _): return shape
        default: throw CocoaError(.featureUnsupported)
        }
    }

    @Test("10.6.1: 40 points for a line, padding 14, a radius of 20 in plain arcs")
    func textBalloon() throws {
        let bubble = try #require(bubbles(place([Fixture.text("Hello")])).first)
        let shape = try shape(bubble)
        #expect(shape.body.height == 40 && shape.radius == 20 && shape.cornerStyle == .circular)
        #expect(try isClose(#require(bubble.children.first).frame.minX - bubble.frame.minX, 14, within: 0.01))
    }

    /// Insets at 1, 4 and 10 points down. At the top a pixel down is two across.
    @Test("10.6.1: the corner is an arc", arguments: [(1.0, 13.7), (4, 8), (10, 2.7)])
    func corner(down: CGFloat, inset: CGFloat) throws {
        let bubble = try #require(bubbles(place([Fixture.text("One\ntwo\nthree")])).first)
        let shape = try shape(bubble)
        #expect(
            abs(try edge(of: shape, at: shape.body.minY + down).left - shape.body.minX - inset)
                < (down == 1 ? 0.8 : 0.35))
    }

    @Test("10.6.2: 4 inside a run, 10 between runs")
    func gaps() throws {
        let tops = bubbles(
            try place([
                Fixture.text("a"), Fixture.text("b"), Fixture.text("c", Transcript.Entry.Sender(identifier: "ada")),
            ])
        ).map(\.frame)
        #expect(isClose(tops[1].minY - tops[0].maxY, 4) && isClose(tops[2].minY - tops[1].maxY, 10))
    }

    /// From the corner of the body: down, and the two edges from its right.
    private static let tailPoints: [(down: CGFloat, right: CGFloat?, left: CGFloat?)] = [
        (-7.7, -4.7, nil), (-5.7, -6.7, nil), (3.3, -9.7, nil), (5.3, -8.3, nil), (6.3, -8.7, -10.3),
        (0.3, nil, -20.3), (2.3, nil, -17.3), (4.3, nil, -14.3),
    ]

    @Test("10.6.4: the tail goes through the measured points and hangs 7.3", arguments: tailPoints)
    func tail(down: CGFloat, right: CGFloat?, left: CGFloat?) throws {
        let shape = try shape(#require(bubbles(place([Fixture.text("One\ntwo\nthree")])).first))
        #expect(isClose(shape.bounds.maxY - shape.body.maxY, 7.3))
        let edge = try edge(of: shape, at: shape.body.maxY + down)
        if let right { #expect(abs(edge.right - shape.body.maxX - right) < 0.8) }
        if let left { #expect(abs(edge.left - shape.body.maxX - left) < 0.8) }
    }

    /// Where a shape begins and ends at a height, by drawing it at 3x.
    private func edge(of shape: BalloonShape, at y: CGFloat) throws -> (left: CGFloat, right: CGFloat) {
        var list = DisplayList(size: CGSize(width: shape.bounds.maxX + 2, height: shape.bounds.maxY + 2))
        list.items = [.fill(.balloon(shape), .black)]
        let picture = try Renderer().render(list, scale: 3)
        let row = Int(y * 3)
        let covered = (0..<picture.width).filter { picture.pixels[(row * picture.width + $0) * 4 + 3] > 127 }
        return (CGFloat(try #require(covered.first)) / 3, CGFloat(try #require(covered.last) + 1) / 3)
    }

    @Test("10.6.5: sent balloons are windows on one gradient over the screen")
    func gradient() throws {
        let root = try place([Fixture.text("a"), Fixture.text("b")], isOnScreen: true)
        for bubble in bubbles(root) {
            guard case .gradient(_, let gradient) = bubble.content else { throw CocoaError(.featureUnsupported) }
            #expect(gradient.start.y == 0 && gradient.end.y == 874)
            #expect(gradient.stops.map(\.color.hexadecimal).first == "#5fc9f9")
        }
    }

    @Test("A picture without a screen has the colours that the conversation has on one", arguments: [2, 60])
    func sameColours(count: Int) throws {
        let entries = (0..<count).map { Fixture.text("text \($0)") }
        func places(isOnScreen: Bool) throws -> [CGFloat] {
            try bubbles(place(entries, isOnScreen: isOnScreen)).map { bubble in
                guard case .gradient(_, let gradient) = bubble.content else { throw CocoaError(.featureUnsupported) }
                return bubble.frame.minY - gradient.start.y
            }
        }
        for (alone, whole) in zip(try places(isOnScreen: false), try places(isOnScreen: true)) {
            #expect(isClose(alone, whole, within: 0.5))
        }
    }

    @Test("10.6.6: the ink of one emoji is 69 wide, that of two 48 each and 4 apart, 17 from the edge")
    func emoji() throws {
        let one = try inkedColumns(of: Fixture.text("😀")), two = try inkedColumns(of: Fixture.text("😀😀"))
        try #require(one.count == 1 && two.count == 2)
        #expect(isClose(one[0].upperBound - one[0].lowerBound, 69, within: 1.5))
        for ink in two { #expect(isClose(ink.upperBound - ink.lowerBound, 48, within: 1.5)) }
        #expect(isClose(two[1].lowerBound - two[0].upperBound, 4, within: 1))
        #expect(isClose(one[0].upperBound, 402 - 17, within: 1) && isClose(two[1].upperBound, 402 - 17, within: 1))
        let pair = try Transcript(entries: [Fixture.text("😀😀")]).place(in: context(Self.newest))
        #expect(pair.findings.isEmpty)
        let frames = try place([Fixture.text("😀"), Fixture.text("😀😀")]).children.filter { $0.kind == .emoji }
        #expect(isClose(frames[0].frame.width, 69, within: 0.5) && isClose(frames[1].frame.width, 100, within: 0.7))
    }

    /// Where a conversation of one text is inked, from the left, in points.
    private func inkedColumns(of entry: Transcript.Entry) throws -> [ClosedRange<CGFloat>] {
        let placed = try Transcript(entries: [entry]).place(in: context(Self.newest))
        let picture = try Renderer().render(placed.displayList(), scale: 3)
        func isInked(_ x: Int) -> Bool {
            (0..<picture.height).contains { y in
                let start = (y * picture.width + x) * 4
                return picture.pixels[start..<start + 3].contains { $0 < 250 }
            }
        }
        var ranges: [ClosedRange<Int>] = []
        for x in 0..<picture.width where isInked(x) {
            if let last = ranges.last, last.upperBound == x - 1 {
                ranges[ranges.count - 1] = last.lowerBound...x
            } else {
                ranges.append(x...x)
            }
        }
        return ranges.map { CGFloat($0.lowerBound) / 3...CGFloat($0.upperBound + 1) / 3 }
    }

    @Test("10.6.9, 10.6.10: header and composer stand where they were measured")
    func screen() throws {
        let root = try place([Fixture.text("a")], isOnScreen: true)
        #expect(root.frame == CGRect(x: 0, y: 0, width: 402, height: 874))
        func frame(_ name: String) throws -> CGRect { try #require(nodes(root).first { $0.id == name }).frame }
        #expect(try frame("back") == CGRect(x: 16, y: 62, width: 44, height: 44))
        #expect(try frame("picture") == CGRect(x: 171, y: 62, width: 60, height: 60))
        let plus = try frame("plus")
        #expect(isClose(plus.minX, 28) && isClose(plus.minY, 806, within: 0.4) && plus.width == 40)
    }

    /// The button has 44 points and its margin 16; the capsule has 14 around the name, and 9 for the chevron.
    @Test(
        "A name stands in the middle, and a long one ends before it reaches the back button",
        arguments: [320, 402] as [CGFloat], [1, 8])
    func names(width: CGFloat, count: Int) throws {
        var transcript = Transcript(entries: [Fixture.text("a")])
        transcript.screen = Transcript.Screen(
            title: Array(repeating: "Ada Lovelace", count: count).joined(separator: " "))
        let traits = TraitCollection(transcriptWidth: width, transcriptHeight: 2.2 * width, receiver: .ios27)
        let root = try transcript.place(in: context(traits)).balloon
        let title = try #require(nodes(root).first { $0.id == "title" })
        guard case .text(let text) = title.content else { throw CocoaError(.featureUnsupported) }
        #expect(text.layout.isTruncated == (count > 1))
        #expect(title.frame.minX >= 60 + 14 - 0.34 && title.frame.maxX <= width - 60 - 14 - 9 + 0.34)
        #expect(isClose(title.frame.midX, (width - 9) / 2, within: 0.67))
        let signs = nodes(root).filter { $0.kind == .symbol && abs($0.frame.midY - title.frame.midY) < 0.5 }
        #expect(signs.count == 1 && signs.allSatisfy { $0.frame.minX > title.frame.maxX })
    }

    @Test("A long conversation is scrolled to its end, a short one begins below the header")
    func scrolled() throws {
        let long = try place((0..<60).map { Fixture.text("text \($0)") }, isOnScreen: true)
        let last = try #require(bubbles(long).last)
        #expect(last.frame.maxY < 806 && last.frame.maxY > 780)
        #expect(try #require(bubbles(long).first).frame.maxY < 0)
        let short = try place([Fixture.text("a")], isOnScreen: true)
        #expect(try #require(bubbles(short).first).frame.minY > 149)
    }

    @Test("Only upright phones with iOS 26 and 27 have a screen")
    func viewers() {
        for receiver in ReceiverSystem.allCases {
            let expected = receiver == .ios27 || receiver == .ios26
            #expect(Transcript.hasScreen(for: TraitCollection().moved(to: receiver)) == expected)
        }
        #expect(!Transcript.hasScreen(for: TraitCollection(transcriptWidth: 874, transcriptHeight: 402)))
        #expect(!Transcript.hasScreen(for: TraitCollection(userInterfaceIdiom: .pad)))
    }

    @Test("8.18: the capsule of a received template is a metric, off by default, for what is received alone")
    func capsule() throws {
        let content = BalloonContent.template(
            template(image: picture(), caption: "Dinner at seven?"))
        var metrics = TemplateMetrics.standard(for: .phone, on: .ios27)
        func size(_ side: BalloonSide) throws -> CGSize {
            try BalloonLayout(content: content, side: side, metrics: metrics)
                .place(in: context(Self.newest)).size
        }
        let whole = try size(.incoming)
        metrics.drawsReceivedPictures = false
        #expect(try size(.outgoing) == whole)
        let captions = try size(.incoming)
        #expect(captions.height < 50 && whole.height > 100)
        let placed = try BalloonLayout(content: content, side: .incoming, metrics: metrics)
            .place(in: context(Self.newest))
        guard case .balloon(let shape) = placed.balloon.clip else { throw CocoaError(.featureUnsupported) }
        #expect(isClose(shape.radius, shape.body.height / 2))
    }
}
