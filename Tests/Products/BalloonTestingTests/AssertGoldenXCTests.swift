import BalloonTesting
import Foundation
import XCTest

/// The same assertion under XCTest: the same words, recorded as a failure of the test case.
final class AssertGoldenXCTests: XCTestCase {
    private var expectsFailure = false
    private var messages: [String] = []

    override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        guard !expectsFailure else { return messages.append(description) }
        super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }

    func testADifferenceFailsTheTestCase() throws {
        guard ProcessInfo.processInfo.environment[RecordMode.variable] == nil else { return }
        let folder = GoldenFolder()
        expectsFailure = true
        // The folder goes with its last owner, and what failed is left in it.
        withExtendedLifetime(folder) { assertGolden(of: message("Dinner"), settings: folder.settings(.never)) }
        expectsFailure = false
        XCTAssertEqual(messages.count, 1)
        XCTAssertTrue(messages.first?.contains("missing: AssertGoldenXCTests.testADifference") == true)
    }
}
