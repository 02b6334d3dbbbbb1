// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_ReportFormat_1() async throws {
        let scene = try BalloonScene(contentsOf: "Examples/dinner-invitation.yaml")
        let lint = try SceneLint(of: scene, fonts: .bundled(), workerCount: 2)
        let sarif = try SceneLint.report([lint], as: .sarif)
        _ = scene
        _ = lint
        _ = sarif
    }
}
