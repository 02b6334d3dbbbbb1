import Drawing
import Foundation

/// A hairline of one pixel: upright in a row, lying anywhere else, as long as it is offered.
public struct Divider: Element {
    /// The name in records.
    public var id: String?
    /// The colour.
    public var color: ColorReference

    /// Makes a hairline.
    public init(color: ColorReference = .semantic(.separator), id: String? = nil) {
        self.color = color
        self.id = id
    }

    /// The size for a proposal; see ``Element/measure(_:in:)``.
    public func measure(_ proposal: ProposedSize, in context: LayoutContext) throws -> ViewDimensions {
        let pixel = PixelGrid(context.traits).pixel
        if context.stackAxis == .horizontal {
            return ViewDimensions(
                size: CGSize(width: pixel, height: max(0, proposal.height ?? 0)), validWidths: .anyWidth)
        }
        return ViewDimensions(
            size: CGSize(width: max(0, proposal.width ?? 0), height: pixel), validWidths: .only(proposal.width))
    }

    /// The placed tree; see ``Element/place(in:proposal:context:)``.
    public func place(in bounds: CGRect, proposal: ProposedSize, context: LayoutContext) throws -> PlacedNode {
        let color = color.resolved(with: context.traits)
        return PlacedNode(
            id: id, kind: "divider", frame: bounds, content: .fill(.rectangle(bounds), color),
            attributes: [.init("color", color.hexadecimal)])
    }
}
