import BuiltProgram
import Foundation
import TestSupport
import Testing

/// Nothing in README.md is made up: its commands are run, its Swift is compiled, its links lead somewhere.
///
/// `make readme` (which sets `BALLOON_REWRITE=readme`) writes the real output into the file instead of comparing it.
@Suite(.serialized) struct ReadmeTests {
    @Test func everyCommandPrintsWhatTheReadmeShows() throws {
        let readme = try Readme()
        let scratch = try ReadmeScratch()
        defer { scratch.remove() }
        let consoles = readme.consoles
        try #require(consoles.joined().count >= 8)

        let actual = try readme.consolesReplayed(in: scratch)
        let picture = "Documentation/images/dinner-invitation.png"
        let drawn = try Data(contentsOf: scratch.folder.appendingPathComponent(picture))
        let shown = Readme.root.appendingPathComponent(picture)
        if Rewriting.readme.isAsked {
            try Data(readme.replacingConsoles(with: actual).utf8)
                .write(to: Readme.root.appendingPathComponent("README.md"), options: .atomic)
            try drawn.write(to: shown, options: .atomic)
            return
        }
        for (shownCommand, actualCommand) in zip(consoles.joined(), actual.joined()) {
            #expect(
                shownCommand == actualCommand,
                "`\(shownCommand.line)` prints otherwise now; run `make readme` and read the difference")
        }
        #expect(try Data(contentsOf: shown) == drawn, "the picture of the README is drawn otherwise now")
    }

    /// The same for a program that somebody has installed, by `Scripts/replay-readme`.
    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"), "there is no python3"))
    func theScriptReplaysTheCommands() throws {
        let script = Readme.root.appendingPathComponent("Scripts/replay-readme")
        let path = "\(Balloon.products.path):/usr/local/bin:/usr/bin:/bin"
        let run = try Balloon.start([], in: Readme.root, environment: ["PATH": path], of: script)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
    }

    @Test func theSwiftExampleIsCompiledAndRun() throws {
        let source = Readme.root.appendingPathComponent(
            "Tests/Products/CommandLineTests/Parts/ReadmeExampleTests.swift")
        let compiled = try String(contentsOf: source, encoding: .utf8)
        let shown = try Readme().blocks(language: "swift")
        // The other blocks are lines of a test of Sweeps, which another test compares.
        #expect(shown.first.map { $0.joined(separator: "\n") + "\n" } == compiled)
    }

    @Test func everyMakeTargetExists() throws {
        let lines = try Readme().blocks(language: "sh").joined()
        try #require(!lines.isEmpty)
        for line in lines {
            let words = line.split(separator: " ")
            try #require(words.count >= 2 && words[0] == "make", "only make is shown in sh blocks: \(line)")
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["make", "--dry-run", "-C", Readme.root.path, String(words[1])]
            process.standardOutput = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0, "make \(words[1])")
        }
    }

    @Test func consolesAreReadAndWritten() {
        let readme = Readme(text: "a\n```console\n$ one\nx\ny\n$ two\n```\nb\n")
        #expect(readme.consoles == [[.init(line: "one", output: ["x", "y"]), .init(line: "two", output: [])]])
        #expect(readme.replacingConsoles(with: readme.consoles) == readme.text)
    }
}
