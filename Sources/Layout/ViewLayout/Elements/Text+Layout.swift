import Foundation
import Typesetting

extension Text {
    /// The text shaped in its font, or taken from the context's cache.
    package func paragraph(in context: LayoutContext) throws -> Paragraph {
        try context.paragraph(
            string, font: font.resolved(with: context.traits), wordBreak: wordBreak, textWrap: textWrap,
            hasMonospacedDigits: hasMonospacedDigits)
    }

    /// The size, computed without breaking lines where possible.
    package func size(
        for proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> CGSize {
        try checkLineLimit()
        let paragraph = try paragraph(in: context)
        guard sizingRule == .typographic, let size = sizeWithoutLines(of: paragraph, for: proposal, in: context) else {
            return measurement(of: lines(of: paragraph, for: proposal, in: context), in: paragraph).size
        }
        return CGSize(width: size.width, height: size.height)
    }

    package func measure(
        _ proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> LayoutMeasurement {
        try checkLineLimit()
        let paragraph = try paragraph(in: context)
        return measurement(of: lines(of: paragraph, for: proposal, in: context), in: paragraph)
    }

    private func checkLineLimit() throws {
        if let lineLimit, lineLimit < 1 { throw LayoutError.invalidLineLimit(lineLimit) }
    }

    private func measurement(of layout: TextLayout, in paragraph: Paragraph) -> LayoutMeasurement {
        let room = room(for: layout, of: paragraph)
        return LayoutMeasurement(
            size: CGSize(width: layout.width, height: layout.height + room.top + room.bottom),
            firstBaseline: layout.lines.first.map { CGFloat($0.baseline) + room.top },
            text: MeasuredText(paragraph: paragraph, layout: layout, topRoom: room.top))
    }

    // MARK: - Lines

    /// The lines for a proposal: as many as the offered height holds, but at least one.
    private func lines(
        of paragraph: Paragraph, for proposal: ProposedSize, in context: LayoutContext
    ) -> TextLayout {
        let width = Double(proposal.width ?? .infinity)
        let layout = paragraph.lines(width: width, limit: lineLimit, truncation: truncation)
        context.note(.lines(width: width, in: layout.validWidths))
        guard let height = proposal.height, context.decided(layout.height > height + Self.heightTolerance) else {
            return layout
        }
        let fitting = layout.lines.prefix { $0.bottom <= height + Self.heightTolerance }.count
        context.note(.way(fitting))
        let cut = paragraph.lines(width: width, limit: max(1, fitting), truncation: truncation)
        context.note(.lines(width: width, in: cut.validWidths))
        return cut
    }

    /// The size of ``lines(of:for:)``; nil when the lines must be broken to know how many of them a height holds.
    private func sizeWithoutLines(
        of paragraph: Paragraph, for proposal: ProposedSize, in context: LayoutContext
    ) -> TextSize? {
        let width = Double(proposal.width ?? .infinity)
        let size = paragraph.size(width: width, limit: lineLimit, truncation: truncation)
        context.note(.lines(width: width, in: size.validWidths))
        guard let height = proposal.height, context.decided(size.height > height + Self.heightTolerance) else {
            return size
        }
        if size.lineCount == 1 { return size }
        // A line of the smallest font is taller than the tolerance, so each height holds at least one line.
        guard context.decided(height <= 0) else { return nil }
        let cut = paragraph.size(width: width, limit: 1, truncation: truncation)
        context.note(.lines(width: width, in: cut.validWidths))
        return cut
    }

    /// How much less than the height of its lines a text may be offered without truncation, in points. A size function
    /// adds up `UIFont.lineHeight`, which is 1/50 000 em less than the line height of the vendored font. The tolerance
    /// is enough for more than forty lines of the largest text style, and less than a sixth of a pixel at 3x.
    private static let heightTolerance: CGFloat = 0.05

    /// The space that ink needs above and below the lines; only in ``LetterformSizingRule/oversize``.
    private func room(for layout: TextLayout, of paragraph: Paragraph) -> (top: CGFloat, bottom: CGFloat) {
        var room: (top: CGFloat, bottom: CGFloat) = (0, 0)
        guard sizingRule == .oversize else { return room }
        for line in layout.lines {
            guard let ink = paragraph.inkBounds(of: line) else { continue }
            room.top = max(room.top, -(line.baseline + ink.top))
            room.bottom = max(room.bottom, line.baseline + ink.bottom - layout.height)
        }
        return room
    }
}
