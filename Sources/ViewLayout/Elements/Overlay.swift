import Foundation

/// A child with another element in front of it, which is offered the child's size. The size is the child's.
public struct Overlay: Element {
    /// The name in records.
    public var id: String?
    /// The child, behind.
    public var child: any Element
    /// What is in front.
    public var overlay: any Element
    /// Where an overlay of another size sits.
    public var alignment: Alignment

    /// Puts an element in front of a child.
    public init(
        _ child: any Element, overlay: any Element, alignment: Alignment = .center, id: String? = nil
    ) {
        self.child = child
        self.overlay = overlay
        self.alignment = alignment
        self.id = id
    }

    /// The size for a proposal; see ``Element/measure(_:in:)``.
    public func measure(_ proposal: ProposedSize, in context: LayoutContext) throws -> ViewDimensions {
        try child.measure(proposal, in: context)
    }

    /// The placed tree; see ``Element/place(in:proposal:context:)``.
    public func place(in bounds: CGRect, proposal: ProposedSize, context: LayoutContext) throws -> PlacedNode {
        let behind = try child.place(in: bounds, proposal: proposal, context: context)
        let front = try overlay.place(alignedIn: bounds, alignment: alignment, context: context)
        return PlacedNode(
            id: id, kind: "overlay", frame: bounds, attributes: [.init("alignment", alignment.description)],
            children: [behind, front])
    }
}
