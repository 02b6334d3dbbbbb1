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
/// that do not fit their row share it by their longest lines there, and where a word moves to the next line a text can
/// get more room than before. Even then the stack is not lower than it was with each text alone in its row.
struct CaptionStack: Sendable {
    /// The rows from the top; none is empty.
    var rows: [CaptionRow]
    /// Space to the left and right of the texts, in points; physical sides.
    let leftInset, rightInset: CGFloat
    let metrics: TemplateMetrics
    private let isRightToLeft: Bool
    private let factor: CGFloat
    /// The maximum number of lines of a text.
    let lineLimit: Int

    /// Makes a stack for a viewer.
    /// - Parameter lineLimit: the maximum number of lines of a text at Large.
    init(
        rows: [CaptionRow], lineLimit: CGFloat, leftInset: CGFloat, rightInset: CGFloat, metrics: TemplateMetrics,
        in context: LayoutContext
    ) {
        self.rows = rows
        self.leftInset = leftInset
        self.rightInset = rightInset
        self.metrics = metrics
        isRightToLeft = context.traits.layoutDirection == .rightToLeft
        factor = metrics.leadingFactor(for: context.traits)
        self.lineLimit = metrics.lineLimit(lineLimit, factor: factor)
    }

    /// The width at which no text wraps, including insets.
    var naturalWidth: CGFloat {
        (rows.map { $0.naturalWidth(gap: metrics.rowGap) }.max() ?? 0) + leftInset + rightInset
    }

    /// Arranges the stack at a width, in points.
    ///
    /// When it is taller than the available room, rows are reduced to one line, the last row first (teardown). They
    /// lose single lines, and the stack keeps the height of the room, so that it does not become shorter when its
    /// texts grow. With `collapsesWholeRows`, a row is reduced to one line at once, and the stack shrinks with it.
    /// - Complexity: O(lines); nothing is shaped.
    func arrange(width: CGFloat, availableHeight: CGFloat) -> CaptionArrangement {
        guard !rows.isEmpty else { return CaptionArrangement() }
        let whole = CaptionArrangement(of: self, width: width, limits: [Int](repeating: lineLimit, count: rows.count))
        guard whole.height > availableHeight else { return whole }
        var limits = whole.lineCounts.map(\.most)
        var height = whole.height
        for row in rows.indices.reversed() {
            while height > availableHeight, limits[row] > 1 {
                limits[row] = metrics.collapsesWholeRows ? 1 : limits[row] - 1
                height = self.height(zip(whole.lineCounts, limits).map { $0.limited(to: $1) })
            }
        }
        var cut = CaptionArrangement(of: self, width: width, limits: limits)
        // Rows of one line can still be taller than the room, which no balloon exceeds (facts 3.6); they are clipped.
        let room = max(0, availableHeight.rounded(.down))
        cut.height = metrics.collapsesWholeRows ? min(height, room) : room
        // How many lines a row loses depends on how many it had.
        cut.conditions += whole.conditions
        return cut
    }

    /// The widths of the two texts of a row at a width of the stack; nil for a single text. Rows that lose lines keep
    /// their shares (facts 3.2.40).
    func pairWidths(of row: CaptionRow, in width: CGFloat) -> MeasuredPairWidths? {
        row.pairWidths(in: contentWidth(in: width), limit: lineLimit)
    }

    /// How the texts of a row share the width of a stack.
    /// - Parameter pair: their widths in it; nil for a single text.
    func shares(of pair: MeasuredPairWidths?, in width: CGFloat) -> CaptionRowWidths {
        CaptionRowWidths(of: pair, in: contentWidth(in: width), metrics: metrics, isRightToLeft: isRightToLeft)
    }

    /// Where the room of a text begins, in points from the left of a stack of a width.
    func x(isLeading: Bool, textWidth: CGFloat, in width: CGFloat) -> CGFloat {
        isAtLeft(isLeading: isLeading) ? leftInset : leftInset + contentWidth(in: width) - textWidth
    }

    /// Whether a text is at the left end of its row.
    func isAtLeft(isLeading: Bool) -> Bool { isLeading != isRightToLeft }

    /// The width of the rows of a stack of a width.
    func contentWidth(in width: CGFloat) -> CGFloat { max(leftInset, width - rightInset) - leftInset }

    /// The distance from the top of the stack to the first baseline of a row, if the row before it ends at a given
    /// baseline.
    func firstBaseline(of row: CaptionRow, after last: (baseline: CGFloat, descent: CGFloat)?) -> CGFloat {
        guard let last else { return max(metrics.firstBaseline * factor, row.ascent) }
        return last.baseline + max(metrics.rowPitch * factor, last.descent + row.ascent)
    }

    /// The height of the stack when its rows have these numbers of lines, in whole points.
    func height(_ lineCounts: [CaptionRow.LineCounts]) -> CGFloat {
        var last: (baseline: CGFloat, descent: CGFloat)?
        for (row, counts) in zip(rows, lineCounts) {
            last = (firstBaseline(of: row, after: last) + row.baselineSpan(counts), row.descent)
        }
        guard let last else { return 0 }
        // Rounding errors of sums must not add another point.
        return (last.baseline + max(metrics.bottomInset * factor, last.descent) - 1e-6).rounded(.up)
    }
}
