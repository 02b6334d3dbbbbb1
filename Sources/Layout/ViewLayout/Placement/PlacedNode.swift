import Drawing
import Foundation
import Typesetting

/// An element at its place, with its drawing and its children.
package struct PlacedNode: Sendable {
    private var fields: Fields

    package init(
        id: String? = nil, kind: NodeKind, frame: CGRect, content: Content = .nothing,
        attributes: [LayoutRecord.Attribute] = [], clip: Shape? = nil, children: [PlacedNode] = []
    ) {
        fields = Fields(
            id: id, kind: kind, frame: FiniteRect(frame), content: content, attributes: attributes, clip: clip,
            children: children)
    }

    /// What a node draws.
    package indirect enum Content: Sendable {
        case nothing
        case fill(Shape, Color)
        case gradient(Shape, LinearGradient)
        /// The whole picture stretched over `extent`, clipped to the node's frame.
        case picture(Picture, extent: CGRect)
        case text(PlacedText)
        /// What an app's own view draws.
        case drawing(PlacedDrawing)
    }
}

/// The properties of a node. They are behind a reference, because trees are walked and copied often: a copy of a node is
/// one count.
extension PlacedNode {
    /// Invariant: it is changed only where one node alone refers to it, so that a node is a value.
    private final class Fields: @unchecked Sendable {
        @exclusivity(unchecked) var id: String?
        @exclusivity(unchecked) var kind: NodeKind
        @exclusivity(unchecked) var frame: FiniteRect
        @exclusivity(unchecked) var content: Content
        @exclusivity(unchecked) var attributes: [LayoutRecord.Attribute]
        @exclusivity(unchecked) var clip: Shape?
        @exclusivity(unchecked) var border: PlacedBorder?
        @exclusivity(unchecked) var shadow: Shadow?
        @exclusivity(unchecked) var opacity = 1.0
        @exclusivity(unchecked) var turnedBy = 0.0
        @exclusivity(unchecked) var children: [PlacedNode]

        init(
            id: String?, kind: NodeKind, frame: FiniteRect, content: Content, attributes: [LayoutRecord.Attribute],
            clip: Shape?, children: [PlacedNode]
        ) {
            self.id = id
            self.kind = kind
            self.frame = frame
            self.content = content
            self.attributes = attributes
            self.clip = clip
            self.children = children
        }

        var copy: Fields {
            let copy = Fields(
                id: id, kind: kind, frame: frame, content: content, attributes: attributes, clip: clip,
                children: children)
            (copy.border, copy.shadow, copy.opacity, copy.turnedBy) = (border, shadow, opacity, turnedBy)
            return copy
        }
    }

    private var ownFields: Fields {
        mutating get {
            if !isKnownUniquelyReferenced(&fields) { fields = fields.copy }
            return fields
        }
    }

    /// The name in records and reports: a property name such as `caption`, or nil for a nameless container.
    package var id: String? {
        get { fields.id }
        set { ownFields.id = newValue }
    }
    /// What the element is.
    package var kind: NodeKind {
        get { fields.kind }
        set { ownFields.kind = newValue }
    }
    /// The frame in points, in the coordinates of the balloon. It is always finite.
    package var frame: CGRect {
        get { fields.frame.rect }
        set { ownFields.frame = FiniteRect(newValue) }
    }
    /// What the node itself draws, below its children.
    package var content: Content {
        get { fields.content }
        set { ownFields.content = newValue }
    }
    /// Facts for the record, in a fixed order.
    package var attributes: [LayoutRecord.Attribute] {
        get { fields.attributes }
        _modify { yield &ownFields.attributes }
    }
    /// What the app says of the node to those who do not see it; nil where it says nothing.
    package var accessibilityLabel: String? {
        attributes.first { $0.name == "accessibilityLabel" && !$0.value.isEmpty }?.value
    }
    /// A shape that clips the node and its children.
    package var clip: Shape? {
        get { fields.clip }
        set { ownFields.clip = newValue }
    }
    /// A line over the node and its children, inside the edge of their clip.
    package var border: PlacedBorder? {
        get { fields.border }
        set { ownFields.border = newValue }
    }
    /// The shadow of everything that the node draws.
    package var shadow: Shadow? {
        get { fields.shadow }
        set { ownFields.shadow = newValue }
    }
    /// The opacity of the node with its children, border and shadow, as one picture, from 0 to 1.
    package var opacity: Double {
        get { fields.opacity }
        set { ownFields.opacity = newValue }
    }
    /// The rotation of the node and its children in degrees, clockwise around the centre of its frame, after all of
    /// them are drawn. Drawings outside all frames are clipped. Frames are those before the rotation.
    package var turnedBy: Double {
        get { fields.turnedBy }
        set { ownFields.turnedBy = newValue }
    }
    /// The children, back to front.
    package var children: [PlacedNode] {
        get { fields.children }
        _modify { yield &ownFields.children }
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

extension PlacedNode {
    /// The name of the node in records and findings: its id, or its kind where it has none.
    package var name: String { id ?? kind.rawValue }

    /// The children with their names. Siblings of the same name are numbered (`text`, `text-2`).
    package var namedChildren: [(name: String, node: PlacedNode)] {
        let children = children
        // Findings walk a tree a dozen times. Most nodes have few children, whose names differ.
        guard children.haveOwnNames else {
            var names = SiblingNames()
            return children.map { (names.unique($0.name), $0) }
        }
        return children.map { ($0.name, $0) }
    }
}

extension [PlacedNode] {
    /// The maximum number of names that are compared with each other.
    private static var few: Int { 4 }

    /// Whether a few siblings have different names; false where there are many, whose names are not compared.
    var haveOwnNames: Bool {
        guard count > 1 else { return true }
        guard count <= Self.few else { return false }
        for index in indices.dropFirst() where self[..<index].contains(where: { $0.name == self[index].name }) {
            return false
        }
        return true
    }
}

extension PlacedNode {
    /// The node with everything in it moved by points to the right and down.
    ///
    /// Move by whole pixels: shapes and glyphs are aligned to the grid, so they may look different after other
    /// movements.
    package func translated(x: CGFloat, y: CGFloat) -> PlacedNode {
        var node = self
        node.frame = frame.offsetBy(dx: x, dy: y)
        node.clip = clip?.translated(x: x, y: y)
        node.border = border.map { PlacedBorder(shape: $0.shape.translated(x: x, y: y), color: $0.color) }
        node.children = children.map { $0.translated(x: x, y: y) }
        switch content {
        case .nothing:
            break
        case .fill(let shape, let color):
            node.content = .fill(shape.translated(x: x, y: y), color)
        case .gradient(let shape, let gradient):
            node.content = .gradient(shape.translated(x: x, y: y), gradient.translated(x: x, y: y))
        case .picture(let picture, let extent):
            node.content = .picture(picture, extent: extent.offsetBy(dx: x, dy: y))
        case .drawing(let drawing):
            node.content = .drawing(drawing.translated(x: x, y: y))
        case .text(var text):
            text.lineOrigins = text.lineOrigins.map { CGPoint(x: $0.x + x, y: $0.y + y) }
            node.content = .text(text)
        }
        return node
    }
}

/// A rectangle of finite numbers. Infinite and very large numbers are limited, and what is not a number becomes 0,
/// because records, tables and JSON cannot write either.
struct FiniteRect: Sendable {
    let rect: CGRect

    /// The limit: far larger than all sums of lengths in a layout, and exact to a thousandth of a point.
    static let limit: CGFloat = 1e12

    /// Makes a finite copy of a rectangle, with its numbers limited to ``limit``.
    init(_ rect: CGRect) {
        guard !Self.isFinite(rect) else {
            self.rect = rect
            return
        }
        self.rect = CGRect(
            x: Self.held(rect.origin.x), y: Self.held(rect.origin.y), width: Self.held(rect.size.width),
            height: Self.held(rect.size.height))
    }

    private static func isFinite(_ rect: CGRect) -> Bool {
        abs(rect.origin.x) <= limit && abs(rect.origin.y) <= limit && abs(rect.size.width) <= limit
            && abs(rect.size.height) <= limit
    }

    private static func held(_ length: CGFloat) -> CGFloat {
        length.isNaN ? 0 : min(max(length, -limit), limit)
    }
}
