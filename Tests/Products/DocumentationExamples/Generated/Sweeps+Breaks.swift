// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_BreakTable_1() async throws {
        let table = try BreakTable(of: scene, fonts: .bundled(), workerCount: 2)
        print(table.text)
        _ = table
    }
}
