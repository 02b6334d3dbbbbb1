import Foundation
import Testing

/// `--help` names what there is.
struct HelpTests {
    private static let traits = [
        "--width", "--locale", "--category", "--appearance", "--scale", "--idiom", "--direction", "--bold-text",
        "--contrast",
    ]

    static let options: [(verb: String, options: [String])] = [
        ("measure", traits + ["--json"]), ("render", traits + ["--output"]), ("record", ["--goldens"]),
        ("verify", ["--goldens", "--output", "--json"]),
        ("sweep", ["--widths", "--locales", "--categories", "--appearances", "--output"]),
        ("typeset", ["--tracking"]), ("host", ["--json"]),
    ]

    @Test(arguments: options)
    func theHelpOfAVerbNamesItsOptions(_ verb: String, _ options: [String]) throws {
        let scratch = try Scratch()
        let run = try scratch.balloon(verb, "--help")
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        for option in options + ["--fonts"] { #expect(run.output.contains(option), "\(verb) \(option)") }
    }

    @Test func theHelpNamesVerbsAndExitCodes() throws {
        let scratch = try Scratch()
        let run = try scratch.balloon("--help")
        #expect(run.status == 0)
        for (verb, _) in Self.options { #expect(run.output.contains("  \(verb) ")) }
        for code in ["0 equal", "1 different", "2 usage", "3 golden missing", "4 stale", "5 environment", "6 nothing"] {
            #expect(run.output.replacing("\n", with: " ").contains(code), "\(code)")
        }
    }

    @Test func theVersionIsOneLine() throws {
        let scratch = try Scratch()
        let run = try scratch.balloon("--version")
        #expect(run.status == 0)
        #expect(run.lines.count == 1)
    }
}
