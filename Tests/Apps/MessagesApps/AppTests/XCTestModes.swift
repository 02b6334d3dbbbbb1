import BalloonTesting
import XCTest

/// The same in XCTest.
final class XCTestModes: XCTestCase {
    func testGolden() throws {
        guard isAsked else { return }
        for state in goldenStates {
            assertGolden(of: message(), named: state, settings: GoldenSettings(folder: goldens))
        }
    }
}
