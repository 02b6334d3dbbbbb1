import ViewLayout

/// One reason why cells fail: the same change in all of them.
package struct GoldenCause: Sendable, Equatable, Codable {
    /// The number of the cause, from 1. Cause 1 has the most cells.
    package let number: Int
    /// The change, as the example cell shows it.
    package let sentence: String
    /// The other forms that the change has in other cells, such as another colour in the dark; at most
    /// ``maximumVariants``.
    package let variants: [String]
    /// The words of each language, where they are others: who accepts a cause accepts them all.
    package let languages: [Language]
    /// The names of the cells, sorted.
    package let cells: [String]
    /// The cells that fail for other causes, too.
    package let shared: [String]
    /// The cell that shows the cause best: of those with other pixels, and then of those with the fewest other causes, one
    /// in the standard language, and the narrowest.
    package let example: String
    /// The narrowest of the cells.
    package let narrowest: String
    /// Other changes of the cells that can follow from the cause, each with the number of cells; at most
    /// ``maximumVariants``.
    package let following: [Following]

    /// What a cause says in one language.
    package struct Language: Sendable, Equatable, Codable {
        package let locale, sentence: String
        package let cellCount: Int
    }

    /// A change that can follow from a cause.
    package struct Following: Sendable, Equatable, Codable {
        package let sentence: String
        package let cellCount: Int
    }

    /// The maximum number of variants, and of following changes, that are named.
    package static let maximumVariants = 4
}

/// A failing cell with what its causes depend on.
package struct FailingCell: Sendable, Equatable {
    /// The cell's name, and that of its scene.
    package let name, scene: String
    /// The width of the layout in points; nil where nothing was laid out.
    package let width: Double?
    /// The viewer's language.
    package var locale = TraitCollection().locale
    /// Whether its picture has other pixels than the golden.
    package var hasOtherPixels = true
    /// The changes of the cell, the most important first.
    package let facts: [ChangeFact]
}
