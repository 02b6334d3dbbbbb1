import Foundation

extension LayoutSubview {
    /// The measurement for a place in a container whose size is known by now.
    ///
    /// Where no length was offered the container's is, so that a fill behind a text is as tall as the text, as in
    /// SwiftUI.
    /// - Parameters:
    ///   - offer: what the element was offered while the container worked out its size.
    ///   - size: what the element may take where nothing was offered to it, in points.
    func measure(_ offer: ProposedSize, growingTo size: CGSize) throws -> LayoutMeasurement {
        try measure(self.offer(growingTo: size, insteadOf: offer))
    }

    /// An element that does not grow keeps its offer: a stack shares out a length that it is offered, and may cut a
    /// text that had room in its own height. So does one that would leave the size, or change in a dimension that was
    /// settled. Lengths count as equal within the grid's tolerance: what stands in a padding takes `(H - 2p) + 2p` of
    /// `H`, which can be a rounding error more.
    private func offer(growingTo size: CGSize, insteadOf offer: ProposedSize) throws -> ProposedSize {
        guard offer.width == nil || offer.height == nil else { return offer }
        let tolerance = PixelGrid.tolerance
        let axes = [Axis.horizontal, .vertical]
        let answer = try self.size(for: offer)
        var filling = offer
        for axis in axes where offer[axis] == nil && context.decided(answer[axis] + tolerance < size[axis]) {
            filling[axis] = size[axis]
        }
        guard filling != offer else { return offer }
        let grown = try self.size(for: filling)
        for axis in axes { context.note(.side(of: grown[axis] - answer[axis], within: tolerance)) }
        guard axes.contains(where: { abs(grown[$0] - answer[$0]) > tolerance }) else { return offer }
        let isAllowed = axes.allSatisfy { axis in
            let most = filling[axis] == offer[axis] ? answer[axis] : size[axis]
            return context.decided(answer[axis] <= grown[axis] + tolerance)
                && context.decided(grown[axis] <= most + tolerance)
        }
        return isAllowed ? filling : offer
    }

    /// What the element is offered to fill a size, in points.
    ///
    /// It is the size, but no height where the height is the one that the element asks for at this width, to a pixel.
    /// A stack that is offered a height shares it out, and may cut a text for which there is room (as in SwiftUI); a
    /// view that was given what it asked for must look as it did when it was asked.
    package func proposal(toFill size: CGSize) throws -> ProposedSize {
        let free = ProposedSize(width: size.width, height: nil)
        let wanted = try self.size(for: free).height
        let pixel = PixelGrid(context.traits).pixel
        context.note(.side(of: wanted - size.height, within: pixel))
        return abs(wanted - size.height) < pixel ? free : ProposedSize(size)
    }

    /// The measurement for a place that the element fills: how a balloon's view is laid out in its balloon.
    package func measure(toFill size: CGSize) throws -> LayoutMeasurement { try measure(proposal(toFill: size)) }
}
