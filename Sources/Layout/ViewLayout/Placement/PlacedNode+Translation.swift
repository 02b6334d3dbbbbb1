import Drawing
import Foundation

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
