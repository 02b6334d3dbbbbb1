import Foundation
import Support

/// Common parts of rows and columns.
///
/// ``StackNegotiation`` shares the length along the stack. Across the stack, it is as large as its aligned children.
/// If no length is offered across, a child that fills its offer has the stack's own length. In
/// larger bounds the children stay together at the centre of the stack's axis.
package protocol Stack: Element {
    /// The direction in which the children follow one another.
    static var axis: Axis { get }
    /// The name of the kind in records.
    static var kind: NodeKind { get }
    /// The name in records.
    var id: String? { get }
    /// Points between neighbours.
    var spacing: CGFloat { get }
    /// Points between each child and the next one; nil for ``spacing`` everywhere.
    var gaps: [CGFloat]? { get }
    /// How the children line up across the stack.
    var crossAlignment: CrossAlignment { get }
    /// The alignment as records print it.
    var alignmentName: String { get }
}

/// How the children of a stack are aligned across it.
package enum CrossAlignment {
    /// Each child by itself, with a share of the free space before it.
    case share(CGFloat)
    /// By their first baselines. Only in a row.
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
            // An aligned child keeps its height if its baseline would move otherwise.
            let own = try subview.measure(share.offer)
            return own.firstBaseline == nil || own.firstBaseline == grown.firstBaseline ? grown : own
        }
        let baseline = guides.map(\.baseline) ?? firstBaseline(of: children, in: size)
        return LayoutMeasurement(size: size, firstBaseline: baseline, children: children)
    }

    package func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        let (axis, cross) = (Self.axis, Self.axis.cross)
        var start = bounds.origin[axis] + (bounds.size[axis] - measurement.size[axis]) / 2
        let placed = zip(children, measurement.children).enumerated().map { index, pair in
            let (child, answer) = pair
            var origin = bounds.origin
            origin[axis] = start
            origin[cross] += crossOffset(of: answer, in: bounds.size[cross], row: measurement)
            start += answer.size[axis] + gap(after: index)
            let frame = CGRect(origin: origin, size: answer.size)
                .mirrored(in: bounds, direction: context.layoutDirection)
            return child.place(answer, in: frame, context: context)
        }
        return PlacedNode(
            id: id, kind: Self.kind, frame: bounds,
            attributes: [.init("spacing", spacingText), .init("alignment", alignmentName)],
            children: placed)
    }

    private var spacingText: String {
        gaps.map { $0.map { FixedDecimal.text($0) }.joined(separator: ",") } ?? FixedDecimal.text(spacing)
    }

    private func gap(after index: Int) -> CGFloat {
        guard let gaps else { return spacing }
        return index < gaps.count ? gaps[index] : 0
    }

    private var allGaps: [CGFloat] { (0..<max(0, children.count - 1)).map { gap(after: $0) } }

    // MARK: - Sizes

    private func negotiation(
        _ proposal: ProposedSize, _ subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> StackNegotiation {
        try StackNegotiation(subviews, along: Self.axis, gaps: allGaps, proposal: proposal, in: context)
    }

    /// The guides when baselines are aligned; nil when they are not. An infinite height has no place for a baseline.
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

    /// The first baseline of children that are aligned by shares of the free space.
    private func firstBaseline(of children: [LayoutMeasurement], in size: CGSize) -> CGFloat? {
        guard case .share(let share) = crossAlignment else { return nil }
        var start: CGFloat = 0
        for (index, child) in children.enumerated() {
            if let baseline = child.firstBaseline {
                return (Self.axis == .vertical ? start : (size.height - child.size.height) * share) + baseline
            }
            start += child.size[Self.axis] + gap(after: index)
        }
        return nil
    }

    /// The distance of a child from the edge of the stack, across it.
    private func crossOffset(of child: LayoutMeasurement, in length: CGFloat, row: LayoutMeasurement) -> CGFloat {
        switch crossAlignment {
        case .share(let share):
            return (length - child.size[Self.axis.cross]) * share
        case .firstBaseline:
            // The baseline of a child that grew is at another place; the child stays inside the row.
            let offset = (row.firstBaseline ?? row.size.height) - BaselineGuides.guide(of: child)
            return max(0, min(offset, row.size.height - child.size.height))
        }
    }
}

/// The space that the children of a row need above and below their common baseline.
struct BaselineGuides {
    /// The maximum length above the baseline, and below it, in points.
    let above, below: CGFloat
    /// The baseline, from the top of the row; nil when no child has one.
    let baseline: CGFloat?

    init(_ negotiation: StackNegotiation, _ subviews: [LayoutSubview], in context: LayoutContext) throws {
        let children = try zip(subviews, negotiation.shares).map { subview, share in
            share.isSpacer ? LayoutMeasurement(size: share.size) : try subview.measure(share.offer)
        }
        above = context.largest(children.map { Self.guide(of: $0) })
        below = context.largest(children.map { $0.size.height - Self.guide(of: $0) })
        baseline = children.contains { $0.firstBaseline != nil } ? above : nil
    }

    /// The distance from the top of a child to the baseline; the bottom of a child without text is on it.
    static func guide(of child: LayoutMeasurement) -> CGFloat { child.firstBaseline ?? child.size.height }
}
