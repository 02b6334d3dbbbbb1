import Foundation

/// The answer to a proposal: how large a view is, and where its first baseline lies (SwiftUI's word for it).
public struct ViewDimensions: Hashable, Sendable {
    /// The size in points.
    public var size: CGSize
    /// The proposed widths, in points, for which the size is the same.
    ///
    /// An upper bound of infinity includes infinity itself. For an unspecified width the range says nothing about it,
    /// and may be empty. See ``holds(forProposedWidth:)``.
    public var validWidths: Range<CGFloat>
    /// Points from the top to the first baseline; nil for an element without text.
    public var firstBaseline: CGFloat?

    /// Makes an answer. Lengths are in points.
    public init(size: CGSize, validWidths: Range<CGFloat>, firstBaseline: CGFloat? = nil) {
        self.size = size
        self.validWidths = validWidths
        self.firstBaseline = firstBaseline
    }

    /// Whether the size is known to be the same for another proposed width, in points, at the same proposed height.
    public func holds(forProposedWidth width: CGFloat) -> Bool {
        validWidths.contains(width) || (width == .infinity && validWidths.upperBound == .infinity)
    }
}
