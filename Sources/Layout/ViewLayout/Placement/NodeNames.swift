import Synchronization

/// The unique names of the nodes of trees. Trees of one scene have few shapes, and for each shape the names are found
/// once. Can be used from many threads.
package final class NodeNames: Sendable {
    /// The shapes that are kept; more are forgotten together.
    private static let limit = 64

    /// The plain names of a tree, parents before their children, each followed by the number of children.
    struct Shape: Hashable {
        var names: [String] = []
        var counts: [Int] = []
    }

    private let known = Mutex<[Shape: [String]]>([:])

    package init() {}

    /// The unique names of a tree of a shape.
    func names(of shape: Shape, _ make: () -> [String]) -> [String] {
        if let names = known.withLock({ $0[shape] }) { return names }
        let names = make()
        known.withLock { known in
            if known.count == Self.limit { known.removeAll() }
            known[shape] = names
        }
        return names
    }
}
