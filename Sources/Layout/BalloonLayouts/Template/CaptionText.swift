import Foundation
import Support
import Synchronization
import Typesetting
import ViewLayout

/// A caption set in its font for a viewer. Its lines at any width are made from it.
final class CaptionText: Sendable {
    /// The text, without a line limit.
    let text: Text
    let paragraph: Paragraph
    /// The width at which it does not wrap, in points.
    let naturalWidth: CGFloat
    /// The distances from a line's baseline to its top and its bottom, in points.
    ///
    /// Labels keep one pitch when fonts mix (observed). So a caption does not become shorter when its letters move to
    /// other lines, or when the tallest of them is truncated: all lines are as tall as the tallest possible one.
    let ascent, descent: CGFloat

    /// Sets a text; nil for an empty one, which counts as none.
    init?(_ text: Text?, in context: LayoutContext) throws {
        guard let text, !text.string.isEmpty else { return nil }
        self.text = text
        paragraph = try text.paragraph(in: context)
        naturalWidth = CGFloat(paragraph.size(width: .infinity).width)
        let line = paragraph.tallestLine
        space = LazyValue {
            func width(_ letters: String) -> CGFloat {
                var sample = text
                sample.string = letters
                return (try? sample.paragraph(in: context)).map { CGFloat($0.size(width: .infinity).width) } ?? 0
            }
            return width("n n") - width("nn")
        }
        (ascent, descent) = (CGFloat(line.ascent), CGFloat(line.descent))
    }

    /// The width of a space in the caption's font, in points.
    var spaceWidth: CGFloat { space.value }
    private let space: LazyValue<CGFloat>

    /// The distance between baselines.
    var pitch: CGFloat { ascent + descent }

    /// The size of the text in a width, as wide as its longest line there.
    func size(in width: CGFloat, limit: Int) -> TextSize {
        paragraph.size(width: Double(width), limit: limit, truncation: text.truncation)
    }

    /// The last lines for each limit: when one row gets other lines, the other texts usually keep theirs.
    private let last = Mutex<[Int: CaptionLines]>([:])

    /// The lines of the text in a width.
    func lines(width: CGFloat, limit: Int) -> CaptionLines {
        last.withLock { last in
            if let known = last[limit], known.layout.validWidths.contains(Double(width)) { return known }
            let lines = CaptionLines(
                of: self, paragraph.lines(width: Double(width), limit: limit, truncation: text.truncation))
            last[limit] = lines
            return lines
        }
    }
}
