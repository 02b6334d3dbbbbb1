import Foundation

/// How a row of captions divides its width between its texts (facts 3.2.23 and 3.2.24). Lengths are in points.
///
/// Each text is measured against the row's whole width, with the row's line limit. A text that wraps there counts with
/// its longest line, not with its unwrapped length, so a long caption leaves a price the room that its lines do not need.
///
/// While the lines stay the same, a wider row makes no room smaller, as long as the same rule applies.
struct CaptionRowWidths: Sendable {
    /// The room of each text; a single text has the whole row.
    let leading, trailing: CGFloat
    /// Whether the texts fit side by side with the lines that they have in the row's whole width.
    let fits: Bool

    /// Shares a row.
    ///
    /// Two texts that fit keep their measured widths, and the trailing one takes what is left. Otherwise one of them gets
    /// its share of the two measured widths, but not less than a given part of the row: the leading one, so that a
    /// balloon is as large in right-to-left interfaces as elsewhere, or that on the left, as teardowns have it. With
    /// `trailingKeepsWidth` the trailing one keeps its measured width instead, and the leading one takes what is left.
    /// - Parameters:
    ///   - pair: how wide the two texts are in the row; nil for a lone text.
    ///   - width: that of the row.
    init(of pair: MeasuredPairWidths?, in width: CGFloat, metrics: TemplateMetrics, isRightToLeft: Bool) {
        guard let pair else {
            (leading, trailing, fits) = (width, width, true)
            return
        }
        let gap = metrics.rowGap
        fits = pair.leading + gap + pair.trailing <= width
        if fits {
            (leading, trailing) = (pair.leading, width - pair.leading - gap)
            return
        }
        if metrics.trailingKeepsWidth {
            trailing = min(pair.trailing, max(0, width * (1 - metrics.minimumLeadingShare) - gap))
            leading = max(0, width - trailing - gap)
            return
        }
        // Texts without width in a row narrower than the gap share it equally.
        let total = pair.leading + pair.trailing
        let share = total > 0 ? pair.leading / total : 0.5
        if metrics.favoursLeftCaption && isRightToLeft {
            let left = width * max(1 - share, metrics.minimumLeadingShare)
            (leading, trailing) = (max(0, width - left - gap), left)
        } else {
            let part = width * max(share, metrics.minimumLeadingShare)
            (leading, trailing) = (part, max(0, width - part - gap))
        }
    }
}

/// The widths of a row's two texts when each is measured against the row's whole width. The row is shared by them.
/// Lengths are in points.
struct MeasuredPairWidths: Sendable {
    /// The longest line of each text.
    let leading, trailing: CGFloat
    /// The widths of the row at which both texts have these lines.
    let rowWidths: Range<Double>

    /// Measures two texts.
    /// - Parameters:
    ///   - width: the width of the row.
    ///   - limit: the maximum number of lines of a text.
    init(of leadingText: CaptionText, _ trailingText: CaptionText, in width: CGFloat, limit: Int) {
        let sizes = (leadingText.size(in: width, limit: limit), trailingText.size(in: width, limit: limit))
        (leading, trailing) = (CGFloat(sizes.0.width), CGFloat(sizes.1.width))
        rowWidths = sizes.0.validWidths.clamped(to: sizes.1.validWidths)
    }
}
