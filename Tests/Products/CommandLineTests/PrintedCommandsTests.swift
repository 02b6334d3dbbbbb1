import BuiltProgram
import Foundation
import Testing

/// Names of folders come with changes of other people. A printed command, pasted into a shell, does what it says and
/// nothing else, and nothing of a name is obeyed by a terminal or by a service.
struct PrintedCommandsTests {
    static let names = [
        "a b", "x';touch pwned;'y", "$(touch pwned)", "`touch pwned`", "a\"b", "a\\b", "*", "a~", "a\nb", "ü", "#a",
        "a=b",
        "\u{1B}[31mred", "\u{202E}evil", "\u{9B}31m", "\u{7F}", "!!", "-x", "a&b|c;d>e",
    ]

    /// Runs a printed command in a shell in which `balloon` writes its arguments to a file.
    private static func arguments(of command: String, in scratch: Scratch) throws -> [String] {
        let arguments = scratch.url("arguments")
        let script = "balloon() { printf '%s\\0' \"$@\" > \"$ARGUMENTS\"; }\n\(command)\n"
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", script]
        process.currentDirectoryURL = scratch.folder
        process.environment = ["ARGUMENTS": arguments.path, "PATH": "/usr/bin:/bin", "HOME": "/"]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(command)")
        defer { try? FileManager.default.removeItem(at: arguments) }
        guard let data = try? Data(contentsOf: arguments) else { return [] }
        return data.split(separator: 0, omittingEmptySubsequences: false).dropLast()
            .map { String(decoding: $0, as: UTF8.self) }
    }

    private static func command(_ label: String, in run: Balloon.Run) throws -> String {
        let line = try #require(run.lines.first { $0.hasPrefix("  \(label)   ") }, "\(run.output)")
        return String(line.dropFirst(label.count + 5))
    }

    /// Whether a terminal shows a text as it is.
    private static func isPlain(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy {
            $0 == "\n"
                || ![.control, .format, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
        }
    }

    @Test(arguments: names) func aCommandNamesTheFileAndRunsNothing(_ name: String) throws {
        let scratch = try Scratch()
        let (folder, goldens) = (name.hasPrefix("-") ? "./\(name)" : name, "g \(name)")
        try scratch.write(Scenes.captions(caption: "Hello"), to: "\(name)/d.yaml")
        #expect(try scratch.balloon("record", folder, "--goldens", goldens).status == 0)
        try scratch.write(Scenes.captions(caption: "Goodbye"), to: "\(name)/d.yaml")

        let bare = try scratch.balloon("verify", folder, "--goldens", goldens, "--no-pending")
        #expect(bare.status == 1 && Self.isPlain(bare.output + bare.errors), "\(bare.output)")
        let record = try Self.arguments(of: Self.command("accept", in: bare), in: scratch)
        #expect(record == ["record", "\(folder)/d.yaml", "--goldens", goldens])

        let run = try scratch.balloon("verify", folder, "--goldens", goldens, "--pending", "p \(name)")
        #expect(run.status == 1 && Self.isPlain(run.output + run.errors), "\(run.output)")
        let accept = try Self.arguments(of: Self.command("accept", in: run), in: scratch)
        let inspect = try scratch.balloon("inspect", "d", "--pending", "p \(name)")
        #expect(Self.isPlain(inspect.output))
        let one = try Self.arguments(of: Self.command("accept", in: inspect), in: scratch)
        #expect(one == ["accept", "d", "--pending", "p \(name)"])
        #expect(try Balloon.run(accept, in: scratch.folder).status == 0, "\(accept)")
        #expect(try scratch.balloon("verify", folder, "--goldens", goldens).status == 0)

        // The commands for a scene that has another name rename both files.
        try FileManager.default.moveItem(at: scratch.url("\(name)/d.yaml"), to: scratch.url("\(name)/e.yaml"))
        let renamed = try scratch.balloon("verify", folder, "--goldens", goldens, "--no-pending")
        #expect(renamed.status == 3 && Self.isPlain(renamed.output))
        let move = try #require(renamed.lines.first { $0.hasPrefix("  mv ") })
        _ = try Self.arguments(of: String(move), in: scratch)
        #expect(try scratch.balloon("verify", folder, "--goldens", goldens).status == 0)
        #expect(!FileManager.default.fileExists(atPath: scratch.url("pwned").path))
    }

    @Test(arguments: names, ["text", "github", "junit", "markdown"])
    func noFormOfAReportObeysAName(_ name: String, _ format: String) throws {
        let scratch = try Scratch()
        let folder = name.hasPrefix("-") ? "./\(name)" : name
        let long = String(repeating: "We meet at the ferry building. ", count: 8)
        try scratch.write(Scenes.captions(caption: long), to: "\(name)/d.yaml")
        try scratch.write("message: [", to: "\(name)/broken.yaml")
        for verb in ["lint", "verify"] {
            let widths = verb == "lint" ? ["--widths", "320"] : ["--no-pending"]
            let run = try Balloon.run([verb, folder, "--format", format] + widths, in: scratch.folder)
            #expect(run.status != 0 && Self.isPlain(run.output + run.errors), "\(run.output) \(run.errors)")
            let lines = run.lines.count { $0.hasPrefix("::") }
            if format == "github" { #expect(lines == run.lines.count, "\(run.output)") }
        }
    }
}
