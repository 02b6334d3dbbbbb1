import BuiltProgram
import Foundation
import Testing

/// Row 47: the goldens of a scene on one sheet, verified and accepted one by one.
struct SheetGoldensTests {
    private static let cells = ["a@w320_dark", "a@w320_light", "a@w402_dark", "a@w402_light"]

    private static func scene(_ caption: String, _ more: String = "") -> String {
        Scenes.captions(caption: caption)
            + "\ngoldens: {sheet: true, transcriptWidths: [320, 402], userInterfaceStyles: [light, dark]\(more)}\n"
    }

    private static func recorded() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write(scene("Dinner at 7?"), to: "scenes/a.yaml")
        let run = try scratch.balloon("record", "scenes")
        try #require(run.output == "4 goldens: 4 recorded\n", "\(run.output)\(run.errors)")
        return scratch
    }

    private static func sheet(of cell: String, in scratch: Scratch) throws -> [String: Int] {
        let run = try scratch.balloon("inspect", cell, "--json")
        let sheet = try #require(try run.answer()["sheet"] as? [String: Any], "\(run.output)")
        #expect(sheet["file"] as? String == "a+sheet.png")
        return sheet.compactMapValues { $0 as? Int }
    }

    @Test func aSheetHasTheBoxOfEachCell() throws {
        let scratch = try Self.recorded()
        let files = Self.cells.flatMap { ["\($0).hash", "\($0).layout"] }
        #expect(try scratch.files(below: "Goldens") == (["a+sheet.png"] + files).sorted())
        let boxes = try Self.cells.map { try Self.sheet(of: $0, in: scratch) }
        for (index, box) in boxes.enumerated() {
            #expect(box["width"] ?? 0 > 0 && box["height"] ?? 0 > 0)
            for other in boxes[(index + 1)...] { #expect(box != other) }
        }
        #expect(try scratch.balloon("verify", "scenes").output == "4 goldens: 4 equal\n")
        #expect(try scratch.balloon("verify", "scenes").output == "4 goldens: 4 cached\n")
        // What has not changed keeps its bytes.
        let before = try scratch.contents(below: "Goldens")
        #expect(try scratch.balloon("record", "scenes").output == "4 goldens: 4 unchanged\n")
        #expect(try scratch.contents(below: "Goldens") == before)
    }

    @Test func aCellIsExplainedByItsPixelsAndAcceptedAlone() throws {
        let scratch = try Self.recorded()
        try scratch.replace("at 7", by: "at 8", in: "scenes/a.yaml")
        let run = try scratch.balloon("verify", "scenes", "--output", "out")
        #expect(run.status == 1 && run.output.contains("4 goldens: 4 different"), "\(run.output)")
        // Where the pixels differ is known, as of goldens that keep their pictures.
        #expect(run.output.contains("caption line 1 (") && !run.output.contains("only its hash"), "\(run.output)")
        #expect(try scratch.files(below: "out").contains("a@w320_dark.strip.png"))
        #expect(try scratch.files(below: "out").contains("a@w320_dark.expected.png"))
        let others = try scratch.data("Goldens/a@w402_light.hash")
        #expect(try scratch.balloon("accept", "a@w320_dark").status == 0)
        #expect(try scratch.data("Goldens/a@w402_light.hash") == others)
        let again = try scratch.balloon("verify", "scenes", "--fresh")
        #expect(again.status == 1 && again.output.contains("4 goldens: 1 equal, 3 different"), "\(again.output)")
        #expect(again.output.contains("caption line 1 ("), "\(again.output)")
        #expect(try scratch.balloon("accept", "--all").status == 0)
        #expect(try scratch.balloon("verify", "scenes", "--fresh").status == 0)
        // Accepting cell by cell makes the sheet that recording makes.
        let accepted = try scratch.data("Goldens/a+sheet.png")
        try FileManager.default.removeItem(at: scratch.url("Goldens"))
        #expect(try scratch.balloon("record", "scenes").status == 0)
        #expect(try scratch.data("Goldens/a+sheet.png") == accepted)
    }

    @Test func aSheetThatShowsSomethingElseFails() throws {
        let scratch = try Self.recorded()
        let sheet = try scratch.data("Goldens/a+sheet.png")
        func status() throws -> Int32 { try scratch.balloon("verify", "scenes").status }
        #expect(try status() == 0)
        try FileManager.default.removeItem(at: scratch.url("Goldens/a+sheet.png"))
        #expect(try status() == 3)
        try scratch.write("version https://git-lfs.github.com/spec/v1\n", to: "Goldens/a+sheet.png")
        #expect(try status() == 5)
        #expect(try scratch.balloon("record", "scenes").status == 2)
        // The sheet of another revision, as a merge of two branches leaves it.
        let other = try Self.recorded()
        try other.replace("at 7", by: "at 8", in: "scenes/a.yaml")
        #expect(try other.balloon("record", "scenes").status == 0)
        try scratch.write(try other.data("Goldens/a+sheet.png"), to: "Goldens/a+sheet.png")
        let run = try scratch.balloon("verify", "scenes")
        #expect(run.status == 2 && run.output.contains("4 goldens: 4 unreadable"), "\(run.output)")
        #expect(try scratch.balloon("record", "scenes").status == 0)
        #expect(try scratch.data("Goldens/a+sheet.png") == sheet)
        #expect(try status() == 0)
    }

    @Test func aSheetThatNoSceneDeclaresIsStale() throws {
        let scratch = try Self.recorded()
        try scratch.replace("sheet: true, ", by: "", in: "scenes/a.yaml")
        let run = try scratch.balloon("verify", "scenes")
        #expect(run.status == 4 && run.output.contains("a+sheet.png"), "\(run.output)")
        #expect(try scratch.balloon("record", "scenes", "--pictures").status == 0)
        #expect(try scratch.balloon("verify", "scenes").status == 4)
        #expect(try scratch.balloon("prune", "scenes").status == 0)
        #expect(try scratch.balloon("verify", "scenes").status == 0)
        #expect(try scratch.files(below: "Goldens") == Self.cells.flatMap { ["\($0).layout", "\($0).png"] }.sorted())
    }

    @Test func addedCellsJoinTheSheet() throws {
        let scratch = try Self.recorded()
        try scratch.write(
            Self.scene("Dinner at 7?", ", preferredContentSizeCategories: [large, small]"), to: "scenes/a.yaml")
        #expect(try scratch.balloon("record", "scenes").status == 0)
        #expect(try scratch.balloon("prune", "scenes").status == 0)
        #expect(try scratch.balloon("verify", "scenes", "--fresh").output == "8 goldens: 8 equal\n")
    }

    /// A sheet with the only pictures of goldens stays, whichever of `prune` and `record` comes first.
    @Test func aSheetWithTheOnlyPicturesIsNotPruned() throws {
        let scratch = try Self.recorded()
        try scratch.replace("sheet: true", by: "sheet: false", in: "scenes/a.yaml")
        let goldens = try scratch.contents(below: "Goldens")
        let answer = try scratch.balloon("prune", "scenes", "--json").answer()
        #expect((answer["files"] as? [String]) == [])
        let kept = try #require((answer["kept"] as? [[String: Any]])?.first)
        #expect(kept["file"] as? String == "a+sheet.png" && kept["cellCount"] as? Int == 4)
        #expect(try scratch.balloon("prune", "scenes").output.contains("balloon record scenes/a.yaml"))
        #expect(try scratch.contents(below: "Goldens") == goldens)
        // What Git LFS has not fetched may be that sheet.
        let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:" + String(repeating: "a", count: 64)
        try scratch.write(pointer + "\nsize 12345\n", to: "Goldens/a+sheet.png")
        #expect(try scratch.balloon("prune", "scenes").status != 0)
        #expect(try scratch.files(below: "Goldens").contains("a+sheet.png"))
        try scratch.write(try #require(goldens["a+sheet.png"]), to: "Goldens/a+sheet.png")
        #expect(try scratch.balloon("record", "scenes").output == "4 goldens: 4 recorded\n")
        #expect(try scratch.balloon("prune", "scenes").lines.first == "Goldens/a+sheet.png")
        #expect(try scratch.balloon("verify", "scenes", "--fresh").output == "4 goldens: 4 equal\n")
    }

    /// Who asks for hashes when a scene has dropped its sheet gets them, and the sheet goes when all of its cells are recorded.
    @Test func hashesReplaceASheet() throws {
        let scratch = try Self.recorded()
        try scratch.replace("sheet: true", by: "sheet: false", in: "scenes/a.yaml")
        #expect(try scratch.balloon("record", "scenes", "--hashes", "--where", "userInterfaceStyle=dark").status == 0)
        #expect(try scratch.files(below: "Goldens").contains("a+sheet.png"))
        #expect(try scratch.balloon("record", "scenes", "--hashes").status == 0)
        #expect(
            try scratch.files(below: "Goldens") == Self.cells.flatMap { ["\($0).hash", "\($0).layout"] }.sorted())
        #expect(try scratch.balloon("verify", "scenes", "--fresh").output == "4 goldens: 4 equal\n")
        #expect(try scratch.balloon("prune", "scenes").output == "0 stale files removed\n")
    }

    @Test func explainNamesTheBoxOfTheCellOnItsSheet() throws {
        let scratch = try Self.recorded()
        let box = try Self.sheet(of: "a@w320_dark", in: scratch)
        try scratch.replace("at 7", by: "at 8", in: "scenes/a.yaml")
        #expect(try scratch.balloon("verify", "scenes").status == 1)
        let was = try scratch.balloon("explain", "a@w320_dark").lines.first { $0.hasPrefix("  was ") }
        #expect(was?.contains("Goldens/a+sheet.png") == true, "\(was ?? "none")")
        #expect(was?.hasSuffix("(\(box["x"] ?? -1), \(box["y"] ?? -1))") == true)
    }

    /// A golden that keeps its hash is missing as such, on a sheet or by itself.
    @Test(arguments: [true, false]) func aMissingHashIsReportedAsOne(isOnSheet: Bool) throws {
        let scratch = try Self.recorded()
        if !isOnSheet {
            try scratch.replace("sheet: true", by: "sheet: false", in: "scenes/a.yaml")
            try FileManager.default.removeItem(at: scratch.url("Goldens"))
            #expect(try scratch.balloon("record", "scenes", "--hashes").status == 0)
        }
        try FileManager.default.removeItem(at: scratch.url("Goldens/a@w320_dark.hash"))
        let run = try scratch.balloon("verify", "scenes")
        #expect(run.status == 3)
        #expect(run.output.contains("no a@w320_dark.hash") && !run.output.contains("a@w320_dark.png"), "\(run.output)")
        // Recorded again it is what the scene's others are.
        #expect(try scratch.balloon("record", "scenes").status == 0)
        let names = try scratch.files(below: "Goldens")
        #expect(names.contains("a@w320_dark.hash") && !names.contains("a@w320_dark.png"))
    }

    /// The sheet alone has the pictures, so that a scene that asks for none any more gets them as files.
    @Test func withoutASheetThePicturesAreFilesAgain() throws {
        let scratch = try Self.recorded()
        try scratch.replace("sheet: true", by: "sheet: false", in: "scenes/a.yaml")
        #expect(try scratch.balloon("record", "scenes").output == "4 goldens: 4 recorded\n")
        #expect(try scratch.balloon("prune", "scenes").status == 0)
        let files = Self.cells.flatMap { ["\($0).layout", "\($0).png"] }
        #expect(try scratch.files(below: "Goldens") == files.sorted())
        #expect(try scratch.balloon("verify", "scenes", "--fresh").output == "4 goldens: 4 equal\n")
    }
}
