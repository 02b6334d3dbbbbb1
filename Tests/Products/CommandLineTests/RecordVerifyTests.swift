import BuiltProgram
import Foundation
import Testing

/// `balloon record` and `balloon verify`: what is equal passes, and what is not says why.
struct RecordVerifyTests {
    /// A folder of two scenes whose goldens are recorded.
    private static func recorded() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write(
            Scenes.captions(caption: "Dinner at seven?", subcaption: "Ferry Building")
                + "\ngoldens: {preferredContentSizeCategories: [large, accessibilityExtraLarge]}\n",
            to: "scenes/dinner.yaml")
        try scratch.write(Scenes.captions(caption: "Hello"), to: "scenes/hello.yaml")
        let run = try scratch.balloon("record", "scenes")
        try #require(run.status == 0, "\(run.output)\(run.errors)")
        return scratch
    }

    /// A folder and a file in it name one scene, however its path is written.
    @Test func aSceneThatIsNamedTwiceIsOne() throws {
        let scratch = try Self.recorded()
        let run = try scratch.balloon("verify", "scenes", "scenes/hello.yaml", "./scenes/../scenes/hello.yaml")
        #expect(run.status == 0 && run.output.contains("3 goldens: 3 equal"), "\(run.output)\(run.errors)")
    }

    @Test func whatWasRecordedVerifies() throws {
        let scratch = try Self.recorded()
        #expect(
            try scratch.files(below: "Goldens") == [
                "dinner@AX3.layout", "dinner@AX3.png", "dinner@L.layout", "dinner@L.png", "hello.layout", "hello.png",
            ])
        let before = try scratch.contents()
        let run = try scratch.balloon("verify", "scenes")
        #expect(run.status == 0)
        #expect(run.output.contains("3 goldens: 3 equal"))
        #expect(try scratch.contents().filter { !$0.key.hasPrefix(".balloon/") } == before)
    }

    @Test func recordingTwiceTouchesNothing() throws {
        let scratch = try Self.recorded()
        let before = try scratch.contents()
        let dates = try scratch.files(below: "Goldens").map { try scratch.modificationDate("Goldens/\($0)") }
        let run = try scratch.balloon("record", "scenes")
        #expect(run.status == 0)
        #expect(try scratch.contents() == before)
        #expect(try scratch.files(below: "Goldens").map { try scratch.modificationDate("Goldens/\($0)") } == dates)
    }

    @Test func oneLetterIsADifferenceThatNamesNodeAndLine() throws {
        let scratch = try Self.recorded()
        let scene = String(decoding: try scratch.data("scenes/dinner.yaml"), as: UTF8.self)
        try scratch.write(scene.replacing("seven", with: "sevem"), to: "scenes/dinner.yaml")
        let goldens = try scratch.contents(below: "Goldens")
        let run = try scratch.balloon("verify", "scenes", "--output", "differences")
        #expect(run.status == 1)
        #expect(run.output.contains("cause 1 of 1: ") && run.output.contains("  (2 cells)\n"))
        #expect(run.output.contains("  look at  dinner@L   scenes/dinner.yaml:"))
        #expect(run.output.contains("  also in  dinner@"))
        #expect(run.output.contains("  accept   balloon accept --cause 1:"))
        #expect(try scratch.contents(below: "Goldens") == goldens)
        let artefacts = try scratch.files(below: "differences")
        for kind in ["expected.png", "actual.png", "difference.png", "strip.png", "actual.layout"] {
            #expect(artefacts.contains("dinner@L.\(kind)"))
        }
        #expect(!artefacts.contains { $0.hasPrefix("hello") })
    }

    /// A service keeps the folder: what no scene declares any more must not look like a difference. Other files stay.
    @Test func theFolderOfDifferencesLosesWhatIsGone() throws {
        let scratch = try Self.recorded()
        let scene = String(decoding: try scratch.data("scenes/dinner.yaml"), as: UTF8.self)
        try scratch.write(scene.replacing("seven", with: "sevem"), to: "scenes/dinner.yaml")
        try #require(try scratch.balloon("verify", "scenes", "--output", "differences").status == 1)
        try scratch.write("mine", to: "differences/mine.actual.png")
        try scratch.write("mine", to: "differences/mine.actual.layout")
        try FileManager.default.removeItem(at: scratch.url("scenes/dinner.yaml"))
        _ = try scratch.balloon("verify", "scenes", "--output", "differences")
        #expect(try scratch.files(below: "differences") == ["mine.actual.layout", "mine.actual.png"])
    }

    @Test func theMessageOfACauseFitsEightLines() throws {
        let scratch = try Self.recorded()
        try scratch.write(Scenes.captions(caption: "Another thing\n      trailingCaption: X"), to: "scenes/hello.yaml")
        let run = try scratch.balloon("verify", "scenes/hello.yaml", "--output", "differences")
        #expect(run.status == 1)
        let message = run.output.split(separator: "\n\n").first.map { $0.split(separator: "\n") } ?? []
        #expect(message.first?.hasPrefix("cause 1 of 2: ") == true)
        #expect(message.count <= 8)
    }

    @Test(arguments: ["hello.png", "hello.layout"])
    func aDeletedFileIsAMissingGolden(_ file: String) throws {
        let scratch = try Self.recorded()
        try FileManager.default.removeItem(at: scratch.url("Goldens/\(file)"))
        let run = try scratch.balloon("verify", "scenes")
        #expect(run.status == 3)
        #expect(run.output.contains("  look at  hello   scenes/hello.yaml") && run.output.contains("no \(file)"))
        #expect(!FileManager.default.fileExists(atPath: scratch.url("Goldens/\(file)").path))
    }

    @Test func aGoldenOfNoSceneIsStale() throws {
        let scratch = try Self.recorded()
        try FileManager.default.removeItem(at: scratch.url("scenes/hello.yaml"))
        let run = try scratch.balloon("verify", "scenes")
        #expect(run.status == 4)
        #expect(run.output.contains("Goldens/hello.png"))
    }

    @Test func scenesNamedOneByOneLeaveTheGoldensOfOthersAlone() throws {
        let scratch = try Self.recorded()
        #expect(try scratch.balloon("verify", "scenes/hello.yaml").status == 0)
    }

    @Test(arguments: ["record", "verify"])
    func anEmptyFolderIsNothingCompared(_ verb: String) throws {
        let scratch = try Scratch()
        try FileManager.default.createDirectory(at: scratch.url("scenes"), withIntermediateDirectories: true)
        let run = try scratch.balloon(verb, "scenes")
        #expect(run.status == 6)
        #expect(run.output.contains("nothing compared"))
        #expect(try scratch.files().isEmpty)
    }

    @Test func jsonNamesEveryCellAndNoPlaceOnThisMachine() throws {
        let scratch = try Self.recorded()
        try scratch.write(Scenes.captions(caption: "Hellp"), to: "scenes/hello.yaml")
        let run = try scratch.balloon("verify", "scenes", "--goldens", scratch.url("Goldens").path, "--json")
        #expect(run.status == 1)
        #expect(try run.rows("cells").count == 3)
        for name in ["dinner@L", "dinner@AX3", "hello"] { #expect(run.output.contains("\"\(name)\""), "\(name)") }
        #expect(!run.output.contains(scratch.folder.path))
    }

    @Test func goldensCanBeElsewhere() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "hello.yaml")
        #expect(try scratch.balloon("record", "hello.yaml", "--goldens", "kept/here").status == 0)
        #expect(try scratch.files(below: "kept/here") == ["hello.layout", "hello.png"])
        #expect(try scratch.balloon("verify", "hello.yaml", "--goldens", "kept/here").status == 0)
        #expect(try scratch.balloon("verify", "hello.yaml").status == 3)
    }
}
