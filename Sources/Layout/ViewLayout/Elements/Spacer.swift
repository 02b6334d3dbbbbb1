import Foundation
import Support

/// Free space. In a stack it fills the remaining length, along the stack only; elsewhere it has the offered size.
package struct Spacer: Element {
    /// The name in records.
    package var id: String?
    /// The minimum length, in points.
    package var minLength: CGFloat

    /// Makes a spacer. `minLength` is in points.
    package init(minLength: CGFloat = 0, id: String? = nil) {
        self.minLength = minLength
        self.id = id
    }

    package var spacer: Spacer? { self }

    package func size(
        for proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> CGSize {
        try validate()
        return CGSize(
            width: context.larger(minLength, proposal.width ?? minLength),
            height: context.larger(minLength, proposal.height ?? minLength))
    }

    /// - Throws: ``LayoutError/invalidLength(element:name:value:minimum:)`` for a minimum that cannot be laid out.
    func validate() throws { try LayoutLimits.check(minLength, "minLength", of: "spacer") }

    package func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        PlacedNode(
            id: id, kind: .spacer, frame: bounds, attributes: [.init("minLength", FixedDecimal.text(minLength))])
    }
}
