import Foundation
import Typesetting

/// A chart as a small SVG 2 drawing: shapes in one colour, and words. Glyphs and words are written once, and lengths
/// are whole units of a sixteenth of a point.
package struct CompactSVG {
    /// The text of the file.
    package let text: String

    /// How many units a point has: a glyph of 11 points is off by at most a 350th of its size.
    private static let units: Double = 16

    /// Something other than a shape in one colour and glyphs with outlines.
    private struct NotCompact: Error {}

    /// Writes a chart as SVG; nil if it contains anything other than shapes in one colour and glyphs with outlines,
    /// such as emoji, which ``SVGDocument`` writes.
    /// - Throws: ``DrawingError`` for a coordinate that is not finite or a glyph that cannot be drawn.
    package init?(_ list: DisplayList) throws {
        guard list.size.width.isFinite, list.size.height.isFinite, list.size.width > 0, list.size.height > 0 else {
            throw DrawingError.unusableCanvas(width: list.size.width, height: list.size.height)
        }
        let words = RepeatedGlyphs(try GlyphOutlines(), units: Self.units)
        var pieces: [CompactPiece] = []
        do {
            for item in list.items { try Self.append(item, words, to: &pieces) }
        } catch is NotCompact {
            return nil
        }
        let (width, height) = (SVGNumber.text(list.size.width), SVGNumber.text(list.size.height))
        let box = "\(SVGNumber.text(list.size.width * Self.units)) \(SVGNumber.text(list.size.height * Self.units))"
        text =
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" \
            height="\(height)" viewBox="0 0 \(box)">
            <defs>\(words.definitions.joined())</defs>

            """ + CompactPiece.text(of: pieces) + "\n</svg>\n"
    }

    private static func append(_ item: DisplayItem, _ words: RepeatedGlyphs, to pieces: inout [CompactPiece]) throws {
        switch item {
        case .fill(let shape, let color):
            guard shape.isFinite else { throw DrawingError.notFinite("a coordinate of a shape") }
            guard case .rectangle(let rect) = shape else {
                let data = CompactPath.data(shape.outline, units: units)
                pieces.append(CompactPiece(color, .outline(data, isEvenOdd: shape.isEvenOdd)))
                return
            }
            let (left, top) = (Int((rect.minX * units).rounded()), Int((rect.minY * units).rounded()))
            let (right, bottom) = (Int((rect.maxX * units).rounded()), Int((rect.maxY * units).rounded()))
            guard right > left, bottom > top else { return }
            CompactPiece(color, .boxes([.init(x: left, y: top, width: right - left)], height: bottom - top))
                .append(to: &pieces)
        case .glyphs(let run, let origin, let color):
            guard origin.isFinite, run.pointSize.isFinite, run.glyphs.allSatisfy({ $0.x.isFinite && $0.y.isFinite })
            else { throw DrawingError.notFinite("the place or size of a glyph") }
            guard let name = try words.name(of: run, { throw NotCompact() }) else { return }
            let (x, y) = (Int((origin.x * units).rounded()), Int((origin.y * units).rounded()))
            CompactPiece(color, .words([.init(name: name, x: x, y: y)])).append(to: &pieces)
        case .node(_, let items):
            for item in items { try append(item, words, to: &pieces) }
        case .gradient, .picture, .clip, .turned, .translucent, .shadowed:
            throw NotCompact()
        }
    }
}
