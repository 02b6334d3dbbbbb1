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
package struct Frame: Element {
    /// The name in records.
    package var id: String?
    /// Fixed lengths, in points; nil to follow the child and the limits.
    package var width, height: CGFloat?
    /// Limits, in points; a maximum may be infinite. A fixed length overrides the limits of its axis.
    package var minWidth, maxWidth, minHeight, maxHeight: CGFloat?
    /// The place of the child.
    package var alignment: Alignment
    package var child: any Element

    /// Puts a child in a frame. Lengths are in points.
    package init(
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

    package var children: [any Element] { [child] }

    package func size(
        for proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> CGSize {
        try horizontal.validate()
        try vertical.validate()
        let child = try subviews[0].size(for: offer(for: proposal, in: context))
        return size(around: child, offered: proposal, in: context)
    }

    package func measure(
        _ proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> LayoutMeasurement {
        let size = try size(for: proposal, subviews: subviews, in: context)
        let inner = try subviews[0].measure(offer(for: proposal, in: context), growingTo: size)
        let top = (size.height - inner.size.height) * alignment.vertical.fraction
        return LayoutMeasurement(size: size, firstBaseline: inner.firstBaseline.map { top + $0 }, children: [inner])
    }

    package func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        let inner = measurement.children[0]
        let frame = alignment.place(inner.size, in: bounds, direction: context.layoutDirection)
        return PlacedNode(
            id: id, kind: .frame, frame: bounds,
            attributes: [
                .init("horizontal", horizontal.description), .init("vertical", vertical.description),
                .init("alignment", alignment.description),
            ],
            children: [child.place(inner, in: frame, context: context)])
    }

    private func size(
        around child: CGSize, offered proposal: ProposedSize, in context: LayoutContext
    ) -> CGSize {
        CGSize(
            width: horizontal.length(child: child.width, offered: proposal.width, in: context),
            height: vertical.length(child: child.height, offered: proposal.height, in: context))
    }

    private func offer(for proposal: ProposedSize, in context: LayoutContext) -> ProposedSize {
        ProposedSize(
            width: horizontal.offer(for: proposal.width, in: context),
            height: vertical.offer(for: proposal.height, in: context))
    }
}
