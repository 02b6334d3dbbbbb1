import Drawing
import Foundation

/// A hairline of one pixel, as long as it is offered: vertical in a row, horizontal elsewhere.
package struct Divider: Element {
    /// The name in records.
    package var id: String?
    /// The colour.
    package var color: ColorReference

    package init(color: ColorReference = .semantic(.separator), id: String? = nil) {
        self.color = color
        self.id = id
    }

    package func size(for proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext) -> CGSize {
        let pixel = PixelGrid(context.traits).pixel
        if context.stackAxis == .horizontal {
            return CGSize(width: pixel, height: max(0, proposal.height ?? 0))
        }
        return CGSize(width: max(0, proposal.width ?? 0), height: pixel)
    }

    package func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        let color = color.resolved(with: context.traits)
        return PlacedNode(
            id: id, kind: .divider, frame: bounds, content: .fill(.rectangle(bounds), color),
            attributes: [.init("color", color.hexadecimal)])
    }
}
