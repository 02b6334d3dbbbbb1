import Foundation
import Typesetting

/// What to draw, in points, back to front. Top-left origin, y down.
package struct DisplayList: Sendable {
    /// The size of the canvas in points.
    package var size: CGSize
    package var items: [DisplayItem]

    package init(size: CGSize, items: [DisplayItem] = []) {
        self.size = size
        self.items = items
    }
}

/// One thing to draw.
package indirect enum DisplayItem: Sendable {
    /// A filled shape.
    case fill(Shape, Color)
    /// A shape filled with colours that change along a line.
    case gradient(Shape, LinearGradient)
    /// A picture, its whole extent stretched over a rectangle; clip it to crop it.
    case picture(Picture, in: CGRect)
    /// Glyphs with the left end of their line's baseline at `origin`. Colour glyphs use the alpha of `color` only.
    case glyphs(GlyphRun, origin: CGPoint, color: Color)
    /// Items clipped to a shape with an antialiased edge.
    case clip(Shape, [DisplayItem])
    /// Items rotated as one picture; drawings outside of `box`, in points before the rotation, are clipped.
    case turned(Turn, box: CGRect, [DisplayItem])
    /// Items blended with what is below as one picture, 0 for invisible and 255 for opaque.
    case translucent(opacity: UInt8, [DisplayItem])
    /// Items above the shadow of what they draw together.
    case shadowed(Shadow, [DisplayItem])
    /// Items of one node, drawn normally. An SVG groups them under the node's name.
    case node(DrawnNode, [DisplayItem])
}

extension DisplayList {
    /// The files of the fonts that draw a glyph, each once, by name.
    package var fontFiles: [FontFile] {
        var files: [ObjectIdentifier: FontFile] = [:]
        for item in items { item.collectFonts(&files) }
        return files.values.sorted { $0.name < $1.name }
    }
}

extension DisplayItem {
    fileprivate func collectFonts(_ files: inout [ObjectIdentifier: FontFile]) {
        switch self {
        case .glyphs(let run, _, _): files[ObjectIdentifier(run.font.file)] = run.font.file
        case .clip(_, let items), .turned(_, _, let items), .translucent(_, let items), .shadowed(_, let items),
            .node(_, let items):
            for item in items { item.collectFonts(&files) }
        case .fill, .gradient, .picture: break
        }
    }

    /// The item moved by points to the right and down.
    package func translated(x: CGFloat, y: CGFloat) -> DisplayItem {
        func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + x, y: point.y + y) }
        func all(_ items: [DisplayItem]) -> [DisplayItem] { items.map { $0.translated(x: x, y: y) } }
        switch self {
        case .fill(let shape, let color):
            return .fill(shape.translated(x: x, y: y), color)
        case .gradient(let shape, let gradient):
            return .gradient(shape.translated(x: x, y: y), gradient.translated(x: x, y: y))
        case .picture(let picture, let rect):
            return .picture(picture, in: rect.offsetBy(dx: x, dy: y))
        case .glyphs(let run, let origin, let color):
            return .glyphs(run, origin: moved(origin), color: color)
        case .clip(let shape, let items):
            return .clip(shape.translated(x: x, y: y), all(items))
        case .turned(let turn, let box, let items):
            return .turned(
                Turn(degrees: turn.degrees, about: moved(turn.center)), box: box.offsetBy(dx: x, dy: y), all(items))
        case .translucent(let opacity, let items):
            return .translucent(opacity: opacity, all(items))
        case .shadowed(let shadow, let items):
            return .shadowed(shadow, all(items))
        case .node(let node, let items):
            return .node(node, all(items))
        }
    }
}
