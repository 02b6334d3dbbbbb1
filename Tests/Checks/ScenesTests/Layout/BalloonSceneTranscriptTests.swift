import BalloonFixtures
import BalloonLayouts
import TestSupport
import Testing
import ViewLayout

@testable import Scenes

/// Which texts of a conversation are an app's, so that it should have them in its languages: those of its stickers. People
/// type the others, and dates and receipts are the system's.
struct BalloonSceneTranscriptTests {
    private static let clear = StickerFiles.clearPNG(width: 300, height: 300)
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.clear, to: "wave.png")
    }

    private func found(_ transcript: String, _ viewers: [TraitCollection] = [TraitCollection()]) throws -> [[Finding]] {
        let scene = try BalloonScene(
            text: """
                viewer: ben
                participants: {ada: Ada, ben: Ben}
                strings: {en: {k: a}, de: {k: b}}
                transcript: {\(transcript)}
                """, file: folder.file("a.yaml"))
        return try viewers.map { viewer in
            try scene.layout(traits: viewer, fonts: fonts()).findings.filter { $0.kind == .textNotInStrings }
        }
    }

    private static let sticker = "image: wave.png, description: A waving hand"

    @Test(arguments: [
        ("{from: ada, text: Hello everybody}", 0), ("{date: Yesterday evening}", 0),
        ("{receipt: Delivered by night}", 0),
        ("{from: ada, sticker: {\(sticker)}}", 1), ("{from: ada, text: Hello, droppedStickers: [{\(sticker)}]}", 1),
        ("{from: ada, sticker: {\(sticker)}}, {from: ben, sticker: {\(sticker)}}", 1),
    ]) func anEntryHasTextsOfItsApp(_ entries: String, _ count: Int) throws {
        #expect(try found("entries: [\(entries)]").map(\.count) == [count])
    }

    /// Macs and watches show nothing that an app stages; what somebody types is not the app's.
    @Test(arguments: [("sticker: {\(sticker)}", [1, 1, 0, 0]), ("text: Hello everybody", [0, 0, 0, 0])])
    func aDraftIsOfTheAppWhereItIsShown(_ draft: String, _ counts: [Int]) throws {
        let viewers = [UserInterfaceIdiom.phone, .pad, .mac, .watch].map { TraitCollection(userInterfaceIdiom: $0) }
        let found = try found("entries: [{from: ada, text: Hi}], inputField: {\(draft)}", viewers)
        #expect(found.map(\.count) == counts)
        #expect(found.joined().allSatisfy { $0.subject.contains("inputField") })
    }
}
