/// One reason for which cells fail: the same change in all of them.
package struct GoldenCause: Sendable, Equatable, Codable {
    /// From 1, that of most cells first.
    package let number: Int
    /// The change, as the example says it.
    package let sentence: String
    /// The other forms that the change has in other cells, such as another colour in the dark; at most
    /// ``maximumVariants``.
    package let variants: [String]
    /// The names of the cells, sorted.
    package let cells: [String]
    /// The cells that fail for other causes, too.
    package let shared: [String]
    /// The cell that shows the cause best: of those with few other changes the first.
    package let example: String
    /// The narrowest of the cells.
    package let narrowest: String
    /// What else changed in the cells and can follow from the cause, with the number of cells; at most
    /// ``maximumVariants``.
    package let following: [Following]

    /// A change that can follow from a cause.
    package struct Following: Sendable, Equatable, Codable {
        package let sentence: String
        package let cellCount: Int
    }

    /// How many variants and following changes are named.
    package static let maximumVariants = 4
}

/// A failing cell, as far as its causes depend on it.
package struct FailingCell: Sendable, Equatable {
    /// The cell's name, and that of its scene.
    package let name, scene: String
    /// The width of the layout in points; nil where nothing was laid out.
    package let width: Double?
    /// What changed, the most telling first.
    package let facts: [ChangeFact]

    package init(name: String, scene: String, width: Double?, facts: [ChangeFact]) {
        self.name = name
        self.scene = scene
        self.width = width
        self.facts = facts
    }
}
