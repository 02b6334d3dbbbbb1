import BuiltProgram
import Foundation
import Testing

/// `balloon review` in a terminal, with the keys that one sends.
struct ReviewTerminalTests {
    private static let prompt = "q quit? "
    private static let escape = "\u{1B}"

    @Test func keysThatAreNotLettersAcceptNothing() throws {
        let scratch = try FailingScenes.failing()
        let goldens = try scratch.contents(below: "Goldens")
        let terminal = try PseudoTerminal(["review"], in: scratch.folder)
        try terminal.wait(for: Self.prompt)
        for sequence in ReviewKeysTests.sequences {
            terminal.type(sequence)
            // A key without a meaning asks again: everything before it was read.
            terminal.type("x")
            try terminal.wait(for: "x\r\n")
            try terminal.wait(for: Self.prompt)
        }
        // Escape alone, and a sequence that ends in a way of its own: what is pressed later is a key again.
        for sequence in [Self.escape, Self.escape + "[7$", Self.escape + "P"] {
            #expect(Self.isKeyAfterwards("x", sequence, in: terminal), "\(sequence)")
            try terminal.wait(for: Self.prompt)
        }
        terminal.type("\u{3}")
        #expect(terminal.end() == 0)
        #expect(try scratch.contents(below: "Goldens") == goldens)
        #expect(try scratch.pendingCells().count == 5)
        // Pastes are marked during the review, and not afterwards.
        let (on, off) = (Self.escape + "[?2004h", Self.escape + "[?2004l")
        let last = try #require(terminal.shown.range(of: off, options: .backwards))
        #expect(terminal.shown.contains(on) && !terminal.shown[last.upperBound...].contains(on))
    }

    /// Whether a key that is pressed a while after a sequence is read as a key. A program that gets no time between the two
    /// takes them for one, so that there are several tries.
    private static func isKeyAfterwards(_ key: String, _ sequence: String, in terminal: PseudoTerminal) -> Bool {
        for _ in 0..<8 {
            terminal.type(sequence)
            usleep(400_000)
            terminal.type(key)
            if terminal.shows(key + "\r\n", within: 4) { return true }
        }
        return false
    }

    @Test func severalGoldensAreAskedForNamedAndTakenBack() throws {
        let scratch = try FailingScenes.failing()
        let goldens = try scratch.contents(below: "Goldens")
        let terminal = try PseudoTerminal(["review"], in: scratch.folder)
        try terminal.wait(for: Self.prompt)
        // What was typed before the question does not answer it.
        terminal.type("Ay")
        try terminal.wait(for: "for no: ")
        terminal.type(Self.escape + "[A")
        terminal.type("n")
        try terminal.wait(for: Self.prompt)
        #expect(try scratch.contents(below: "Goldens") == goldens)
        terminal.type("A")
        try terminal.wait(for: "for no: ")
        terminal.type("y")
        try terminal.wait(for: Self.prompt)
        for name in FailingScenes.dinners { #expect(terminal.shown.contains(name), "\(name)") }
        #expect(try scratch.contents(below: "Goldens") != goldens)
        terminal.type("u")
        try terminal.wait(for: Self.prompt)
        #expect(try scratch.contents(below: "Goldens") == goldens)
        // Somebody else has changed a golden since: nothing of it is taken back.
        terminal.type("a")
        try terminal.wait(for: Self.prompt)
        try scratch.write("another", to: "Goldens/\(FailingScenes.dinners[0]).png")
        terminal.type("u")
        try terminal.wait(for: "refused: ")
        terminal.type("q")
        #expect(terminal.end() == 1)
        #expect(try scratch.data("Goldens/\(FailingScenes.dinners[0]).png") == Data("another".utf8))
    }
}
