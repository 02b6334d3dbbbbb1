import Foundation
import Typesetting
import ViewLayout

/// Rows of captions stacked by their baselines: the caption bar, and the texts over a picture.
///
/// The first baseline is 23f below the top, the next row's first baseline 18f below the row's last one, and the bottom
/// 12f below the last baseline, where f is the leading factor; each text's y is floored and the total is ceiled
/// (teardown). Scripts whose letters are taller than that get the room they need (inferred), so that rows of Thai or
/// Burmese do not overlap.
struct CaptionStack: Sendable {
    /// The rows from the top; none of them empty.
    var rows: [CaptionRow]
    /// The most lines of a text at Large.
    var lineLimit: CGFloat
    /// Space to the left and right of the texts, in points; physical sides.
    var leftInset, rightInset: CGFloat
    var metrics: TemplateMetrics

    /// The stack with a place for every text.
    struct Arrangement: Sendable {
        /// The height in whole points.
        var height: CGFloat = 0
        /// The texts with their line limits, and their frames from the top left of the stack.
        var texts: [(text: Text, frame: CGRect)] = []
    }

    /// The width at which no text wraps, insets included.
    func naturalWidth(in context: LayoutContext) throws -> CGFloat {
        let widths = try rows.map { try $0.naturalWidth(gap: metrics.rowGap, in: context) }
        return (widths.max() ?? 0) + leftInset + rightInset
    }

    /// The stack in a width, in points. When it is taller than the room there is, rows are cut to one line, the last
    /// row first.
    func arrange(width: CGFloat, availableHeight: CGFloat, in context: LayoutContext) throws -> Arrangement {
        guard !rows.isEmpty else { return Arrangement() }
        let factor = metrics.leadingFactor(for: context.traits)
        var limits = [Int](repeating: metrics.lineLimit(lineLimit, factor: factor), count: rows.count)
        var arrangement = try arrange(width: width, limits: limits, factor: factor, in: context)
        for row in rows.indices.reversed() where arrangement.height > availableHeight {
            limits[row] = 1
            arrangement = try arrange(width: width, limits: limits, factor: factor, in: context)
        }
        return arrangement
    }

    private func arrange(
        width: CGFloat, limits: [Int], factor: CGFloat, in context: LayoutContext
    ) throws -> Arrangement {
        let content = leftInset..<max(leftInset, width - rightInset)
        var arrangement = Arrangement()
        var lastBaseline: CGFloat = 0
        var lastDescent: CGFloat = 0
        for (index, row) in rows.enumerated() {
            let texts = try measure(row, in: content, limit: limits[index], context: context)
            let ascent = texts.map(\.firstBaseline).max() ?? 0
            let pitch = (index == 0 ? metrics.firstBaseline : metrics.rowPitch) * factor
            let baseline = lastBaseline + max(pitch, lastDescent + ascent)
            let top = (baseline - ascent).rounded(.down)
            for text in texts {
                let y = top + (ascent - text.firstBaseline).rounded(.down)
                arrangement.texts.append((text.text, text.frame.offsetBy(dx: 0, dy: y)))
            }
            lastBaseline = baseline + (texts.map { $0.lastBaseline - $0.firstBaseline }.max() ?? 0)
            lastDescent = texts.map(\.lastDescent).max() ?? 0
        }
        arrangement.height = Self.ceiling(lastBaseline + max(metrics.bottomInset * factor, lastDescent))
        return arrangement
    }

    /// A text broken into lines, its frame at the right x and at y 0.
    private struct MeasuredText {
        let text: Text
        let frame: CGRect
        let firstBaseline, lastBaseline, lastDescent: CGFloat
    }

    private func measure(
        _ row: CaptionRow, in content: Range<CGFloat>, limit: Int, context: LayoutContext
    ) throws -> [MeasuredText] {
        let width = content.upperBound - content.lowerBound
        let widths = try row.widths(
            in: width, gap: metrics.rowGap, minimumLeadingShare: metrics.minimumLeadingShare, context: context)
        let isLeftToRight = context.traits.layoutDirection == .leftToRight
        let left = content.lowerBound
        let leading = try row.leading.map { text in
            let x = isLeftToRight ? left : content.upperBound - widths.leading
            return try measure(text, x: x, width: widths.leading, limit: limit, context: context)
        }
        let trailing = try row.trailing.map { text in
            let x = isLeftToRight ? content.upperBound - widths.trailing : left
            return try measure(text, x: x, width: widths.trailing, limit: limit, context: context)
        }
        return [leading, trailing].compactMap { $0 }
    }

    private func measure(
        _ text: Text, x: CGFloat, width: CGFloat, limit: Int, context: LayoutContext
    ) throws -> MeasuredText {
        var text = text
        text.lineLimit = limit
        let bounds = CGRect(x: x, y: 0, width: width, height: 0)
        let node = try text.place(in: bounds, proposal: ProposedSize(width: width, height: nil), context: context)
        guard case .text(let placed) = node.content, let last = placed.layout.lines.last else {
            return MeasuredText(text: text, frame: bounds, firstBaseline: 0, lastBaseline: 0, lastDescent: 0)
        }
        let layout = placed.layout
        return MeasuredText(
            text: text, frame: CGRect(x: x, y: 0, width: width, height: layout.height),
            firstBaseline: layout.firstBaseline, lastBaseline: layout.lastBaseline, lastDescent: last.descent)
    }

    /// Rounds up to a whole point; the noise of sums does not take another one.
    private static func ceiling(_ length: CGFloat) -> CGFloat { (length - 1e-6).rounded(.up) }
}

extension CaptionStack.Arrangement {
    /// The texts as placed nodes, the stack's top left at a point.
    func place(at origin: CGPoint, in context: LayoutContext) throws -> [PlacedNode] {
        try texts.map { text, frame in
            try text.place(
                in: frame.offsetBy(dx: origin.x, dy: origin.y),
                proposal: ProposedSize(width: frame.width, height: nil), context: context)
        }
    }
}
