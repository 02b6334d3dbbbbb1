import BalloonTesting
import Foundation
import XCTest

final class XCTestThread: XCTestCase {
    func testThread() throws {
        try XCTSkipUnless(isAsked, "GoldenSuitesTests asks for it")
        let done = expectation(description: "the thread has asked")
        Thread.detachNewThread {
            assertGolden(of: message(), settings: settings)
            done.fulfill()
        }
        wait(for: [done], timeout: 60)
    }
}
