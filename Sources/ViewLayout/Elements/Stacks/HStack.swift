import Foundation
import Support

/// Children side by side, from the leading edge; mirrored in a right-to-left interface.
///
/// Lengths are shared as ``StackNegotiation`` tells. The height is what the children need when their alignment lines
/// are brought together; a row that is offered no height gives its own to a child that takes what it is offered. In
/// bounds that are larger than that, the children stay together in the middle (baselines: at the top).
public struct HStack: Element {
    /// The name in records.
    public var id: String?
    /// How children of different heights line up.
    public var alignment: VerticalAlignment
    /// Points between neighbours.
    public var spacing: CGFloat
    /// The children, from the leading edge.
    public var children: [any Element]

    /// Makes a row. `spacing` is in points.
    public init(
        _ children: [any Element], alignment: VerticalAlignment = .center, spacing: CGFloat = 0, id: String? = nil
    ) {
        self.children = children
        self.alignment = alignment
        self.spacing = spacing
        self.id = id
    }

    /// The size for a proposal; see ``Element/measure(_:in:)``.
    public func measure(_ proposal: ProposedSize, in context: LayoutContext) throws -> ViewDimensions {
        try context.negotiating(along: .horizontal) { try dimensions(proposal, in: $0) }
    }

    /// The placed tree; see ``Element/place(in:proposal:context:)``.
    public func place(in bounds: CGRect, proposal: ProposedSize, context: LayoutContext) throws -> PlacedNode {
        try context.negotiating(along: .horizontal) { try placed(in: bounds, proposal: proposal, context: $0) }
    }

    private func dimensions(_ proposal: ProposedSize, in context: LayoutContext) throws -> ViewDimensions {
        let result = try negotiate(proposal, in: context)
        let above = heightAboveGuide(result.children)
        let baselines = result.children.compactMap { child in
            child.firstBaseline.map { above - alignment.guide(of: child) + $0 }
        }
        return ViewDimensions(
            size: CGSize(width: result.length, height: above + heightBelowGuide(result.children)),
            validWidths: result.validWidths, firstBaseline: baselines.first)
    }

    private func placed(in bounds: CGRect, proposal: ProposedSize, context: LayoutContext) throws -> PlacedNode {
        let result = try negotiate(proposal, in: context)
        let above = heightAboveGuide(result.children)
        let height = above + heightBelowGuide(result.children)
        let top = bounds.minY + (bounds.height - height) * alignment.fraction
        var x = bounds.minX + (bounds.width - result.length) / 2
        var placed: [PlacedNode] = []
        for (index, child) in result.children.enumerated() {
            let (offer, answer) = try children[index].offer(
                filling: CGSize(width: child.size.width, height: height), insteadOf: result.proposals[index],
                answer: child, in: context)
            // A child that grew has another guide, and stays within the row.
            let y = max(0, min(above - alignment.guide(of: answer), height - answer.size.height))
            let frame = CGRect(origin: CGPoint(x: x, y: top + y), size: answer.size)
                .mirrored(in: bounds, direction: context.traits.layoutDirection)
            placed.append(try children[index].place(in: frame, proposal: offer, context: context))
            x += child.size.width + spacing
        }
        return PlacedNode(
            id: id, kind: "hstack", frame: bounds,
            attributes: [.init("spacing", FixedDecimal.text(spacing)), .init("alignment", alignment.rawValue)],
            children: placed)
    }

    private func negotiate(_ proposal: ProposedSize, in context: LayoutContext) throws -> StackNegotiation {
        try StackNegotiation(children, along: .horizontal, spacing: spacing, proposal: proposal, context: context)
    }

    private func heightAboveGuide(_ children: [ViewDimensions]) -> CGFloat {
        children.map { alignment.guide(of: $0) }.max() ?? 0
    }

    private func heightBelowGuide(_ children: [ViewDimensions]) -> CGFloat {
        children.map { $0.size.height - alignment.guide(of: $0) }.max() ?? 0
    }
}
