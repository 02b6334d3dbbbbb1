import Foundation

/// A piece of layout: answers how large it is for a proposal, then takes its place.
///
/// Contract:
/// - `measure` MUST be a function of the element, the proposal and the context alone.
/// - The answer MUST hold on the whole of ``ViewDimensions/validWidths``: any proposed width inside (with the same
///   proposed height) gives the same size. Answering with just the proposed width's own interval is always right.
/// - `place` MUST fill exactly the bounds it is given; a parent proposes, a child answers, the parent decides.
/// - A parent MUST place a child with the proposal it measured the child with, as SwiftUI does: a stack that negotiates
///   again with its own answer can come to another result (three texts that shared 300 points need not agree on how to
///   share the 250 they took).
public protocol Element: Sendable {
    /// The size the element takes for a proposal.
    /// - Throws: ``LayoutError`` for a length that is no length, `TypesettingError` for text that cannot be set.
    func measure(_ proposal: ProposedSize, in context: LayoutContext) throws -> ViewDimensions

    /// The element at its place.
    /// - Parameters:
    ///   - bounds: the place, in points in the coordinates of the balloon.
    ///   - proposal: what the element was offered when it was measured for this place.
    func place(in bounds: CGRect, proposal: ProposedSize, context: LayoutContext) throws -> PlacedNode
}

extension Element {
    /// What the element is offered to fill a size, in points.
    ///
    /// It is the size, but no height where the height is the one that the element asks for at this width, to a pixel.
    /// A stack that is offered a height shares it out, and may cut a text for which there is room (as in SwiftUI); a
    /// view that was given what it asked for must look as it did when it was asked.
    public func proposal(toFill size: CGSize, in context: LayoutContext) throws -> ProposedSize {
        let free = ProposedSize(width: size.width, height: nil)
        let wanted = try measure(free, in: context).size.height
        return abs(wanted - size.height) < PixelGrid(context.traits).pixel ? free : ProposedSize(size)
    }

    /// The element at a place that it fills: how a balloon's view is laid out in its balloon.
    public func place(in bounds: CGRect, context: LayoutContext) throws -> PlacedNode {
        try place(in: bounds, proposal: proposal(toFill: bounds.size, in: context), context: context)
    }
}
