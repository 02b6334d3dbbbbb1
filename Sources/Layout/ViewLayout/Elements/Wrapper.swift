import Foundation

/// An element with the size of its only child, whose drawing it changes: clipped, with a border, translucent.
package protocol Wrapper: Element {
    var child: any Element { get }

    /// - Throws: ``LayoutError/invalidLength(element:name:value:minimum:)`` for a length that cannot be drawn.
    func validate() throws

    /// The element around its placed child.
    func place(around child: PlacedNode, in bounds: CGRect, context: LayoutContext) -> PlacedNode
}

extension Wrapper {
    package var children: [any Element] { [child] }

    package func size(
        for proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> CGSize {
        try validate()
        return try subviews[0].size(for: proposal)
    }

    package func measure(
        _ proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> LayoutMeasurement {
        try validate()
        let inner = try subviews[0].measure(proposal)
        return LayoutMeasurement(size: inner.size, firstBaseline: inner.firstBaseline, children: [inner])
    }

    package func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        place(
            around: child.place(measurement.children[0], in: bounds, context: context), in: bounds, context: context)
    }
}
