import BuiltProgram
import Foundation
import Support
import Testing

/// `Documentation/outputs.schema.json` describes every answer in JSON. Other suites read their answers through
/// ``Answer``, which validates each.
struct OutputFormatTests {
    @Test func everyFormatHasADefinitionWithItsName() throws {
        let schema = try Answer.schema().root
        let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
        for format in OutputFormat.allCases {
            let properties = definitions["\(format)"]?["properties"] as? [String: [String: Any]]
            #expect(properties?["format"]?["enum"] as? [String] == [format.rawValue], "\(format)")
        }
        let answers = try #require(schema["oneOf"] as? [[String: String]]).compactMap { $0["$ref"] }
        #expect(Set(answers) == Set(OutputFormat.allCases.map { "#/$defs/\($0)" }))
    }

    @Test func anAnswerThatIsNotAsDescribedIsInvalid() throws {
        #expect(try Answer.problems(of: ["format": "balloon.pruned/1", "files": ["a"], "isDryRun": true]).isEmpty)
        for other: [String: Any] in [
            ["files": ["a"]], ["files": [1], "isDryRun": true], ["files": [], "isDryRun": 1],
            ["files": [], "isDryRun": true, "more": 1],
        ] {
            let answer = other.merging(["format": "balloon.pruned/1"]) { $1 }
            #expect(try !Answer.problems(of: answer).isEmpty, "\(other)")
        }
    }

    @Test func whatIsPendingIsAsDescribed() throws {
        let scratch = try FailingScenes.failing()
        #expect(try scratch.balloon("list", "--failing", "--json").rows("cells").count == 5)
        #expect(try scratch.balloon("report", "--json").rows("causes").count == 2)
        #expect(try scratch.balloon("inspect", "hello", "--json").rows("changes").isEmpty == false)
        #expect(try scratch.balloon("verify", "scenes", "--json").rows("cells").count == 5)
    }

    @Test func linesOfStreamsAreAsDescribed() throws {
        let scratch = try Scratch()
        let texts = #"""
            {"id":"a","text":"Dinner at 7? Table for four","size":17,"width":120}
            {"id":1.5,"text":"\#u{E000}","size":17}
            {"id":"b"}
            """#
        try check(texts, of: ["typeset"], as: "typesetAnswer", in: scratch)
        for line in texts.split(separator: "\n").prefix(2) {
            let request = try JSONSerialization.jsonObject(with: Data(line.utf8))
            #expect(try Answer.schema().problems(of: request, by: "typesetRequest").isEmpty)
        }
        let scenes = #"{"id":2,"caption":"Dinner at the ferry building"}"# + "\n[]"
        try check(
            scenes, of: ["sweep", "--stdin", "-o", "-", "--widths", "80,320"], as: "sweepLine", in: scratch)
    }

    private func check(_ input: String, of arguments: [String], as definition: String, in scratch: Scratch) throws {
        let run = try Balloon.run(arguments, in: scratch.folder, input: Data(input.utf8))
        #expect(run.lines.count >= 3, "\(run.errors)")
        for line in run.lines {
            let answer = try JSONSerialization.jsonObject(with: Data(line.utf8))
            let problems = try Answer.schema().problems(of: answer, by: definition)
            #expect(problems.isEmpty, "\(line) \(problems)")
        }
    }
}
