// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_SceneSweep_AllSatisfy_allSatisfy_1() async throws {
        let scene = try BalloonScene(contentsOf: "Examples/dinner-invitation.yaml")
        let sweep = try SceneSweep(of: scene, fonts: .bundled(), workerCount: 2)
        sweep.allSatisfy("a caption of at most two lines") { $0["caption"].lineCount <= 2 }
        _ = scene
        _ = sweep
    }
}
