import Foundation
import Typesetting
import ViewLayout

/// Rows of captions stacked by their baselines: the caption bar, and the texts over a picture.
///
/// The first baseline is 23f below the top, the next row's first baseline 18f below the row's last one, and the bottom
/// 12f below the last baseline, where f is the leading factor; each text's y is floored and the total is ceiled
/// (teardown). Letters that are taller than that get the room they need (inferred), so that rows of Thai or Burmese do
/// not overlap, nor rows of the watch, whose fonts are not known.
///
/// No height falls when a text grows, when the width shrinks or when the text size grows, with one exception: two texts
/// that share a row by their natural widths have other shares when one of them grows, and so other lines.
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
        /// What of the height the texts take: less when lines had to be given up.
        var contentHeight: CGFloat = 0
        /// The texts with the y of each, from the top of the stack.
        var texts: [(caption: MeasuredCaption, y: CGFloat)] = []
        /// The lines of each row.
        fileprivate var lineCounts: [Int] = []
    }

    /// The width at which no text wraps, insets included.
    func naturalWidth(in context: LayoutContext) throws -> CGFloat {
        let widths = try rows.map { try $0.naturalWidth(gap: metrics.rowGap, in: context) }
        return (widths.max() ?? 0) + leftInset + rightInset
    }

    /// The stack in a width, in points.
    ///
    /// When it is taller than the room there is, rows are cut down to one line, the last row first (teardown). They
    /// give up their lines singly and the stack has the height of the room, so that it does not get lower when its
    /// texts grow; with `collapsesWholeRows` a row goes to one line at once, and the stack shrinks with it.
    func arrange(width: CGFloat, availableHeight: CGFloat, in context: LayoutContext) throws -> Arrangement {
        guard !rows.isEmpty else { return Arrangement() }
        let factor = metrics.leadingFactor(for: context.traits)
        var limits = [Int](repeating: metrics.lineLimit(lineLimit, factor: factor), count: rows.count)
        var arrangement = try arrange(width: width, limits: limits, factor: factor, in: context)
        guard arrangement.height > availableHeight else { return arrangement }
        limits = arrangement.lineCounts
        for row in rows.indices.reversed() {
            while arrangement.height > availableHeight, limits[row] > 1 {
                limits[row] = metrics.collapsesWholeRows ? 1 : limits[row] - 1
                arrangement = try arrange(width: width, limits: limits, factor: factor, in: context)
            }
        }
        // Rows of one line can still be taller than the room, which no balloon exceeds (facts 3.6): they are cut off.
        let room = max(0, availableHeight.rounded(.down))
        arrangement.height = metrics.collapsesWholeRows ? min(arrangement.height, room) : room
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
            let captions = try measure(row, in: content, limit: limits[index], context: context)
            let ascent = captions.map(\.ascent).max() ?? 0
            let baseline: CGFloat
            if index == 0 {
                baseline = max(metrics.firstBaseline * factor, ascent)
            } else {
                baseline = lastBaseline + max(metrics.rowPitch * factor, lastDescent + ascent)
            }
            let top = (baseline - ascent).rounded(.down)
            for caption in captions {
                arrangement.texts.append((caption, top + (ascent - caption.ascent).rounded(.down)))
            }
            arrangement.lineCounts.append(captions.map(\.lineCount).max() ?? 0)
            lastBaseline = baseline + (captions.map(\.baselineSpan).max() ?? 0)
            lastDescent = captions.map(\.descent).max() ?? 0
        }
        arrangement.height = Self.ceiling(lastBaseline + max(metrics.bottomInset * factor, lastDescent))
        arrangement.contentHeight = arrangement.height
        return arrangement
    }

    private func measure(
        _ row: CaptionRow, in content: Range<CGFloat>, limit: Int, context: LayoutContext
    ) throws -> [MeasuredCaption] {
        let width = content.upperBound - content.lowerBound
        let widths = try row.widths(
            in: width, metrics: metrics, context: context)
        let isLeftToRight = context.layoutDirection == .leftToRight
        let left = content.lowerBound
        let leading = try row.leading.map { text in
            let x = isLeftToRight ? left : content.upperBound - widths.leading
            return try MeasuredCaption(text, x: x, width: widths.leading, limit: limit, context: context)
        }
        let trailing = try row.trailing.map { text in
            let x = isLeftToRight ? content.upperBound - widths.trailing : left
            return try MeasuredCaption(text, x: x, width: widths.trailing, limit: limit, context: context)
        }
        return [leading, trailing].compactMap { $0 }
    }

    /// Rounds up to a whole point; the noise of sums does not take another one.
    private static func ceiling(_ length: CGFloat) -> CGFloat { (length - 1e-6).rounded(.up) }
}

extension CaptionStack.Arrangement {
    /// The texts as placed nodes, the stack's top left at a point.
    func place(at origin: CGPoint, in context: LayoutContext) throws -> [PlacedNode] {
        try texts.map { caption, y in try caption.place(y: y, origin: origin, in: context) }
    }
}
