import Synchronization

/// The last comparison of two layouts: at other widths they say the same.
final class LastValueComparison: Sendable {
    private struct Comparison {
        let alternate, live: [String]
        let difference: (own: String, live: String)?
    }

    private let last = Mutex<Comparison?>(nil)

    /// See ``ValueComparison/difference(of:from:)``.
    func difference(of alternate: [String], from live: [String]) -> (own: String, live: String)? {
        if let last = last.withLock({ $0 }), last.live == live, last.alternate == alternate { return last.difference }
        let difference = ValueComparison.difference(of: alternate, from: live)
        last.withLock { $0 = Comparison(alternate: alternate, live: live, difference: difference) }
        return difference
    }
}
