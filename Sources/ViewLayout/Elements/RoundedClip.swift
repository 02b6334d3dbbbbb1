import Drawing
import Foundation
import Support

/// A child cut to a rectangle with rounded corners. The size is the child's.
public struct RoundedClip: Element {
    /// The name in records.
    public var id: String?
    /// The radius of the corners in points; at most half the shorter side is used.
    public var cornerRadius: CGFloat
    /// The child.
    public var child: any Element

    /// Rounds the corners of a child. `cornerRadius` is in points.
    public init(_ child: any Element, cornerRadius: CGFloat, id: String? = nil) {
        self.child = child
        self.cornerRadius = cornerRadius
        self.id = id
    }

    /// The size for a proposal; see ``Element/measure(_:in:)``.
    public func measure(_ proposal: ProposedSize, in context: LayoutContext) throws -> ViewDimensions {
        try LayoutLimits.check(cornerRadius, "cornerRadius", of: "clip")
        return try child.measure(proposal, in: context)
    }

    /// The placed tree; see ``Element/place(in:proposal:context:)``.
    public func place(in bounds: CGRect, proposal: ProposedSize, context: LayoutContext) throws -> PlacedNode {
        PlacedNode(
            id: id, kind: "clip", frame: bounds, attributes: [.init("cornerRadius", FixedDecimal.text(cornerRadius))],
            clip: .rounded(bounds, radius: cornerRadius, style: .continuous),
            children: [try child.place(in: bounds, proposal: proposal, context: context)])
    }
}
