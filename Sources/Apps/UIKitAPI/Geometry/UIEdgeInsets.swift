import Foundation

/// Space inside the edges of a rectangle, in points. Left is left in every interface; see ``NSDirectionalEdgeInsets``.
///
/// ```swift
/// let insets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
/// let content = CGRect(x: 0, y: 0, width: 280, height: 217).inset(by: insets)
/// ```
public struct UIEdgeInsets: Hashable, Sendable {
    /// The insets, in points.
    public var top, left, bottom, right: CGFloat

    /// No space.
    public static let zero = UIEdgeInsets()

    /// Makes insets in points.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

extension CGRect {
    /// The rectangle without the insets, as UIKit's method of this name. Negative insets make it larger.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom)
    }
}

/// Space inside the edges of a rectangle, in points, which follows the direction of the interface.
///
/// ```swift
/// let insets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 12)
/// let isMirrored = UITraitCollection.current.layoutDirection == .rightToLeft
/// let left = isMirrored ? insets.trailing : insets.leading
/// ```
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// The insets, in points.
    public var top, leading, bottom, trailing: CGFloat

    /// No space.
    public static let zero = NSDirectionalEdgeInsets()

    /// Makes insets in points.
    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}
