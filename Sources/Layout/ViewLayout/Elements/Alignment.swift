import Foundation

/// The place of a child in a space wider than it. Leading is left in a left-to-right interface.
package enum HorizontalAlignment: String, Hashable, Sendable, CaseIterable {
    /// At the side where lines of the interface's language begin, in the middle, or at the side where they end.
    case leading, center, trailing

    /// The share of the free space before the child.
    package var fraction: CGFloat {
        switch self {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        }
    }
}

/// The place of a child in a space taller than it.
package enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
    /// At the top, in the middle, at the bottom.
    case top, center, bottom
    /// Aligned by the first baselines. The bottom of a child without text is on the baseline, as in SwiftUI.
    case firstTextBaseline

    /// The share of the free space above a child. Without siblings, a baseline has nothing to be aligned with.
    package var fraction: CGFloat {
        switch self {
        case .top, .firstTextBaseline: 0
        case .center: 0.5
        case .bottom: 1
        }
    }
}

/// The place of a child in a larger rectangle.
package struct Alignment: Hashable, Sendable {
    /// The horizontal place.
    package var horizontal: HorizontalAlignment
    /// The vertical place.
    package var vertical: VerticalAlignment

    package init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The middle.
    package static let center = Alignment(horizontal: .center, vertical: .center)
    /// The corner where reading starts.
    package static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The bottom corner on the leading side.
    package static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)

    /// The rectangle of a child of a size in `bounds`.
    package func place(_ size: CGSize, in bounds: CGRect, direction: LayoutDirection) -> CGRect {
        let origin = CGPoint(
            x: bounds.minX + (bounds.width - size.width) * horizontal.fraction,
            y: bounds.minY + (bounds.height - size.height) * vertical.fraction)
        return CGRect(origin: origin, size: size).mirrored(in: bounds, direction: direction)
    }
}

extension Alignment: CustomStringConvertible {
    /// The value as records print it.
    package var description: String { "\(horizontal.rawValue),\(vertical.rawValue)" }
}
