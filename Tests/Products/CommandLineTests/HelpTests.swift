import BuiltProgram
import Foundation
import Testing

/// `--help` names what there is.
struct HelpTests {
    private static let traits = [
        "--width", "--locale", "--category", "--appearance", "--scale", "--idiom", "--direction", "--bold-text",
        "--contrast",
    ]

    static let options: [(verb: String, options: [String])] = [
        ("measure", traits + ["--json"]), ("render", traits + ["--output"]),
        ("record", ["--goldens", "--where", "--hashes", "--pictures", "--strict", "--force"]),
        (
            "verify",
            [
                "--goldens", "--output", "--json", "--pending", "--no-pending", "--where", "--shard", "--report",
                "--format", "--fresh", "--strict", "--watch",
            ]
        ),
        ("sweep", ["--widths", "--locales", "--categories", "--appearances", "--output"]),
        ("typeset", ["--tracking"]), ("host", ["--json"]), ("studio", ["--port"]), ("doctor", ["--goldens", "--json"]),
    ]

    /// Verbs that draw nothing, and need no fonts.
    static let verbsWithoutFonts: [(verb: String, options: [String])] = [
        ("merge", ["--format", "--report", "--json", "--output", "--map", "--strict"]),
        ("list", ["--goldens", "--failing", "--pending", "--json"]),
        ("cells", ["--json"]), ("inspect", ["--goldens", "--pending", "--golden", "--json"]),
        ("prune", ["--goldens", "--dry-run", "--force", "--json"]), ("review", ["--pending", "--force", "--json"]),
        ("report", ["--pending", "--output", "--json"]),
        ("accept", ["--all", "--cause", "--paint", "--pending", "--force", "--json"]),
        ("reject", ["--all", "--cause", "--pending", "--json"]),
    ]

    @Test(arguments: verbsWithoutFonts)
    func theHelpOfAVerbWithoutFontsNamesItsOptions(_ verb: String, _ options: [String]) throws {
        let scratch = try Scratch()
        let run = try scratch.balloon(verb, "--help")
        #expect(run.status == 0 && run.errors.isEmpty)
        for option in options { #expect(run.output.contains(option), "\(verb) \(option)") }
    }

    @Test(arguments: options)
    func theHelpOfAVerbNamesItsOptions(_ verb: String, _ options: [String]) throws {
        let scratch = try Scratch()
        let run = try scratch.balloon(verb, "--help")
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        for option in options + ["--fonts"] { #expect(run.output.contains(option), "\(verb) \(option)") }
    }

    /// A verb is parsed without the name of the program, which its help has nevertheless.
    @Test(arguments: [["measure", "--help"], ["measure", "a.yaml", "-h"], ["help", "measure"]])
    func theHelpOfAVerbNamesTheProgram(_ arguments: [String]) throws {
        let run = try Balloon.run(arguments, in: Balloon.package)
        #expect(run.status == 0)
        #expect(run.lines.contains { $0.hasPrefix("USAGE: balloon measure ") })
    }

    @Test func theVersionIsShownAfterAVerbToo() throws {
        let scratch = try Scratch()
        let version = try scratch.balloon("--version")
        let afterVerb = try scratch.balloon("measure", "--version")
        #expect(afterVerb.status == 0 && afterVerb.output == version.output)
        #expect(try scratch.balloon("measure", "--help").output.contains("--version"))
    }

    @Test func theHelpNamesVerbsAndExitCodes() throws {
        let scratch = try Scratch()
        let run = try scratch.balloon("--help")
        #expect(run.status == 0)
        for (verb, _) in Self.options + Self.verbsWithoutFonts { #expect(run.output.contains("  \(verb) ")) }
        for code in ["0 equal", "1 different", "2 usage", "3 golden missing", "4 stale", "5 environment", "6 nothing"] {
            #expect(run.output.replacing("\n", with: " ").contains(code), "\(code)")
        }
    }

    @Test func theHelpShowsTheEverydayVerbsFirst() throws {
        let lines = try Scratch().balloon("--help").lines
        let groups = lines.filter { $0.hasSuffix("SUBCOMMANDS:") }
        #expect(groups.count == 3 && groups.first == "EVERYDAY SUBCOMMANDS:")
        let start = try #require(lines.firstIndex(of: "EVERYDAY SUBCOMMANDS:"))
        let verbs = lines[(start + 1)...].prefix { !$0.hasSuffix("SUBCOMMANDS:") }.compactMap { line in
            line.hasPrefix("  ") && !line.hasPrefix("   ") ? line.split(separator: " ").first.map(String.init) : nil
        }
        #expect(
            verbs == ["new", "measure", "render", "studio", "lint", "sweep", "record", "verify", "review", "report"])
    }

    @Test(arguments: ["diff", "explain", "blame"]) func aVerbThatIsGoneIsUnknown(_ verb: String) throws {
        #expect(try Scratch().balloon(verb, "a").status == 2)
    }

    @Test func theVersionIsOneLine() throws {
        let scratch = try Scratch()
        let run = try scratch.balloon("--version")
        #expect(run.status == 0)
        #expect(run.lines.count == 1)
    }

    @Test("The second program, which balloon starts, helps in the same words", arguments: ["host", "import"])
    func theHelpOfTheSecondProgram(_ verb: String) throws {
        let scratch = try Scratch()
        let run = try Balloon.start([verb, "--help"], in: scratch.folder)
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(run.lines.contains { $0.hasPrefix("USAGE: balloon \(verb) ") })
        let second = try Balloon.start(
            ["--help"], in: scratch.folder, of: Balloon.products.appendingPathComponent("balloon-apps"))
        #expect(second.status == 0 && second.output.contains("  \(verb) "))
    }

    /// A program that was copied without its neighbour says which one it lacks, and how to build that.
    @Test("Without the second program there is a clear error", arguments: ["host", "import"])
    func withoutTheSecondProgram(_ verb: String) throws {
        let scratch = try Scratch()
        try FileManager.default.createDirectory(at: scratch.url("bin"), withIntermediateDirectories: true)
        let copy = scratch.url("bin/balloon")
        try FileManager.default.copyItem(at: Balloon.executable.resolvingSymlinksInPath(), to: copy)
        let run = try Balloon.start([verb, "a"], in: scratch.folder, of: copy)
        #expect(run.status == 5 && run.errorLines.count == 1 && run.output.isEmpty)
        #expect(run.errors.contains("swift build -c release --product balloon-apps"), "\(run.errors)")
    }
}
