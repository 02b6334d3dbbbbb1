import Drawing
import Foundation
import Support
import Typesetting
import ViewLayout

/// A text set in lines: by one paragraph where it is in one font and colour, else word by word.
enum SetLabel {
    case plain(Paragraph, TextLayout, TextRun)
    case mixed(TextSetting)

    /// - Throws: `TypesettingError` for a text that cannot be set.
    init(_ text: LabelText, limits: TextLimits, in context: LayoutContext) throws {
        guard let run = text.plainRun else {
            self = .mixed(try TextSetter(context: context, text: text, limits: limits).setting())
            return
        }
        let paragraph = try context.labelParagraph(
            text.string, font: run.font, direction: text.style.baseWritingDirection.direction)
        self = .plain(paragraph, Self.lines(of: paragraph, limits), run)
    }

    /// The lines of a paragraph: no more than the height holds, but at least one.
    private static func lines(of paragraph: Paragraph, _ limits: TextLimits) -> TextLayout {
        func lines(_ count: Int?) -> TextLayout {
            guard let mode = limits.truncation, limits.width.isFinite else {
                let all = paragraph.lines(width: Double(limits.width))
                guard let count, all.lines.count > count else { return all }
                return all.prefix(count)
            }
            return paragraph.lines(width: Double(limits.width), limit: count, truncation: mode)
        }
        let layout = lines(limits.lineCount)
        guard layout.height > limits.height + TextLimits.heightTolerance else { return layout }
        return lines(max(1, layout.lines.prefix { $0.bottom <= limits.height + TextLimits.heightTolerance }.count))
    }

    /// The size of the lines, not rounded.
    var size: CGSize {
        switch self {
        case .plain(_, let layout, _): CGSize(width: layout.width, height: layout.height)
        case .mixed(let setting): CGSize(width: setting.width, height: setting.height)
        }
    }

    var isTruncated: Bool {
        switch self {
        case .plain(_, let layout, _): layout.isTruncated
        case .mixed(let setting): setting.isTruncated
        }
    }

    /// From the top of the text to its first and its last baseline.
    var baselines: (first: CGFloat, last: CGFloat) {
        switch self {
        case .plain(_, let layout, _): (layout.firstBaseline, layout.lines.last?.baseline ?? 0)
        case .mixed(let setting): (setting.lines.first?.baseline ?? 0, setting.lines.last?.baseline ?? 0)
        }
    }
}

extension TextLayout {
    /// The first lines, the others left out without an ellipsis.
    fileprivate func prefix(_ count: Int) -> TextLayout {
        let kept = Array(lines.prefix(count))
        return TextLayout(
            lines: kept, width: kept.map(\.width).max() ?? 0, height: kept.last?.bottom ?? 0, isTruncated: true,
            validWidths: validWidths)
    }
}

extension SetLabel {
    /// The text as a node.
    /// - Parameters:
    ///   - string: the text in one font and colour.
    ///   - frame: the frame of what shows it, in the balloon.
    ///   - facts: facts for the record beside font and colour.
    func node(
        of text: LabelText, at place: TextSetting.Place, frame: CGRect, facts: [LayoutRecord.Attribute]
    ) -> PlacedNode {
        switch self {
        case .plain(let paragraph, let layout, let run):
            if place.map.a == 1, place.map.d == 1 {
                return plainNode(paragraph, layout, run, text: text, at: place, frame: frame, facts: facts)
            }
            // A text that is stretched is not set again: its lines stay.
            let pieces = layout.lines.map { line -> TextSettingLine in
                let words = String(decoding: paragraph.visibleUnits(of: line), as: UTF16.self)
                let piece = TextPiece(
                    run: run, set: (paragraph, line), visibleWidth: line.width, width: line.width,
                    ascent: line.ascent, descent: line.descent, isRightToLeft: false, text: words, range: line.range)
                return TextSettingLine(
                    range: line.range, pieces: [piece], width: line.width, top: line.top, baseline: line.baseline,
                    bottom: line.bottom, indent: 0, isTruncated: line.elidedRange != nil, text: words)
            }
            return SetLabel.mixed(TextSetting(lines: pieces, isTruncated: layout.isTruncated))
                .node(of: text, at: place, frame: frame, facts: run.font.font.attributes + facts)
        case .mixed(let setting):
            var styles: [LayoutRecord.Attribute] = []
            for (index, run) in text.runs.map(\.run).enumerated() where text.runs.count > 1 {
                let color = (run.color ?? place.color).resolved(with: place.traits).hexadecimal
                styles.append(
                    .init(
                        "run\(index + 1)",
                        "\(FixedDecimal.text(run.font.font.pointSize)),\(FixedDecimal.text(run.font.font.weight.rawValue)),\(color)"
                    ))
            }
            return PlacedNode(
                kind: .text, frame: frame,
                content: .drawing(
                    PlacedDrawing(items: setting.items(at: place), extent: frame, lines: setting.recordLines(at: place))
                ), attributes: styles + facts)
        }
    }

    private func plainNode(
        _ paragraph: Paragraph, _ layout: TextLayout, _ run: TextRun, text: LabelText, at place: TextSetting.Place,
        frame: CGRect, facts: [LayoutRecord.Attribute]
    ) -> PlacedNode {
        let color = (run.color ?? place.color).resolved(with: place.traits)
        let origins = layout.lines.map { line in
            let setLine = TextSettingLine(
                range: line.range, pieces: [], width: line.width, top: line.top, baseline: line.baseline,
                bottom: line.bottom, indent: 0, text: "")
            return CGPoint(x: place.x(of: setLine), y: place.rect.minY + line.baseline).applying(place.map)
        }
        let decoration = run.decoration
        return PlacedNode(
            kind: .text, frame: frame,
            content: .text(
                PlacedText(
                    paragraph: paragraph, text: text.string, layout: layout, lineOrigins: origins, color: color,
                    decoration: decoration)),
            attributes: run.font.font.attributes + [.init("color", color.hexadecimal)] + facts
                + (decoration.map { [.init("decoration", $0.description)] } ?? []))
    }
}
