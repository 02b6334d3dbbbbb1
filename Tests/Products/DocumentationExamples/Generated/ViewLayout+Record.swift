// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_LayoutRecord_1() async throws {
        for node in balloon.record.nodes where node.kind == "text" {
            print(node.id, node.frame, node.lines.map(\.text))
        }
    }
}
