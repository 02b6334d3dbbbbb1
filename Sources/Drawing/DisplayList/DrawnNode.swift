/// The node that some items of a display list belong to, for formats that keep names.
package struct DrawnNode: Sendable, Equatable {
    /// The names from the root to the node.
    package let path: [String]
    /// A text for the node: its label, its text or its name.
    package let title: String

    package init(path: [String], title: String) {
        self.path = path
        self.title = title
    }
}
