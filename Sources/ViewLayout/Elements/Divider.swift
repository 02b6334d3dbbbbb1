import Drawing
import Foundation

/// A hairline across the width it is offered, one pixel high: what separates rows on iOS.
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
        ViewDimensions(
            size: CGSize(width: max(0, proposal.width ?? 0), height: PixelGrid(context.traits).pixel),
            validWidths: .only(proposal.width))
    }

    /// The placed tree; see ``Element/place(in:proposal:context:)``.
    public func place(in bounds: CGRect, proposal: ProposedSize, context: LayoutContext) throws -> PlacedNode {
        let color = color.resolved(with: context.traits)
        return PlacedNode(
            id: id, kind: "divider", frame: bounds, content: .fill(.rectangle(bounds), color),
            attributes: [.init("color", color.hexadecimal)])
    }
}
