import Foundation

/// The size that a parent offers, in points. For an unspecified dimension, the child returns its ideal length.
package struct ProposedSize: Hashable, Sendable {
    /// The offered width and height; nil when unspecified.
    package var width, height: CGFloat?

    /// Makes a proposal in points.
    package init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Offers exactly this size, in points.
    package init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// Requests the ideal size.
    package static let unspecified = ProposedSize(width: nil, height: nil)
    /// Requests the minimum size.
    package static let zero = ProposedSize(width: 0, height: 0)
}

extension ProposedSize {
    subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set {
            switch axis {
            case .horizontal: width = newValue
            case .vertical: height = newValue
            }
        }
    }

    /// The proposal reduced by insets, at least zero.
    func inset(by insets: EdgeInsets, in context: LayoutContext) -> ProposedSize {
        ProposedSize(
            width: width.map { context.larger(0, $0 - insets.horizontal) },
            height: height.map { context.larger(0, $0 - insets.vertical) })
    }
}

/// The direction along which a stack lays out its children.
package enum Axis: Hashable, Sendable {
    /// Side by side, as in ``HStack``; one below the other, as in ``VStack``.
    case horizontal, vertical

    /// The other axis.
    var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set {
            switch axis {
            case .horizontal: width = newValue
            case .vertical: height = newValue
            }
        }
    }
}

extension CGPoint {
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set {
            switch axis {
            case .horizontal: x = newValue
            case .vertical: y = newValue
            }
        }
    }
}
