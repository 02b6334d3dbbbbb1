import Foundation

/// A child in a frame of a fixed or limited size, aligned where the frame is larger than the child.
///
/// Along each axis, as in SwiftUI:
/// - with a fixed length the child is offered that length and the frame has it;
/// - otherwise the offer is brought within the limits and goes to the child; with a minimum the frame is no smaller
///   than the minimum and shrinks below the child to the offer, with a maximum it is no larger than the maximum and
///   grows beyond the child to the offer; without limits it has the child's length.
///
/// `Frame(child, maxWidth: .infinity)` therefore takes the offered width. Where none is offered, a child that takes
/// what it is offered has the frame's own length.
public struct Frame: Element {
    /// The name in records.
    public var id: String?
    /// Fixed lengths, in points; nil to follow the child and the limits.
    public var width, height: CGFloat?
    /// Limits, in points; a maximum may be infinite. A fixed length makes the limits of its axis void.
    public var minWidth, maxWidth, minHeight, maxHeight: CGFloat?
    /// Where the child sits.
    public var alignment: Alignment
    /// The child.
    public var child: any Element

    /// Puts a child in a frame. Lengths are in points.
    public init(
        _ child: any Element, width: CGFloat? = nil, height: CGFloat? = nil, minWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center,
        id: String? = nil
    ) {
        self.child = child
        self.width = width
        self.height = height
        self.minWidth = minWidth
        self.maxWidth = maxWidth
        self.minHeight = minHeight
        self.maxHeight = maxHeight
        self.alignment = alignment
        self.id = id
    }

    private var horizontal: FrameLength {
        FrameLength(name: "width", fixed: width, minimum: minWidth, maximum: maxWidth)
    }
    private var vertical: FrameLength {
        FrameLength(name: "height", fixed: height, minimum: minHeight, maximum: maxHeight)
    }

    /// The size for a proposal; see ``Element/measure(_:in:)``.
    public func measure(_ proposal: ProposedSize, in context: LayoutContext) throws -> ViewDimensions {
        try horizontal.validate()
        try vertical.validate()
        let inner = try child.measure(offer(for: proposal), in: context)
        let size = size(around: inner.size, offered: proposal)
        let top = (size.height - inner.size.height) * alignment.vertical.fraction
        return ViewDimensions(
            size: size,
            validWidths: horizontal.validWidths(
                offered: proposal.width, childWidth: inner.size.width, childValidWidths: inner.validWidths),
            firstBaseline: inner.firstBaseline.map { top + $0 })
    }

    /// The placed tree; see ``Element/place(in:proposal:context:)``.
    public func place(in bounds: CGRect, proposal: ProposedSize, context: LayoutContext) throws -> PlacedNode {
        let answer = try child.measure(offer(for: proposal), in: context)
        let (offer, inner) = try child.offer(
            filling: size(around: answer.size, offered: proposal), insteadOf: offer(for: proposal), answer: answer,
            in: context)
        let frame = alignment.place(inner.size, in: bounds, direction: context.traits.layoutDirection)
        return PlacedNode(
            id: id, kind: "frame", frame: bounds,
            attributes: [
                .init("horizontal", horizontal.description), .init("vertical", vertical.description),
                .init("alignment", alignment.description),
            ],
            children: [try child.place(in: frame, proposal: offer, context: context)])
    }

    private func size(around child: CGSize, offered proposal: ProposedSize) -> CGSize {
        CGSize(
            width: horizontal.length(child: child.width, offered: proposal.width),
            height: vertical.length(child: child.height, offered: proposal.height))
    }

    private func offer(for proposal: ProposedSize) -> ProposedSize {
        ProposedSize(width: horizontal.offer(for: proposal.width), height: vertical.offer(for: proposal.height))
    }
}
