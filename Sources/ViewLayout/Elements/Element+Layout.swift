import Foundation

/// Layout passes of one question each. Who has several questions about an element makes a ``LayoutSubview`` of it and
/// asks that, so that nothing is measured twice.
extension Element {
    /// The size for a proposal, in points.
    package func size(for proposal: ProposedSize, in context: LayoutContext) throws -> CGSize {
        try LayoutSubview(self, in: context).size(for: proposal)
    }

    /// The measurement for a proposal, to be handed to ``place(_:in:context:)``.
    package func measure(_ proposal: ProposedSize, in context: LayoutContext) throws -> LayoutMeasurement {
        try LayoutSubview(self, in: context).measure(proposal)
    }

    /// The element at a place that it fills: how a balloon's view is laid out in its balloon.
    package func place(in bounds: CGRect, context: LayoutContext) throws -> PlacedNode {
        try place(LayoutSubview(self, in: context).measure(toFill: bounds.size), in: bounds, context: context)
    }
}
