import Foundation
import Typesetting

/// Makes elements of SVG from the items of a display list.
struct SVGElements {
    let glyphs: GlyphOutlines

    /// - Throws: ``DrawingError`` for a coordinate that is not finite or a glyph that cannot be drawn.
    func elements(of items: [DisplayItem]) throws -> [SVGElement] {
        try items.flatMap { item -> [SVGElement] in
            switch item {
            case .fill(let shape, let color):
                let outline = try checked(shape).outline
                let rule = shape.isEvenOdd ? " fill-rule=\"evenodd\"" : ""
                var hides: CGRect?
                if case .rectangle(let rect) = shape, color.alpha == 255 { hides = rect }
                return outline.isEmpty ? [] : [path(outline, color, rule: rule, hides: hides)]
            case .gradient(let shape, let gradient):
                guard gradient.isFinite else { throw DrawingError.notFinite("a place of a gradient") }
                let outline = try checked(shape).outline
                guard !outline.isEmpty else { return [] }
                return [
                    .gradient(
                        path: SVGPath.data(outline), isEvenOdd: shape.isEvenOdd, gradient,
                        bounds: outline.boundingBox)
                ]
            case .picture(let picture, let rect):
                return [try image(picture.drawnBitmap, in: rect, alpha: 255)].compactMap { $0 }
            case .glyphs(let run, let origin, let color):
                return try elements(of: run, at: origin, color)
            case .clip(let shape, let items):
                return [.cut(try checked(shape), try elements(of: items))]
            case .turned(let turn, let box, let items):
                guard box.isFinite, turn.isFinite else { throw DrawingError.notFinite("the frame or angle of a turn") }
                return [.turned(turn, [.cut(.rectangle(box), try elements(of: items))])]
            case .translucent(let opacity, let items):
                return opacity == 0 ? [] : [.translucent(opacity: Double(opacity) / 255, try elements(of: items))]
            case .shadowed(let shadow, let items):
                guard shadow.isFinite else { throw DrawingError.notFinite("a length of a shadow") }
                return [.shadowed(shadow, try elements(of: items))]
            case .node(let node, let items):
                return [.named(node, try elements(of: items))]
            }
        }
    }

    private func elements(of run: GlyphRun, at origin: CGPoint, _ color: Color) throws -> [SVGElement] {
        guard origin.isFinite, run.pointSize.isFinite, run.glyphs.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
            throw DrawingError.notFinite("the place or size of a glyph")
        }
        var elements: [SVGElement] = []
        var outline: [PathElement] = []
        for glyph in run.glyphs {
            let place = CGPoint(x: origin.x + glyph.x, y: origin.y + glyph.y)
            switch try glyphs.drawing(of: glyph.id, in: run.font) {
            case .outline(let steps):
                outline += steps.map { $0.scaled(by: run.pointSize, movedTo: place) }
            case .bitmap(let bitmap):
                let rect = CGRect(
                    x: place.x + bitmap.left * run.pointSize, y: place.y - bitmap.top * run.pointSize,
                    width: bitmap.width * run.pointSize, height: bitmap.height * run.pointSize)
                if let image = try image(bitmap.picture, in: rect, alpha: color.alpha) { elements.append(image) }
            case .nothing:
                break
            }
        }
        if !outline.isEmpty { elements.append(path(outline, color, rule: "", hides: nil)) }
        return elements
    }

    private func path(_ outline: [PathElement], _ color: Color, rule: String, hides: CGRect?) -> SVGElement {
        .drawing(
            "<path d=\"\(SVGPath.data(outline))\"\(rule) \(fill(color))/>", bounds: outline.boundingBox,
            hides: hides)
    }

    /// A picture; nil for one without pixels or extent.
    private func image(_ bitmap: Bitmap, in rect: CGRect, alpha: UInt8) throws -> SVGElement? {
        guard rect.isFinite else { throw DrawingError.notFinite("the frame of a picture") }
        guard bitmap.width > 0, bitmap.height > 0, rect.width > 0, rect.height > 0 else { return nil }
        let png = Data(PNGEncoder.encode(bitmap)).base64EncodedString()
        let opacity = alpha == 255 ? "" : " opacity=\"\(SVGNumber.text(Double(alpha) / 255))\""
        return .drawing(
            """
            <image \(SVGNumber.attributes(of: rect)) preserveAspectRatio="none"\(opacity) \
            xlink:href="data:image/png;base64,\(png)"/>
            """, bounds: rect, hides: alpha == 255 && bitmap.isOpaque ? rect : nil)
    }

    private func checked(_ shape: Shape) throws -> Shape {
        guard shape.isFinite else { throw DrawingError.notFinite("a coordinate of a shape") }
        return shape
    }

    private func fill(_ color: Color) -> String { SVGColor.attributes(of: color, "fill", opacity: "fill-opacity") }
}
