import BalloonTesting
import Foundation
import Testing

/// Goldens that are asked for where Swift Testing knows no current test.
@Suite(.enabled(if: isAsked, "asked for by GoldenSuitesTests")) struct WithoutTest {
    @Test func detachedTask() async {
        await Task.detached { assertGolden(of: message(), settings: settings) }.value
    }

    @Test func thread() {
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            assertGolden(of: message(), settings: settings)
            done.signal()
        }
        done.wait()
    }

    @Test func concurrentPerform() {
        DispatchQueue.concurrentPerform(iterations: 4) { index in
            assertGolden(of: message(), named: "\(index)", settings: settings)
        }
    }
}
