import Foundation

/// How a row of captions shares its width between its texts (facts 3.2.23 and 3.2.24). Lengths are in points.
///
/// Each text is measured against the row's own width, with the row's line limit. A text that wraps there counts with its
/// longest line, not with its unwrapped length, so a long caption leaves a price the room that its own lines leave.
struct RowShares: Sendable {
    /// The room of each text; a lone text has the row.
    let leading, trailing: CGFloat
    /// Whether the texts stand side by side with the lines that they have in the row's own width.
    let fits: Bool
    /// The widths of the row at which the texts have the lines by which this one is shared.
    let measuredWidths: Range<Double>

    /// The row of a lone text.
    init(ofLoneTextIn width: CGFloat) {
        (leading, trailing, fits, measuredWidths) = (width, width, true, 0..<Double.infinity)
    }

    /// Shares a row.
    ///
    /// Two texts that fit keep their measured widths, and the trailing one takes what is left. Otherwise one of them gets
    /// its share of the two measured widths, but not less than a given part of the row: the leading one, so that a
    /// balloon is as large in right-to-left interfaces as elsewhere, or that on the left, as teardowns have it.
    /// - Parameter limit: the most lines of a text.
    init(
        of leadingText: CaptionText, _ trailingText: CaptionText, in width: CGFloat, limit: Int,
        metrics: TemplateMetrics, isRightToLeft: Bool
    ) {
        let gap = metrics.rowGap
        let measured = (leadingText.size(in: width, limit: limit), trailingText.size(in: width, limit: limit))
        let (leadingWidth, trailingWidth) = (CGFloat(measured.0.width), CGFloat(measured.1.width))
        measuredWidths = measured.0.validWidths.clamped(to: measured.1.validWidths)
        fits = leadingWidth + gap + trailingWidth <= width
        if fits {
            (leading, trailing) = (leadingWidth, width - leadingWidth - gap)
            return
        }
        // Texts without width in a row narrower than the gap share it equally.
        let total = leadingWidth + trailingWidth
        let share = total > 0 ? leadingWidth / total : 0.5
        if metrics.favoursLeftCaption && isRightToLeft {
            let left = width * max(1 - share, metrics.minimumLeadingShare)
            (leading, trailing) = (max(0, width - left - gap), left)
        } else {
            let part = width * max(share, metrics.minimumLeadingShare)
            (leading, trailing) = (part, max(0, width - part - gap))
        }
    }
}
