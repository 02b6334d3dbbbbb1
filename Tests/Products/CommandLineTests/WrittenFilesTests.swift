import BuiltProgram
import Foundation
import Testing

/// What happens to files and streams that are written.
struct WrittenFilesTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "a.yaml")
    }

    private func permissions(_ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: scratch.url(name).path)[.posixPermissions] as? Int
    }

    @Test func aNewFileFollowsTheMaskOfTheUser() throws {
        for (mask, expected) in [("022", 0o644), ("077", 0o600), ("002", 0o664)] {
            #expect(try scratch.balloon(after: "umask \(mask)", "render", "a.yaml", "-o", "\(mask).png") == 0)
            #expect(try permissions("\(mask).png") == expected, "umask \(mask)")
        }
    }

    @Test func aLinkStaysOneAndItsFileIsWritten() throws {
        #expect(try scratch.balloon("record", "a.yaml", "--goldens", "g").status == 0)
        for name in ["a.png", "a.layout"] {
            try FileManager.default.moveItem(at: scratch.url("g/\(name)"), to: scratch.url("kept-\(name)"))
            try FileManager.default.createSymbolicLink(
                atPath: scratch.url("g/\(name)").path, withDestinationPath: "../kept-\(name)")
        }
        let before = try scratch.data("kept-a.png")
        try scratch.write(Scenes.captions(caption: "Goodbye"), to: "a.yaml")
        #expect(try scratch.balloon("record", "a.yaml", "--goldens", "g").status == 0)
        #expect(try scratch.data("kept-a.png") != before)
        for name in ["a.png", "a.layout"] {
            let destination = try? FileManager.default.destinationOfSymbolicLink(atPath: scratch.url("g/\(name)").path)
            #expect(destination == "../kept-\(name)")
        }
    }

    #if os(Linux)
        @Test(arguments: [
            ["--help"], ["--version"], ["help", "sweep"], ["measure", "a.yaml"], ["measure", "a.yaml", "--json"],
            ["sweep", "--help"], ["lint", "a.yaml", "--json"],
        ]) func aFullDiskIsAnError(arguments: [String]) throws {
            let process = Process()
            process.executableURL = Balloon.executable
            process.arguments = arguments
            process.currentDirectoryURL = scratch.folder
            process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
            let errors = Pipe()
            process.standardError = errors
            try process.run()
            let words = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
            process.waitUntilExit()
            #expect(process.terminationStatus == 5, "\(arguments)")
            #expect(words.contains("standard output"), "\(arguments): \(words)")
        }
    #endif

    @Test func aReportThatCannotBeWrittenHidesNothing() throws {
        #expect(try scratch.balloon("record", "a.yaml").status == 0)
        try scratch.write(Scenes.captions(caption: "Goodbye"), to: "a.yaml")
        let run = try scratch.balloon("verify", "a.yaml", "--report", "a.yaml/r.xml", "--report", "r.md")
        #expect(run.status == 5 && run.errors.contains("a.yaml/r.xml"))
        #expect(run.output.contains("“Goodbye” instead of “Hello”"))
        #expect(String(decoding: try scratch.data("r.md"), as: UTF8.self).contains("“Goodbye” instead of “Hello”"))
    }

    @Test func errorsAreShortAndPlain() throws {
        try scratch.write("\"\\e[31mred\\x07\": 1\n", to: "b.yaml")
        try scratch.write("? \(String(repeating: "k", count: 2_000_000))\n: 1\n", to: "c.yaml")
        try scratch.write(#"{"\#(String(repeating: "a\u{301}", count: 500_000))": 1}"#, to: "d.json")
        for name in ["b.yaml", "c.yaml", "d.json", "no\u{1B}[31m.yaml"] {
            let run = try scratch.balloon("measure", name)
            #expect(run.status == 2)
            #expect(run.errors.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
            #expect(run.errors.utf8.count < 5_000, "\(name)")
            #expect(run.errorLines.count { $0.hasPrefix("error:") } <= 2 && run.errorLines.count < 10)
        }
        let answers = try scratch.balloon(
            "typeset", input: "{\"text\":\"a\",\"size\":10,\"\(String(repeating: "k", count: 900_000))\":1}\n")
        #expect(answers.status == 0 && answers.output.utf8.count < 5_000)
        #expect(answers.output.contains("unknown key"))
    }
}
