import Testing

/// A limit for the duration of a test, measured from when it begins to run. The clock of `.timeLimit` also runs while a
/// test waits for the other tests of the run.
package struct EndsWithin: TestTrait, SuiteTrait, TestScoping {
    let limit: Duration

    package var isRecursive: Bool { true }

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let clock = ContinuousClock()
        let start = clock.now
        try await function()
        let time = clock.now - start
        #expect(time <= limit, "\(test.name) took \(time)", sourceLocation: test.sourceLocation)
    }
}

extension Trait where Self == EndsWithin {
    /// Fails a test that runs longer.
    package static func endsWithin(_ limit: Duration) -> Self { EndsWithin(limit: limit) }
}
