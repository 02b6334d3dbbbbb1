import Synchronization

/// The sheet that a store has read last: the cells of a scene are compared one after the other. At most one is kept, and it is
/// looked at only while the file is the one that was read.
final class LastSheet: Sendable {
    private let last = Mutex<(path: String, identity: String, sheet: GoldenSheet)?>(nil)

    /// The sheet of a file that is still as it was.
    func sheet(at path: String, identity: String) -> GoldenSheet? {
        last.withLock { $0.flatMap { $0.path == path && $0.identity == identity ? $0.sheet : nil } }
    }

    func keep(_ sheet: GoldenSheet, at path: String, identity: String) {
        last.withLock { $0 = (path, identity, sheet) }
    }
}
