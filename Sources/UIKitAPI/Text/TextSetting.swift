import Foundation
import Typesetting
import ViewLayout

/// The maximum number of lines, and how the text is truncated.
struct TextLimits {
    /// The width at which lines break; infinite for lines that end only where the text says so.
    var width: CGFloat
    /// The height that lines must keep to, at least one of them all the same.
    var height: CGFloat = .infinity
    /// The maximum number of lines; nil for no limit.
    var lineCount: Int?
    /// The part that an ellipsis replaces; nil to omit lines without an ellipsis.
    var truncation: TruncationMode? = .tail

    /// How much less than its lines a text may be offered and still show them, in points, as for the texts of scenes.
    static let heightTolerance: CGFloat = 0.05
}

/// Lines of a text, each with the pieces that it is made of. Lengths are in points from the top left.
struct TextSetting {
    var lines: [TextSettingLine]
    /// Whether text was left out.
    var isTruncated: Bool

    var width: CGFloat { lines.map { $0.indent + $0.width }.max() ?? 0 }
    var height: CGFloat { lines.last?.bottom ?? 0 }
}

/// One line.
struct TextSettingLine {
    /// The offsets of its text.
    var range: Range<Int>
    /// From left to right.
    var pieces: [TextPiece]
    var width: CGFloat
    var top: CGFloat
    var baseline: CGFloat
    var bottom: CGFloat
    /// The space before it.
    var indent: CGFloat
    var isTruncated = false
    /// What is drawn, in the order of the text.
    var text: String
}

/// A stretch of a line in one style.
struct TextPiece {
    var run: TextRun
    /// What is drawn; nil for a picture, and for space alone.
    var set: (paragraph: Paragraph, line: TextLine)?
    /// The advance without the white space at its end, and with it.
    var visibleWidth: CGFloat
    var width: CGFloat
    var ascent: CGFloat
    var descent: CGFloat
    var isRightToLeft: Bool
    var text: String
    var range: Range<Int>
    /// Its left end in the line.
    var x: CGFloat = 0
}
