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
    /// A guide for each child, which lines it up with the others across the stack; nil for ``crossAlignment``.
    var guides: [AlignmentGuide]? { get }
    /// How the children line up across the stack.
    var crossAlignment: CrossAlignment { get }
    /// The alignment as records print it.
    var alignmentName: String { get }
}

/// The distance of a child's guide from its leading edge or its top, by the child's size and first baseline.
package typealias AlignmentGuide = @Sendable (CGSize, CGFloat?) -> CGFloat

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
            guard self.guides == nil else { return own }
            return own.firstBaseline == nil || own.firstBaseline == grown.firstBaseline ? grown : own
        }
        let baseline = self.guides == nil ? guides.map(\.baseline) ?? firstBaseline(of: children, in: size) : nil
        return LayoutMeasurement(size: size, firstBaseline: baseline, children: children)
    }

    package func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        let (axis, cross) = (Self.axis, Self.axis.cross)
        var start = bounds.origin[axis] + (bounds.size[axis] - measurement.size[axis]) / 2
        let placed = zip(children, measurement.children).enumerated().map { index, pair in
            let (child, answer) = pair
            var origin = bounds.origin
            origin[axis] = start
            origin[cross] += crossOffset(of: answer, at: index, in: bounds.size[cross], row: measurement)
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

    // MARK: - Sizes

    private func negotiation(
        _ proposal: ProposedSize, _ subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> StackNegotiation {
        // Children overlap where gaps that are set one by one are below zero, as in SwiftUI.
        if let gaps {
            for gap in gaps { try LayoutLimits.check(abs(gap), "spacing", of: "stack") }
        } else {
            try LayoutLimits.check(spacing, "spacing", of: "stack")
        }
        var spaces: CGFloat = 0
        for index in subviews.indices.dropLast() { spaces += gap(after: index) }
        return try StackNegotiation(subviews, along: Self.axis, spaces: spaces, proposal: proposal, in: context)
    }

    /// The guides when baselines are aligned; nil when they are not. An infinite height has no place for a baseline.
    private func guides(
        of negotiation: StackNegotiation, _ subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> BaselineGuides? {
        guard isGuided, negotiation.crossLength < .infinity else { return nil }
        return try BaselineGuides(negotiation, subviews, across: Self.axis.cross, in: context, guide: guide)
    }

    private var isGuided: Bool {
        if case .firstBaseline = crossAlignment { return true }
        return guides != nil
    }

    /// The distance of a child's guide from its edge; the bottom of a child without text is on the baseline.
    private func guide(of child: LayoutMeasurement, at index: Int) -> CGFloat {
        guides?[index](child.size, child.firstBaseline) ?? child.firstBaseline ?? child.size.height
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
    private func crossOffset(
        of child: LayoutMeasurement, at index: Int, in length: CGFloat, row: LayoutMeasurement
    ) -> CGFloat {
        if guides != nil {
            let above = row.children.enumerated().map { guide(of: $0.element, at: $0.offset) }.max() ?? 0
            return (length - row.size[Self.axis.cross]) / 2 + above - guide(of: child, at: index)
        }
        switch crossAlignment {
        case .share(let share):
            return (length - child.size[Self.axis.cross]) * share
        case .firstBaseline:
            // The baseline of a child that grew is at another place; the child stays inside the row.
            let offset = (row.firstBaseline ?? row.size.height) - guide(of: child, at: index)
            return max(0, min(offset, row.size.height - child.size.height))
        }
    }
}

/// The space that the children of a stack need before and after their common guide, such as a baseline.
struct BaselineGuides {
    /// The maximum length above the guide, and below it, in points.
    let above, below: CGFloat
    /// The baseline, from the top of the row; nil when no child has one.
    let baseline: CGFloat?

    init(
        _ negotiation: StackNegotiation, _ subviews: [LayoutSubview], across axis: Axis, in context: LayoutContext,
        guide: (LayoutMeasurement, Int) -> CGFloat
    ) throws {
        let children = try zip(subviews, negotiation.shares).map { subview, share in
            share.isSpacer ? LayoutMeasurement(size: share.size) : try subview.measure(share.offer)
        }
        let guides = children.enumerated().map { guide($0.element, $0.offset) }
        above = context.largest(guides)
        below = context.largest(zip(children, guides).map { $0.size[axis] - $1 })
        baseline = children.contains { $0.firstBaseline != nil } ? above : nil
    }
}
