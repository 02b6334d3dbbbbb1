// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_SweepCell_1() async throws {
        for cell in sweep.cells where cell.texts.contains(where: \.isTruncated) {
            print(cell.traits.locale, cell.traits.transcriptWidth, cell.size.height)
        }
    }
}
