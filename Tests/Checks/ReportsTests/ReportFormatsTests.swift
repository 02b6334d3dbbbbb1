import Foundation
import FoundationXML
import Testing

@testable import Reports

/// The forms of a report, by what is written of them where they come from.
struct ReportFormatsTests {
    private struct Example: Report {
        var name = "example"
        var rules: [ReportRule] = []
        var problems: [ReportProblem] = []
        var suites: [ReportSuite] = []
        var summary: [MarkdownBlock] = []
        var text = ""

        func json() throws -> String { "{}" }
    }

    private func problem(
        _ file: String = "a.yaml", title: String = "title", message: String = "message", line: Int? = nil,
        column: Int? = nil, severity: ReportProblem.Severity = .warning
    ) -> ReportProblem {
        ReportProblem(
            rule: "rule", severity: severity, title: title, message: message, file: file, line: line, column: column,
            fingerprint: "print")
    }

    /// A suite of some checks, as JUnit.
    private func junit(_ checks: [ReportCheck]) throws -> String {
        try rendered(.junit) { $0.suites = [ReportSuite(name: "s", file: "s.yaml", checks: checks)] }
    }

    private func rendered(_ format: ReportFormat, _ change: (inout Example) -> Void) throws -> String {
        var example = Example()
        change(&example)
        return try example.rendered(as: format)
    }

    // MARK: - GitHub

    /// "GitHub, Workflow commands": data escape `%`, and line ends; properties `:` and `,` too, since a comma separates
    /// properties and two colons end them.
    @Test func propertiesOfAWorkflowCommandHoldNoSeparators() throws {
        let text = try rendered(.github) {
            $0.problems = [problem("a,b.yaml", title: "x: y, z", message: "50 %, then:\n100 %0A", line: 3, column: 7)]
        }
        #expect(text == "::warning file=a%2Cb.yaml,line=3,col=7,title=x%3A y%2C z::50 %25, then:%0A100 %250A\n")
    }

    /// "GitHub, Workflow commands": the levels are notice, warning and error.
    @Test(arguments: [(ReportProblem.Severity.note, "notice"), (.warning, "warning"), (.error, "error")])
    func levelsAreThoseOfGitHub(severity: ReportProblem.Severity, level: String) throws {
        let text = try rendered(.github) { $0.problems = [problem(severity: severity)] }
        #expect(text.hasPrefix("::\(level) file=a.yaml,title="))
    }

    // MARK: - SARIF

    private func sarif(_ problems: [ReportProblem], rules: [String] = ["rule"]) throws -> [String: Any] {
        let text = try rendered(.sarif) {
            $0.problems = problems
            $0.rules = rules.map { ReportRule(id: $0, meaning: "meaning", help: "help") }
        }
        let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        return try #require((log["runs"] as? [[String: Any]])?.first)
    }

    /// "SARIF 2.1.0", 3.30.5 and 3.30.6: lines and columns are counted from 1; a region begins where its line does when
    /// nothing else is said.
    @Test func regionsAreCountedFromOne() throws {
        let run = try sarif([problem(line: 4), problem(line: 4, column: 9), problem()])
        let places = try #require(run["results"] as? [[String: Any]]).map { result in
            ((result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])?["region"]
                as? [String: Int]
        }
        #expect(places == [["startLine": 4, "startColumn": 1], ["startLine": 4, "startColumn": 9], nil])
    }

    /// "SARIF 2.1.0", 3.28.3: the URI of a file is percent-encoded.
    @Test func filesAreURIsAndOnlyBrokenRulesAreListed() throws {
        let run = try sarif([problem("a b/ü.yaml")], rules: ["other", "rule"])
        let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
        #expect((driver?["rules"] as? [[String: Any]])?.compactMap { $0["id"] as? String } == ["rule"])
        let location = ((run["results"] as? [[String: Any]])?.first?["locations"] as? [[String: Any]])?.first
        let artifact = (location?["physicalLocation"] as? [String: Any])?["artifactLocation"] as? [String: String]
        #expect(artifact?["uri"] == "a%20b/%C3%BC.yaml")
    }

    // MARK: - JUnit

    /// The XML schema of JUnit's Ant task: a suite counts its tests, failures and skipped tests.
    @Test func aSuiteCountsWhatFailedAndWhatWasSkipped() throws {
        func check(_ name: String, _ outcome: ReportCheck.Outcome) -> ReportCheck {
            ReportCheck(group: "group", name: name, attachments: ["a&b.png"], line: 3, outcome: outcome)
        }
        let failure = ReportCheck.Outcome.failure(type: "different", message: "1 < 2", text: "line\nline")
        let text = try rendered(.junit) {
            $0.suites = [
                ReportSuite(
                    name: "suite", file: "a.yaml",
                    checks: [
                        check("a", .passed), check("b", .skipped("later")), check("c", failure), check("d", failure),
                    ])
            ]
        }
        let document = try XMLDocument(xmlString: text)
        func count(_ path: String) throws -> Int { try document.nodes(forXPath: path).count }
        #expect(try count("/testsuites[@name='example']/testsuite[@tests='4'][@failures='2'][@skipped='1']") == 1)
        #expect(try count("//testcase[@name='b']/skipped[@message='later']") == 1)
        #expect(try count("//testcase/failure[@type='different'][@message='1 < 2']") == 2)
        // "JUnit Attachments plugin": a file by its name in the output of the case.
        let output = try document.nodes(forXPath: "//testcase[@name='a']/system-out").first?.stringValue
        #expect(output == "[[ATTACHMENT|a&b.png]]")
    }

    // MARK: - Markdown

    /// "GitHub Flavored Markdown", 4.10: a row of a table is one line, and its cells are separated by bars.
    @Test func aCellIsOnOneLineWithoutBars() throws {
        let cell = "one\ntwo three | four `five` *six* <b>"
        let text = try rendered(.markdown) { $0.summary = [.table(headers: ["", "what"], rows: [["a", cell]])] }
        #expect(
            text == """
                | | what |
                |---|---|
                | a | one two three \\| four \\`five\\` \\*six\\* \\<b\\> |

                """)
    }

    @Test func blocksAreSeparatedByEmptyLines() throws {
        let text = try rendered(.markdown) {
            $0.summary = [
                .heading("A"), .list(["b", "c"]), .folded("more", [.paragraph("d"), .paragraph("e")]),
            ]
        }
        #expect(
            text == "### A\n\n- b\n- c\n\n<details><summary>more</summary>\n\nd\n\ne\n\n</details>\n")
        #expect(try rendered(.markdown) { _ in }.isEmpty)
    }

    // MARK: - Files

    @Test(arguments: [
        ("report.xml", ReportFormat.junit), ("a.b/report.JSON", .json), ("REPORT.SARIF", .sarif),
        ("summary.Md", .markdown),
        ("report.txt", .text), ("github", .github),
    ])
    func theEndingOfAFileSaysItsForm(file: String, format: ReportFormat) {
        #expect(ReportFormat(ofFile: file) == format)
    }

    @Test func otherEndingsHaveNoForm() {
        #expect(ReportFormat(ofFile: "report.html") == nil && ReportFormat(ofFile: "xml.d/report") == nil)
    }

    /// What a terminal obeys or nobody sees is written as an escape; line ends are kept.
    @Test func textHoldsNoControlCharacters() throws {
        let text = try rendered(.text) { $0.text = "a\u{1B}[31mb\u{202E}c\n" }
        #expect(text == "a\\u{1b}[31mb\\u{202e}c\n")
    }

    /// The schema of Maven's Surefire: a case lists its properties, and has no list where it has none.
    @Test func aCheckListsItsProperties() throws {
        let text = try junit([
            ReportCheck(
                group: "g", name: "a", properties: [("width", "402"), ("of", "<b>")], outcome: .passed),
            ReportCheck(group: "g", name: "b", outcome: .passed),
        ])
        let document = try XMLDocument(xmlString: text)
        func count(_ path: String) throws -> Int { try document.nodes(forXPath: path).count }
        #expect(try count("//testcase[@name='a']/properties/property[@name='width'][@value='402']") == 1)
        #expect(try count("//properties") == 1 && count("//property") == 2 && count("//property[@value='<b>']") == 1)
    }

    /// XML 1.0 has no control characters but tabs and line ends: in each part of a check they are written as an escape.
    @Test func aCheckHoldsNoControlCharacters() throws {
        let escape = "\u{1B}"
        let failure = ReportCheck.Outcome.failure(type: "different", message: "m" + escape, text: "t" + escape)
        let text = try junit([
            ReportCheck(
                group: "g" + escape, name: "n" + escape, properties: [("width", "4" + escape)],
                attachments: ["a" + escape], file: "f" + escape, outcome: failure),
            ReportCheck(group: "g", name: "n", outcome: .skipped("r" + escape)),
        ])
        #expect(!text.contains(escape))
        for part in ["g", "n", "4", "a", "f", "m", "t", "r"] { #expect(text.contains(part + "\\u{1b}"), "\(part)") }
    }

    /// "JUnit Attachments plugin": each file of a check has its own mark.
    @Test func everyAttachmentIsNamed() throws {
        let text = try junit([
            ReportCheck(group: "g", name: "n", attachments: ["a.png", "b.png", "c.png"], outcome: .passed)
        ])
        for file in ["a.png", "b.png", "c.png"] { #expect(text.contains("[[ATTACHMENT|\(file)]]")) }
    }

    /// What a name of a file or a scene holds ends no attribute, in each place of the document.
    @Test func namesEndNoAttribute() throws {
        let name = "a&b \"c\" <d>"
        let text = try rendered(.junit) {
            $0.name = name
            $0.suites = [
                ReportSuite(
                    name: name, file: name,
                    checks: [
                        ReportCheck(
                            group: name, name: name, properties: [(name, name)], attachments: [name], file: name,
                            line: 7, outcome: .failure(type: name, message: name, text: name))
                    ])
            ]
        }
        let document = try XMLDocument(xmlString: text)
        func values(_ path: String) throws -> [String?] { try document.nodes(forXPath: path).map(\.stringValue) }
        for path in ["/testsuites/@name", "//testsuite/@name", "//testsuite/@file", "//testcase/@name"] {
            #expect(try values(path) == [name], "\(path)")
        }
        #expect(
            try values("//testcase/@classname | //testcase/@file | //property/@name | //property/@value").count == 4)
        #expect(try values("//failure/@type | //failure/@message | //failure") == [name, name, name])
        #expect(try values("//testcase/@line") == ["7"])
    }

    /// "GitHub Flavored Markdown", 6.1: a backslash takes the meaning of a sign of punctuation.
    @Test(arguments: ["|", "\\", "`", "*", "_", "<", ">", "[", "]"]) func signsHaveNoMeaning(_ sign: String) throws {
        let text = try rendered(.markdown) { $0.summary = [.paragraph("a\(sign)b"), .list([sign]), .heading(sign)] }
        #expect(text == "a\\\(sign)b\n\n- \\\(sign)\n\n### \\\(sign)\n")
    }

    @Test func picturesStandSideBySide() throws {
        let text = try rendered(.markdown) {
            $0.summary = [.pictures([(label: "a|b", path: "x y.png"), (label: "c", path: "z.png")])]
        }
        #expect(text == "| a\\|b | c |\n|---|---|\n| ![a\\|b](<x y.png>) | ![c](<z.png>) |\n")
    }

    /// The level, the rule and the fingerprint of each problem, in the order of the report.
    @Test func aLogHasTheProblemsInTheirOrder() throws {
        let run = try sarif([problem(message: "a", severity: .error), problem(message: "b", severity: .note)])
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.map { $0["level"] as? String } == ["error", "note"])
        #expect(results.map { ($0["message"] as? [String: String])?["text"] } == ["a", "b"])
        #expect(results.map { ($0["partialFingerprints"] as? [String: String])?["balloon/v1"] } == ["print", "print"])
        #expect(results.map { $0["ruleId"] as? String } == ["rule", "rule"])
    }

    /// A column needs its line; carriage returns and a percent sign would end or begin an escape.
    @Test(arguments: [(nil, nil, ""), (4, nil, ",line=4"), (4, 2, ",line=4,col=2")] as [(Int?, Int?, String)])
    func aPlaceOfAWorkflowCommand(_ line: Int?, _ column: Int?, _ place: String) throws {
        let text = try rendered(.github) {
            $0.problems = [problem("a%.yaml", message: "b\rc", line: line, column: column)]
        }
        #expect(text.hasPrefix("::warning file=a%25.yaml\(place),title=title::b"))
        #expect(!text.dropLast().contains { $0.isNewline })
    }
}
