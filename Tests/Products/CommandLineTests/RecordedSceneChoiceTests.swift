import BuiltProgram
import Foundation
import Testing

/// Which scene and which golden are compared where another one could be meant, and what is not written.
struct RecordedSceneChoiceTests {
    private static func committed(_ scene: String) throws -> Scratch {
        let scratch = try Scratch()
        try scratch.git("init", "--quiet")
        try scratch.write(scene, to: "scenes/a.yaml")
        try #require(try scratch.balloon("record", "scenes").status == 0)
        try scratch.commit("Dinner")
        return scratch
    }

    /// The golden was recorded from a scene that no commit has.
    @Test func aGoldenThatIsNotCommittedIsNotShrunk() throws {
        let scratch = try Self.committed(Scenes.captions(caption: "Dinner at 7?"))
        try scratch.replace("at 7", by: "at 8", in: "scenes/a.yaml")
        #expect(try scratch.balloon("record", "scenes").status == 0)
        try scratch.replace("at 8", by: "at 9", in: "scenes/a.yaml")
        #expect(try scratch.balloon("verify", "scenes").status == 1)
        let run = try scratch.balloon("explain", "a", "--shrink")
        #expect(run.status == 5 && run.errorLines.count == 1, "\(run)")
    }

    /// Another scene of the same name, and a file that is none, come first.
    @Test func theSceneOfTheCandidateIsMeant() throws {
        let scratch = try Scratch()
        try scratch.git("init", "--quiet")
        try scratch.write(Scenes.captions(caption: "Dinner at 7?"), to: "scenes/a.yaml")
        try #require(try scratch.balloon("record", "scenes").status == 0)
        try scratch.write(Scenes.captions(caption: "Lunch"), to: "drafts/a.yaml")
        try scratch.write("subject: {nothing: true}\n", to: "a.yaml")
        try scratch.commit("Dinner")
        try scratch.replace("at 7", by: "at 8", in: "scenes/a.yaml")
        #expect(try scratch.balloon("verify", "scenes").status == 1)
        let run = try scratch.balloon("explain", "a", "--shrink")
        #expect(run.status == 0 && run.output.contains("“Dinner at 7” → “Dinner at 8”"), "\(run)")
    }

    /// Texts of a conversation cannot be replaced, so that none is said to be needed.
    @Test func aConversationHasNoShortTexts() throws {
        let scratch = try Self.committed(Self.conversation)
        try scratch.replace("at 7", by: "at 8", in: "scenes/a.yaml")
        #expect(try scratch.balloon("verify", "scenes").status == 1)
        let run = try scratch.balloon("explain", "a", "--shrink", "--json")
        let shrunk = try #require(try run.answer()["shrunk"] as? [String: Any], "\(run)")
        #expect((shrunk["texts"] as? [Any])?.isEmpty == true, "\(run)")
    }

    private static let conversation = """
        transcript:
          entries:
            - {from: ada, message: {summaryText: A test, layout: {template: {caption: Dinner at 7 with all of us}}}}
        app: {name: Dinner}
        participants: {ada: Ada, ben: Ben}
        viewer: ben

        """

    @Test func nothingIsDrawnAmongGoldens() throws {
        let scratch = try Self.committed(Scenes.captions(caption: "Dinner at 7?"))
        try scratch.replace("at 7", by: "at 8", in: "scenes/a.yaml")
        #expect(try scratch.balloon("verify", "scenes").status == 1)
        let before = try scratch.contents(below: "Goldens")
        #expect(try scratch.balloon("diff", "a", "--redraw", "Goldens/a.png").status != 1)
        #expect(try scratch.contents(below: "Goldens") == before)
        // One of the two is not there, so nothing is drawn.
        #expect(try scratch.balloon("diff", "a", "b", "--redraw", "was.png").status == 3)
        #expect(!FileManager.default.fileExists(atPath: scratch.url("was.png").path))
    }
}
