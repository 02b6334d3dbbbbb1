// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Sweeps
import Testing
import Typesetting

extension Given {
    func example_RecordMode_1() async throws {
        let mode = try RecordMode.resolved(environment: ProcessInfo.processInfo.environment)
        if mode == .never { print("goldens are compared and not written") }
        let settings = GoldenSettings(record: .never)
        _ = mode
        _ = settings
    }
}
