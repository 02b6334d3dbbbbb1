// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_LintProblem_1() async throws {
        let scene = try BalloonScene(contentsOf: "Examples/dinner-invitation.yaml")
        let lint = try SceneLint(of: scene, fonts: .bundled(), workerCount: 2)
        let split = lint.problems.first { $0.rule == "wordBroken" }
        print(split?.sentence ?? "no word is split")
        _ = scene
        _ = lint
        _ = split
    }

    func example_LintProblem_LintPlace_1() async throws {
        let scene = try BalloonScene(contentsOf: "Examples/dinner-invitation.yaml")
        let lint = try SceneLint(of: scene, fonts: .bundled(), workerCount: 2)
        for place in lint.problems.flatMap(\.places) where place.traits.locale == "th" { print(place.widths) }
        _ = scene
        _ = lint
    }

    func example_LintSettings_1() async throws {
        var settings = LintSettings()
        settings.errorsUpTo = .accessibilityExtraLarge
        let scene = try BalloonScene(contentsOf: "Examples/dinner-invitation.yaml")
        let lint = try SceneLint(of: scene, judgedBy: settings, fonts: .bundled(), workerCount: 2)
        print(lint.hasErrors)
        _ = settings
        _ = scene
        _ = lint
    }

    func example_SceneLint_1() async throws {
        let scene = try BalloonScene(contentsOf: "Examples/dinner-invitation.yaml")
        let lint = try SceneLint(of: scene, fonts: .bundled(), workerCount: 2)
        for problem in lint.problems { print(problem.severity, problem.sentence) }
        _ = scene
        _ = lint
    }
}
