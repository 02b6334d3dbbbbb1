import BuiltProgram
import Testing

/// Two folders of goldens with cells of one name.
struct SameNamesTests {
    private static func failing() throws -> Scratch {
        let scratch = try Scratch()
        for folder in ["Goldens", "kept/here"] {
            try scratch.write(Scenes.captions(caption: "Hello"), to: "hello.yaml")
            try #require(try scratch.balloon("record", "hello.yaml", "--goldens", folder).status == 0)
            try scratch.write(Scenes.captions(caption: "Goodbye"), to: "hello.yaml")
            try #require(try scratch.balloon("verify", "hello.yaml", "--goldens", folder).status == 1)
        }
        return scratch
    }

    /// The command that a failure prints accepts that cell, and not the one of the other folder.
    @Test func thePrintedCommandNamesTheFolder() throws {
        let scratch = try Self.failing()
        let run = try scratch.balloon("verify", "hello.yaml", "--goldens", "kept/here")
        let command = try #require(run.lines.first { $0.contains("  accept   ") })
        #expect(command.hasSuffix("balloon accept kept/here/hello"))
        let standard = try scratch.contents(below: "Goldens")
        #expect(try scratch.balloon("accept", "kept/here/hello").status == 0)
        #expect(try scratch.contents(below: "Goldens") == standard)
        #expect(try scratch.balloon("verify", "hello.yaml", "--goldens", "kept/here").status == 0)
        #expect(try scratch.balloon("verify", "hello.yaml").status == 1)
    }

    @Test(arguments: ["accept", "reject"]) func aNameAloneIsRefused(_ verb: String) throws {
        let scratch = try Self.failing()
        let before = try scratch.contents()
        let run = try scratch.balloon(verb, "hello")
        #expect(run.status != 0)
        #expect((run.output + run.errors).contains("Goldens/hello") && (run.output + run.errors).contains("kept/here"))
        #expect(try scratch.contents() == before)
        #expect(try scratch.balloon("inspect", "kept/here/hello").status == 0)
    }
}
