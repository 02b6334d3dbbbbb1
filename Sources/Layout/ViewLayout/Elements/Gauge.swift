import Drawing
import Foundation
import Support

/// A ring of which a share is filled, clockwise from its top, like SwiftUI's
/// `GaugeStyle.accessoryCircularCapacity`. A zstack can put content in its middle.
///
/// It is the largest circle that fits the offer. Its size without an offer, the thickness of its
/// line and the opacity of its track are assumed.
package struct Gauge: Element {
    /// The diameter without an offer, in points.
    static let idealSide: CGFloat = 44
    /// The thickness of the line, as a share of the diameter.
    static let thickness: CGFloat = 0.1
    /// The opacity of the unfilled part, which has the same colour.
    static let trackOpacity: CGFloat = 0.25

    /// The name in records.
    package var id: String?
    /// The filled share, from 0 to 1.
    package var value: Double
    /// The colour of the filled part.
    package var color: ColorReference

    /// Makes a gauge. `value` is limited to 0 to 1.
    package init(_ value: Double, color: ColorReference = .semantic(.tint), id: String? = nil) {
        self.value = min(max(value, 0), 1)
        self.color = color
        self.id = id
    }

    package func size(for proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext) -> CGSize {
        let side = [proposal.width, proposal.height].compactMap { $0 }.min() ?? Self.idealSide
        return CGSize(width: max(0, side), height: max(0, side))
    }

    package func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        let square = bounds.largestSquare
        let full = color.resolved(with: context.traits)
        var track = part(RingArc(share: 1), Self.track(of: full), "track", in: square)
        track.children = value > 0 ? [part(RingArc(share: value), full, "arc", in: square)] : []
        return PlacedNode(
            id: id, kind: .gauge, frame: bounds, attributes: [.init("value", FixedDecimal.text(value))],
            children: [track])
    }

    /// The colour of the unfilled part: what is below shows through it, so that it is seen on any background.
    static func track(of color: Color) -> Color {
        var pale = color
        pale.alpha = UInt8((CGFloat(color.alpha) * trackOpacity).rounded())
        return pale
    }

    /// A part of the ring as a filled shape.
    private func part(_ arc: RingArc, _ color: Color, _ id: String, in square: CGRect) -> PlacedNode {
        let outline = arc.elements(in: square, thickness: square.width * Self.thickness)
        return PlacedNode(
            id: id, kind: .fill, frame: square, content: .fill(.path(outline), color),
            attributes: [.init("color", color.hexadecimal), .init("outline", "ring")])
    }
}
