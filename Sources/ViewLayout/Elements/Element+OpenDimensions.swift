import Foundation

extension Element {
    /// What an element is offered for its place within a size that is known by now, and what it answers.
    ///
    /// Where no length was offered the size's is, so that a fill behind a text is as tall as the text, as in SwiftUI.
    /// An element that does not grow keeps its offer: a stack shares out a length that it is offered, and may cut a
    /// text that had room in its own height. So does one that would leave the size, or change in a dimension that was
    /// settled. Lengths count as equal within the grid's tolerance: what stands in a padding takes `(H - 2p) + 2p` of
    /// `H`, which can be a rounding error more.
    /// - Parameters:
    ///   - size: what the element may take where nothing was offered to it, in points.
    ///   - offer: what it was offered when it was measured.
    ///   - answer: what it answered.
    func offer(
        filling size: CGSize, insteadOf offer: ProposedSize, answer: ViewDimensions, in context: LayoutContext
    ) throws -> (offer: ProposedSize, answer: ViewDimensions) {
        let tolerance = PixelGrid.tolerance
        let axes = [Axis.horizontal, .vertical]
        var filling = offer
        for axis in axes where offer[axis] == nil && answer.size[axis] + tolerance < size[axis] {
            filling[axis] = size[axis]
        }
        guard filling != offer else { return (offer, answer) }
        let grown = try measure(filling, in: context)
        guard axes.contains(where: { abs(grown.size[$0] - answer.size[$0]) > tolerance }) else {
            return (offer, answer)
        }
        for axis in axes {
            let most = filling[axis] == offer[axis] ? answer.size[axis] : size[axis]
            guard answer.size[axis] <= grown.size[axis] + tolerance, grown.size[axis] <= most + tolerance else {
                return (offer, answer)
            }
        }
        return (filling, grown)
    }
}
