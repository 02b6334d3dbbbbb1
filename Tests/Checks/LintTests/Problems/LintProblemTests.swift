import BalloonFixtures
import BalloonLayouts
import Foundation
import Scenes
import Support
import Sweeps
import TestSupport
import Testing
import ViewLayout

@testable import Lint
@testable import Reports
@testable import Sweeps

/// A problem in one line, in a report, and in its order.
struct LintProblemTests {
    private func problem(
        _ rule: String = "wordBroken", _ severity: Finding.Severity = .warning,
        subject: String = "caption",
        message: String = "caption is split"
    ) -> LintProblem {
        LintProblem(rule: rule, severity: severity, subject: subject, message: message, places: [])
    }

    private func lint(_ problems: [LintProblem], unused: [LintAllowance] = []) throws -> SceneLint {
        let scene = try BalloonScene(
            text: "message: {layout: {template: {caption: A}}}", file: "a.yaml")
        return SceneLint(scene, (problems, [], unused), cellCount: 1)
    }

    /// The node stands before the sentence, which does not repeat it; another word that begins alike stays whole.
    @Test(arguments: [
        ("caption", "caption is split; shorten it", " is split", "caption is"),
        ("caption", "captions differ; a", " captions differ", "; a"),
        ("entries[0] caption", "caption is split; a", " is split", "caption is"),
        ("", "a text differs; a", " a text differs", "; a"),
    ])
    func theLineNamesTheNodeOnce(subject: String, message: String, end: String, left: String) {
        let line = problem(subject: subject, message: message).line(in: "a.yaml")
        let start = "a.yaml:1:1: warning: wordBroken" + (subject.isEmpty ? "" : " \(subject)") + ":"
        #expect(line.hasPrefix(start) && line.hasSuffix(end) && !line.contains(left), "\(line)")
    }

    @Test func aLineBeginsWithItsPlaceAndAWord() {
        var placed = problem()
        placed.source = ProblemSource(file: "b.yaml", line: 3, column: 7)
        #expect(placed.line(in: "a.yaml").hasPrefix("b.yaml:3:7: warning: "))
        #expect(placed.line(in: "a.yaml", as: "allowed").hasPrefix("b.yaml:3:7: allowed: "))
    }

    /// Where the file says nothing of a line or a column, they are the first.
    @Test(arguments: [(3, 7, 3, 7), (3, nil, 3, 1), (nil, nil, 1, 1)] as [(Int?, Int?, Int, Int)])
    func anUnreadableSceneHasThePlaceOfItsError(
        _ line: Int?, _ column: Int?, _ row: Int, _ place: Int
    ) {
        let error = FileError(
            file: "a.yaml", line: line, column: column, kind: "unknownKey", message: "x is no key",
            fix: "")
        let lint = SceneLint(unreadable: "a.yaml", because: [error])
        #expect(lint.problems.map(\.rule) == ["notLaidOut"] && lint.hasErrors && lint.failsStrictly)
        #expect(lint.problems.first?.source == ProblemSource(file: "a.yaml", line: row, column: place))
    }

    /// Services that follow problems over time know one by its rule and what it is about.
    @Test func problemsOfTwoNodesAreTwo() throws {
        let problems = [
            problem(), problem(subject: "subcaption"), problem("textTruncated"),
            problem(message: "again"),
        ]
        let prints = try LintReport([lint(problems)]).problems.map(\.fingerprint)
        #expect(Set(prints.prefix(3)).count == 3 && prints[0] == prints[3])
        let titles = try LintReport([lint([problem(), problem(subject: "")])]).problems.map(\.title)
        #expect(titles[0].contains("caption") && titles[1] == "wordBroken")
    }

    @Test func anUnusedAllowanceSaysForWhomItIs() throws {
        var allowance = LintAllowance(rule: "wordBroken", node: "caption", reason: "a name")
        allowance.condition = "category>=AX1"
        let plain = LintAllowance(rule: "blankSpace", reason: "meant")
        let lint = try lint([], unused: [allowance, plain])
        let text = try SceneLint.report([lint], as: .json)
        let report = try #require(
            try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let scene = try #require((report["scenes"] as? [[String: Any]])?.first)
        let rows = try #require(scene["unusedAllowances"] as? [[String: String]])
        #expect(
            rows.first == [
                "rule": "wordBroken", "node": "caption", "where": "category>=AX1", "reason": "a name",
            ])
        #expect(rows.last == ["rule": "blankSpace", "reason": "meant"] && scene["cells"] as? Int == 1)
    }

    /// The worst first; of one severity what most cells have; then as they were found.
    @Test func problemsAreInTheOrderOfTheirWeight() {
        var gathered = LintProblems()
        let row = LintViewers.Row(
            traits: TraitCollection(), widths: [320, 321, 322, 323], checksPixels: false)
        let found: [(String, Finding.Severity, [Int])] = [
            ("a", .note, [0, 1, 2, 3]), ("b", .warning, [0]), ("c", .warning, [0, 1, 2]),
            ("d", .error, [3]),
            ("e", .warning, [1]), ("f", .error, [0, 3]),
        ]
        for (name, severity, indices) in found {
            gathered.add(rule: name, severity: severity, subject: "", message: name, in: row, at: indices)
        }
        #expect(gathered.sorted.map(\.rule) == ["f", "d", "c", "b", "e", "a"])
        #expect(gathered.sorted.map(\.cellCount) == [2, 1, 3, 1, 1, 4])
    }

    /// "By how many points it is worst for any viewer", and how much it matters where it matters most.
    @Test(arguments: [[3, 9, 5], [9, 3, 5], [3, 5, 9]] as [[CGFloat]])
    func aRowHasTheMostPointsAndTheSentenceOfTheUsualWidth(points: [CGFloat]) throws {
        let cells = zip([320, 390, 440] as [CGFloat], points).map { width, points in
            SweepCell(
                traits: TraitCollection(transcriptWidth: width), size: .zero, texts: [],
                findings: [Finding(.wordBroken, node: "caption", points: points, message: "\(points)")])
        }
        let seen = LintRow(cells, usualWidth: 402).seen
        #expect(seen.count == 1 && seen[0].worstPoints == 9 && seen[0].indices == [0, 1, 2])
        #expect(seen[0].nearest == 1 && seen[0].finding.points == points[1])
        var gathered = LintProblems()
        gathered.add(
            LintRow(cells, usualWidth: 402),
            of: LintViewers.Row(traits: TraitCollection(), widths: [320, 390, 440], checksPixels: false))
        #expect(gathered.sorted.map(\.points) == [9])
    }

    /// The sentence is that of the viewer nearest to the usual one, or of the one who misses most, in any order.
    @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0], [1, 0, 2]]) func whoseSentenceItIs(order: [Int]) {
        let seen: [(ContentSizeCategory, CGFloat)] = [(.large, 3), (.accessibilityLarge, 9), (.extraLarge, 5)]
        for (spokesman, index) in [(LintProblems.Spokesman.nearest, 0), (.worst, 1)] {
            var gathered = LintProblems(saying: spokesman)
            for (size, points) in order.map({ seen[$0] }) {
                let traits = TraitCollection(preferredContentSizeCategory: size)
                gathered.add(
                    rule: "wordBroken", severity: .warning, subject: "caption", message: "\(points)", points: points,
                    in: LintViewers.Row(traits: traits, widths: [traits.transcriptWidth], checksPixels: false), at: [0],
                    saidAt: 0)
            }
            let problem = gathered.sorted.first
            #expect(problem?.message == "\(seen[index].1)" && problem?.points == 9 && gathered.sorted.count == 1)
            #expect(problem?.nearest?.preferredContentSizeCategory == seen[index].0)
            #expect(problem?.example?.preferredContentSizeCategory == seen[index].0)
        }
    }
}
