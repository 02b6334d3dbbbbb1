import Foundation

/// A piece of layout: answers how large it is for a proposal, then takes its place.
///
/// Contract:
/// - `measure` MUST be a function of the element, the proposal and the context alone.
/// - The answer MUST hold on the whole of `Measurement.validWidths`: any proposed width inside (with the same proposed
///   height) gives the same size. Answering with just the proposed width's own interval is always right.
/// - `place` MUST fill exactly the bounds it is given; a parent proposes, a child answers, the parent decides.
public protocol Element: Sendable {
    /// The size the element takes for a proposal.
    func measure(_ proposal: ProposedSize, in context: LayoutContext) throws -> Measurement
    /// The element at its place. `bounds` is in points in the coordinates of the balloon.
    func place(in bounds: CGRect, context: LayoutContext) throws -> PlacedNode
}

/// What a parent offers, in points. A missing dimension is unspecified: the child answers with its ideal.
public struct ProposedSize: Hashable, Sendable {
    /// The offered width and height; nil when unspecified.
    public var width, height: CGFloat?

    /// Makes a proposal in points.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Asks for the ideal size.
    public static let unspecified = ProposedSize(width: nil, height: nil)
    /// Asks for the smallest size.
    public static let zero = ProposedSize(width: 0, height: 0)
    /// Asks for the largest size.
    public static let infinity = ProposedSize(width: .infinity, height: .infinity)
}

/// The answer to a proposal.
public struct Measurement: Hashable, Sendable {
    /// The size in points.
    public var size: CGSize
    /// The proposed widths, in points, for which the size is the same.
    public var validWidths: Range<CGFloat>

    /// Makes an answer. Lengths are in points.
    public init(size: CGSize, validWidths: Range<CGFloat>) {
        self.size = size
        self.validWidths = validWidths
    }
}
