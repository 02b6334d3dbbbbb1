import Drawing
import Foundation
import Support

/// A shape of one colour that takes the size it is offered; its ideal size is 10 by 10 points, as of a shape in
/// SwiftUI.
public struct Fill: Element {
    /// The outline of a fill.
    public enum Outline: Hashable, Sendable {
        /// The whole bounds.
        case rectangle
        /// The bounds with corners of a radius in points, as iOS draws them (continuous curvature).
        case rounded(radius: CGFloat)
        /// The bounds with half circles at the shorter sides.
        case capsule
    }

    /// Width and height without an offer, in points.
    static let idealLength: CGFloat = 10

    /// The name in records.
    public var id: String?
    /// The colour.
    public var color: ColorReference
    /// The outline.
    public var outline: Outline

    /// Makes a filled shape.
    public init(_ color: ColorReference, outline: Outline = .rectangle, id: String? = nil) {
        self.color = color
        self.outline = outline
        self.id = id
    }

    /// The size for a proposal; see ``Element/measure(_:in:)``.
    public func measure(_ proposal: ProposedSize, in context: LayoutContext) throws -> ViewDimensions {
        ViewDimensions(
            size: CGSize(
                width: max(0, proposal.width ?? Self.idealLength), height: max(0, proposal.height ?? Self.idealLength)),
            validWidths: .only(proposal.width))
    }

    /// The placed tree; see ``Element/place(in:proposal:context:)``.
    public func place(in bounds: CGRect, proposal: ProposedSize, context: LayoutContext) throws -> PlacedNode {
        let color = color.resolved(with: context.traits)
        return PlacedNode(
            id: id, kind: "fill", frame: bounds, content: .fill(outline.shape(in: bounds), color),
            attributes: [.init("color", color.hexadecimal), .init("outline", outline.description)])
    }
}

extension Fill.Outline {
    func shape(in bounds: CGRect) -> Shape {
        switch self {
        case .rectangle: .rectangle(bounds)
        case .rounded(let radius): .rounded(bounds, radius: radius, style: .continuous)
        case .capsule: .rounded(bounds, radius: min(bounds.width, bounds.height) / 2, style: .circular)
        }
    }
}

extension Fill.Outline: CustomStringConvertible {
    /// The value as records print it.
    public var description: String {
        switch self {
        case .rectangle: "rectangle"
        case .rounded(let radius): "rounded(\(FixedDecimal.text(radius)))"
        case .capsule: "capsule"
        }
    }
}
