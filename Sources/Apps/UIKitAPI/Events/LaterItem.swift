import Foundation
import Synchronization

/// Something that an app does later: once, when its time has come by the clock of the machine or by that of the test.
package final class LaterItem: Sendable {
    private let work: Mutex<(@Sendable () -> Void)?>

    init(_ work: @escaping @Sendable () -> Void) { self.work = Mutex(work) }

    /// Whether it was done.
    var isDone: Bool { work.withLock { $0 == nil } }

    /// Does it, the first time.
    package func run() {
        let work = work.withLock { work in
            defer { work = nil }
            return work
        }
        work?()
    }
}

// What `balloon import` writes in place of `asyncAfter(deadline:)` and `Task.sleep(for:)`, by another label: the compiler knows
// the names, and that what follows `DispatchQueue.main` is on the main actor.

extension DispatchQueue {
    /// Does something at a time, or earlier, where a test lets time go by.
    @preconcurrency public func asyncAfter(
        deadlineOfApp deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable () -> Void
    ) {
        // A block of a queue has no run of its own: what it does later belongs to the same one.
        let run = AppRun.current
        let item = LaterItem { AppRun.$current.withValue(run) { work() } }
        run.keep(item, after: deadline.secondsFromNow)
        asyncAfter(deadline: deadline, qos: qos, flags: flags) { item.run() }
    }

    /// Does something at a time, unless it was cancelled before.
    public func asyncAfter(deadlineOfApp deadline: DispatchTime, execute item: DispatchWorkItem) {
        nonisolated(unsafe) let item = item
        asyncAfter(deadlineOfApp: deadline) { if !item.isCancelled { item.perform() } }
    }
}

extension DispatchTime {
    fileprivate var secondsFromNow: TimeInterval {
        let now = DispatchTime.now().uptimeNanoseconds
        return uptimeNanoseconds > now ? Double(uptimeNanoseconds - now) / 1e9 : 0
    }
}

extension Task where Success == Never, Failure == Never {
    /// Waits for a time, or less, where a test lets time go by.
    public static func sleep(nanosecondsOfApp duration: UInt64) async throws {
        try await sleep(forOfApp: .nanoseconds(Int64(clamping: duration)))
    }

    /// Waits for a time, or less, where a test lets time go by. All clocks are one here.
    public static func sleep<Named: Clock>(
        forOfApp duration: Duration, tolerance: Duration? = nil, clock: Named = ContinuousClock()
    ) async throws where Named.Duration == Duration {
        let (stream, end) = AsyncStream.makeStream(of: Never.self)
        let item = LaterItem { end.finish() }
        let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
        AppRun.current.keep(item, after: seconds)
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { item.run() }
        // A stream ends where its task is cancelled, too.
        for await _ in stream {}
        try Task.checkCancellation()
    }
}
