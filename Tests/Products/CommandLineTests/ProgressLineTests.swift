import BuiltProgram
import Testing

/// The line of progress in a terminal.
struct ProgressLineTests {
    /// The name of a file moves no cursor and rings no bell.
    @Test func namesAreNoCommandsOfTheTerminal() throws {
        let scratch = try Scratch()
        let name = "a\u{1B}[5A\u{7}b.yaml"
        try scratch.write(Scenes.captions(caption: "Hello"), to: name)
        let terminal = try PseudoTerminal(["breaks", name, "--categories", "L"], in: scratch.folder)
        #expect(terminal.end() == 0 && terminal.shown.contains("█") && terminal.shown.contains("320 to 440"))
        #expect(!terminal.shown.contains("\u{1B}[5A") && !terminal.shown.contains("\u{7}"))
    }
}
