import Foundation

/// A child with space around it.
package struct Padding: Element {
    /// The name in records.
    package var id: String?
    /// The space, in points.
    package var insets: EdgeInsets
    package var child: any Element

    /// Puts space around a child. `insets` are in points.
    package init(_ child: any Element, insets: EdgeInsets, id: String? = nil) {
        self.child = child
        self.insets = insets
        self.id = id
    }

    package var children: [any Element] { [child] }

    package func size(
        for proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> CGSize {
        try insets.validate(in: "padding")
        return try subviews[0].size(for: proposal.inset(by: insets, in: context)).outset(by: insets)
    }

    package func measure(
        _ proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> LayoutMeasurement {
        try insets.validate(in: "padding")
        let inner = try subviews[0].measure(proposal.inset(by: insets, in: context))
        return LayoutMeasurement(
            size: inner.size.outset(by: insets), firstBaseline: inner.firstBaseline.map { $0 + insets.top },
            children: [inner])
    }

    package func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        let inner = bounds.inset(by: insets, direction: context.layoutDirection)
        return PlacedNode(
            id: id, kind: .padding, frame: bounds, attributes: [.init("insets", insets.description)],
            children: [child.place(measurement.children[0], in: inner, context: context)])
    }
}
