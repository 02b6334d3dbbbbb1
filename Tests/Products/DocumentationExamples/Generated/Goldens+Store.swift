// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_RecordMode_1() async throws {
        let settings = GoldenSettings(record: .failed)  // writes a golden that differs, and the test fails
        assertGolden(of: message, named: "invitation", settings: settings)
        _ = settings
    }
}
