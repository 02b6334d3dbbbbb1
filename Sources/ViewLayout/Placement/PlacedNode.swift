import Drawing
import Foundation
import Typesetting

/// An element at its place, with what it draws and its children.
package struct PlacedNode: Sendable {
    /// The name in records and reports: a property name such as `caption`, or nil for a nameless container.
    package var id: String?
    /// The kind of element: `text`, `image`, `fill`, `vstack`, `button`.
    package var kind: String
    /// The frame in points, in the coordinates of the balloon: finite, whatever it is set to.
    package var frame: CGRect {
        get { finiteFrame.rect }
        set { finiteFrame = FiniteRect(newValue) }
    }
    private var finiteFrame: FiniteRect
    /// What the node itself draws, below its children.
    package var content: Content
    /// Facts for the record, in a fixed order.
    package var attributes: [LayoutRecord.Attribute]
    /// A shape to which the node and its children are cut.
    package var clip: Shape?
    /// A line over the node and its children, inside the edge of what they are cut to.
    package var border: PlacedBorder?
    /// The shadow of all that is drawn of the node.
    package var shadow: Shadow?
    /// How opaque the node, its children, border and shadow are as one picture, from 0 to 1.
    package var opacity = 1.0
    /// By how many degrees the node and its children are turned about the middle of its frame, clockwise, once all of
    /// them are drawn. What leaves the frame and those of its children is cut. Frames are those before the turn.
    package var turnedBy = 0.0
    /// The children, back to front.
    package var children: [PlacedNode]

    package init(
        id: String? = nil, kind: String, frame: CGRect, content: Content = .nothing,
        attributes: [LayoutRecord.Attribute] = [], clip: Shape? = nil, children: [PlacedNode] = []
    ) {
        self.id = id
        self.kind = kind
        finiteFrame = FiniteRect(frame)
        self.content = content
        self.attributes = attributes
        self.clip = clip
        self.children = children
    }

    /// What a node draws. Indirect, since trees are walked and copied often.
    package indirect enum Content: Sendable {
        case nothing
        case fill(Shape, Color)
        case gradient(Shape, LinearGradient)
        /// The picture's whole extent stretched over `extent`, cut to the node's frame.
        case picture(Picture, extent: CGRect)
        case text(PlacedText)
        /// What an app's own view draws.
        case drawing(PlacedDrawing)
    }
}

/// A shape in a colour over a node.
package struct PlacedBorder: Sendable {
    package var shape: Shape
    package var color: Color

    package init(shape: Shape, color: Color) {
        self.shape = shape
        self.color = color
    }
}

/// A text layout with the place of each line.
package struct PlacedText: Sendable {
    package var paragraph: Paragraph
    package var text: String
    package var layout: TextLayout
    /// The left end of each line's baseline, in the coordinates of the balloon.
    package var lineOrigins: [CGPoint]
    package var color: Color
    /// The lines drawn along the text.
    package var decoration: TextDecoration?

    package init(
        paragraph: Paragraph, text: String, layout: TextLayout, lineOrigins: [CGPoint], color: Color,
        decoration: TextDecoration? = nil
    ) {
        self.paragraph = paragraph
        self.text = text
        self.layout = layout
        self.lineOrigins = lineOrigins
        self.color = color
        self.decoration = decoration
    }
}
