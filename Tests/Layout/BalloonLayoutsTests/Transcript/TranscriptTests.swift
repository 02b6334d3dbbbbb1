import BalloonFixtures
import BalloonLayouts
import Drawing
import Foundation
import Testing
import ViewLayout

/// A conversation as a picture: sides, runs, gaps and tails (facts sheet, 5.1), sessions (1.7), stickers (1.9).
@Suite struct TranscriptTests {
    typealias Entry = Transcript.Entry

    static let ada = Entry.Sender(identifier: "ada", name: "Ada")
    static let ben = Entry.Sender(identifier: "ben", name: "Ben")

    static func text(_ text: String, _ sender: Entry.Sender? = nil) -> Entry { Entry(.text(text), sender: sender) }

    static func message(
        _ caption: String, session: String? = nil, summary: String? = nil, _ sender: Entry.Sender? = nil
    ) -> Entry {
        let balloon = BalloonLayout(content: .template(template(caption: caption)))
        return Entry(
            .message(Transcript.Message(balloon: balloon, session: session, summaryText: summary)), sender: sender)
    }

    static func sticker(width: Int = 300, height: Int = 300) -> StickerBrowser.Cell {
        let art = Picture(bitmap: picture(width: width, height: height, scale: 1).bitmap, scale: 3)
        return StickerBrowser.Cell(art: art, localizedDescription: "A wave")
    }

    private func record(
        _ entries: [Entry], inputField: Transcript.InputField? = nil, strip: AppStripRow? = nil,
        traits: TraitCollection = TraitCollection()
    ) throws -> LayoutRecord {
        try Transcript(entries: entries, inputField: inputField, appStrip: strip).place(in: context(traits)).record
    }

    private func balloons(_ record: LayoutRecord) -> [LayoutRecord.Node] {
        record.nodes.filter { ["bubble", "template", "live"].contains($0.kind) }
    }

    // MARK: - Text balloons

    /// Measured on iOS 26 (10.1.1): one line is 40 points tall, the text 13.85 from either side.
    @Test("A text balloon hugs its line")
    func oneLine() throws {
        let record = try record([Self.text("See you there!")])
        let bubble = try #require(balloons(record).first)
        #expect(bubble.frame.height == 40)
        let line = try #require(record.nodes.first { $0.kind == "text" }?.lines.first)
        #expect(isClose(line.x - bubble.frame.minX, 13.85))
        let free = Double(bubble.frame.width) - 27.7 - line.width
        #expect(free >= -0.001 && free < 0.334)
    }

    @Test("A text balloon is at least 48 points wide, its letter in the middle")
    func leastWidth() throws {
        let record = try record([Self.text("i")])
        let bubble = try #require(balloons(record).first)
        #expect(bubble.frame.width == 48)
        let line = try #require(record.nodes.first { $0.kind == "text" }?.lines.first)
        #expect(isClose(line.x + line.width / 2, bubble.frame.midX, within: 0.2))
    }

    /// Measured on iOS 26: width of the transcript, text size, greatest width of a balloon.
    private static let greatestWidths: [(Double, ContentSizeCategory, Double)] = [
        (402, .large, 280.667), (440, .large, 310.667), (402, .accessibilityMedium, 346.667),
    ]

    @Test("A long text wraps at the greatest width of a balloon", arguments: greatestWidths)
    func wraps(width: Double, category: ContentSizeCategory, maximum: Double) throws {
        let traits = TraitCollection(transcriptWidth: width, preferredContentSizeCategory: category)
        let words = String(repeating: "words that wrap ", count: 12)
        let bubble = try #require(balloons(record([Self.text(words)], traits: traits)).first)
        #expect(bubble.frame.width <= maximum + 0.001 && bubble.frame.width > maximum - 90)
    }

    // MARK: - Sides, runs, tails

    @Test("Outgoing balloons stand at the trailing margin, incoming ones at the leading one", arguments: ["en", "ar"])
    func sides(locale: String) throws {
        let record = try record(
            [Self.text("one"), Self.text("two", Self.ada)], traits: TraitCollection(locale: locale))
        let frames = balloons(record).map(\.frame)
        let (right, left) = locale == "en" ? (frames[0], frames[1]) : (frames[1], frames[0])
        #expect(isClose(right.maxX, 402 - 16, within: 0.001) && isClose(left.minX, 16, within: 0.001))
    }

    @Test("4.333 points in a run, 10.2 between runs")
    func gaps() throws {
        let entries = [
            Self.text("a", Self.ada), Self.message("b", Self.ada), Self.text("c"), Self.text("d"),
            Self.text("e", Self.ada),
        ]
        let frames = balloons(try record(entries)).map(\.frame)
        let gaps = zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }
        let expected: [CGFloat] = [4.333, 10.2, 4.333, 10.2]
        for (gap, points) in zip(gaps, expected) { #expect(isClose(gap, points, within: 0.168), "\(gaps)") }
    }

    @Test("The last of a run has the tail; lines and stickers end or continue runs")
    func tails() throws {
        let sticker = Entry(.sticker(Self.sticker()), sender: Self.ada)
        let entries = [
            Self.text("a", Self.ada), Self.message("b", Self.ada), Self.text("c"), Entry(.line("Today")),
            Self.text("d"),
            Self.text("e", Self.ada), sticker,
        ]
        let tails = balloons(try record(entries)).map { node in node.attributes.first { $0.name == "tail" }?.value }
        #expect(tails == ["none", "bottom", "bottom", "bottom", "none"])
    }

    @Test("Balloons start on whole pixels", arguments: [1, 2, 3])
    func pixels(scale: Int) throws {
        var traits = TraitCollection(displayScale: CGFloat(scale))
        traits.preferredContentSizeCategory = .extraLarge
        let entries = (0..<9).map { Self.text("message \($0)", $0 % 2 == 0 ? Self.ada : nil) }
        for node in balloons(try record(entries, traits: traits)) {
            for edge in [node.frame.minX, node.frame.minY] {
                let pixels = edge * CGFloat(scale)
                #expect(isClose(pixels, pixels.rounded(), within: 0.002))
            }
        }
    }

    // MARK: - Groups

    @Test("Two people beside the viewer make a group: names above runs, pictures beside their last balloons")
    func groups() throws {
        let entries = [Self.text("a", Self.ada), Self.text("b", Self.ada), Self.text("c", Self.ben), Self.text("d")]
        let record = try record(entries)
        #expect(record.nodes.filter { $0.id.hasPrefix("name") }.flatMap(\.lines).map(\.text) == ["Ada", "Ben"])
        let avatars = record.nodes.filter { $0.id.hasPrefix("avatar") }
        let frames = balloons(record).map(\.frame)
        #expect(avatars.count == 2)
        #expect(isClose(avatars[0].frame.maxY, frames[1].maxY, within: 0.5))
        #expect(frames[..<3].allSatisfy { isClose($0.minX, 16 + 32 + 7, within: 0.001) })
        let two = try self.record([Self.text("a", Self.ada), Self.text("d")])
        #expect(!two.nodes.contains { $0.id.hasPrefix("name") || $0.id.hasPrefix("avatar") })
    }

    // MARK: - Sessions

    @Test("11: an older message of a session is one grey line in the middle, or nothing")
    func collapse() throws {
        let entries = [
            Self.message("first", session: "s", summary: "Ada moved"), Self.message("alone"),
            Self.message("second", session: "s"), Self.message("other", session: "t", summary: "kept"),
            Self.message("third", session: "s", summary: "newest"),
        ]
        let record = try record(entries)
        #expect(balloons(record).count == 3)
        let lines = record.nodes.filter { $0.id.hasPrefix("line") }
        #expect(lines.flatMap(\.lines).map(\.text) == ["Ada moved"])
        let line = try #require(lines.first?.lines.first)
        #expect(isClose(line.x + line.width / 2, 201, within: 0.5))
        #expect(record.nodes.flatMap(\.lines).map(\.text) == ["Ada moved", "alone", "other", "third"])
    }

    @Test("A summary stays on one line and is reported when it is cut")
    func longSummary() throws {
        let summary = String(repeating: "a long summary ", count: 9)
        let transcript = Transcript(
            entries: [Self.message("a", session: "s", summary: summary), Self.message("b", session: "s")])
        let placed = try transcript.place(in: context())
        #expect(placed.findingKinds.contains(.textTruncated))
        #expect(placed.record.nodes.first { $0.id == "line" }?.lines.count == 1)
    }

    // MARK: - Stickers

    @Test("A sticker stands at its sender's side in its own size, at most a regular cell")
    func stickers() throws {
        let entries = [
            Entry(.sticker(Self.sticker())), Entry(.sticker(Self.sticker(width: 618, height: 309)), sender: Self.ada),
        ]
        let frames = try record(entries).nodes.filter { $0.id.hasPrefix("sticker") }.map(\.frame)
        #expect(frames.map(\.size) == [CGSize(width: 100, height: 100), CGSize(width: 136, height: 68)])
        #expect(frames[0].maxX == 386 && frames[1].minX == 16)
    }

    @Test("A dropped sticker lies on its balloon and moves nothing, and stays inside the transcript")
    func droppedStickers() throws {
        func entries(_ stickers: [Entry.DroppedSticker]) -> [Entry] {
            [Entry(.text("Ferry Building"), droppedStickers: stickers), Self.text("next")]
        }
        let plain = balloons(try record(entries([]))).map(\.frame)
        let middle = Entry.DroppedSticker(sticker: Self.sticker(), position: CGPoint(x: 0.5, y: 0.5), scale: 0.5)
        let corner = Entry.DroppedSticker(sticker: Self.sticker(), position: CGPoint(x: 1.5, y: 1))
        let record = try record(entries([middle, corner]))
        #expect(balloons(record).map(\.frame) == plain)
        let dropped = record.nodes.filter { $0.id.hasPrefix("dropped") }.map(\.frame)
        #expect(
            isClose(dropped[0].midX, plain[0].midX, within: 0.5) && isClose(dropped[0].midY, plain[0].midY, within: 0.5)
        )
        #expect(dropped[0].width == 24 && dropped[1].width == 48 && dropped[1].maxX <= 402)
    }

    // MARK: - Input field and strip

    @Test("52: a staged balloon has no tail and the size it has in the transcript")
    func draft() throws {
        let message = Transcript.Message(
            balloon: BalloonLayout(content: .template(template(caption: "Dinner at 7?", subcaption: "Ferry Building"))))
        let record = try record([Entry(.message(message))], inputField: Transcript.InputField(draft: .message(message)))
        let both = balloons(record)
        #expect(both.count == 2 && both[0].frame.size == both[1].frame.size)
        #expect(both[1].attributes.contains { $0.name == "tail" && $0.value == "none" })
        let cross = try #require(record.nodes.first { $0.id == "cancel" })
        #expect(both[1].frame.contains(cross.frame) && cross.frame.midX > both[1].frame.midX)
        #expect(record.nodes.contains { $0.id == "send" })
    }

    @Test("A staged balloon fits the field at accessibility sizes too", arguments: [320.0, 402])
    func wideDraft(width: Double) throws {
        let traits = TraitCollection(
            transcriptWidth: width, preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let message = Transcript.Message(
            balloon: BalloonLayout(content: .template(template(caption: "Dinner at the Ferry Building at seven"))))
        let record = try record([], inputField: Transcript.InputField(draft: .message(message)), traits: traits)
        let field = try #require(record.nodes.first { $0.kind == "fill" })
        let balloon = try #require(balloons(record).first)
        #expect(field.frame.contains(balloon.frame))
    }

    @Test("An empty field shows its placeholder and nothing to send or cancel; a text wraps in it")
    func words() throws {
        let empty = try record([], inputField: Transcript.InputField())
        #expect(empty.nodes.first { $0.id == "draft" }?.lines.map(\.text) == ["iMessage"])
        #expect(!empty.nodes.contains { ["send", "cancel"].contains($0.id) })
        let long = String(repeating: "words that wrap ", count: 6)
        let full = try record([], inputField: Transcript.InputField(draft: .text(long)))
        #expect(try #require(full.nodes.first { $0.id == "draft" }).lines.count > 1)
        #expect(full.nodes[0].frame.height > empty.nodes[0].frame.height)
    }

    @Test(
        "The strip shows favourites, a hairline and recents in their order, from the leading side",
        arguments: ["en", "he"])
    func strip(locale: String) throws {
        let strip = AppStripRow(
            favorites: [.init(name: "Poll"), .init(name: "Games")], recents: [.init(name: "Scoop", icon: picture())])
        // iOS 26 has no strip (10.3.7).
        #expect(try !record([], strip: strip).nodes.contains { $0.id == "strip" })
        let record = try record([], strip: strip, traits: TraitCollection(locale: locale, receiver: .ios10))
        let apps = record.nodes.filter { $0.id.hasPrefix("app") }
        #expect(apps.map { node in node.attributes.first { $0.name == "name" }?.value } == ["Poll", "Games", "Scoop"])
        let xs = apps.map(\.frame.midX)
        #expect(locale == "en" ? xs == xs.sorted() : xs == xs.sorted(by: >))
        let line = try #require(record.nodes.first { $0.id == "separator" }).frame.midX
        #expect((line - xs[1]) * (line - xs[2]) < 0)
        #expect(record.nodes.flatMap(\.lines).map(\.text) == ["P", "G"])
    }

    @Test("Dates stand in the middle, receipts at the viewer's side")
    func lines() throws {
        let record = try record([Entry(.date("Today")), Self.text("a"), Entry(.receipt("Delivered"))])
        let date = try #require(record.nodes.first { $0.id == "date" }?.lines.first)
        #expect(isClose(date.x + date.width / 2, 201, within: 0.5))
        let receipt = try #require(record.nodes.first { $0.id == "receipt" }?.lines.first)
        #expect(isClose(receipt.x + receipt.width, 386 - 20.3, within: 1.5))
    }

    /// Where tails take room of their own, what follows is lower by a tail.
    @Test("A date, a line and another sender are below the tail", arguments: [0, 1, 2])
    func belowTheTail(kind: Int) throws {
        let next = [Entry(.date("Today 9:41")), Entry(.line("Ada left")), Self.text("Yes", Self.ada)][kind]
        func top(_ takesRoom: Bool) throws -> CGFloat {
            var metrics = TranscriptMetrics()
            metrics.tailTakesRoom = takesRoom
            var transcript = Transcript(entries: [Self.text("See you there!"), next])
            transcript.metrics = metrics
            let record = try transcript.place(in: context()).record
            return try #require(record.nodes.last { $0.depth == 1 }).frame.minY
        }
        #expect(try isClose(top(true) - top(false), TemplateMetrics().tailHeight, within: 0.34))
    }

    /// Natural alignment: each line of a Hebrew text ends at the same side, whatever the interface (assumed, 8.17).
    @Test("A text's lines begin where the text does", arguments: ["en", "ar"])
    func naturalAlignment(_ locale: String) throws {
        let hebrew = "נפגשים ליד בית המעבורות בשעה שבע בערב, ואחר כך הולכים לאכול ביחד"
        let english = "We meet by the ferry building at seven in the evening, and then eat together"
        for (text, isFromRight) in [(hebrew, true), (english, false)] {
            let nodes = try record([Self.text(text)], traits: TraitCollection(locale: locale)).nodes
            let lines = try #require(nodes.first { $0.lines.count > 1 }).lines
            let starts = lines.map { isFromRight ? $0.x + $0.width : $0.x }
            #expect(starts.allSatisfy { abs($0 - starts[0]) < 0.5 }, "\(text): \(starts)")
        }
    }
}
