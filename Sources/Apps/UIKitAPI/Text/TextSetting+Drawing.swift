import Drawing
import Foundation
import Typesetting
import ViewLayout

extension TextSetting {
    /// Where the lines of a text go.
    struct Place {
        /// The rectangle of the text, before `map`.
        var rect: CGRect
        var alignment: NSTextAlignment
        /// Whether natural lines sit at the right.
        var isMirrored: Bool
        /// Stretches and moves what is drawn; no turn.
        var map: CGAffineTransform
        var traits: TraitCollection
        /// The colour where attributes name none.
        var color: UIColor

        /// The left end of a line.
        func x(of line: TextSettingLine) -> CGFloat {
            let room = rect.width - line.width
            switch alignment {
            case .left, .justified: return rect.minX + line.indent
            case .right: return rect.minX + room
            case .center: return rect.minX + (room + line.indent) / 2
            case .natural: return isMirrored ? rect.minX + room - line.indent : rect.minX + line.indent
            }
        }
    }

    /// What is drawn of the lines.
    func items(at place: Place) -> [DisplayItem] {
        lines.flatMap { line in
            line.pieces.flatMap { piece -> [DisplayItem] in
                let origin = CGPoint(
                    x: place.x(of: line) + piece.x, y: place.rect.minY + line.baseline - piece.run.baselineOffset)
                return piece.items(at: origin, line: line, top: place.rect.minY, place: place)
            }
        }
    }

    /// The lines as a record prints them.
    func recordLines(at place: Place) -> [LayoutRecord.Line] {
        lines.map { line in
            let origin = CGPoint(x: place.x(of: line), y: place.rect.minY + line.baseline).applying(place.map)
            return LayoutRecord.Line(
                range: line.range, x: origin.x, baseline: origin.y, width: line.width * place.map.a,
                isTruncated: line.isTruncated, inkOverflow: 0,
                text: line.text.trimmingCharacters(in: .whitespacesAndNewlines))
        }
    }
}

extension TextPiece {
    fileprivate func items(
        at origin: CGPoint, line: TextSettingLine, top: CGFloat, place: TextSetting.Place
    ) -> [DisplayItem] {
        var items: [DisplayItem] = []
        let color = (run.color ?? place.color).resolved(with: place.traits)
        func box(_ rect: CGRect) -> Shape { .rectangle(rect.applying(place.map)) }
        if let background = run.background?.resolved(with: place.traits) {
            let rect = CGRect(x: origin.x, y: top + line.top, width: width, height: line.bottom - line.top)
            items.append(.fill(box(rect), background))
        }
        if let attachment = run.attachment, let image = attachment.image {
            let size = attachment.size
            let rect = CGRect(
                x: origin.x, y: origin.y - size.height - attachment.bounds.minY, width: size.width, height: size.height)
            return items + image.items(in: rect.applying(place.map), tint: color)
        }
        guard let set else { return items }
        let (decoration, at) = (run.decoration, CGPoint(x: origin.x, y: origin.y))
        if let rect = decoration?.underline(of: set.line, at: at) { items.append(.fill(box(wide(rect)), color)) }
        items += set.paragraph.glyphRuns(of: set.line).map { glyphs in
            .glyphs(
                glyphs.spaced(by: run.kern).scaled(by: place.map), origin: origin.applying(place.map), color: color)
        }
        if let rect = decoration?.strike(of: set.line, at: at) { items.append(.fill(box(wide(rect)), color)) }
        return items
    }

    /// A line along the letters reaches over the white space behind them.
    private func wide(_ rect: CGRect) -> CGRect {
        CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height)
    }
}

extension GlyphRun {
    /// The glyphs with space between them, in points.
    fileprivate func spaced(by kern: CGFloat) -> GlyphRun {
        guard kern != 0 else { return self }
        return GlyphRun(
            font: font, pointSize: pointSize,
            glyphs: glyphs.enumerated().map { index, glyph in
                PositionedGlyph(id: glyph.id, x: glyph.x + kern * Double(index), y: glyph.y)
            })
    }

    /// The glyphs in another size.
    func scaled(by map: CGAffineTransform) -> GlyphRun {
        guard map.a != 1 || map.d != 1 else { return self }
        return GlyphRun(
            font: font, pointSize: pointSize * (map.a + map.d) / 2,
            glyphs: glyphs.map { PositionedGlyph(id: $0.id, x: $0.x * map.a, y: $0.y * map.d) })
    }
}
