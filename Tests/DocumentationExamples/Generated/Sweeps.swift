// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Sweeps
import Testing

extension Given {
    func example_SweepCell_1() async throws {
        for cell in sweep.cells where cell.texts.contains(where: \.isTruncated) {
            print(cell.traits.locale, cell.traits.transcriptWidth, cell.size.height)
        }
    }

    func example_SceneSweep_1() async throws {
        let sweep = try SceneSweep(of: scene, fonts: .bundled(), workerCount: 2)
        for summary in sweep.findingSummaries { print(summary.finding.message, "in \(summary.cellCount) cells") }
        for violation in sweep.violations { print(violation) }
        _ = sweep
    }

    func example_SweepInvariant_1() async throws {
        let broken = Set(sweep.violations.map(\.invariant))
        if broken.contains(.answerFollowsCategory) { print("contentSizeThatFits ignores the text size") }
        _ = broken
    }

    func example_SweepViolation_1() async throws {
        for violation in sweep.violations where violation.node == "caption" {
            print(violation.invariant, violation.second.transcriptWidth, violation.problem)
        }
    }

    func example_LintProblem_1() async throws {
        let scene = try Scene(contentsOf: "Examples/dinner-invitation.yaml")
        let lint = try SceneLint(of: scene, fonts: .bundled(), workerCount: 2)
        let torn = lint.problems.first { $0.rule == "wordBroken" }
        print(torn?.sentence ?? "no word is split")
        _ = scene
        _ = lint
        _ = torn
    }

    func example_LintProblem_LintPlace_1() async throws {
        let scene = try Scene(contentsOf: "Examples/dinner-invitation.yaml")
        let lint = try SceneLint(of: scene, fonts: .bundled(), workerCount: 2)
        for place in lint.problems.flatMap(\.places) where place.traits.locale == "th" { print(place.widths) }
        _ = scene
        _ = lint
    }

    func example_SceneLint_1() async throws {
        let scene = try Scene(contentsOf: "Examples/dinner-invitation.yaml")
        let lint = try SceneLint(of: scene, fonts: .bundled(), workerCount: 2)
        for problem in lint.problems { print(problem.severity, problem.sentence) }
        _ = scene
        _ = lint
    }

    func example_LintFormat_1() async throws {
        let scene = try Scene(contentsOf: "Examples/dinner-invitation.yaml")
        let lint = try SceneLint(of: scene, fonts: .bundled(), workerCount: 2)
        let sarif = try LintFormat.sarif.report([lint])
        _ = scene
        _ = lint
        _ = sarif
    }

    func example_SweepTable_1() async throws {
        let table = SweepTable([sweep])
        try table.csv().write(toFile: "sweep.csv", atomically: true, encoding: .utf8)
        try table.json().write(toFile: "sweep.json", atomically: true, encoding: .utf8)
        _ = table
    }
}
