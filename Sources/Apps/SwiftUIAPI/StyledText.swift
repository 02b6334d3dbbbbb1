import Drawing
import Foundation
import Support
import Typesetting
import UIKitAPI
import ViewLayout

/// A text whose parts differ, or that shrinks to its place.
struct StyledText: Element {
    /// A part in one style.
    struct Run {
        var string: String
        var font: FontReference
        var color: Drawing.Color
        var kerning: CGFloat
        var baselineOffset: CGFloat
        var isUnderlined, isStruckThrough, hasMonospacedDigits: Bool
        /// A picture in place of the letter.
        var symbol: UIImage?

        /// Whether an element of text can show it.
        var isPlain: Bool { kerning == 0 && baselineOffset == 0 && symbol == nil }

        func hasStyle(of other: Run) -> Bool {
            font == other.font && color == other.color && kerning == other.kerning
                && baselineOffset == other.baselineOffset && isUnderlined == other.isUnderlined
                && isStruckThrough == other.isStruckThrough && hasMonospacedDigits == other.hasMonospacedDigits
                && symbol == nil && other.symbol == nil
        }
    }

    let runs: [Run]
    let lineLimit: Int?
    let truncation: Typesetting.TruncationMode
    let alignment: ViewLayout.HorizontalAlignment
    let lineSpacing: CGFloat
    /// The smallest part of its size that the text shrinks to.
    let minimumScaleFactor: CGFloat

    private static let heightTolerance: CGFloat = 0.05
    private static let scaleStep: CGFloat = 0.01

    private struct Lines {
        let paragraph: Paragraph
        let layout: TextLayout
        let scale: CGFloat
        let spacing: CGFloat

        var size: CGSize {
            CGSize(width: layout.width, height: layout.height + CGFloat(max(0, layout.lines.count - 1)) * spacing)
        }
    }

    private var string: String { runs.map(\.string).joined() }

    private func paragraph(scale: CGFloat, in context: LayoutContext) throws -> Paragraph {
        let styled = runs.map { run in
            let font = run.font.resolved(with: context.traits).resized(by: Double(scale))
            var style = font.typesettingStyle
            style.hasMonospacedDigits = run.hasMonospacedDigits
            style.typesettingLanguage = context.traits.typesettingLanguage
            var part = StyledRun(length: run.string.utf16.count, style: style)
            (part.kern, part.baselineOffset) = (Double(run.kerning), Double(run.baselineOffset))
            part.attachment = run.symbol.map {
                TextAttachment(width: Double($0.size.width), height: Double($0.size.height), bottom: 0)
            }
            return part
        }
        let largest = runs.map { $0.font.resolved(with: context.traits).resized(by: Double(scale)) }
            .max { $0.pointSize < $1.pointSize }
        return try context.paragraph(string, runs: styled, font: largest ?? .preferred(forTextStyle: .body))
    }

    private func lines(_ proposal: ProposedSize, in context: LayoutContext) throws -> Lines {
        let scales = minimumScaleFactor < 1 ? Array(stride(from: 1, to: minimumScaleFactor, by: -Self.scaleStep)) : []
        for scale in scales {
            let lines = try lines(proposal, scale: scale, in: context)
            if !lines.layout.isTruncated { return lines }
        }
        return try lines(proposal, scale: minimumScaleFactor, in: context)
    }

    private func lines(_ proposal: ProposedSize, scale: CGFloat, in context: LayoutContext) throws -> Lines {
        let paragraph = try paragraph(scale: scale, in: context)
        let width = Double(proposal.width ?? .infinity)
        func broken(_ limit: Int?) -> Lines {
            let layout = paragraph.lines(width: width, limit: limit, truncation: truncation)
            context.note(.lines(width: width, in: layout.validWidths))
            return Lines(paragraph: paragraph, layout: layout, scale: scale, spacing: lineSpacing)
        }
        let all = broken(lineLimit.map { max(1, $0) })
        guard let height = proposal.height, all.size.height > height + Self.heightTolerance else { return all }
        let fitting = all.layout.lines.enumerated().prefix {
            $0.element.bottom + Double($0.offset) * Double(lineSpacing) <= Double(height + Self.heightTolerance)
        }
        context.note(.way(fitting.count))
        return broken(max(1, fitting.count))
    }

    func size(for proposal: ProposedSize, subviews: [EngineSubview], in context: LayoutContext) throws -> CGSize {
        try lines(proposal, in: context).size
    }

    func measure(
        _ proposal: ProposedSize, subviews: [EngineSubview], in context: LayoutContext
    ) throws -> LayoutMeasurement {
        let lines = try lines(proposal, in: context)
        return LayoutMeasurement(
            size: lines.size, firstBaseline: lines.layout.lines.first.map { CGFloat($0.baseline) },
            text: MeasuredText(paragraph: lines.paragraph, layout: lines.layout, topRoom: lines.scale))
    }

    func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        guard let text = measurement.text else { preconditionFailure("a text is placed with its own measurement") }
        let share: CGFloat = alignment == .leading ? 0 : alignment == .center ? 0.5 : 1
        var items: [DisplayItem] = []
        var records: [LayoutRecord.Line] = []
        for (index, line) in text.layout.lines.enumerated() {
            var x = bounds.minX + (bounds.width - line.width) * share
            if context.layoutDirection == .rightToLeft { x = bounds.maxX - (x - bounds.minX) - line.width }
            let origin = CGPoint(x: x, y: bounds.minY + line.baseline + CGFloat(index) * lineSpacing)
            // A measurement of this element keeps the scale where other texts keep their room.
            items += self.items(of: line, in: text.paragraph, at: origin, scale: text.topRoom, context)
            let shown = String(decoding: text.paragraph.visibleUnits(of: line), as: UTF16.self)
            records.append(
                LayoutRecord.Line(
                    range: line.range, x: origin.x, baseline: origin.y, width: line.width,
                    isTruncated: line.elidedRange != nil, inkOverflow: 0, text: shown))
        }
        return PlacedNode(
            kind: .text, frame: bounds, content: .drawing(PlacedDrawing(items: items, extent: bounds, lines: records)),
            attributes: attributes(scale: text.topRoom, in: context))
    }

    private func attributes(scale: CGFloat, in context: LayoutContext) -> [LayoutRecord.Attribute] {
        let fonts = runs.map { $0.font.resolved(with: context.traits).resized(by: Double(scale)) }
        var attributes = (fonts.first ?? .preferred(forTextStyle: .body)).attributes
        attributes.append(.init("color", runs.first?.color.hexadecimal ?? ""))
        if runs.count > 1 {
            for (index, run) in runs.enumerated() {
                let (size, weight) = (
                    FixedDecimal.text(fonts[index].pointSize), FixedDecimal.text(fonts[index].weight.rawValue)
                )
                attributes.append(.init("run\(index + 1)", "\(size),\(weight),\(run.color.hexadecimal)"))
            }
        }
        attributes.append(.init("lineLimit", lineLimit.map(String.init) ?? "none"))
        attributes.append(.init("alignment", alignment.rawValue))
        if scale < 1 { attributes.append(.init("scale", FixedDecimal.text(Double(scale)))) }
        return attributes
    }

    /// The parts of a line, each in its colour and with the lines along it.
    private func items(
        of line: TextLine, in paragraph: Paragraph, at origin: CGPoint, scale: CGFloat, _ context: LayoutContext
    ) -> [DisplayItem] {
        paragraph.fragments(of: line).flatMap { fragment -> [DisplayItem] in
            let run = runs[min(fragment.run, runs.count - 1)]
            let start = CGPoint(x: origin.x + fragment.x, y: origin.y - fragment.shift)
            if fragment.isAttachment {
                guard let symbol = run.symbol else { return [] }
                let size = symbol.size
                return symbol.items(
                    in: CGRect(x: start.x, y: start.y - size.height, width: size.width, height: size.height),
                    tint: run.color, traits: context.traits)
            }
            var items = fragment.glyphs.map { DisplayItem.glyphs($0, origin: origin, color: run.color) }
            if run.isUnderlined || run.isStruckThrough {
                let decoration = TextDecoration(
                    isUnderlined: run.isUnderlined, isStruckThrough: run.isStruckThrough,
                    pointSize: run.font.resolved(with: context.traits).pointSize * Double(scale))
                if let rect = decoration.underline(width: fragment.width, at: start) {
                    items.insert(.fill(.rectangle(rect), run.color), at: 0)
                }
                if let rect = decoration.strike(width: fragment.width, at: start) {
                    items.append(.fill(.rectangle(rect), run.color))
                }
            }
            return items
        }
    }
}
