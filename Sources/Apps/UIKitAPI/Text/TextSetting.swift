import Foundation
import Typesetting
import ViewLayout

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

    /// How much less height than its lines a text may be offered and still show them, in points, as for the texts of
    /// scenes.
    static let heightTolerance: CGFloat = 0.05
}

/// The lines of a text with their pieces. Lengths are in points from the top left.
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
    /// The pieces from left to right.
    var pieces: [TextPiece]
    var width: CGFloat
    var top: CGFloat
    var baseline: CGFloat
    var bottom: CGFloat
    /// The space before the line.
    var indent: CGFloat
    var isTruncated = false
    /// The text that is drawn, in reading order.
    var text: String
}

/// A part of a line in one style.
struct TextPiece {
    var run: TextRun
    /// The glyphs; nil for a picture, and for white space.
    var set: (paragraph: Paragraph, line: TextLine)?
    /// The advance without and with the white space at the end.
    var visibleWidth: CGFloat
    var width: CGFloat
    var ascent: CGFloat
    var descent: CGFloat
    var isRightToLeft: Bool
    var text: String
    var range: Range<Int>
    /// The left edge in the line.
    var x: CGFloat = 0
}
