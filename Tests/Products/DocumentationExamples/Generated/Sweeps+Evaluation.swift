// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_SceneSweep_1() async throws {
        let sweep = try SceneSweep(of: scene, fonts: .bundled(), workerCount: 2)
        for summary in sweep.findingSummaries { print(summary.finding.message, "in \(summary.cellCount) cells") }
        for violation in sweep.violations { print(violation) }
        _ = sweep
    }
}
