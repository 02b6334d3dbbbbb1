// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
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
}
