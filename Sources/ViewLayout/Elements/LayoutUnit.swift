import Foundation

/// The grid that text lengths lie on: whole multiples of 1/65 536 point.
///
/// Advances are sums of rounded products, so two ways to the same length differ in the last bits, and a text offered
/// its own width could break anew. On this grid sums of lengths are exact in `Double`, and a text offered its own size
/// answers with the same size. The grid is a thousandth of the finest pixel, so nothing visible rounds.
enum LayoutUnit {
    static let length: CGFloat = 1 / 65_536
    /// How far a length may pass a grid line and still count as on it. Below it is rounding noise.
    private static let slack = length / 4

    /// The multiple that holds a text's length: the next one up, noise apart.
    static func ceiling(_ length: CGFloat) -> CGFloat {
        roundedUp(length - slack)
    }

    /// The width to break lines at when a width is offered: the multiple below, with the slack that ``ceiling(_:)``
    /// may have cut off. `breakingWidth(ceiling(x)) >= x`, so a text fits its own width.
    static func breakingWidth(forOffered width: CGFloat) -> CGFloat {
        width.isFinite ? roundedDown(max(0, width) + slack) + slack : width
    }

    /// The offered widths whose breaking width lies in an interval.
    static func offeredWidths(forBreaking widths: Range<CGFloat>) -> Range<CGFloat> {
        let lower = max(0, firstOffer(breakingAtLeast: widths.lowerBound))
        return lower..<max(lower, firstOffer(breakingAtLeast: widths.upperBound))
    }

    private static func firstOffer(breakingAtLeast width: CGFloat) -> CGFloat {
        width.isFinite ? roundedUp(width - slack) - slack : width
    }

    private static func roundedUp(_ length: CGFloat) -> CGFloat {
        (length / Self.length).rounded(.up) * Self.length
    }

    private static func roundedDown(_ length: CGFloat) -> CGFloat {
        (length / Self.length).rounded(.down) * Self.length
    }
}
