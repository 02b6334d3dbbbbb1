import Synchronization

/// Caches the sheet that a store has read last, because the cells of a scene are compared one after the other. The
/// cache has at most one sheet, which is used only while its file is unchanged.
final class LastSheet: Sendable {
    private let last = Mutex<(path: String, identity: String, sheet: GoldenSheet)?>(nil)

    /// The cached sheet of a file that has not changed; nil for another.
    func sheet(at path: String, identity: String) -> GoldenSheet? {
        last.withLock { $0.flatMap { $0.path == path && $0.identity == identity ? $0.sheet : nil } }
    }

    func keep(_ sheet: GoldenSheet, at path: String, identity: String) {
        last.withLock { $0 = (path, identity, sheet) }
    }
}
