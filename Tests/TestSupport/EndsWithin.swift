import Testing

/// A limit for how long a test runs, from when it gets a processor. The clock of `.timeLimit` goes while a test waits for
/// the others of the run, too.
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
    /// The test runs at most as long.
    package static func endsWithin(_ limit: Duration) -> Self { EndsWithin(limit: limit) }
}
