// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_SweepWidths_1() async throws {
        let few: SweepWidths = [320, 402]
        let many = SweepWidths.every.points
        _ = few
        _ = many
    }
}
