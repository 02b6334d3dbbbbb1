// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_SweepViolation_1() async throws {
        for violation in sweep.violations where violation.node == "caption" {
            print(violation.rule, violation.second.transcriptWidth, violation.problem)
        }
    }
}
