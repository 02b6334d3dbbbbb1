import Drawing
import Foundation
import Support

/// A shape of one colour that has the offered size; its ideal size is 10 by 10 points, as of a shape in SwiftUI.
package struct Fill: Element {
    /// The outline of a fill.
    package enum Outline: Hashable, Sendable {
        /// The whole bounds.
        case rectangle
        /// The bounds with corners of a radius in points, as iOS draws them (continuous curvature).
        case rounded(radius: CGFloat)
        /// The bounds with half circles at the shorter sides.
        case capsule
        /// The largest circle in the middle of the bounds.
        case circle
    }

    /// The width and height without an offer, in points.
    static let idealLength: CGFloat = 10

    /// The name in records.
    package var id: String?
    /// The colour.
    package var color: ColorReference
    package var outline: Outline

    package init(_ color: ColorReference, outline: Outline = .rectangle, id: String? = nil) {
        self.color = color
        self.outline = outline
        self.id = id
    }

    package func size(for proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext) -> CGSize {
        CGSize(width: max(0, proposal.width ?? Self.idealLength), height: max(0, proposal.height ?? Self.idealLength))
    }

    package func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        placed(in: bounds, context: context)
    }

    /// The shape in bounds, which it always fills.
    package func placed(in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        let color = color.resolved(with: context.traits)
        return PlacedNode(
            id: id, kind: .fill, frame: bounds, content: .fill(outline.shape(in: bounds), color),
            attributes: [.init("color", color.hexadecimal), .init("outline", outline.description)])
    }
}

extension Fill.Outline {
    func validate(in element: String) throws {
        if case .rounded(let radius) = self { try LayoutLimits.check(radius, "cornerRadius", of: element) }
    }

    /// A line inside the edge, of a given width.
    func border(in bounds: CGRect, width: CGFloat) -> Shape {
        switch shape(in: bounds) {
        case .rounded(let rect, let radius, let style): .border(rect, width: width, radius: radius, style: style)
        default: .border(bounds, width: width, radius: 0, style: .circular)
        }
    }

    func shape(in bounds: CGRect) -> Shape {
        switch self {
        case .rectangle: .rectangle(bounds)
        case .rounded(let radius): .rounded(bounds, radius: radius, style: .continuous)
        case .capsule: .rounded(bounds, radius: min(bounds.width, bounds.height) / 2, style: .circular)
        case .circle:
            .rounded(bounds.largestSquare, radius: min(bounds.width, bounds.height) / 2, style: .circular)
        }
    }
}

extension Fill.Outline: CustomStringConvertible {
    /// The value as records print it.
    package var description: String {
        switch self {
        case .rectangle: "rectangle"
        case .rounded(let radius): "rounded(\(FixedDecimal.text(radius)))"
        case .capsule: "capsule"
        case .circle: "circle"
        }
    }
}

extension CGRect {
    /// The largest square in the middle.
    var largestSquare: CGRect {
        let side = min(width, height)
        return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
    }
}
