// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_SweepTable_1() async throws {
        let table = SweepTable([sweep])
        try table.csv().write(toFile: "sweep.csv", atomically: true, encoding: .utf8)
        try table.json().write(toFile: "sweep.json", atomically: true, encoding: .utf8)
        _ = table
    }
}
