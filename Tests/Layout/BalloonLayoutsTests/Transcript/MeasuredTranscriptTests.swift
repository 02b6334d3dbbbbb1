import BalloonFixtures
import Drawing
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// A transcript has the numbers that were measured on its receiver (facts 10), and is mirrored from right to left.
@Suite struct MeasuredTranscriptTests {
    private typealias Fixture = TranscriptTests
    private typealias Entry = Transcript.Entry

    private func place(
        _ entries: [Entry], inputField: Transcript.InputField? = nil, _ traits: TraitCollection = TraitCollection()
    ) throws -> PlacedNode {
        try Transcript(entries: entries, inputField: inputField).place(in: context(traits)).balloon
    }

    private func nodes(_ root: PlacedNode) -> [PlacedNode] { [root] + root.children.flatMap(nodes) }

    private func node(_ name: String, in root: PlacedNode) throws -> PlacedNode {
        try #require(nodes(root).first { $0.name == name }, "\(name)")
    }

    private func bubbles(_ root: PlacedNode) -> [PlacedNode] { root.children.filter { $0.kind == TextBubble.kind } }

    private func shape(_ bubble: PlacedNode) throws -> BalloonShape {
        switch bubble.content {
        case .fill(.balloon(let shape), _), .gradient(.balloon(let shape), _): return shape
        default: throw CocoaError(.featureUnsupported)
        }
    }

    private func text(_ node: PlacedNode) throws -> PlacedText {
        let texts = nodes(node).compactMap { node -> PlacedText? in
            guard case .text(let text) = node.content else { return nil }
            return text
        }
        return try #require(texts.first)
    }

    /// A text of a number of lines.
    private func lines(_ count: Int) -> Entry {
        Fixture.text((0..<count).map { "line \($0)" }.joined(separator: "\n"))
    }

    // MARK: - Text balloons (10.1)

    @Test("10.1.1: 40, 60, 80 and 100 points for one to four lines", arguments: 1...4)
    func heights(count: Int) throws {
        let bubble = try #require(try bubbles(place([lines(count)])).first)
        #expect(bubble.frame.height == CGFloat(20 + 20 * count))
        let origins = try text(bubble).lineOrigins.map(\.y)
        for (above, below) in zip(origins, origins.dropFirst()) { #expect(isClose(below - above, 20)) }
        #expect(isClose(try shape(bubble).radius, 20.0107))
    }

    /// 0.18 points out at 20 points down is what is told of a body of several lines.
    @Test("10.1.3: the corner of a body of several lines is a little fuller than a circle")
    func corner() throws {
        let body = CGRect(x: 0, y: 0, width: 200, height: 100)
        let shape = BalloonShape(
            body: body, radius: TranscriptMetrics().textCornerRadius, tail: .none, corner: .bottomRight, tailLength: 0)
        let list = DisplayList(size: body.size, items: [.fill(.balloon(shape), .black)])
        let bitmap = try Renderer().render(list, scale: 16)
        // What is covered of the row 20 points down, from the left side of the body.
        let row = 20 * 16 * bitmap.width * 4
        let free = (0..<bitmap.width).prefix { bitmap.pixels[row + $0 * 4 + 3] < 128 }.count
        #expect(isClose(CGFloat(free) / 16, 0.18, within: 0.1))
    }

    /// Text sizes with the size of the font there.
    private static let sizes: [(ContentSizeCategory, CGFloat)] = [(.extraSmall, 14), (.accessibilityLarge, 33)]

    @Test("10.1.1: the pitch grows as the font does", arguments: sizes)
    func growth(category: ContentSizeCategory, size: CGFloat) throws {
        let root = try place([lines(2)], TraitCollection(preferredContentSizeCategory: category))
        let origins = try text(#require(bubbles(root).first)).lineOrigins.map(\.y)
        #expect(isClose(origins[1] - origins[0], 20 * size / 17))
    }

    @Test("3.6: before iOS 26 a balloon of one line is 36 points tall")
    func earlierHeight() throws {
        let bubble = try #require(try bubbles(place([lines(1)], TraitCollection(receiver: .ios10))).first)
        #expect(isClose(bubble.frame.height, 36, within: 0.1))
        #expect(try shape(bubble).radius == 18)
    }

    @Test("10.4.1: macOS has 13 points at a pitch of 14.7, 28.76 for one line, and a margin of 20")
    func mac() throws {
        let root = try place([lines(1), lines(3)], TraitCollection(displayScale: 2, receiver: .macos))
        let frames = bubbles(root).map(\.frame)
        // Rounded up to a pixel.
        #expect(isClose(frames[0].height, 28.76, within: 0.5) && frames[0].maxX == 382)
        let three: CGFloat = 14.06 + 3 * 14.7
        #expect(isClose(frames[1].height, three, within: 0.5))
        let words = try text(bubbles(root)[1])
        #expect(isClose(words.lineOrigins[1].y - words.lineOrigins[0].y, 14.7))
        #expect(isClose(try shape(bubbles(root)[0]).radius, 14.4))
        let column = String(repeating: "words that wrap at the widest ", count: 20)
        let wide = try place([Fixture.text(column)], TraitCollection(transcriptWidth: 630, receiver: .macos))
        #expect(try #require(bubbles(wide).first).frame.width <= 382.3 && bubbles(wide)[0].frame.width > 340)
        #expect(
            isClose(
                MaximumBalloonWidth.width(
                    for: TraitCollection(transcriptWidth: 630, receiver: .macos), metrics: .standard(for: .mac)), 382.3,
                within: 0.05))
    }

    @Test("10.1.6, 10.4.2: gaps by system; on macOS a tail moves the next balloon down by its length")
    func gaps() throws {
        let entries = [Fixture.text("a"), Fixture.text("b"), Fixture.text("c", Fixture.ada)]
        func gaps(_ system: ReceiverSystem) throws -> [CGFloat] {
            let frames = bubbles(try place(entries, TraitCollection(receiver: system))).map(\.frame)
            return zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }
        }
        for (found, measured) in [
            (try gaps(.ios26), [4.333, 10.2]), (try gaps(.ios10), [4.333, 10.2]), (try gaps(.macos), [3, 11.5 + 4.85]),
        ] {
            for (gap, points) in zip(found, measured) { #expect(isClose(gap, points, within: 0.168), "\(found)") }
        }
    }

    // MARK: - Emoji (10.1.8)

    /// The width of an emoji and the height of its line by system.
    private static let emojiSizes: [(ReceiverSystem, CGFloat, CGFloat)] = [(.ios26, 58, 70), (.macos, 72, 87.3)]

    @Test("10.1.8: one to three emoji stand large and without a balloon", arguments: emojiSizes)
    func emoji(system: ReceiverSystem, side: CGFloat, height: CGFloat) throws {
        for (string, count) in [("😀", 1), ("🎉🍜", 2), ("1️⃣👍🏽🇩🇪", 3)] {
            let root = try place(
                [Fixture.text(string), Fixture.text(string, Fixture.ada)], TraitCollection(receiver: system))
            let frames = root.children.filter { $0.kind == .emoji }.map(\.frame)
            #expect(frames.count == 2 && bubbles(root).isEmpty)
            #expect(isClose(frames[0].width, side * CGFloat(count), within: 0.34) && frames[0].height == height)
            let margin: CGFloat = system == .macos ? 20 : 16
            #expect(isClose(frames[0].maxX, 402 - margin - 4, within: 0.34) && isClose(frames[1].minX, margin + 4))
        }
        for string in ["😀😀😀😀", "😀!", "12", "©", "a", ""] {
            let root = try place([Fixture.text(string)], TraitCollection(receiver: system))
            #expect(bubbles(root).count == 1, "\(string)")
        }
    }

    @Test("iOS 9 has no large emoji")
    func emojiBefore() throws {
        #expect(try bubbles(place([Fixture.text("😀")], TraitCollection(receiver: .ios9))).count == 1)
    }

    // MARK: - Colours (10.2)

    /// The colours of the window, of an incoming and of an outgoing balloon, and of a receipt.
    private static let systemColors: [(ReceiverSystem, UserInterfaceStyle, [String])] = [
        (.ios26, .light, ["#ffffff", "#e9e9eb", "#0088ff", "#8a8a8e"]),
        (.ios26, .dark, ["#000000", "#262629", "#0088ff", "#8d8d93"]),
        (.ios10, .light, ["#ffffff", "#e9e9eb", "#007aff", "#3c3c4399"]),
        (.ios10, .dark, ["#000000", "#262629", "#0a84ff", "#ebebf599"]),
        (.macos, .light, ["#ffffff", "#e9e9eb", "#77c7f5 #3682f7", "#808080"]),
        (.macos, .dark, ["#1e1e1e", "#38383a #3b3b3d", "#589af7 #3d8ef7", "#9a9a9a"]),
        (.watchos, .light, ["#000000", "#262629", "#0a84ff", "#ebebf599"]),
        (.watchos, .dark, ["#000000", "#262629", "#0a84ff", "#ebebf599"]),
    ]

    @Test("10.2: the colours of a system, in light and dark", arguments: systemColors)
    func colors(system: ReceiverSystem, style: UserInterfaceStyle, expected: [String]) throws {
        let root = try place(
            [Fixture.text("a", Fixture.ada), Fixture.text("b"), Entry(.receipt("Delivered"))],
            TraitCollection(userInterfaceStyle: style, receiver: system))
        func colors(_ node: PlacedNode) -> String {
            switch node.content {
            case .fill(_, let color): color.hexadecimal
            case .gradient(_, let gradient): gradient.stops.map(\.color.hexadecimal).joined(separator: " ")
            case .text(let text): text.color.hexadecimal
            case .nothing, .picture, .drawing: ""
            }
        }
        #expect(([root] + bubbles(root) + [try node("receipt", in: root)]).map(colors) == expected)
        // A gradient spans the window.
        for case .gradient(_, let gradient) in bubbles(root).map(\.content) {
            #expect(gradient.start.y == root.frame.minY && gradient.end.y == root.frame.maxY)
        }
    }

    // MARK: - Around the balloons (10.3)

    @Test("10.3.1: a receipt's ink ends 20.3 inside the body and begins 8.08 below it", arguments: ["en", "ar"])
    func receipt(locale: String) throws {
        let root = try place(
            [Fixture.text("See you there"), Entry(.receipt("Delivered"))], TraitCollection(locale: locale))
        let body = try #require(bubbles(root).first).frame
        let placed = try text(node("receipt", in: root))
        let ink = try #require(placed.paragraph.inkBounds(of: placed.layout.lines[0]))
        let origin = placed.lineOrigins[0]
        #expect(isClose(origin.y + ink.top, body.maxY + 8.08, within: 0.001))
        if locale == "en" {
            #expect(isClose(origin.x + ink.right, body.maxX - 20.3, within: 0.001))
        } else {
            #expect(isClose(origin.x + ink.left, body.minX + 20.3, within: 0.001))
        }
        let attributes = try node("receipt", in: root).attributes
        #expect(attributes.contains(.init("size", "11.000")) && attributes.contains(.init("weight", "600.000")))
    }

    @Test("10.4.2: a receipt of macOS has 9 points")
    func macReceipt() throws {
        let root = try place([Fixture.text("a"), Entry(.receipt("Delivered"))], TraitCollection(receiver: .macos))
        #expect(try node("receipt", in: root).attributes.contains(.init("size", "9.000")))
    }

    @Test("10.3.2: the opening date has two lines at a pitch of 14, 7.6 above the first body; later ones 11.33 and 8")
    func dates() throws {
        let root = try place([
            Entry(.date("iMessage\nToday 9:41")), Fixture.text("a"), Entry(.date("Today 10:41")), Fixture.text("b"),
        ])
        func weights(_ id: String) -> [String?] {
            root.children.filter { $0.id == id }.map { node in
                node.attributes.first { $0.name == "weight" }?.value
            }
        }
        // The service and each day; each time.
        #expect(weights("date") == ["500.000", "500.000", "500.000"] && weights("time") == ["400.000", "400.000"])
        let dates = root.children.filter { $0.id == "date" }
        #expect(dates.allSatisfy { isClose($0.frame.height, 14) })
        let bodies = bubbles(root).map(\.frame)
        #expect(isClose(dates[1].frame.minY - dates[0].frame.minY, 14, within: 0.168))
        #expect(isClose(bodies[0].minY - dates[1].frame.maxY, 7.6, within: 0.168))
        #expect(isClose(dates[2].frame.minY - bodies[0].maxY, 11.33, within: 0.168))
        #expect(isClose(bodies[1].minY - dates[2].frame.maxY, 8, within: 0.168))
        #expect(try text(dates[2]).color.hexadecimal == "#8a8a8e")
    }

    @Test("10.3.3: what is left of a collapsed message is 13.33 tall, 16.17 below, in a column of 370")
    func status() throws {
        let root = try place([
            Fixture.text("a"), Fixture.message("one", session: "s", summary: "Ada moved"),
            Fixture.message("two", session: "s"),
        ])
        let line = try node("line", in: root)
        #expect(isClose(line.frame.height, 13.333, within: 0.001) && isClose(line.frame.width, 370))
        #expect(isClose(line.frame.minY - bubbles(root)[0].frame.maxY, 16.17, within: 0.168))
        #expect(line.attributes.contains(.init("size", "11.000")))
    }

    /// The side of a sender's picture by device.
    private static let avatars: [(UserInterfaceIdiom, CGFloat)] = [(.phone, 32), (.pad, 34), (.mac, 28)]

    @Test("10.3.4, 10.3.5: a sender's picture by device, 7 from the balloon, level with it", arguments: avatars)
    func avatar(idiom: UserInterfaceIdiom, side: CGFloat) throws {
        let backgrounds = [(UserInterfaceStyle.light, ["#a9c2e1", "#747fb9"]), (.dark, ["#575368", "#302649"])]
        for locale in ["en", "ar"] {
            for (style, colors) in backgrounds {
                let entries = [Fixture.text("aaa", .init(identifier: "a", name: "Ada King Lovelace"))]
                var transcript = Transcript(entries: entries)
                transcript.isGroup = true
                let root = try transcript.place(
                    in: context(TraitCollection(locale: locale, userInterfaceStyle: style, userInterfaceIdiom: idiom))
                ).balloon
                let (disc, body) = (try node("avatar", in: root), try #require(bubbles(root).first).frame)
                #expect(disc.frame.width == side && isClose(disc.frame.maxY, body.maxY, within: 0.34))
                let gap = locale == "en" ? body.minX - disc.frame.maxX : disc.frame.minX - body.maxX
                #expect(isClose(gap, 7, within: 0.34))
                guard case .gradient(_, let gradient) = disc.content else { throw CocoaError(.featureUnsupported) }
                #expect(gradient.stops.map(\.color.hexadecimal) == colors && gradient.start.y == disc.frame.minY)
                let initials = try text(disc)
                #expect(initials.text == "AL" && initials.color == .white)
            }
        }
    }

    @Test("10.3.6: the field at rest", arguments: ["en", "ar"])
    func field(locale: String) throws {
        func mirrored(_ x: CGFloat) -> CGFloat { locale == "en" ? x : 402 - x }
        let traits = TraitCollection(locale: locale)
        let empty = try place([], inputField: .init(), traits)
        let row = try node("inputField", in: empty)
        let field = try #require(row.children.first).frame
        #expect(field.height == 40 && [field.minX, field.maxX].sorted() == [mirrored(80), mirrored(374)].sorted())
        let plus = try node("plus", in: empty).frame
        #expect(plus.size == CGSize(width: 40, height: 40) && isClose(plus.midX, mirrored(48)))
        #expect(isClose(plus.midY, field.midY))
        let words = try text(node("draft", in: empty))
        let start = words.lineOrigins[0].x + (locale == "en" ? 0 : words.layout.lines[0].width)
        #expect(isClose(start, mirrored(97), within: 0.001) && words.color.hexadecimal == "#8a8a8e")
        #expect(isClose(try node("microphone", in: empty).frame.midX, mirrored(353), within: 0.001))
        for (count, height) in [(1, 40.0), (3, 80), (8, 180), (12, 180)] {
            let draft = (0..<count).map { "\($0)" }.joined(separator: "\n")
            let full = try place([], inputField: .init(draft: .text(draft)), traits)
            let field = try #require(node("inputField", in: full).children.first).frame
            #expect(isClose(field.height, height), "\(count)")
            let send = try node("send", in: full)
            #expect(send.frame.size == CGSize(width: 38, height: 28))
            #expect(isClose(send.frame.midX, mirrored(348.67), within: 0.34))
            #expect(isClose(field.maxY - send.frame.midY, 20, within: 0.34))
            guard case .fill(_, let color) = send.content else { throw CocoaError(.featureUnsupported) }
            #expect(color.hexadecimal == "#0088ff")
            let lines = try text(node("draft", in: full)).layout.lines
            #expect(lines.count == min(count, 8) && lines.last?.range.upperBound == draft.utf16.count)
        }
    }

    @Test("10.3.8: a dropped sticker is turned by 3 to 10 degrees, by what it is and where")
    func stickers() throws {
        func degrees(_ sticker: StickerBrowser.Cell, _ x: CGFloat, _ traits: TraitCollection) throws -> Double {
            let dropped = Entry.DroppedSticker(sticker: sticker, position: CGPoint(x: x, y: 0.5))
            let root = try place([Entry(.text("Ferry Building"), droppedStickers: [dropped])], traits)
            let node = try node("dropped", in: root)
            #expect(max(node.frame.width, node.frame.height) == 48)
            return node.turnedBy
        }
        let places = stride(from: 0.0, through: 1, by: 0.05)
        let turns = try places.map { try degrees(Fixture.sticker(), $0, TraitCollection()) }
        #expect(turns.allSatisfy { (3...10).contains(abs($0)) })
        #expect(turns.contains { $0 < 0 } && turns.contains { $0 > 0 } && Set(turns).count > 10)
        // Pictures are not mirrored, and no setting of the viewer turns them otherwise.
        let other = TraitCollection(locale: "ar", userInterfaceStyle: .dark, displayScale: 1)
        #expect(try places.map { try degrees(Fixture.sticker(), $0, other) } == turns)
        #expect(try places.map { try degrees(Fixture.sticker(width: 200), $0, other) } != turns)
        // The same on every machine and in every build: FNV-1a of 64 bits.
        #expect(turns[10] == -9.5)
    }
}
