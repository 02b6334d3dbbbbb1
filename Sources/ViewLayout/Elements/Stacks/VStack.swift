import Foundation
import Support

/// Children one below the other, from the top.
///
/// Lengths are shared as ``StackNegotiation`` tells. The width is that of the widest child; a column that is offered no
/// width gives its own to a child that takes what it is offered. In bounds that are larger than the children need, they
/// stay together in the middle of the height.
public struct VStack: Element {
    /// The name in records.
    public var id: String?
    /// How children of different widths line up.
    public var alignment: HorizontalAlignment
    /// Points between neighbours.
    public var spacing: CGFloat
    /// The children, from the top.
    public var children: [any Element]

    /// Makes a column. `spacing` is in points.
    public init(
        _ children: [any Element], alignment: HorizontalAlignment = .center, spacing: CGFloat = 0, id: String? = nil
    ) {
        self.children = children
        self.alignment = alignment
        self.spacing = spacing
        self.id = id
    }

    /// The size for a proposal; see ``Element/measure(_:in:)``.
    public func measure(_ proposal: ProposedSize, in context: LayoutContext) throws -> ViewDimensions {
        try context.negotiating(along: .vertical) { try dimensions(proposal, in: $0) }
    }

    /// The placed tree; see ``Element/place(in:proposal:context:)``.
    public func place(in bounds: CGRect, proposal: ProposedSize, context: LayoutContext) throws -> PlacedNode {
        try context.negotiating(along: .vertical) { try placed(in: bounds, proposal: proposal, context: $0) }
    }

    private func dimensions(_ proposal: ProposedSize, in context: LayoutContext) throws -> ViewDimensions {
        let result = try negotiate(proposal, in: context)
        var y: CGFloat = 0
        var baseline: CGFloat?
        for child in result.children {
            if baseline == nil, let own = child.firstBaseline { baseline = y + own }
            y += child.size.height + spacing
        }
        return ViewDimensions(
            size: CGSize(width: width(of: result.children), height: result.length),
            validWidths: result.validWidths, firstBaseline: baseline)
    }

    private func placed(in bounds: CGRect, proposal: ProposedSize, context: LayoutContext) throws -> PlacedNode {
        let result = try negotiate(proposal, in: context)
        let width = width(of: result.children)
        var y = bounds.minY + (bounds.height - result.length) / 2
        var placed: [PlacedNode] = []
        for (index, child) in result.children.enumerated() {
            let (offer, answer) = try children[index].offer(
                filling: CGSize(width: width, height: child.size.height), insteadOf: result.proposals[index],
                answer: child, in: context)
            let x = bounds.minX + (bounds.width - answer.size.width) * alignment.fraction
            let frame = CGRect(origin: CGPoint(x: x, y: y), size: answer.size)
                .mirrored(in: bounds, direction: context.traits.layoutDirection)
            placed.append(try children[index].place(in: frame, proposal: offer, context: context))
            y += child.size.height + spacing
        }
        return PlacedNode(
            id: id, kind: "vstack", frame: bounds,
            attributes: [.init("spacing", FixedDecimal.text(spacing)), .init("alignment", alignment.rawValue)],
            children: placed)
    }

    private func negotiate(_ proposal: ProposedSize, in context: LayoutContext) throws -> StackNegotiation {
        try StackNegotiation(children, along: .vertical, spacing: spacing, proposal: proposal, context: context)
    }

    private func width(of children: [ViewDimensions]) -> CGFloat { children.map(\.size.width).max() ?? 0 }
}
