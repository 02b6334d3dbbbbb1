import Foundation
import Typesetting

extension Text {
    /// The text shaped in its font, or taken from the context's cache.
    package func paragraph(in context: LayoutContext) throws -> Paragraph {
        try context.paragraph(
            string, font: font.resolved(with: context.traits), wordBreak: wordBreak, textWrap: textWrap,
            hasMonospacedDigits: hasMonospacedDigits)
    }

    package func size(
        for proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> CGSize { try SetText(self, in: context).size(for: proposal, subviews: subviews, in: context) }

    package func measure(
        _ proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> LayoutMeasurement {
        try SetText(self, in: context).measure(proposal, subviews: subviews, in: context)
    }

    /// The text with its paragraph; nil where it cannot be set, which whoever asks for its size is told.
    package func prepared(in context: LayoutContext) -> (any Element)? { try? SetText(self, in: context) }
}

/// A text in its font, as a layout pass asks for its sizes. It knows the lines that it had at a few widths: a text has the
/// same lines, and so the same size, over a range of widths, and one that is asked for its minimum at each width of a sweep
/// answers without breaking lines. It is used in one layout pass at a time.
final class SetText: Element, @unchecked Sendable {
    private let text: Text
    private let paragraph: Paragraph
    /// The sizes that were worked out last, by the maximum number of lines.
    @exclusivity(unchecked) private var sizes: [(limit: Int?, widths: Range<Double>, size: TextSize)] = []
    @exclusivity(unchecked) private var oldest = 0
    /// The lines that were broken last, by the maximum number of them.
    @exclusivity(unchecked) private var lines: [(limit: Int?, layout: TextLayout)] = []
    @exclusivity(unchecked) private var oldestLines = 0

    /// How many sizes are known: of the ideal width, the smallest one, and some between.
    private static let sizeCount = 4
    /// How many lines are known: all, and those that two heights hold.
    private static let lineCount = 3

    init(_ text: Text, in context: LayoutContext) throws {
        if let limit = text.lineLimit, limit < 1 { throw LayoutError.invalidLineLimit(limit) }
        self.text = text
        paragraph = try text.paragraph(in: context)
    }

    /// The size, computed without breaking lines where possible.
    func size(for proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext) throws -> CGSize {
        guard text.sizingRule == .typographic, let size = sizeWithoutLines(for: proposal, in: context) else {
            return measurement(of: lines(for: proposal, in: context)).size
        }
        return size
    }

    func measure(
        _ proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> LayoutMeasurement { measurement(of: lines(for: proposal, in: context)) }

    func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        text.place(measurement, in: bounds, context: context)
    }

    private func measurement(of layout: TextLayout) -> LayoutMeasurement {
        let room = room(for: layout)
        return LayoutMeasurement(
            size: CGSize(width: layout.width, height: layout.height + room.top + room.bottom),
            firstBaseline: layout.lines.first.map { CGFloat($0.baseline) + room.top },
            text: MeasuredText(paragraph: paragraph, layout: layout, topRoom: room.top))
    }

    // MARK: - Lines

    /// The lines for a proposal: as many as the offered height holds, but at least one.
    private func lines(for proposal: ProposedSize, in context: LayoutContext) -> TextLayout {
        let width = Double(proposal.width ?? .infinity)
        let layout = broken(at: width, limit: text.lineLimit)
        context.note(.lines(width: width, in: layout.validWidths))
        guard let height = proposal.height, context.decided(layout.height > height + Self.heightTolerance) else {
            return layout
        }
        let fitting = layout.lines.prefix { $0.bottom <= height + Self.heightTolerance }.count
        context.note(.way(fitting))
        let cut = broken(at: width, limit: max(1, fitting))
        context.note(.lines(width: width, in: cut.validWidths))
        return cut
    }

    /// The size of ``lines(for:in:)``; nil when the lines must be broken to know how many of them a height holds.
    private func sizeWithoutLines(for proposal: ProposedSize, in context: LayoutContext) -> CGSize? {
        let width = Double(proposal.width ?? .infinity)
        let (widths, size) = size(at: width, limit: text.lineLimit)
        context.note(.lines(width: width, in: widths))
        guard let height = proposal.height, context.decided(size.height > height + Self.heightTolerance) else {
            return CGSize(width: size.width, height: size.height)
        }
        if size.lineCount == 1 { return CGSize(width: size.width, height: size.height) }
        // A line of the smallest font is taller than the tolerance, so each height holds at least one line.
        guard context.decided(height <= 0) else { return nil }
        let (cutWidths, cut) = self.size(at: width, limit: 1)
        context.note(.lines(width: width, in: cutWidths))
        return CGSize(width: cut.width, height: cut.height)
    }

    private func size(at width: Double, limit: Int?) -> (widths: Range<Double>, size: TextSize) {
        for known in sizes where known.widths.contains(width) && known.limit == limit {
            return (known.widths, known.size)
        }
        let size = paragraph.size(width: width, limit: limit, truncation: text.truncation)
        let widths = size.validWidths
        if sizes.count < Self.sizeCount {
            sizes.append((limit, widths, size))
        } else {
            sizes[oldest] = (limit, widths, size)
            oldest = (oldest + 1) % Self.sizeCount
        }
        return (widths, size)
    }

    private func broken(at width: Double, limit: Int?) -> TextLayout {
        if let index = lines.firstIndex(where: { $0.limit == limit && $0.layout.validWidths.contains(width) }) {
            return lines[index].layout
        }
        let layout = paragraph.lines(width: width, limit: limit, truncation: text.truncation)
        if lines.count < Self.lineCount {
            lines.append((limit, layout))
        } else {
            lines[oldestLines] = (limit, layout)
            oldestLines = (oldestLines + 1) % Self.lineCount
        }
        return layout
    }

    /// How much less than the height of its lines a text may be offered without truncation, in points. A size function
    /// adds up `UIFont.lineHeight`, which is 1/50 000 em less than the line height of the vendored font. The tolerance
    /// is enough for more than forty lines of the largest text style, and less than a sixth of a pixel at 3x.
    private static let heightTolerance: CGFloat = 0.05

    /// The space that ink needs above and below the lines; only in ``LetterformSizingRule/oversize``.
    private func room(for layout: TextLayout) -> (top: CGFloat, bottom: CGFloat) {
        var room: (top: CGFloat, bottom: CGFloat) = (0, 0)
        guard text.sizingRule == .oversize else { return room }
        for line in layout.lines {
            guard let ink = paragraph.inkBounds(of: line) else { continue }
            room.top = max(room.top, -(line.baseline + ink.top))
            room.bottom = max(room.bottom, line.baseline + ink.bottom - layout.height)
        }
        return room
    }
}
