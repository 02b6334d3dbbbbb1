import BuiltProgram
import Foundation
import Testing

/// Row 73 of golden testing: a scene that somebody renames keeps its goldens.
struct RenamedSceneTests {
    @Test func theCommandThatMovesTheGoldensIsPrinted() throws {
        let scratch = try FailingScenes.recorded()
        try FileManager.default.moveItem(at: scratch.url("scenes/dinner.yaml"), to: scratch.url("scenes/supper.yaml"))
        let run = try scratch.balloon("verify", "scenes")
        #expect(run.status == 3)
        let commands = run.lines.filter { $0.hasPrefix("  mv ") }
        #expect(commands.count == 4, "\(run.output)")
        for command in commands {
            for move in command.components(separatedBy: "&&") {
                let words = move.split(separator: " ").map(String.init)
                try FileManager.default.moveItem(at: scratch.url(words[1]), to: scratch.url(words[2]))
            }
        }
        let after = try scratch.balloon("verify", "scenes")
        #expect(after.status == 0, "\(after.output)")
    }

    @Test func anotherPictureIsNotOffered() throws {
        let scratch = try FailingScenes.recorded()
        try FileManager.default.moveItem(at: scratch.url("scenes/hello.yaml"), to: scratch.url("scenes/goodbye.yaml"))
        try scratch.replace("Hello", by: "Goodbye", in: "scenes/goodbye.yaml")
        #expect(try !scratch.balloon("verify", "scenes").output.contains("  mv "))
    }
}
