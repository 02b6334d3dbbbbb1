import Drawing
import Foundation

/// Colours that change along a line, in a rectangle that takes the size it is offered; its ideal size is that of a
/// ``Fill``.
package struct GradientFill: Element {
    /// The direction of the line.
    package enum Direction: String, Hashable, Sendable, CaseIterable {
        /// From the leading edge to the trailing one.
        case horizontal
        /// From the top to the bottom.
        case vertical
        /// From the top leading corner to the bottom trailing one.
        case diagonal
    }

    /// The name in records.
    package var id: String?
    /// The colours, evenly spaced from the start of the line to its end.
    package var colors: [ColorReference]
    /// The direction of the line.
    package var direction: Direction

    package init(_ colors: [ColorReference], direction: Direction = .vertical, id: String? = nil) {
        self.colors = colors
        self.direction = direction
        self.id = id
    }

    package func size(for proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext) -> CGSize {
        Fill(.semantic(.label)).size(for: proposal, subviews: subviews, in: context)
    }

    package func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        let isMirrored = context.layoutDirection == .rightToLeft
        let (leading, trailing) = isMirrored ? (bounds.maxX, bounds.minX) : (bounds.minX, bounds.maxX)
        let (start, end) =
            switch direction {
            case .horizontal: (CGPoint(x: leading, y: bounds.midY), CGPoint(x: trailing, y: bounds.midY))
            case .vertical: (CGPoint(x: bounds.midX, y: bounds.minY), CGPoint(x: bounds.midX, y: bounds.maxY))
            case .diagonal: (CGPoint(x: leading, y: bounds.minY), CGPoint(x: trailing, y: bounds.maxY))
            }
        let last = Double(max(1, colors.count - 1))
        let stops = colors.enumerated().map { index, color in
            LinearGradient.Stop(color.resolved(with: context.traits), at: Double(index) / last)
        }
        return PlacedNode(
            id: id, kind: .gradient, frame: bounds,
            content: .gradient(.rectangle(bounds), LinearGradient(from: start, to: end, stops: stops)),
            attributes: [.init("direction", direction.rawValue)])
    }
}
