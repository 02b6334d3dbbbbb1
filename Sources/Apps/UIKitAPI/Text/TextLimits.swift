import Foundation
import Typesetting

/// The maximum number of lines, and how the text is truncated.
struct TextLimits {
    /// The width at which lines break; infinite for lines that break only at line breaks of the text.
    var width: CGFloat
    /// The maximum height of the lines. At least one line is set.
    var height: CGFloat = .infinity
    /// The maximum number of lines; nil for no limit.
    var lineCount: Int?
    /// The part that an ellipsis replaces; nil to omit lines without an ellipsis.
    var truncation: TruncationMode? = .tail
    /// Whether lines wrap by words, so that the strategy of a paragraph style is followed.
    var wrapsByWords = false

    /// How much less height than its lines a text may be offered and still show them, in points, as for the texts of
    /// scenes.
    static let heightTolerance: CGFloat = 0.05
}
