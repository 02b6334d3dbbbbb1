import Drawing
import Foundation
import Support

/// A child cut to a rectangle with rounded corners. The size is the child's.
package struct RoundedClip: Element {
    /// The name in records.
    package var id: String?
    /// The radius of the corners in points; at most half the shorter side is used.
    package var cornerRadius: CGFloat
    /// The child.
    package var child: any Element

    /// Rounds the corners of a child. `cornerRadius` is in points.
    package init(_ child: any Element, cornerRadius: CGFloat, id: String? = nil) {
        self.child = child
        self.cornerRadius = cornerRadius
        self.id = id
    }

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

    private func validate() throws { try LayoutLimits.check(cornerRadius, "cornerRadius", of: "clip") }

    package func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        PlacedNode(
            id: id, kind: "clip", frame: bounds, attributes: [.init("cornerRadius", FixedDecimal.text(cornerRadius))],
            clip: .rounded(bounds, radius: cornerRadius, style: .continuous),
            children: [child.place(measurement.children[0], in: bounds, context: context)])
    }
}
