import Foundation

/// The widths of a row's two texts when each is measured against the row's whole width. The row is shared by them.
/// Lengths are in points.
struct PairWidths: Sendable {
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
