import Foundation
import Typesetting

/// The result of measuring an element, which placing uses.
package struct LayoutMeasurement: Sendable {
    /// The size in points.
    package var size: CGSize
    /// The distance from the top to the first baseline in points; nil for an element without text.
    package var firstBaseline: CGFloat?
    /// The measurements of the element's children, in their order.
    package var children: [LayoutMeasurement]
    /// The lines of a text; nil for any other element.
    package var text: MeasuredText?

    /// Makes a measurement. Lengths are in points.
    package init(
        size: CGSize, firstBaseline: CGFloat? = nil, children: [LayoutMeasurement] = [], text: MeasuredText? = nil
    ) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.children = children
        self.text = text
    }

    /// Whether a text inside is truncated by a line limit or a height.
    package var losesText: Bool {
        text?.layout.isTruncated == true || children.contains(where: \.losesText)
    }
}

/// A text that was shaped and broken into lines.
package struct MeasuredText: Sendable {
    /// The shaped text.
    package var paragraph: Paragraph
    /// Its lines.
    package var layout: TextLayout
    /// The space above the lines for ink that extends beyond them, in points.
    package var topRoom: CGFloat
    /// The part of its size in which it is set.
    package var scale: CGFloat

    package init(paragraph: Paragraph, layout: TextLayout, topRoom: CGFloat, scale: CGFloat = 1) {
        (self.paragraph, self.layout, self.topRoom, self.scale) = (paragraph, layout, topRoom, scale)
    }
}
