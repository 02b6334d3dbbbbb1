import BalloonLayouts
import Foundation
import Scenes
import TestSupport
import Testing

@testable import Lint

/// What was known before: a project begins with the problems that it has.
struct LintBaselineTests {
    private func problem(
        _ rule: String = "wordBroken", _ severity: Finding.Severity = .warning, subject: String = "caption",
        message: String = "caption is split"
    ) -> LintProblem {
        LintProblem(rule: rule, severity: severity, subject: subject, message: message, places: [])
    }

    private func lint(_ problems: [LintProblem], in file: String) throws -> SceneLint {
        let scene = try BalloonScene(text: "message: {layout: {template: {caption: A}}}", file: file)
        return SceneLint(scene, (problems, [], []), cellCount: 1)
    }

    /// What became worse is new, and what became milder is not.
    @Test(arguments: Finding.Severity.allCases, Finding.Severity.allCases)
    func aWorseProblemIsNew(known: Finding.Severity, now: Finding.Severity) throws {
        let order: [Finding.Severity] = [.error, .warning, .note]
        let baseline = try LintBaseline([lint([problem("wordBroken", known)], in: "a.yaml")], in: "baseline.json")
        let rest = try lint([problem("wordBroken", now)], in: "a.yaml").without(baseline)
        let isWorse = try #require(order.firstIndex(of: now)) < #require(order.firstIndex(of: known))
        #expect(rest.problems.isEmpty != isWorse && rest.knownCount == (isWorse ? 0 : 1))
    }

    @Test func anotherRuleSubjectOrFileIsNew() throws {
        let baseline = try LintBaseline([lint([problem()], in: "a.yaml")], in: "baseline.json")
        let others = [problem("textTruncated"), problem(subject: "subcaption"), problem()]
        let rest = try lint(others, in: "a.yaml").without(baseline)
        #expect(rest.problems.map(\.rule) == ["textTruncated", "wordBroken"])
        #expect(rest.problems.map(\.subject) == ["caption", "subcaption"])
        #expect(try lint([problem()], in: "b.yaml").without(baseline).problems.count == 1)
        // Of a problem without a node the text that it quotes says which.
        let quoted = problem(subject: "", message: "“Dinner” is not translated")
        let of = try LintBaseline([lint([quoted], in: "a.yaml")], in: "baseline.json")
        let lunch = problem(subject: "", message: "“Lunch” is not translated")
        #expect(try lint([quoted, lunch], in: "a.yaml").without(of).problems.map(\.message) == [lunch.message])
    }

    /// A file of another folder names scenes from where it lies, and is read from anywhere.
    @Test func aFileSaysWhereItsScenesAre() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "Scenes/a.yaml")
        try folder.write("", to: "Checks/baseline.json")
        let (scene, file) = (folder.file("Scenes/a.yaml"), folder.file("Checks/baseline.json"))
        let made = try LintBaseline([lint([problem(), problem("textTruncated", .error)], in: scene)], in: file)
        let json = try made.json()
        #expect(json.contains("\"../Scenes/a.yaml\"") && made.count == 2)
        let read = try LintBaseline(json: Array(json.utf8), in: file)
        #expect(read.count == 2)
        #expect(try lint([problem()], in: scene).without(read).problems.isEmpty)
        #expect(try lint([problem()], in: folder.file("Scenes/b.yaml")).without(read).problems.count == 1)
        #expect(try read.json() == json)
    }

    /// What lint answers names files from the working directory, wherever it is kept.
    @Test func anAnswerOfLintIsKnownFromTheWorkingDirectory() throws {
        let json = """
            {"problems": [
              {"file": "Scenes/a.yaml", "rule": "wordBroken", "severity": "warning", "subject": "caption"}
            ]}
            """
        let read = try LintBaseline(json: Array(json.utf8), in: "/elsewhere/answer.json")
        for (file, isKnown) in [("Scenes/a.yaml", true), ("/elsewhere/Scenes/a.yaml", true), ("a.yaml", false)] {
            #expect(try lint([problem()], in: file).without(read).problems.isEmpty == isKnown, "\(file)")
        }
    }

    /// A path leads from the folder of the baseline to the scene, through what both have in common.
    @Test(arguments: [
        ("b.json", "a.yaml", "a.yaml"), ("b.json", "n/a.yaml", "n/a.yaml"), ("n/b.json", "n/a.yaml", "a.yaml"),
        ("n/b.json", "a.yaml", "../a.yaml"), ("n/m/b.json", "n/a.yaml", "../a.yaml"),
        ("n/n/b.json", "n/a.yaml", "../a.yaml"), ("x/n/b.json", "y/n/a.yaml", "../../y/n/a.yaml"),
        ("x/n/n/b.json", "x/m/n/a.yaml", "../../m/n/a.yaml"), ("n/b.json", "n/n/a.yaml", "n/a.yaml"),
    ]) func aPathLeadsToTheScene(_ file: String, _ scene: String, _ path: String) throws {
        let folder = try TemporaryFolder()
        for name in [file, scene] { try folder.write("", to: name) }
        let baseline = try LintBaseline([lint([problem()], in: folder.file(scene))], in: folder.file(file))
        let json = try baseline.json()
        #expect(json.contains("\"\(path)\""), "\(json)")
        let read = try LintBaseline(json: Array(json.utf8), in: folder.file(file))
        #expect(try lint([problem()], in: folder.file(scene)).without(read).problems.isEmpty)
    }
}
