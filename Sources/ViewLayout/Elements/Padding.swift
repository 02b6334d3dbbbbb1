import Foundation

/// A child with space around it.
public struct Padding: Element {
    /// The name in records.
    public var id: String?
    /// The space, in points.
    public var insets: EdgeInsets
    /// The child.
    public var child: any Element

    /// Puts space around a child. `insets` are in points.
    public init(_ child: any Element, insets: EdgeInsets, id: String? = nil) {
        self.child = child
        self.insets = insets
        self.id = id
    }

    /// The size for a proposal; see ``Element/measure(_:in:)``.
    public func measure(_ proposal: ProposedSize, in context: LayoutContext) throws -> ViewDimensions {
        try insets.validate(in: "padding")
        let inner = try child.measure(proposal.inset(by: insets), in: context)
        let size = CGSize(
            width: inner.size.width + insets.horizontal, height: inner.size.height + insets.vertical)
        let widths = proposal.width.map { width in
            inner.validWidths.preimage(
                around: max(0, width), of: { max(0, $0 - insets.horizontal) }, inverse: { $0 + insets.horizontal })
        }
        return ViewDimensions(
            size: size, validWidths: widths ?? .noWidth, firstBaseline: inner.firstBaseline.map { $0 + insets.top })
    }

    /// The placed tree; see ``Element/place(in:proposal:context:)``.
    public func place(in bounds: CGRect, proposal: ProposedSize, context: LayoutContext) throws -> PlacedNode {
        let inner = bounds.inset(by: insets, direction: context.traits.layoutDirection)
        return PlacedNode(
            id: id, kind: "padding", frame: bounds, attributes: [.init("insets", insets.description)],
            children: [try child.place(in: inner, proposal: proposal.inset(by: insets), context: context)])
    }
}
