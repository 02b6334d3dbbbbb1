import Foundation

/// How long an answer waits for a change, and how often it looks.
struct Waiting: Sendable {
    var count: Int
    /// In seconds.
    var pause: Double

    /// Looks until something is otherwise, or for a while.
    func wait(until holds: () throws -> Bool) rethrows {
        for _ in 0..<count {
            if try holds() { return }
            Thread.sleep(forTimeInterval: pause)
        }
    }
}
