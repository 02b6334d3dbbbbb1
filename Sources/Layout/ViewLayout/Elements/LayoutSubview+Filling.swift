import Foundation

extension LayoutSubview {
    /// The measurement for a place in a container of known size.
    ///
    /// Where no length was offered, the container's length is used, so that a fill behind a text is as tall as the
    /// text, as in SwiftUI.
    /// - Parameters:
    ///   - offer: the proposal for the element when the container's size was computed.
    ///   - size: the maximum size where nothing was offered, in points.
    package func measure(_ offer: ProposedSize, growingTo size: CGSize) throws -> LayoutMeasurement {
        try measure(self.offer(growingTo: size, insteadOf: offer))
    }

    /// The new proposal for an element that grows to the container's size. An element that does not grow keeps its
    /// proposal, because a stack that is offered a length shares it and may truncate a text that had enough room at its
    /// own height. So does an element that would exceed the size, or change in a dimension that was already decided.
    /// Lengths are compared with the grid's tolerance: padding computes `(H - 2p) + 2p` from `H`, which can be larger
    /// by a rounding error.
    private func offer(growingTo size: CGSize, insteadOf offer: ProposedSize) throws -> ProposedSize {
        guard offer.width == nil || offer.height == nil else { return offer }
        let tolerance = PixelGrid.tolerance
        let answer = try self.size(for: offer)
        var filling = offer
        if offer.width == nil, context.decided(answer.width + tolerance < size.width) { filling.width = size.width }
        if offer.height == nil, context.decided(answer.height + tolerance < size.height) {
            filling.height = size.height
        }
        guard filling != offer else { return offer }
        let grown = try self.size(for: filling)
        context.note(.side(of: grown.width - answer.width, within: tolerance))
        context.note(.side(of: grown.height - answer.height, within: tolerance))
        guard abs(grown.width - answer.width) > tolerance || abs(grown.height - answer.height) > tolerance else {
            return offer
        }
        func isAllowed(_ axis: Axis) -> Bool {
            let most = filling[axis] == offer[axis] ? answer[axis] : size[axis]
            return context.decided(answer[axis] <= grown[axis] + tolerance)
                && context.decided(grown[axis] <= most + tolerance)
        }
        return isAllowed(.horizontal) && isAllowed(.vertical) ? filling : offer
    }

    /// The proposal that makes the element fill a size, in points.
    ///
    /// It is the size, but without the height if that is the element's own height at this width, to a pixel. A stack
    /// that is offered a height shares it and may truncate a text for which there is room (as in SwiftUI), but a view
    /// with the height that it requested must look as it was measured.
    package func proposal(toFill size: CGSize) throws -> ProposedSize {
        let free = ProposedSize(width: size.width, height: nil)
        let expected = try self.size(for: free).height
        let pixel = PixelGrid(context.traits).pixel
        context.note(.side(of: expected - size.height, within: pixel))
        return abs(expected - size.height) < pixel ? free : ProposedSize(size)
    }

    /// The measurement of an element that fills its place, as a balloon's view fills its balloon.
    package func measure(toFill size: CGSize) throws -> LayoutMeasurement { try measure(proposal(toFill: size)) }
}
