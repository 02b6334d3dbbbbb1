import Synchronization

/// The shapers that are not in use. There are as many as the largest number of threads that have shaped at the same
/// time.
final class ItemShapers: Sendable {
    private let idle = Mutex<Idle>(Idle())
    private let work: WorkCounts

    init(work: WorkCounts) { self.work = work }

    /// Invariant: a shaper is either in this list or used by one call of ``ItemShapers/withShaper(_:)``, never both. So
    /// only one thread uses it.
    private struct Idle: @unchecked Sendable {
        var shapers: [ItemShaper] = []
    }

    /// Lends a shaper to a function for the length of a call.
    func withShaper<Result>(_ body: (ItemShaper) throws -> Result) rethrows -> Result {
        let lent = idle.withLock { $0.shapers.popLast() } ?? ItemShaper(work: work)
        defer { idle.withLock { $0.shapers.append(lent) } }
        return try body(lent)
    }
}
