/// What some items of a display list are of: a node of a balloon, for formats that keep names.
package struct DrawnNode: Sendable, Equatable {
    /// The names from the root to the node.
    package let path: [String]
    /// What the node is, in words: its label, its text or its name.
    package let title: String

    package init(path: [String], title: String) {
        self.path = path
        self.title = title
    }
}
