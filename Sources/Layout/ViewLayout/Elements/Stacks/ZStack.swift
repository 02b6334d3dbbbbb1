import Foundation

/// Children on top of each other, the first at the back.
///
/// Each child has the stack's offer. The stack is as wide as the widest child and as tall as the tallest.
/// If no length is offered, a child that fills its offer has the stack's own length.
package struct ZStack: Element {
    /// The name in records.
    package var id: String?
    /// The place of smaller children.
    package var alignment: Alignment
    /// The children, back to front.
    package var children: [any Element]

    package init(_ children: [any Element], alignment: Alignment = .center, id: String? = nil) {
        self.children = children
        self.alignment = alignment
        self.id = id
    }

    package func contextOfChildren(in context: LayoutContext) -> LayoutContext { context.inStack(along: nil) }

    package func size(
        for proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> CGSize {
        var size = CGSize.zero
        for subview in subviews {
            let answer = try subview.size(for: proposal)
            size = CGSize(
                width: context.larger(size.width, answer.width), height: context.larger(size.height, answer.height))
        }
        return size
    }

    package func measure(
        _ proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> LayoutMeasurement {
        let size = try size(for: proposal, subviews: subviews, in: context)
        let answers = try subviews.map { try $0.measure(proposal, growingTo: size) }
        let baselines = answers.lazy.compactMap { answer in
            answer.firstBaseline.map { (size.height - answer.size.height) * alignment.vertical.fraction + $0 }
        }
        return LayoutMeasurement(size: size, firstBaseline: baselines.first, children: answers)
    }

    package func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        let placed = zip(children, measurement.children).map { child, answer in
            let frame = alignment.place(answer.size, in: bounds, direction: context.layoutDirection)
            return child.place(answer, in: frame, context: context)
        }
        return PlacedNode(
            id: id, kind: .zstack, frame: bounds, attributes: [.init("alignment", alignment.description)],
            children: placed)
    }
}
