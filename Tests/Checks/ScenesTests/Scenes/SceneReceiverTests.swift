import BalloonFixtures
import BalloonLayouts
import Foundation
import Scenes
import TestSupport
import Testing
import ViewLayout

/// Conversations of scenes as other systems show them.
@Suite struct SceneReceiverTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        _ = try folder.write(StickerFiles.png(width: 300, height: 300), to: "wave.png")
    }

    private static let conversation = """
        viewer: ben
        participants: {ada: Ada, ben: Ben}
        app: {name: Pizza}
        transcript:
          entries:
            - from: ada
              session: s
              message: {url: "https://a.example/1", summaryText: one, layout: {template: {caption: older}}}
            - from: ben
              session: s
              message: {url: "https://a.example/2", summaryText: two, layout: {template: {caption: newer}}}
              droppedStickers: [{image: wave.png, description: a wave}]
            - {from: ada, sticker: {image: wave.png, description: a wave}}
          inputField: {}
          appStrip: {favorites: [{name: Pizza}]}

        """

    private func placed(
        _ system: ReceiverSystem?, idiom: UserInterfaceIdiom = .phone, adding text: String = ""
    ) throws -> PlacedBalloon {
        let scene = try BalloonScene(text: Self.conversation + text, file: folder.path + "/scene.yaml")
        var traits = scene.traits
        traits.userInterfaceIdiom = idiom
        if let system { traits = traits.moved(to: system) }
        return try scene.layout(in: LayoutContext(traits: traits, fonts: fonts()))
    }

    private func ids(_ placed: PlacedBalloon) -> [String] { placed.record.nodes.compactMap(\.id) }

    @Test("Before iOS 10 no session collapses: every message leaves its own web address")
    func sessionsOnOldSystems() throws {
        let texts = try placed(.ios9).record.nodes.flatMap(\.lines).map(\.text).joined(separator: " ")
        #expect(texts.contains("https://a.example/1") && texts.contains("https://a.example/2"))
        #expect(!texts.contains("one"))
        let collapsed = try placed(.ios10).record.nodes.flatMap(\.lines).map(\.text)
        #expect(collapsed.starts(with: ["one", "newer"]))
    }

    @Test("Before iOS 10 every sticker is a picture, and a dropped one is no longer on its balloon")
    func stickersOnOldSystems() throws {
        let old = try placed(.ios9)
        #expect(ids(old).filter { $0 == "picture" }.count == 2)
        #expect(!ids(old).contains("sticker") && !ids(old).contains("dropped"))
        let pictures = old.record.nodes.filter { $0.id == "picture" }.map(\.frame)
        let address = try #require(old.record.nodes.last { $0.id == "url" }).frame
        #expect(pictures.allSatisfy { $0.minY >= address.maxY })
        // The one that Ben's message had is at Ben's side, Ada's at hers.
        // A photo has no tail, and stands below the bodies of balloons that have one of 6 points at the side.
        #expect(pictures.first?.maxX == 380 && pictures.last?.minX == 22)
        // A sticker never has an address, so none is missed: these are the two messages without a picture.
        #expect(old.findings.filter { $0.kind == .fallbackIncomplete }.map(\.node) == ["picture", "picture"])
        #expect(try ids(placed(.ios26)).contains("dropped"))
    }

    /// One conversation for all: a message of which nothing arrives before iOS 10 stands between two texts.
    private func conversation(_ field: String, _ traits: TraitCollection) throws -> PlacedBalloon {
        let scene = try BalloonScene(
            text: """
                viewer: ben
                participants: {ada: Ada, ben: Ben}
                transcript:
                  entries:
                    - {from: ada, text: first}
                    - {from: ben, message: {summaryText: a, layout: {template: {caption: nothing}}}}
                    - {from: ada, text: second}
                  inputField: \(field)

                """, file: folder.path + "/scene.yaml")
        return try scene.layout(in: LayoutContext(traits: traits, fonts: fonts()))
    }

    @Test("A message of which nothing arrives does not part a run, and is reported")
    func nothingArrives() throws {
        let old = try conversation("{}", viewer(.ios9))
        let bubbles = old.record.nodes.filter { $0.kind == "bubble" }
        #expect(bubbles.count == 2 && !ids(old).contains("fallback"))
        #expect(isClose(bubbles[1].frame.minY - bubbles[0].frame.maxY, 4, within: 0.34))
        #expect(bubbles.map { $0.attributes.first { $0.name == "tail" }?.value } == ["none", "side"])
        #expect(old.findings.filter { $0.kind == .fallbackIncomplete }.map(\.node) == ["picture", "url"])
    }

    /// The address is a text as any other; Documentation/Drawing.md: a message by itself has its tail.
    @Test("Before iOS 10 the address that ends a run has the tail", arguments: BalloonSide.allCases)
    func tailOfAddress(side: BalloonSide) throws {
        let sender = side == .incoming ? "ada" : "ben"
        let message = """
            viewer: ben
            sender: \(sender)
            participants: {ada: Ada, ben: Ben}
            message: {url: "https://a.example/1", summaryText: a, layout: {template: {image: wave.png, caption: a}}}

            """
        func shown(_ text: String, inTranscript: Bool) throws -> PlacedBalloon {
            let scene = try BalloonScene(text: text, file: folder.path + "/scene.yaml")
            return try (inTranscript ? scene.inTranscript : scene).layout(in: context(viewer(.ios9)))
        }
        func tail(_ placed: PlacedBalloon) -> String? {
            placed.recorded("url")?.attributes.first { $0.name == "tail" }?.value
        }
        let alone = try shown(message, inTranscript: false)
        let (picture, url) = (try #require(alone.node("picture")), try #require(alone.node("url")))
        #expect(tail(alone) == "side")
        // The bodies stand below each other; the tail has 6 points beside them.
        #expect(alone.size.width == picture.frame.width + 6)
        if side == .incoming {
            #expect(picture.frame.minX == 6 && url.frame.minX == 0)
        } else {
            #expect(picture.frame.maxX == alone.size.width - 6 && url.frame.maxX == alone.size.width)
        }
        let conversation = try shown(message, inTranscript: true)
        #expect(tail(conversation) == "side")
        let frame = try #require(conversation.node("url")).frame
        #expect(isClose(side == .incoming ? frame.minX - 16 : frame.maxX - 386, 0))

        // A tail below the body hangs below the size, and in the picture.
        let below = try shown(message + "metrics: {tail: bottom}\n", inTranscript: false)
        #expect(tail(below) == "bottom")
        #expect(isClose(below.canvasSize.height, below.size.height + 6.8, within: 0.34))
        // A photo that ends the run has none.
        let photo = try shown(message.replacing("url: \"https://a.example/1\", ", with: ""), inTranscript: true)
        let edge = try #require(photo.node("picture")).frame
        #expect(side == .incoming ? edge.minX == 22 : edge.maxX == 380)
    }

    @Test("Words have their tail where the system has it, and the bodies of a run stand below each other")
    func tailsOfWords() throws {
        let (new, old) = (try conversation("{}", viewer(.ios26)), try conversation("{}", viewer(.ios10)))
        func tails(_ placed: PlacedBalloon) -> [String?] {
            placed.record.nodes.filter { $0.kind == "bubble" }.map { $0.attributes.first { $0.name == "tail" }?.value }
        }
        #expect(tails(new) == ["bottom", "bottom"] && tails(old) == ["side", "side"])
        let run = try BalloonScene(
            text: """
                viewer: ben
                participants: {ada: Ada, ben: Ben}
                transcript:
                  entries: [{from: ada, text: one}, {from: ada, text: one}, {from: ben, text: one}, {from: ben, text: one}]
                """, file: "run.yaml")
        let frames = try run.layout(in: context(viewer(.ios10))).record.nodes
            .filter { $0.kind == "bubble" }.map(\.frame)
        #expect(frames[0].minX == 22 && frames[1].minX == 16 && frames[0].maxX == frames[1].maxX)
        #expect(frames[2].maxX == 380 && frames[3].maxX == 386 && frames[2].minX == frames[3].minX)
    }

    @Test("A draft is seen as its receiver's system shows it, and only where its app runs")
    func drafts() throws {
        let live = "{message: {layout: {live: {view: {text: live}, alternate: {caption: template}}}}}"
        func texts(_ traits: TraitCollection) throws -> [String] {
            try conversation(live, traits).record.nodes.flatMap(\.lines).map(\.text)
        }
        #expect(try texts(TraitCollection()).contains("live"))
        #expect(try texts(viewer(.ios10)).contains("template") && !texts(viewer(.ios10)).contains("live"))
        for viewer in [viewer(.ios9), viewer(.macos), viewer(.watchos), viewer(.ios26, hasApp: false)] {
            let shown = try texts(viewer)
            #expect(!shown.contains("live") && !shown.contains("template") && shown.contains("iMessage"))
        }
    }

    @Test("The strip of apps is there where apps run, before iOS 26", arguments: ReceiverSystem.allCases)
    func strip(_ system: ReceiverSystem) throws {
        #expect(try placed(system).record.nodes.contains { $0.kind == "strip" } == (system == .ios10))
    }

    @Test(
        "Macs and watches have no strip, and a watch no plus, without a receiver too",
        arguments: [UserInterfaceIdiom.mac, .watch])
    func macsAndWatches(_ idiom: UserInterfaceIdiom) throws {
        for system in [nil, idiom == .mac ? ReceiverSystem.macos : .watchos] {
            let placed = try placed(system, idiom: idiom)
            #expect(ids(placed).contains("plus") == (idiom == .mac))
            #expect(!placed.record.nodes.contains { $0.kind == "strip" })
            #expect(ids(placed).contains("inputField"))
        }
        #expect(try ids(placed(nil)).contains("plus"))
    }

    @Test("A field without a plus begins at the margin")
    func fieldWithoutPlus() throws {
        let watch = try placed(.watchos)
        let row = try #require(watch.record.nodes.first { $0.id == "inputField" })
        let field = try #require(watch.record.nodes.first { $0.kind == "fill" && $0.frame.minY > row.frame.minY })
        #expect(field.frame.minX == 8 && field.frame.maxX == row.frame.width - 8)
    }

    @Test("Words that ask for a comment are shown where something is staged to comment on")
    func placeholderOfADraft() throws {
        let field = "{message: {layout: {template: {caption: staged}}}, placeholder: Add a comment}"
        for (system, words) in [(ReceiverSystem.ios26, "Add a comment"), (.macos, "iMessage"), (.watchos, "iMessage")] {
            let lines = try conversation(field, viewer(system)).record.nodes.flatMap(\.lines).map(\.text)
            #expect(lines.last == words)
        }
        let empty = try conversation("{placeholder: Write to Ada}", viewer(.macos))
        #expect(empty.record.nodes.flatMap(\.lines).last?.text == "Write to Ada")
    }

    @Test("The metrics of a scene are those of its conversation: margins and the widths of words")
    func metrics() throws {
        let words =
            "viewer: ben\nparticipants: {ada: Ada, ben: Ben}\ntranscript: {entries: [{from: ada, text: \""
            + String(repeating: "many words ", count: 20) + "\"}]}\n"
        let usual = try bubble(words)
        #expect(usual.minX == 16)
        let wide = try bubble(words + "metrics: {sideMargin: 40}\n")
        #expect(wide.minX == 40)
        let narrow = try bubble(words + "metrics: {maximumWidthFraction: 0.4}\n")
        #expect(narrow.width <= 0.4 * (402 - 32) && usual.width > 0.4 * (402 - 32))
    }

    private func bubble(_ text: String) throws -> CGRect {
        let scene = try BalloonScene(text: text, file: folder.path + "/words.yaml")
        return try #require(
            scene.layout(fonts: fonts()).record.nodes.first { $0.kind == "text" || $0.kind == "bubble" }
        ).frame
    }
}
