import BuiltProgram
import Foundation
import Testing

/// The exit codes are a contract; 1, 3 and 4 are in ``RecordVerifyTests``, bad input in ``BadInputTests``.
struct ExitCodeTests {
    @Test(arguments: [
        ["nonsense"], ["measure"], ["render", "a.yaml"], ["sweep", "a.yaml"], ["record"], ["verify"],
        ["verify", "a.yaml", "--bogus"], ["typeset", "--tracking", "wide"], ["typeset", "lines.jsonl", "surplus"],
        ["measure", "a.yaml", "--width"],
    ])
    func wrongUsageIs2(_ arguments: [String]) throws {
        let scratch = try Scratch()
        let run = try Balloon.run(arguments, in: scratch.folder)
        #expect(run.status == 2)
        #expect(run.errorLines.count == 1)
        #expect(run.errors.contains("--help"))
        #expect(run.output.isEmpty)
    }

    @Test(arguments: [["measure"], ["render", "-o", "out"], ["sweep", "-o", "out"], ["record"], ["verify"]])
    func noScenesAre6(_ verb: [String]) throws {
        let scratch = try Scratch()
        try FileManager.default.createDirectory(at: scratch.url("empty"), withIntermediateDirectories: true)
        let run = try Balloon.start(verb + ["empty"], in: scratch.folder)
        #expect(run.status == 6)
        #expect((run.output + run.errors).contains("nothing"))
    }

    /// A file stands where a folder is to be made.
    @Test func whatCannotBeWrittenIs5() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "a.yaml")
        try scratch.write("", to: "file")
        for arguments in [
            ["render", "a.yaml", "-o", "file/out"], ["record", "a.yaml", "--goldens", "file/out"],
            ["sweep", "a.yaml", "-o", "file/out"],
        ] {
            let run = try Balloon.start(arguments, in: scratch.folder)
            #expect(run.status == 5, "\(run.output)\(run.errors)")
            #expect((run.output + run.errors).contains("file/out"))
        }
    }

    /// Most tests of the command line call verbs in their own process.
    @Test func aCallSaysWhatTheProgramSays() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "a.yaml")
        try scratch.write(Scenes.captions(caption: "Goodbye"), to: "b.yaml")
        try scratch.write("message: [", to: "bad.yaml")
        try scratch.write("", to: "file")
        try scratch.write("", to: "empty/file")
        try #require(try scratch.balloon("record", "a.yaml").status == 0)
        try FileManager.default.moveItem(at: scratch.url("Goldens"), to: scratch.url("b"))
        let stale = try Scratch()
        for name in ["a.yaml", "b.yaml"] { try stale.write(Scenes.captions(caption: "Hello"), to: name) }
        try #require(try stale.balloon("record", ".").status == 0)
        try FileManager.default.removeItem(at: stale.url("b.yaml"))
        for (status, arguments) in [
            (0, ["verify", "a.yaml", "--goldens", "b"]), (0, ["measure", "a.yaml", "--json"]),
            (1, ["lint", "b.yaml", "--strict"]), (2, ["measure", "bad.yaml"]), (2, ["measure", "bad.yaml", "--json"]),
            (2, ["nonsense"]), (2, ["measure", "a.yaml", "--bogus"]), (3, ["verify", "b.yaml"]),
            (4, ["verify", "."]), (5, ["render", "a.yaml", "-o", "file/out"]),
            (6, ["measure", "empty"]),
        ] as [(Int32, [String])] {
            let folder = status == 4 ? stale.folder : scratch.folder
            let called = try Balloon.run(arguments, in: folder)
            let started = try Balloon.start(arguments, in: folder)
            #expect(called.status == started.status && started.status == status, "\(arguments)")
            #expect(called.output == started.output && called.errors == started.errors, "\(arguments)")
        }
        for text in ["", "{\"text\": \"Hello\", \"size\": 17}\n", "{}\n[]"] {
            let input = Data(text.utf8)
            let called = try Balloon.run(["typeset"], in: scratch.folder, input: input)
            let started = try Balloon.start(["typeset"], in: scratch.folder, input: input)
            #expect(called.status == started.status && called.output == started.output, "\(text)")
        }
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func aFullDiskUnderStandardOutputIs5() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "a.yaml")
        for arguments in [["measure", "a.yaml"], ["measure", "a.yaml", "--json"]] {
            let process = Process()
            process.executableURL = Balloon.executable
            process.arguments = arguments
            process.currentDirectoryURL = scratch.folder
            process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationReason == .exit)
            #expect(process.terminationStatus == 5)
        }
    }
}
