// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_AssertLayout_assertLayout_1() async throws {
        assertLayout(of: balloon)  // the first run writes the record behind the call, in braces, and fails
    }

    func example_AssertTable_assertTable_1() async throws {
        assertTable(of: sweep)  // the first run writes the table behind the call, in braces, and fails
    }
}
