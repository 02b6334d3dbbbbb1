import ArgumentParser
import Testing

@testable import BalloonCommands

/// Verbs that are made without the argument parser are those that the parser makes.
struct PlainVerbTests {
    /// All that a verb holds, in text.
    private static func text(_ command: some ParsableCommand) -> String {
        var text = ""
        dump(command, to: &text)
        return text
    }

    @Test(arguments: [
        "a.yaml", "a.yaml b.yaml", "--json a.yaml", "a.yaml --json", "a.yaml --explain --audit --json", "folder/ x y z",
    ])
    func measure(_ line: String) throws {
        let words = line.split(separator: " ").map(String.init)
        let plain = try #require(MeasureCommand.plain(words))
        #expect(Self.text(plain) == Self.text(try MeasureCommand.parse(words)))
    }

    @Test(arguments: [
        "a.yaml -o a.png", "-o out a.yaml b.yaml", "--transcript a.yaml --output a.svg",
        "a.yaml -o pictures/x --transcript",
    ])
    func render(_ line: String) throws {
        let words = line.split(separator: " ").map(String.init)
        let plain = try #require(RenderCommand.plain(words))
        #expect(Self.text(plain) == Self.text(try RenderCommand.parse(words)))
    }

    /// What the parser refuses, or reads in another way, is left to it.
    @Test(arguments: [
        "", "--json", "a.yaml --jsno", "a.yaml --json --json", "a.yaml --locale ar", "-- a.yaml", "-", "a.yaml --help",
        "a.yaml --json=yes", "a.yaml -j",
    ])
    func whatIsNotPlain(_ line: String) {
        #expect(MeasureCommand.plain(line.split(separator: " ").map(String.init)) == nil)
    }

    @Test(arguments: ["a.yaml", "a.yaml -o", "a.yaml -o -", "a.yaml -o x -o y", "a.yaml -o x --output y", "-ox a.yaml"])
    func whatRenderLeavesToTheParser(_ line: String) {
        #expect(RenderCommand.plain(line.split(separator: " ").map(String.init)) == nil)
    }
}
