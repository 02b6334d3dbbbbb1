import BuiltProgram
import Foundation
import Testing

/// The exit codes are a contract; 1, 3 and 4 are in ``RecordVerifyTests``, bad input in ``BadInputTests``.
struct ExitCodeTests {
    @Test(arguments: [
        ["nonsense"], ["measure"], ["render", "a.yaml"], ["sweep", "a.yaml"], ["record"], ["verify"],
        ["verify", "a.yaml", "--bogus"], ["typeset", "--tracking", "wide"], ["typeset", "surplus"],
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
        let run = try Balloon.run(verb + ["empty"], in: scratch.folder)
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
            let run = try Balloon.run(arguments, in: scratch.folder)
            #expect(run.status == 5, "\(run.output)\(run.errors)")
            #expect((run.output + run.errors).contains("file/out"))
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
