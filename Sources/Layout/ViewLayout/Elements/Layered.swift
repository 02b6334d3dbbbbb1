import Foundation

/// A child with another one behind or in front of it, which is offered its size and changes nothing about it.
package struct Layered: Element {
    private let child, other: any Element
    private let isBehind: Bool
    private let alignment: Alignment

    /// Puts another element behind a child, or in front of it.
    package init(_ child: any Element, _ other: any Element, isBehind: Bool, alignment: Alignment = .center) {
        (self.child, self.other, self.isBehind, self.alignment) = (child, other, isBehind, alignment)
    }

    package var children: [any Element] { [child, other] }
    package var layoutPriority: Double { child.layoutPriority }

    package func size(
        for proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> CGSize { try subviews[0].size(for: proposal) }

    package func measure(
        _ proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> LayoutMeasurement {
        let inner = try subviews[0].measure(proposal)
        let second = try subviews[1].measure(ProposedSize(inner.size))
        return LayoutMeasurement(size: inner.size, firstBaseline: inner.firstBaseline, children: [inner, second])
    }

    package func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        let first = child.place(measurement.children[0], in: bounds, context: context)
        let second = other.place(
            measurement.children[1],
            in: alignment.place(measurement.children[1].size, in: bounds, direction: context.layoutDirection),
            context: context)
        return PlacedNode(
            kind: .zstack, frame: bounds, attributes: [.init("alignment", alignment.description)],
            children: isBehind ? [second, first] : [first, second])
    }
}
