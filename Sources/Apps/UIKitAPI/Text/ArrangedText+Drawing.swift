import Drawing
import Foundation
import Support
import Typesetting
import ViewLayout

extension ArrangedText {
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
        func x(of line: ArrangedLine) -> CGFloat {
            let room = rect.width - line.line.width
            switch alignment {
            case .left, .justified: return rect.minX + line.indent
            case .right: return rect.minX + room
            case .center: return rect.minX + (room + line.indent) / 2
            case .natural: return isMirrored ? rect.minX + room - line.indent : rect.minX + line.indent
            }
        }

        /// The left end of the baseline of a line, before `map`.
        func origin(of line: ArrangedLine) -> CGPoint { CGPoint(x: x(of: line), y: rect.minY + line.baseline) }
    }

    /// The text as a node.
    /// - Parameters:
    ///   - frame: the frame of what shows it, in the balloon.
    ///   - facts: facts for the record beside font and colour.
    func node(at place: Place, frame: CGRect, facts: [LayoutRecord.Attribute]) -> PlacedNode {
        guard let run = text.plainRun else { return runsNode(at: place, frame: frame, facts: runFacts(place) + facts) }
        guard place.map.a == 1, place.map.d == 1 else {
            // A text that is stretched is not set again: its lines stay.
            return runsNode(at: place, frame: frame, facts: run.font.font.attributes + facts)
        }
        let color = (run.color ?? place.color).resolved(with: place.traits)
        let decoration = run.decoration
        return PlacedNode(
            kind: .text, frame: frame,
            content: .text(
                PlacedText(
                    paragraph: paragraph, text: text.string, layout: layout,
                    lineOrigins: lines.map { place.origin(of: $0).applying(place.map) }, color: color,
                    decoration: decoration)),
            attributes: run.font.font.attributes + [.init("color", color.hexadecimal)] + facts
                + (decoration.map { [.init("decoration", $0.description)] } ?? []))
    }

    private func runsNode(at place: Place, frame: CGRect, facts: [LayoutRecord.Attribute]) -> PlacedNode {
        PlacedNode(
            kind: .text, frame: frame,
            content: .drawing(
                PlacedDrawing(
                    items: lines.flatMap { items(of: $0, at: place) }, extent: frame, lines: recordLines(at: place))),
            attributes: facts)
    }

    /// Size, weight and colour of each run, for the record.
    private func runFacts(_ place: Place) -> [LayoutRecord.Attribute] {
        guard text.runs.count > 1 else { return [] }
        return text.runs.map(\.run).enumerated().map { index, run in
            let font = run.font.font
            let color = (run.color ?? place.color).resolved(with: place.traits).hexadecimal
            let (size, weight) = (FixedDecimal.text(font.pointSize), FixedDecimal.text(font.weight.rawValue))
            return LayoutRecord.Attribute("run\(index + 1)", "\(size),\(weight),\(color)")
        }
    }

    /// The lines as a record prints them.
    private func recordLines(at place: Place) -> [LayoutRecord.Line] {
        lines.map { line in
            let origin = place.origin(of: line).applying(place.map)
            let shown = String(decoding: paragraph.visibleUnits(of: line.line), as: UTF16.self)
            return LayoutRecord.Line(
                range: line.line.range, x: origin.x, baseline: origin.y, width: line.line.width * place.map.a,
                isTruncated: line.line.elidedRange != nil, inkOverflow: 0,
                text: shown.trimmingCharacters(in: .whitespacesAndNewlines))
        }
    }
}

// MARK: - What is drawn

extension ArrangedText {
    /// The parts of a line, each in the colour and with the lines of its run.
    private func items(of line: ArrangedLine, at place: Place) -> [DisplayItem] {
        let origin = place.origin(of: line)
        return paragraph.fragments(of: line.line).flatMap { fragment -> [DisplayItem] in
            let run = text.runs[fragment.run].run
            let left = origin.x + fragment.x
            let items = items(of: fragment, run, lineStart: origin, place)
            guard let background = run.background?.resolved(with: place.traits) else { return items }
            let box = CGRect(
                x: left, y: place.rect.minY + line.top, width: fragment.width, height: line.bottom - line.top)
            return [.fill(.rectangle(box.applying(place.map)), background)] + items
        }
    }

    private func items(
        of fragment: RunFragment, _ run: TextRun, lineStart: CGPoint, _ place: Place
    ) -> [DisplayItem] {
        let color = (run.color ?? place.color).resolved(with: place.traits)
        let origin = CGPoint(x: lineStart.x + fragment.x, y: lineStart.y - fragment.shift)
        if fragment.isAttachment {
            guard let attachment = run.attachment, let image = attachment.image else { return [] }
            let size = attachment.size
            let rect = CGRect(
                x: origin.x, y: origin.y - size.height - attachment.bounds.minY, width: size.width,
                height: size.height)
            return image.items(in: rect.applying(place.map), tint: color)
        }
        func fill(_ rect: CGRect?, _ color: Color) -> [DisplayItem] {
            rect.map { [.fill(.rectangle($0.applying(place.map)), color)] } ?? []
        }
        func drawn(_ color: Color) -> [DisplayItem] {
            fill(run.decoration?.underline(width: fragment.width, at: origin), color)
                + fragment.glyphs.map {
                    .glyphs(
                        $0.scaled(x: place.map.a, y: place.map.d), origin: lineStart.applying(place.map), color: color)
                } + fill(run.decoration?.strike(width: fragment.width, at: origin), color)
        }
        // Where a line crosses letters, their translucent colours must not be added.
        guard run.decoration != nil, color.alpha < 255 else { return drawn(color) }
        var opaque = color
        opaque.alpha = 255
        return [.translucent(opacity: color.alpha, drawn(opaque))]
    }
}
