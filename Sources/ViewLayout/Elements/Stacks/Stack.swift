import Foundation
import Support

/// What rows and columns have in common.
///
/// Lengths along the stack are shared as ``StackNegotiation`` tells. Across it, the stack is as large as its children
/// need to line up; where it is offered no length across, a child that takes what it is offered has the stack's own. In
/// larger bounds the children stay together in the middle of the stack's axis.
package protocol Stack: Element {
    /// The direction in which the children follow one another.
    static var axis: Axis { get }
    /// The name of the kind in records.
    static var kind: String { get }
    /// The name in records.
    var id: String? { get }
    /// Points between neighbours.
    var spacing: CGFloat { get }
    /// How the children line up across the stack.
    var crossAlignment: CrossAlignment { get }
    /// The alignment as records print it.
    var alignmentName: String { get }
}

/// How the children of a stack line up across it.
package enum CrossAlignment {
    /// Each by itself, with a share of the free space in front of it.
    case share(CGFloat)
    /// With their first baselines in line. Only in a row.
    case firstBaseline
}

extension Stack {
    package func contextOfChildren(in context: LayoutContext) -> LayoutContext { context.inStack(along: Self.axis) }

    package func size(
        for proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> CGSize {
        let negotiation = try negotiation(proposal, subviews, in: context)
        return size(of: negotiation, try guides(of: negotiation, subviews, in: context))
    }

    package func measure(
        _ proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> LayoutMeasurement {
        let negotiation = try negotiation(proposal, subviews, in: context)
        let guides = try guides(of: negotiation, subviews, in: context)
        let size = size(of: negotiation, guides)
        let children = try zip(subviews, negotiation.shares).map { subview, share in
            guard !share.isSpacer else { return LayoutMeasurement(size: share.size) }
            var room = size
            room[Self.axis] = share.size[Self.axis]
            let grown = try subview.measure(share.offer, growingTo: room)
            guard guides != nil else { return grown }
            // What stands on the common line by its text keeps its height where its text would stand elsewhere.
            let own = try subview.measure(share.offer)
            return own.firstBaseline == nil || own.firstBaseline == grown.firstBaseline ? grown : own
        }
        let baseline = guides.map(\.baseline) ?? firstBaseline(of: children, in: size)
        return LayoutMeasurement(size: size, firstBaseline: baseline, children: children)
    }

    package func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        let (axis, cross) = (Self.axis, Self.axis.cross)
        var start = bounds.origin[axis] + (bounds.size[axis] - measurement.size[axis]) / 2
        let placed = zip(children, measurement.children).map { child, answer in
            var origin = bounds.origin
            origin[axis] = start
            origin[cross] += crossOffset(of: answer, in: bounds.size[cross], row: measurement)
            start += answer.size[axis] + spacing
            let frame = CGRect(origin: origin, size: answer.size)
                .mirrored(in: bounds, direction: context.layoutDirection)
            return child.place(answer, in: frame, context: context)
        }
        return PlacedNode(
            id: id, kind: Self.kind, frame: bounds,
            attributes: [.init("spacing", FixedDecimal.text(spacing)), .init("alignment", alignmentName)],
            children: placed)
    }

    // MARK: - Sizes

    private func negotiation(
        _ proposal: ProposedSize, _ subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> StackNegotiation {
        try StackNegotiation(subviews, along: Self.axis, spacing: spacing, proposal: proposal, in: context)
    }

    /// Where baselines lie when they line up; nil when they do not. In an infinite height there is no place for one.
    private func guides(
        of negotiation: StackNegotiation, _ subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> BaselineGuides? {
        guard case .firstBaseline = crossAlignment, negotiation.crossLength < .infinity else { return nil }
        return try BaselineGuides(negotiation, subviews, in: context)
    }

    private func size(of negotiation: StackNegotiation, _ guides: BaselineGuides?) -> CGSize {
        var size = CGSize.zero
        size[Self.axis] = negotiation.length
        size[Self.axis.cross] = guides.map { $0.above + $0.below } ?? negotiation.crossLength
        return size
    }

    /// The first baseline of children that line up by shares of the free space.
    private func firstBaseline(of children: [LayoutMeasurement], in size: CGSize) -> CGFloat? {
        guard case .share(let share) = crossAlignment else { return nil }
        var start: CGFloat = 0
        for child in children {
            if let baseline = child.firstBaseline {
                return (Self.axis == .vertical ? start : (size.height - child.size.height) * share) + baseline
            }
            start += child.size[Self.axis] + spacing
        }
        return nil
    }

    /// How far from the edge of the stack, across it, a child stands.
    private func crossOffset(of child: LayoutMeasurement, in length: CGFloat, row: LayoutMeasurement) -> CGFloat {
        switch crossAlignment {
        case .share(let share):
            return (length - child.size[Self.axis.cross]) * share
        case .firstBaseline:
            // A child that grew has its baseline elsewhere, and stays within the row.
            let offset = (row.firstBaseline ?? row.size.height) - BaselineGuides.guide(of: child)
            return max(0, min(offset, row.size.height - child.size.height))
        }
    }
}
