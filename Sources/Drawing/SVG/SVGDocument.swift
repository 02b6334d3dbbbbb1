import Foundation
import Typesetting

/// A display list as an SVG 1.1 drawing in points: shapes and glyphs as paths, pictures embedded as PNG. It needs no
/// font, and nothing is snapped to pixels; the same list always gives the same text.
package struct SVGDocument {
    /// The text of the file.
    package let text: String

    /// Writes a display list down.
    /// - Throws: ``DrawingError`` for a coordinate that is not finite or a glyph that cannot be drawn.
    package init(_ list: DisplayList) throws {
        guard list.size.width.isFinite, list.size.height.isFinite, list.size.width > 0, list.size.height > 0 else {
            throw DrawingError.unusableCanvas(width: list.size.width, height: list.size.height)
        }
        var writer = SVGWriter(glyphs: try GlyphOutlines())
        try writer.write(list.items, depth: 1)
        let width = SVGNumber.text(list.size.width)
        let height = SVGNumber.text(list.size.height)
        text =
            """
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="\(width)" \
            height="\(height)" viewBox="0 0 \(width) \(height)">

            """ + writer.lines.joined(separator: "\n") + "\n</svg>\n"
    }
}

/// Lines of SVG as items are written.
private struct SVGWriter {
    let glyphs: GlyphOutlines
    var lines: [String] = []
    private var clipCount = 0

    init(glyphs: GlyphOutlines) { self.glyphs = glyphs }

    mutating func write(_ items: [DisplayItem], depth: Int) throws {
        for item in items {
            switch item {
            case .fill(let shape, let color):
                append("<path d=\"\(try data(of: shape))\" \(fill(color))/>", depth)
            case .picture(let picture, let rect):
                try image(picture.drawnBitmap, in: rect, alpha: 255, depth: depth)
            case .glyphs(let run, let origin, let color):
                try write(run, at: origin, color, depth: depth)
            case .clip(let shape, let items):
                clipCount += 1
                let id = "clip\(clipCount)"
                append("<clipPath id=\"\(id)\"><path d=\"\(try data(of: shape))\"/></clipPath>", depth)
                append("<g clip-path=\"url(#\(id))\">", depth)
                try write(items, depth: depth + 1)
                append("</g>", depth)
            }
        }
    }

    private mutating func write(_ run: GlyphRun, at origin: CGPoint, _ color: Color, depth: Int) throws {
        guard origin.isFinite, run.pointSize.isFinite, run.glyphs.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
            throw DrawingError.outOfRange(
                what: "the place or size of a glyph", value: "that is infinite or not a number",
                allowed: "finite numbers")
        }
        var outline: [PathElement] = []
        for glyph in run.glyphs {
            let place = CGPoint(x: origin.x + glyph.x, y: origin.y + glyph.y)
            switch try glyphs.drawing(of: glyph.id, in: run.font) {
            case .outline(let elements):
                outline += elements.map { $0.scaled(by: run.pointSize, movedTo: place) }
            case .bitmap(let bitmap):
                let rect = CGRect(
                    x: place.x + bitmap.left * run.pointSize, y: place.y - bitmap.top * run.pointSize,
                    width: bitmap.width * run.pointSize, height: bitmap.height * run.pointSize)
                try image(bitmap.picture, in: rect, alpha: color.alpha, depth: depth)
            case .nothing:
                break
            }
        }
        if !outline.isEmpty { append("<path d=\"\(SVGPath.data(outline))\" \(fill(color))/>", depth) }
    }

    private mutating func image(_ bitmap: Bitmap, in rect: CGRect, alpha: UInt8, depth: Int) throws {
        guard rect.isFinite else {
            throw DrawingError.outOfRange(
                what: "the frame of a picture", value: "that is infinite or not a number", allowed: "finite numbers")
        }
        guard bitmap.width > 0, bitmap.height > 0 else { return }
        let png = Data(PNGEncoder.encode(bitmap)).base64EncodedString()
        let opacity = alpha == 255 ? "" : " opacity=\"\(SVGNumber.text(Double(alpha) / 255))\""
        append(
            """
            <image x="\(SVGNumber.text(rect.minX))" y="\(SVGNumber.text(rect.minY))" \
            width="\(SVGNumber.text(rect.width))" height="\(SVGNumber.text(rect.height))" \
            preserveAspectRatio="none"\(opacity) xlink:href="data:image/png;base64,\(png)"/>
            """, depth)
    }

    private func data(of shape: Shape) throws -> String {
        guard shape.isFinite else {
            throw DrawingError.outOfRange(
                what: "a coordinate of a shape", value: "that is infinite or not a number", allowed: "finite numbers")
        }
        return SVGPath.data(shape.outline)
    }

    private func fill(_ color: Color) -> String {
        func hexadecimal(_ value: UInt8) -> String {
            let digits = String(value, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }
        let opacity = color.alpha == 255 ? "" : " fill-opacity=\"\(SVGNumber.text(Double(color.alpha) / 255))\""
        return "fill=\"#\(hexadecimal(color.red))\(hexadecimal(color.green))\(hexadecimal(color.blue))\"\(opacity)"
    }

    private mutating func append(_ line: String, _ depth: Int) {
        lines.append(String(repeating: "  ", count: depth) + line)
    }
}
