import BuiltProgram
import Foundation
import Testing

/// Candidates belong to the folder of goldens that they were compared with. Where there is no folder, there are none.
struct MisspelledGoldensTests {
    @Test func aFolderThatDoesNotExistLeavesNone() throws {
        let scratch = try FailingScenes.recorded()
        let run = try scratch.balloon("verify", "scenes", "--goldens", "typo")
        #expect(run.status == 3 && !run.output.contains("balloon accept"))
        #expect(try scratch.pendingCells().isEmpty)
        #expect(try scratch.balloon("verify", "scenes").status == 0)
        #expect(try scratch.balloon("accept", "--all").status == 6)
        #expect(!FileManager.default.fileExists(atPath: scratch.url("typo").path))
    }

    /// Candidates of a folder that was there are not put into a new one of its name.
    @Test func aFolderThatIsGoneGetsNone() throws {
        let scratch = try FailingScenes.recorded()
        try FileManager.default.copyItem(at: scratch.url("Goldens"), to: scratch.url("old"))
        try scratch.replace("Hello", by: "Goodbye", in: "scenes/hello.yaml")
        #expect(try scratch.balloon("verify", "scenes", "--goldens", "old").status == 1)
        try FileManager.default.removeItem(at: scratch.url("old"))
        let run = try scratch.balloon("accept", "--all")
        #expect(run.status == 1, "\(run.output)")
        #expect(!FileManager.default.fileExists(atPath: scratch.url("old").path))
        try scratch.replace("Goodbye", by: "Hello", in: "scenes/hello.yaml")
        #expect(try scratch.balloon("verify", "scenes").status == 0)
        #expect(try scratch.pendingCells().isEmpty)
    }
}
