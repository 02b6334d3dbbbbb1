import BuiltProgram
import Foundation
import Testing

/// Goldens that are many: covers of pairs, hashes in place of pictures, and branches that add cells.
struct CellsTests {
    private static func scene(_ caption: String, _ axes: String) -> String {
        Scenes.captions(caption: caption) + "\ngoldens: {\(axes)}\n"
    }

    /// Row 46.
    @Test func aCoverIsRecordedAndItsPairsAreCounted() throws {
        let scratch = try Scratch()
        let axes = "transcriptWidths: [320, 375, 402], userInterfaceStyles: [light, dark], displayScales: [1, 2]"
        try scratch.write(Self.scene("Hello", "cover: pairs, " + axes), to: "a.yaml")
        let text = try scratch.balloon("cells", "a.yaml")
        #expect(text.status == 0 && text.lines[0].contains("of 12 combinations, with 16 of 16 pairs"), "\(text.output)")
        let json = try scratch.balloon("cells", "a.yaml", "--json")
        let scenes = try json.rows()
        let cells = try #require(scenes.first?["cells"] as? [String])
        #expect(text.lines.count == 1 + cells.count)
        #expect((6...8).contains(cells.count) && scenes.first?["pairCount"] as? Int == 16)
        #expect(try scratch.balloon("record", "a.yaml").status == 0)
        #expect(try scratch.files(below: "Goldens") == cells.flatMap { ["\($0).layout", "\($0).png"] }.sorted())
        // Every combination has the goldens of the cover, too.
        try scratch.write(Self.scene("Hello", axes), to: "a.yaml")
        let all = try scratch.balloon("verify", "a.yaml")
        #expect(all.status == 3 && all.output.contains("12 goldens: \(cells.count) equal"), "\(all.output)")
    }

    /// Row 67.
    @Test func hashesAreRecordedVerifiedAndAccepted() throws {
        let scratch = try Scratch()
        try scratch.write(Self.scene("Dinner at 7?", "userInterfaceStyles: [light, dark]"), to: "scenes/a.yaml")
        #expect(try scratch.balloon("record", "scenes", "--hashes").output == "2 goldens: 2 recorded\n")
        let names = ["a@dark.hash", "a@dark.layout", "a@light.hash", "a@light.layout"]
        #expect(try scratch.files(below: "Goldens") == names)
        #expect(try scratch.balloon("verify", "scenes").output == "2 goldens: 2 equal\n")
        #expect(try scratch.balloon("verify", "scenes").output == "2 goldens: 2 cached\n")
        #expect(try scratch.balloon("inspect", "a@dark").output.contains("only its hash"))
        try scratch.replace("at 7", by: "at 8", in: "scenes/a.yaml")
        let run = try scratch.balloon("verify", "scenes", "--output", "out")
        for words in ["“Dinner at 8?” instead of “Dinner at 7?”", "only its hash", "  look at  a@"] {
            #expect(run.status == 1 && run.output.contains(words), "\(run.output)")
        }
        #expect(try scratch.balloon("inspect", "a@dark").output.contains("at 8"))
        #expect(try scratch.balloon("report", "-o", "report.html").status == 0)
        #expect(try scratch.balloon("accept", "a@dark").status == 0)
        #expect(try scratch.balloon("record", "scenes").output == "2 goldens: 1 replaced, 1 unchanged\n")
        #expect(try scratch.files(below: "Goldens") == names)
        #expect(try scratch.balloon("verify", "scenes", "--fresh").status == 0)
        #expect(try scratch.balloon("record", "scenes", "--pictures").output == "2 goldens: 2 recorded\n")
        #expect(try scratch.files(below: "Goldens").contains("a@dark.png"))
        // A hash that nobody declares is stale.
        try scratch.write("balloon-hash 1\n", to: "Goldens/old.hash")
        #expect(try scratch.balloon("verify", "scenes").status == 4)
        #expect(try scratch.balloon("prune", "scenes").output.contains("Goldens/old.hash"))
    }

    /// Row 68: no list of goldens that two branches both change.
    @Test func branchesThatAddCellsMergeWithoutConflict() throws {
        let scratch = try Scratch()
        func git(_ arguments: String...) throws -> Int32 {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments =
                ["git", "-c", "user.name=Ada", "-c", "user.email=ada@example.com", "-c", "init.defaultBranch=main"]
                + arguments
            process.currentDirectoryURL = scratch.folder
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            return process.terminationStatus
        }
        func add(_ scene: String) throws {
            try scratch.write(Scenes.captions(caption: scene), to: "scenes/\(scene).yaml")
            try #require(try scratch.balloon("record", "scenes").status == 0)
            try #require(try git("add", "scenes", "Goldens") == 0)
            try #require(try git("commit", "-q", "-m", scene) == 0)
        }
        try #require(try git("init", "-q") == 0)
        try add("base")
        try #require(try git("checkout", "-q", "-b", "one") == 0)
        try add("lunch")
        try #require(try git("checkout", "-q", "main") == 0)
        try add("dinner")
        #expect(try git("merge", "-q", "--no-edit", "one") == 0)
        #expect(try scratch.balloon("verify", "scenes").output == "3 goldens: 3 equal\n")
    }
}
