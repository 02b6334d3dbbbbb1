import Synchronization

/// Shapers that nobody uses at the moment; there come to be as many as threads have shaped at once.
final class ItemShapers: Sendable {
    private let idle = Mutex<Idle>(Idle())
    private let work: WorkCounts

    init(work: WorkCounts) { self.work = work }

    /// Invariant: a shaper stands here or in one call of ``ItemShapers/withShaper(_:)``, never in two places; so it is
    /// only on one thread.
    private struct Idle: @unchecked Sendable {
        var shapers: [ItemShaper] = []
    }

    /// Lends a shaper for the length of a call.
    func withShaper<Result>(_ body: (ItemShaper) throws -> Result) rethrows -> Result {
        let lent = idle.withLock { $0.shapers.popLast() } ?? ItemShaper(work: work)
        defer { idle.withLock { $0.shapers.append(lent) } }
        return try body(lent)
    }
}
