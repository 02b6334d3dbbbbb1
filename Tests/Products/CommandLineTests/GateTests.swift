import BuiltProgram
import Foundation
import Testing

/// `--strict` and `--report` of measure, sweep and lint: new problems end with 1, what the scene allows does not.
struct GateTests {
    private static let long = """
        message: {summaryText: a, url: "https://example.com", layout: {template: {caption: "\(String(repeating: "Dinner at the pier ", count: 30))"}}}
        traits: {transcriptWidth: 320}

        """

    static let verbs: [[String]] = [["measure", "a.yaml"], ["sweep", "a.yaml", "-o", "out"], ["lint", "a.yaml"]]

    @Test("A problem ends a strict run with 1 until the scene allows it", arguments: verbs)
    func strict(_ arguments: [String]) throws {
        let scratch = try Scratch()
        try scratch.write(Self.long, to: "a.yaml")
        if arguments[0] != "lint" { #expect(try Balloon.run(arguments, in: scratch.folder).status == 0) }
        #expect(try Balloon.run(arguments + ["--strict"], in: scratch.folder).status == 1)
        let allowed = ["textTruncated", "fallbackIncomplete"].map { "{rule: \($0), reason: a name}" }
        try scratch.write(Self.long + "lint: {allow: [\(allowed.joined(separator: ", "))]}\n", to: "a.yaml")
        let run = try Balloon.run(arguments + ["--strict"], in: scratch.folder)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
    }

    @Test("What a scene expects ends every run with 1 until it is so", arguments: verbs)
    func expectations(_ arguments: [String]) throws {
        let scratch = try Scratch()
        for (lines, status) in [("0", Int32(1)), ("\">= 1\"", 0)] {
            let text =
                "message: {summaryText: a, url: \"https://example.com\", layout: {template: {caption: Dinner}}}\n"
            try scratch.write(text + "expect: [{node: caption, lines: \(lines)}]\n", to: "a.yaml")
            let run = try Balloon.run(arguments, in: scratch.folder)
            #expect(run.status == status, "\(run.output)\(run.errors)")
        }
    }

    @Test("Each form is a file by its ending, or annotations", arguments: verbs)
    func reports(_ arguments: [String]) throws {
        let scratch = try Scratch()
        try scratch.write(Self.long, to: "a.yaml")
        let forms = ["r/a.xml", "r/a.sarif", "r/a.json", "r/a.md", "r/a.txt", "github"].flatMap { ["--report", $0] }
        let run = try Balloon.run(arguments + forms, in: scratch.folder)
        #expect(run.output.contains("::error") && run.output.contains("file=a.yaml"), "\(run.output)\(run.errors)")
        func text(_ name: String) throws -> String { String(decoding: try scratch.data(name), as: UTF8.self) }
        for (name, word) in [
            ("r/a.xml", "<testsuites"), ("r/a.sarif", "\"2.1.0\""), ("r/a.json", "textTruncated"),
            ("r/a.md", "| error |"),
            ("r/a.txt", "error: "),
        ] { #expect(try text(name).contains(word), "\(name)") }
        #expect(try Balloon.run(arguments + ["--report", "a.pdf"], in: scratch.folder).status == 2)
    }
}
