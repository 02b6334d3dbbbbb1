import Foundation
import Typesetting
import ViewLayout

/// A text of the transcript, whose line pitch is set by Messages instead of the font's line
/// height. Lines with a tall script stay as much taller than the others as they are.
struct TranscriptText {
    private let text: Text
    private let paragraph: Paragraph
    private(set) var layout: TextLayout

    /// The lines of a text at a width.
    /// - Parameter pitch: from one baseline to the next, in points.
    /// - Throws: `TypesettingError` for a text that cannot be set.
    init(_ text: Text, width: CGFloat, pitch: CGFloat, in context: LayoutContext) throws {
        self.text = text
        paragraph = try text.paragraph(in: context)
        let width = Double(context.larger(0, width))
        let lines = paragraph.lines(width: width, limit: text.lineLimit, truncation: text.truncation)
        context.note(.lines(width: width, in: lines.validWidths))
        layout = lines.withPitch(pitch, of: text.font.resolved(with: context.traits).lineHeight)
    }

    /// The size of all lines, in points.
    var size: CGSize { CGSize(width: layout.width, height: layout.height) }

    /// The ink of the first line, relative to its left end and baseline; nil without ink.
    var firstInk: InkBounds? { layout.lines.first.flatMap { paragraph.inkBounds(of: $0) } }

    /// Keeps only the last lines, as a field does that has scrolled to the end of its text.
    mutating func keepLast(_ count: Int) { layout = layout.last(count) }

    /// The lines at a place.
    func placed(in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        text.placed(layout, of: paragraph, in: bounds, context: context)
    }
}

extension TextLayout {
    /// The same lines with more or less space around each, half of it above and half below, so that ordinary lines have
    /// a given pitch.
    /// - Parameter lineHeight: the height of an ordinary line. The vendored font's is 1/50 000 em taller than the one
    ///   that `UIFont`
    ///   reports; a line that differs by less than 1/1000 of its height is ordinary.
    fileprivate func withPitch(_ pitch: Double, of lineHeight: Double) -> TextLayout {
        var top = 0.0
        let moved = lines.map { line in
            let extra = line.ascent + line.descent - lineHeight
            let height = pitch + (abs(extra) < lineHeight / 1000 ? 0 : extra)
            let change = (height - line.ascent - line.descent) / 2
            defer { top += height }
            return TextLine(
                range: line.range, width: line.width, baseline: top + line.ascent + change,
                ascent: line.ascent + change, descent: line.descent + change, elidedRange: line.elidedRange,
                isHyphenated: line.isHyphenated)
        }
        return TextLayout(
            lines: moved, width: width, height: top, isTruncated: isTruncated, validWidths: validWidths)
    }

    /// The last lines, moved to the top.
    fileprivate func last(_ count: Int) -> TextLayout {
        guard lines.count > count, let top = lines.suffix(count).first?.top else { return self }
        let kept = lines.suffix(count).map { line in
            TextLine(
                range: line.range, width: line.width, baseline: line.baseline - top, ascent: line.ascent,
                descent: line.descent, elidedRange: line.elidedRange, isHyphenated: line.isHyphenated)
        }
        return TextLayout(
            lines: kept, width: width, height: height - top, isTruncated: isTruncated, validWidths: validWidths)
    }
}
