import Foundation

/// A grey box in place of what is not drawn, with its name.
package struct Undrawn: Element {
    private let name: String
    private let size: CGSize
    private let fills: Bool

    /// Makes a box.
    /// - Parameters:
    ///   - size: the size without an offer, in points.
    ///   - fills: whether it has the size that it is offered.
    package init(name: String, size: CGSize = CGSize(width: 100, height: 44), fills: Bool = true) {
        (self.name, self.size, self.fills) = (name, size, fills)
    }

    package func size(for proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext) -> CGSize {
        guard fills else { return size }
        func length(_ offered: CGFloat?, _ own: CGFloat) -> CGFloat {
            guard let offered, offered.isFinite else { return own }
            return max(0, offered)
        }
        return CGSize(width: length(proposal.width, size.width), height: length(proposal.height, size.height))
    }

    package func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        var node = Fill(.semantic(.systemGray3)).placed(in: bounds, context: context)
        node.attributes.append(.init("undrawn", name))
        let label = Text(name, font: .textStyle(.caption2), lineLimit: 1, alignment: .center)
        // A name that does not fit would be a finding about a text that nobody wrote.
        if let placed = try? label.measure(ProposedSize(width: nil, height: nil), in: context),
            bounds.height >= placed.size.height, bounds.width >= placed.size.width
        {
            var frame = bounds
            frame.origin.y += (bounds.height - placed.size.height) / 2
            frame.size.height = placed.size.height
            node.children = [label.place(placed, in: frame, context: context)]
        }
        return node
    }
}
