import BalloonTesting
import Foundation
import XCTest

final class XCTestThread: XCTestCase {
    func testThread() {
        let done = expectation(description: "the thread has asked")
        Thread.detachNewThread {
            assertGolden(of: message(), settings: settings)
            done.fulfill()
        }
        wait(for: [done], timeout: 60)
    }
}
