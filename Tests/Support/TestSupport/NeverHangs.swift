import Foundation
import Testing

/// Ends the run where a test does not end by itself. The trait `.timeLimit` cannot: it cancels a task, which a loop that
/// asks nobody does not notice. The limit is long beside other tests, too.
package struct NeverHangs: TestTrait, SuiteTrait, TestScoping {
    package var isRecursive: Bool { true }

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let number = RunningTests.shared.begin(test.name)
        defer { RunningTests.shared.end(number) }
        try await function()
    }
}

extension Trait where Self == NeverHangs {
    /// Ends the run with an error when the test takes three minutes.
    package static var neverHangs: Self { NeverHangs() }
}

/// The tests that run, watched by a thread of their own, because a loop keeps the thread of its test.
private final class RunningTests: @unchecked Sendable {
    static let shared = RunningTests()
    private static let limit = Duration.seconds(180)

    private let lock = NSLock()
    private var tests: [Int: (name: String, start: ContinuousClock.Instant)] = [:]
    private var count = 0

    private init() {
        Thread.detachNewThread { [self] in
            while true {
                Thread.sleep(forTimeInterval: 1)
                let now = ContinuousClock.now
                guard let late = lock.withLock({ tests.values.first { now - $0.start > Self.limit } }) else { continue }
                FileHandle.standardError.write(
                    Data(
                        "✘ Test \(late.name) has run for \(Self.limit): it would not end, so the run ends here.\n".utf8)
                )
                exit(EXIT_FAILURE)
            }
        }
    }

    func begin(_ name: String) -> Int {
        lock.withLock {
            count += 1
            tests[count] = (name, .now)
            return count
        }
    }

    func end(_ number: Int) { lock.withLock { tests[number] = nil } }
}
