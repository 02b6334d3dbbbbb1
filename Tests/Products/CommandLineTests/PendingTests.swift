import BuiltProgram
import Foundation
import Testing

/// What `verify` leaves of a failing cell (rows 6 and 9 of the table of golden testing).
struct PendingTests {
    @Test func aFailingCellLeavesItsPictureRecordAndDescription() throws {
        let scratch = try FailingScenes.recorded()
        let goldens = try scratch.contents(below: "Goldens")
        try scratch.replace("Hello", by: "Goodbye", in: "scenes/hello.yaml")
        #expect(try scratch.balloon("verify", "scenes").status == 1)
        #expect(
            try scratch.files(below: ".balloon/pending") == [
                ".gitignore", ".verified", "Goldens/hello.json", "Goldens/hello.layout", "Goldens/hello.png",
                "numbered",
            ])
        #expect(try scratch.contents(below: "Goldens") == goldens)
        #expect(String(decoding: try scratch.data(".balloon/pending/.gitignore"), as: UTF8.self) == "*\n")
        let description = String(decoding: try scratch.data(".balloon/pending/Goldens/hello.json"), as: UTF8.self)
        #expect(!description.contains(scratch.folder.path))
    }

    /// With the folder of their goldens go the candidates that were compared with it.
    @Test func candidatesOfAFolderThatIsGoneGoToo() throws {
        let scratch = try FailingScenes.recorded()
        try FileManager.default.moveItem(at: scratch.url("Goldens"), to: scratch.url("Old"))
        try scratch.replace("Hello", by: "Goodbye", in: "scenes/hello.yaml")
        #expect(try scratch.balloon("verify", "scenes", "--goldens", "Old").status == 1)
        #expect(try scratch.balloon("record", "scenes").status == 0)
        #expect(try scratch.balloon("verify", "scenes").status == 0)
        #expect(try scratch.pendingCells() == ["hello"], "of the folder that is there")
        try FileManager.default.removeItem(at: scratch.url("Old"))
        #expect(try scratch.balloon("verify", "scenes").status == 0)
        #expect(try scratch.pendingCells().isEmpty)
    }

    @Test func underContinuousIntegrationToo() throws {
        let scratch = try FailingScenes.recorded()
        try scratch.replace("Hello", by: "Goodbye", in: "scenes/hello.yaml")
        #expect(try scratch.balloon("verify", "scenes", environment: ["CI": "true"]).status == 1)
        #expect(try scratch.pendingCells() == ["hello"])
    }

    @Test func nothingIsLeftWhereNothingFailsOrNobodyWantsIt() throws {
        let scratch = try FailingScenes.recorded()
        let before = try scratch.contents()
        for option in ["--no-pending", "--fresh"] {
            #expect(try scratch.balloon("verify", "scenes", option).status == 0)
            // What has passed is remembered, and nothing waits.
            let left = option == "--fresh" ? [".balloon/pending/.gitignore", ".balloon/pending/.verified"] : []
            #expect(try scratch.files() == left + before.keys.sorted())
        }
        try FileManager.default.removeItem(at: scratch.url(".balloon"))
        try scratch.replace("Hello", by: "Goodbye", in: "scenes/hello.yaml")
        let run = try scratch.balloon("verify", "scenes", "--no-pending")
        #expect(run.status == 1 && run.output.contains("accept   balloon record scenes/hello.yaml"))
        #expect(try scratch.files() == before.keys.sorted())
    }

    @Test func whatDiffersIsSaidThoughNoCandidateCanBeLeft() throws {
        let scratch = try FailingScenes.recorded()
        try scratch.replace("Hello", by: "Goodbye", in: "scenes/hello.yaml")
        try scratch.write("in the way", to: "nowhere")
        let run = try scratch.balloon("verify", "scenes", "--pending", "nowhere")
        #expect(run.status == 1 && run.output.contains("Goodbye") && run.output.contains("nowhere"))
        #expect(!run.output.contains("accept   "))
    }

    @Test func aCellThatPassesAgainTakesItsCandidateAway() throws {
        let scratch = try FailingScenes.failing()
        #expect(try scratch.pendingCells() == FailingScenes.dinners + ["hello"])
        try scratch.replace("Goodbye", by: "Hello", in: "scenes/hello.yaml")
        #expect(try scratch.balloon("verify", "scenes").status == 1)
        #expect(try scratch.pendingCells() == FailingScenes.dinners)
        #expect(try scratch.balloon("record", "scenes").status == 0)
        #expect(try scratch.pendingCells().isEmpty)
    }

    @Test func candidatesCanBeElsewhereButNotAmongTheGoldens() throws {
        let scratch = try FailingScenes.failing()
        #expect(try scratch.balloon("verify", "scenes", "--pending", "kept/here").status == 1)
        #expect(try scratch.files(below: "kept/here").contains("Goldens/hello.json"))
        let run = try scratch.balloon("accept", "hello", "--pending", "kept/here")
        #expect(run.status == 0, "\(run.errors)")
        #expect(try scratch.balloon("verify", "scenes/hello.yaml").status == 0)
        #expect(try scratch.balloon("verify", "scenes", "--pending", "Goldens/pending").status == 2)
    }

    @Test func theMessageNamesTheCommandThatAccepts() throws {
        let scratch = try FailingScenes.recorded()
        try scratch.replace("Hello", by: "Goodbye", in: "scenes/hello.yaml")
        let run = try scratch.balloon("verify", "scenes/hello.yaml")
        #expect(run.output.contains("  accept   balloon accept --cause 1:"))
        #expect(try scratch.balloon("accept", "hello").status == 0)
        #expect(try scratch.balloon("verify", "scenes/hello.yaml").status == 0)
    }

    @Test func goldensInTheWorkingDirectoryHaveTheirCandidatesBelowIt() throws {
        let scratch = try FailingScenes.recorded()
        #expect(try scratch.balloon("record", "scenes", "--goldens", ".").status == 0)
        try scratch.replace("Hello", by: "Goodbye", in: "scenes/hello.yaml")
        #expect(try scratch.balloon("verify", "scenes", "--goldens", ".").status == 1)
        #expect(try scratch.balloon("accept", "hello").status == 0)
        #expect(try scratch.balloon("verify", "scenes", "--goldens", ".").status == 0)
    }

    @Test func aFilterListsTheCausesThatHaveSuchCells() throws {
        let scratch = try FailingScenes.failing()
        for (filter, names) in [("scene=hello", ["hello"]), ("scene=dinner", FailingScenes.dinners)] {
            let run = try scratch.balloon("list", "--failing", filter)
            let cells = run.lines.filter { $0.hasPrefix("  ") }.map { $0.trimmingCharacters(in: .whitespaces) }
            #expect(Set(cells).intersection(FailingScenes.dinners + ["hello"]) == Set(names), "\(run.output)")
        }
        #expect(try scratch.balloon("list", "--failing", "scene=lunch").lines.count == 1)
    }
}
