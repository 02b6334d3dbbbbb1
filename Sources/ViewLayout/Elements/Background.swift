import Foundation

/// A child with another element behind it, which is offered the child's size. The size is the child's.
public struct Background: Element {
    /// The name in records.
    public var id: String?
    /// The child, in front.
    public var child: any Element
    /// What is behind.
    public var background: any Element
    /// Where a background of another size sits.
    public var alignment: Alignment

    /// Puts an element behind a child.
    public init(
        _ child: any Element, background: any Element, alignment: Alignment = .center, id: String? = nil
    ) {
        self.child = child
        self.background = background
        self.alignment = alignment
        self.id = id
    }

    /// The size for a proposal; see ``Element/measure(_:in:)``.
    public func measure(_ proposal: ProposedSize, in context: LayoutContext) throws -> ViewDimensions {
        try child.measure(proposal, in: context)
    }

    /// The placed tree; see ``Element/place(in:proposal:context:)``.
    public func place(in bounds: CGRect, proposal: ProposedSize, context: LayoutContext) throws -> PlacedNode {
        let behind = try background.place(alignedIn: bounds, alignment: alignment, context: context)
        let front = try child.place(in: bounds, proposal: proposal, context: context)
        return PlacedNode(
            id: id, kind: "background", frame: bounds, attributes: [.init("alignment", alignment.description)],
            children: [behind, front])
    }
}

extension Element {
    /// The element in bounds that are offered to it, aligned where it does not fill them. It stands in no stack.
    func place(alignedIn bounds: CGRect, alignment: Alignment, context: LayoutContext) throws -> PlacedNode {
        let context = context.inStack(along: nil)
        let proposal = ProposedSize(bounds.size)
        let answer = try measure(proposal, in: context)
        let frame = alignment.place(answer.size, in: bounds, direction: context.traits.layoutDirection)
        return try place(in: frame, proposal: proposal, context: context)
    }
}
