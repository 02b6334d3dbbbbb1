import Foundation
import FoundationXML
import Lint
import Scenes
import Testing

@testable import Lint
@testable import Sweeps

/// The forms of a lint report, read by what reads them.
struct LintReportTests {
    private func lints() throws -> [SceneLint] {
        try ["a & b, <c>: %.yaml", "quiet.yaml"].map { file in
            let caption = file == "quiet.yaml" ? "Dinner" : "Donaudampfschifffahrtsgesellschaft"
            return try SceneLint(
                of: BalloonScene(
                    text: """
                        message: {url: "https://example.com", layout: {template: {caption: \(caption)}}}
                        lint: {allow: [{rule: summaryTextMissing, reason: "1 < 2 & 3"}]}
                        """, file: file),
                fonts: .bundled(), workerCount: 2)
        }
    }

    @Test("The last line counts what the lines above it say, allowances and those that are not needed among them")
    func counts() throws {
        let scene = try BalloonScene(
            text: """
                message: {layout: {template: {caption: Donaudampfschifffahrtsgesellschaft}}}
                lint:
                  allow:
                    - {rule: summaryTextMissing, reason: a}
                    - {rule: blankSpace, reason: there is none}
                """, file: "a.yaml")
        let lint = try SceneLint(of: scene, fonts: .bundled(), workerCount: 2)
        let lines = LintReport([lint], isVerbose: true).text.split(separator: "\n")
        func count(_ word: String) -> Int { lines.count { $0.contains(" \(word): ") } }
        let words = ["error", "warning", "note"].map { "\(count($0)) \($0)\(count($0) == 1 ? "" : "s")" }
        #expect(lines.last?.hasSuffix(": \((words + ["\(count("allowed")) allowed"]).joined(separator: ", "))") == true)
        #expect(count("allowed") == 1 && count("note") > 0 && count("warning") > 0)
        // Without details, what is allowed is counted.
        let short = LintReport([lint]).text.split(separator: "\n")
        #expect(short.count < lines.count && short.last == lines.last)
        #expect(!short.contains { $0.contains(" allowed: ") })
    }

    @Test("JSON has every viewer with the ranges of widths")
    func json() throws {
        let text = try SceneLint.report(lints(), as: .json)
        let report = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let scenes = try #require(report["scenes"] as? [[String: Any]])
        let problems = try #require(scenes[0]["problems"] as? [[String: Any]])
        let split = try #require(problems.first { $0["rule"] as? String == "wordBroken" })
        let places = try #require(split["places"] as? [[String: Any]])
        for place in places {
            let checked = try #require(place["checked"] as? [Double])
            let widths = try #require(place["widths"] as? [[Double]])
            #expect(
                !widths.isEmpty && widths.allSatisfy { $0[0] <= $0[1] && $0[0] >= checked[0] && $0[1] <= checked[1] })
            #expect((place["traits"] as? [String: Any])?["locale"] is String)
        }
        #expect(split["severity"] as? String == "warning" && split["subject"] as? String == "caption")
        #expect(try #require(split["cells"] as? Int) >= places.count)
        #expect((scenes[0]["allowed"] as? [[String: Any]])?.first?["reason"] as? String == "1 < 2 & 3")
    }

    /// "OASIS, SARIF 2.1.0", sections 3.13 to 3.27: the properties that are required, and levels.
    @Test("SARIF has a driver, its rules, and a result with a level and a file for every problem")
    func sarif() throws {
        let lints = try lints()
        let text = try SceneLint.report(lints, as: .sarif)
        let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        let rules = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.count == lints.reduce(0) { $0 + $1.problems.count } && !results.isEmpty)
        for result in results {
            #expect(rules.contains(try #require(result["ruleId"] as? String)))
            #expect(["error", "warning", "note"].contains(result["level"] as? String))
            let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
            let uri = try #require((location?["artifactLocation"] as? [String: Any])?["uri"] as? String)
            #expect(URL(string: uri) != nil && !uri.contains(" "))
        }
    }

    @Test("JUnit XML is read by an XML parser; what fails has a failure, what is allowed is skipped")
    func junit() throws {
        let lints = try lints()
        let document = try XMLDocument(xmlString: SceneLint.report(lints, as: .junit))
        func count(_ path: String) throws -> Int { try document.nodes(forXPath: path).count }
        #expect(try count("/testsuites/testsuite") == 2)
        let failing = lints.reduce(0) { $0 + $1.problems.count { $0.severity != .note } }
        #expect(try count("//failure") == failing && failing > 0)
        #expect(try count("//skipped[@message='1 < 2 & 3']") == 2)
        #expect(try count("//testsuite[@file='a & b, <c>: %.yaml']") == 1)
        // Services group cases by their class, which is the scene.
        #expect(try count("//testcase[@classname != ../@name]") == 0)
        #expect(try count("//testcase[@classname = 'quiet']") > 0)
    }

    /// "GitHub, Workflow commands": `%`, line ends, and in properties `:` and `,` are escaped.
    @Test("Workflow commands keep to one line each, and their properties hold no separators")
    func github() throws {
        let lines = try SceneLint.report(lints(), as: .github).split(separator: "\n")
        #expect(!lines.isEmpty && lines.allSatisfy { $0.hasPrefix("::") })
        let first = try #require(lines.first { $0.hasPrefix("::warning") })
        #expect(first.contains("file=a & b%2C <c>%3A %25.yaml,line=1,col=") && first.contains(",title="))
    }

    /// A service shows the rule and the node as a title, so that the message says who sees it, in short, and what to do.
    @Test func anAnnotationSaysWhoSeesItAndWhatToDo() throws {
        let problem = try #require(lints()[0].problems.first { $0.rule == "wordBroken" })
        #expect(problem.annotation == "not the usual viewer, up to 384 pt, then more: " + problem.message)
        let lines = try SceneLint.report(lints(), as: .github).split(separator: "\n")
        #expect(lines.contains { $0.hasSuffix(",title=wordBroken of caption::" + problem.annotation) })
    }

    @Test("Markdown has a row a problem, and cells hold no bars of their own")
    func markdown() throws {
        let lints = try lints()
        let rows = try SceneLint.report(lints, as: .markdown).split(separator: "\n").filter { $0.hasPrefix("|") }
        #expect(
            rows.count == lints.filter { !$0.problems.isEmpty }.count * 2 + lints.reduce(0) { $0 + $1.problems.count })
        #expect(rows.allSatisfy { $0.replacing("\\|", with: "").count { $0 == "|" } == 5 })
    }

    @Test("Markdown begins with the counts, and folds what is allowed behind the problems")
    func folded() throws {
        let lints = try lints()
        let text = try SceneLint.report(lints, as: .markdown)
        #expect(text.hasPrefix("### Lint\n\n2 scenes, "))
        let fold = try #require(text.range(of: "<details><summary>2 allowed</summary>\n\n"))
        let lastRow = try #require(text.range(of: "\n| ", options: .backwards))
        #expect(lastRow.lowerBound < fold.lowerBound && text.hasSuffix("\n\n</details>\n"))
        #expect(text[fold.upperBound...].split(separator: "\n").count { $0.hasPrefix("- ") } == 2)
    }
}
