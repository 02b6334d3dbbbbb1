import Foundation
import Support

/// A bar of which a share is filled from the leading edge, as `UIProgressView` draws it.
///
/// It is always 4 points tall, and as wide as offered.
package struct ProgressBar: Element {
    /// The height of `UIProgressView` on iOS 14 and later, in points.
    static let height: CGFloat = 4
    /// The width without an offer, in points: that of a `UIProgressView` made without a frame.
    static let idealWidth: CGFloat = 150

    /// The name in records.
    package var id: String?
    /// The filled share, from 0 to 1.
    package var value: Double
    /// The colour of the filled part.
    package var color: ColorReference

    /// Makes a bar. `value` is limited to 0 to 1.
    package init(_ value: Double, color: ColorReference = .semantic(.tint), id: String? = nil) {
        self.value = min(max(value, 0), 1)
        self.color = color
        self.id = id
    }

    package func size(for proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext) -> CGSize {
        CGSize(width: max(0, proposal.width ?? Self.idealWidth), height: Self.height)
    }

    package func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        let height = min(Self.height, bounds.height)
        let track = CGRect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
        var filled = track
        filled.size.width *= value
        filled = filled.mirrored(in: track, direction: context.layoutDirection)
        let bar = Fill(color, outline: .capsule, id: "bar").placed(in: filled, context: context)
        // An opaque grey track would vanish on a balloon's grey.
        let pale = Gauge.track(of: color.resolved(with: context.traits))
        var node = Fill(.literal(pale), outline: .capsule, id: "track").placed(in: track, context: context)
        node.children = value > 0 ? [bar] : []
        return PlacedNode(
            id: id, kind: .progress, frame: bounds, attributes: [.init("value", FixedDecimal.text(value))],
            clip: Fill.Outline.capsule.shape(in: track), children: [node])
    }
}
