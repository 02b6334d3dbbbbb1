import Foundation

/// Layout passes with one request each. For several requests about an element, make one ``LayoutSubview`` and
/// use it, so that nothing is measured twice.
extension Element {
    /// The size for a proposal, in points.
    package func size(for proposal: ProposedSize, in context: LayoutContext) throws -> CGSize {
        try LayoutSubview(self, in: context).size(for: proposal)
    }

    /// The measurement for a proposal, to pass to ``place(_:in:context:)``.
    package func measure(_ proposal: ProposedSize, in context: LayoutContext) throws -> LayoutMeasurement {
        try LayoutSubview(self, in: context).measure(proposal)
    }

    /// Places the element so that it fills the bounds, as a balloon's view fills its balloon.
    package func place(in bounds: CGRect, context: LayoutContext) throws -> PlacedNode {
        try place(LayoutSubview(self, in: context).measure(toFill: bounds.size), in: bounds, context: context)
    }
}
