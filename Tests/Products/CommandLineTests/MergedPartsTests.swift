import BuiltProgram
import Foundation
import Testing

/// `balloon merge` takes the parts of one run. Parts of runs over other cells would leave some out unseen.
struct MergedPartsTests {
    private static func part(_ scratch: Scratch, _ number: Int, _ words: String...) throws -> String {
        let file = "part\(number)-\(words.count).json"
        _ = try Balloon.run(
            ["verify", "scenes", "--shard", "\(number)/2", "--report", file] + words, in: scratch.folder)
        return file
    }

    @Test func partsOfRunsOverOtherCellsAreRefused() throws {
        let scratch = try FailingScenes.recorded()
        let (first, second) = (try Self.part(scratch, 1), try Self.part(scratch, 2))
        #expect(try scratch.balloon("merge", first, second).status == 0)
        let filtered = try Self.part(scratch, 2, "--where", "appearance=dark")
        #expect(try scratch.balloon("merge", first, filtered).status == 2)
        // A scene that only one of the machines had.
        try scratch.write(Scenes.captions(caption: "Hello"), to: "scenes/third.yaml")
        try #require(try scratch.balloon("record", "scenes/third.yaml").status == 0)
        let later = try Self.part(scratch, 2)
        #expect(try scratch.balloon("merge", first, later).status == 2)
        #expect(try scratch.balloon("merge", try Self.part(scratch, 1), later).status == 0)
    }

    /// The same cells of a scene that was edited in between: the failures of the old part would vanish.
    @Test func partsOfTwoRevisionsAreRefused() throws {
        let scratch = try FailingScenes.recorded()
        let third = Scenes.captions(caption: "Hello")
        try scratch.write(third, to: "scenes/third.yaml")
        try #require(try scratch.balloon("record", "scenes/third.yaml").status == 0)
        let first = try Self.part(scratch, 1)
        try scratch.write("# a comment changes nothing\n" + third, to: "scenes/third.yaml")
        #expect(try scratch.balloon("merge", first, try Self.part(scratch, 2)).status == 0)
        try scratch.write(Scenes.captions(caption: "Goodbye"), to: "scenes/third.yaml")
        #expect(try scratch.balloon("merge", first, try Self.part(scratch, 2)).status == 2)
    }

    /// What the parts have left here is accepted as after one run; where they ran elsewhere it is recorded.
    @Test func theCommandIsThatOfOneRun() throws {
        let scratch = try FailingScenes.failing()
        func commands(_ words: String...) throws -> [Substring] {
            try Balloon.run(words, in: scratch.folder).output.split(separator: "\n").filter { $0.contains("  accept ") }
        }
        let whole = try commands("verify", "scenes", "--fresh")
        try #require(whole.count == 2 && whole.allSatisfy { $0.contains("balloon accept") })
        let parts = [try Self.part(scratch, 1), try Self.part(scratch, 2)]
        let merged = try commands("merge", parts[0], parts[1])
        #expect(merged.count == 2 && merged.allSatisfy { $0.contains("balloon accept") }, "\(merged)")
        // The commands are good: all of what they name is accepted.
        for command in merged {
            let words =
                command.split(separator: "balloon ").last.map { $0.split(separator: " ").map(String.init) } ?? []
            #expect(try Balloon.run(words, in: scratch.folder).status == 0)
        }
        #expect(try scratch.balloon("verify", "scenes").status == 0)
        try FileManager.default.removeItem(at: scratch.folder.appendingPathComponent(".balloon"))
        let elsewhere = try commands("merge", parts[0], parts[1])
        #expect(elsewhere.count == 2 && elsewhere.allSatisfy { $0.contains("balloon record") }, "\(elsewhere)")
    }
}
