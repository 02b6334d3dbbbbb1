import Foundation
import Support

/// Space inside the edges of a rectangle, in points. Leading is left in a left-to-right interface.
package struct EdgeInsets: Hashable, Sendable {
    /// The insets, in points.
    package var top, leading, bottom, trailing: CGFloat

    /// Makes insets in points.
    package init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// The same inset on all four edges, in points.
    package init(_ all: CGFloat) {
        self.init(top: all, leading: all, bottom: all, trailing: all)
    }

    /// Leading and trailing together, in points.
    package var horizontal: CGFloat { leading + trailing }
    /// Top and bottom together, in points.
    package var vertical: CGFloat { top + bottom }

    /// - Throws: ``LayoutError/invalidLength(element:name:value:minimum:)`` for an inset that cannot be laid out.
    func validate(in element: String) throws {
        try LayoutLimits.check(top, "top", of: element)
        try LayoutLimits.check(leading, "leading", of: element)
        try LayoutLimits.check(bottom, "bottom", of: element)
        try LayoutLimits.check(trailing, "trailing", of: element)
    }
}

extension CGSize {
    /// The size with the insets around it.
    func outset(by insets: EdgeInsets) -> CGSize {
        CGSize(width: width + insets.horizontal, height: height + insets.vertical)
    }
}

extension CGRect {
    /// The rectangle without the insets, with its leading edge according to the direction. Sizes are at least zero.
    func inset(by insets: EdgeInsets, direction: LayoutDirection) -> CGRect {
        let left = direction == .leftToRight ? insets.leading : insets.trailing
        return CGRect(
            x: minX + left, y: minY + insets.top, width: max(0, width - insets.horizontal),
            height: max(0, height - insets.vertical))
    }

    /// The rectangle on the other side of `bounds` in a right-to-left interface; unchanged in a left-to-right one.
    func mirrored(in bounds: CGRect, direction: LayoutDirection) -> CGRect {
        guard direction == .rightToLeft else { return self }
        return CGRect(x: bounds.maxX - (maxX - bounds.minX), y: minY, width: width, height: height)
    }
}

extension EdgeInsets: CustomStringConvertible {
    /// Top, leading, bottom, trailing with three decimals.
    package var description: String {
        [top, leading, bottom, trailing].map { FixedDecimal.text($0) }.joined(separator: ",")
    }
}
