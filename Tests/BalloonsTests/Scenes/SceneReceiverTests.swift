import Balloons
import Foundation
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
        let scene = try Scene(text: Self.conversation + text, file: folder.path + "/scene.yaml")
        var traits = scene.traits
        traits.userInterfaceIdiom = idiom
        traits = system?.traits(traits) ?? traits
        return try scene.layout(
            in: LayoutContext(traits: traits, fonts: fonts()), presentedTo: system.map { Receiver($0) })
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

    @Test("The strip of apps is there where apps run", arguments: ReceiverSystem.allCases)
    func strip(_ system: ReceiverSystem) throws {
        #expect(try placed(system).record.nodes.contains { $0.kind == "strip" } == system.runsApps)
    }

    @Test(
        "Macs and watches have neither strip nor plus, without a receiver too",
        arguments: [UserInterfaceIdiom.mac, .watch])
    func macsAndWatches(_ idiom: UserInterfaceIdiom) throws {
        for system in [nil, idiom == .mac ? ReceiverSystem.macos : .watchos] {
            let placed = try placed(system, idiom: idiom)
            #expect(!ids(placed).contains("plus") && !placed.record.nodes.contains { $0.kind == "strip" })
            #expect(ids(placed).contains("inputField"))
        }
        #expect(try ids(placed(nil)).contains("plus"))
    }

    @Test("A field without a plus begins at the margin")
    func fieldWithoutPlus() throws {
        let mac = try placed(.macos)
        let row = try #require(mac.record.nodes.first { $0.id == "inputField" })
        let field = try #require(mac.record.nodes.first { $0.kind == "fill" && $0.frame.minY > row.frame.minY })
        #expect(field.frame.minX == 16 && field.frame.maxX == 386)
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
        let scene = try Scene(text: text, file: folder.path + "/words.yaml")
        return try #require(
            scene.layout(fonts: fonts()).record.nodes.first { $0.kind == "text" || $0.kind == "bubble" }
        ).frame
    }
}
