import BalloonFixtures
import BalloonLayouts
import TestSupport
import Testing
import ViewLayout

@testable import Scenes

/// What the list of conversations shows of a scene.
struct BalloonSceneSummaryTests {
    private static let people = "viewer: ben\nparticipants: {ada: Ada, ben: Ben}\n"
    private static let message = "message: {summaryText: Dinner, layout: {template: {caption: a}}}"

    private func summary(_ text: String, of traits: TraitCollection = TraitCollection()) throws -> MessageSummary {
        let folder = try TemporaryFolder()
        try folder.write(StickerFiles.png(width: 300, height: 300), to: "wave.png")
        return try BalloonScene(text: text, file: folder.file("a.yaml")).summary(for: traits)
    }

    /// The last entry that somebody has sent, by its place among all entries.
    @Test(
        arguments: [
            ("{from: ada, \(message)}", "Dinner", "entries[0]"),
            ("{from: ada, text: Hi}, {from: ada, \(message)}", "Dinner", "entries[1]"),
            ("{date: Today}, {from: ada, \(message)}, {date: Today}", "Dinner", "entries[1]"),
            ("{from: ben, \(message)}, {receipt: Read}", "Dinner", "entries[0]"),
            ("{from: ada, \(message)}, {from: ben, text: Hi $ada}", "Hi Ada", nil),
            ("{from: ada, \(message)}, {from: ben, sticker: {image: wave.png, description: a}}", "", nil),
            ("", "", nil),
        ] as [(String, String, String?)])
    func theLastMessageIsShown(_ entries: String, _ text: String, _ entry: String?) throws {
        let summary = try summary(Self.people + "transcript: {entries: [\(entries)]}")
        #expect(summary.text == text && summary.entry == entry && summary.isSummaryText == (entry != nil))
        #expect(summary.title == "Ada")
    }

    /// A message on its own has no entry, whoever sent it; a sticker browser is in no conversation.
    @Test(arguments: ["", people, people + "sender: ada\n", people + "sender: ben\n"])
    func aMessageOnItsOwnHasNoEntry(_ people: String) throws {
        let summary = try summary(people + Self.message)
        #expect(summary.text == "Dinner" && summary.isSummaryText && summary.entry == nil && !summary.title.isEmpty)
        #expect(throws: SceneError.self) { try self.summary("stickers: {stickers: []}") }
    }

    /// The list of other systems and devices is not known.
    @Test(arguments: [(ReceiverSystem.ios27, true), (.ios26, true), (.ios9, false), (.macos, false), (.watchos, false)])
    func someListsAreKnown(_ system: ReceiverSystem, _ isKnown: Bool) throws {
        let summary = try? summary(Self.message, of: viewer(system))
        #expect((summary != nil) == isKnown)
    }

    /// What is expected of the balloon is not asked of the list.
    @Test func expectationsAreOfTheBalloon() throws {
        let scene = try BalloonScene(text: Self.message + "\nexpect: [{height: \"> 5000\"}]", file: "a.yaml")
        let found = try MessageSurface.allCases.map { surface in
            var traits = TraitCollection()
            traits.surface = surface
            return try scene.layout(traits: traits, fonts: fonts()).findingKinds.contains(.expectationMissed)
        }
        #expect(found == MessageSurface.allCases.map { $0 == .transcript })
    }
}
