// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_BalloonScene_Varying_varying_1() async throws {
        let varied = try scene.varying(["guest": ["Bo", "Maximiliane", .longest(20)]])
        for cell in try SceneSweep(of: varied, fonts: fonts, workerCount: 2).cells { print(cell.traits.content, cell.size) }
        _ = varied
    }
}
