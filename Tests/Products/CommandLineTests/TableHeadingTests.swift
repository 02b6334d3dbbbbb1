import BuiltProgram
import Testing

/// The line of titles above a table in a terminal.
struct TableHeadingTests {
    /// It is bold, and its codes are no part of what is read.
    @Test(arguments: [
        ["measure", "a.yaml"], ["measure", "a.yaml", "--explain"],
        ["sweep", "a.yaml", "-o", "out", "--categories", "L"],
        ["host", "Examples/Scenarios/launch-from-drawer.yaml"],
    ])
    func itIsBold(_ arguments: [String]) throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "a.yaml")
        try scratch.copy("Examples")
        let terminal = try PseudoTerminal(arguments, in: scratch.folder)
        #expect(terminal.end() == 0 && terminal.shown.contains("\u{1B}[1m") && !terminal.shown.contains("\\u{"))
    }
}
