import Drawing
import Foundation
import Support
import ViewLayout

extension PlacedNode {
    /// The node as a picture in another size, as layers of iOS are scaled; nil for a mirrored one and for one that cannot be
    /// drawn.
    func scaled(x: CGFloat, y: CGFloat, about point: CGPoint, _ context: LayoutContext) -> PlacedNode? {
        let (box, scale) = (extent, Self.scale(max(1, x, y), context))
        guard x > 0, y > 0, let bitmap = bitmap(of: box, scale: scale) else { return nil }
        let place = CGRect(x: point.x + (box.minX - point.x) * x, y: point.y + (box.minY - point.y) * y, width: box.width * x, height: box.height * y)
        var facts: [LayoutRecord.Attribute] = [.init("scaled", FixedDecimal.text(x))]
        if x != y { facts.append(.init("scaledDown", FixedDecimal.text(y))) }
        return showing(bitmap, at: scale, in: place, facts)
    }

    /// The node as a picture where another node is opaque; nil for nodes that cannot be drawn.
    func masked(by mask: PlacedNode, _ context: LayoutContext) -> PlacedNode? {
        let (box, scale) = (extent, Self.scale(1, context))
        guard let bitmap = bitmap(of: box, scale: scale), let cover = mask.bitmap(of: box, scale: scale) else { return nil }
        var pixels = bitmap.pixels
        for place in pixels.indices { pixels[place] = UInt8(UInt16(pixels[place]) * UInt16(cover.pixels[place | 3]) / 255) }
        let result = Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels)
        return showing(result, at: scale, in: box, [.init("masked", "true")])
    }

    /// What the node draws in a box; nil where it cannot be drawn.
    private func bitmap(of box: CGRect, scale: Int) -> Bitmap? {
        guard box.width > 0, box.height > 0 else { return nil }
        let list = DisplayList(placed: translated(x: -box.minX, y: -box.minY), size: box.size)
        return try? Renderer().render(list, scale: scale)
    }

    /// A picture of the node. What it says and is called stays in the record.
    private func showing(_ bitmap: Bitmap, at scale: Int, in place: CGRect, _ facts: [LayoutRecord.Attribute]) -> PlacedNode {
        var kept = attributes.filter { $0.name.hasPrefix("accessibility") || $0.name == "undrawn" }
        let texts = shownTexts.joined(separator: " ")
        if !texts.isEmpty, !kept.contains(where: { $0.name == "accessibilityLabel" }) { kept.append(.init("accessibilityLabel", texts)) }
        return PlacedNode(
            id: id, kind: .drawing, frame: place, content: .picture(Picture(bitmap: bitmap, scale: Double(scale)), extent: place),
            attributes: kept + facts)
    }

    /// The pixels per point for a view that is drawn so much larger.
    private static func scale(_ factor: CGFloat, _ context: LayoutContext) -> Int {
        min(maximumScale, Int((Double(context.traits.pixelsPerPoint) * factor).rounded(.up)))
    }

    /// The most pixels per point that a renderer takes.
    private static let maximumScale = 16

    /// A box around the node and all in it.
    private var extent: CGRect { children.reduce(frame) { $0.union($1.extent) } }

    private var shownTexts: [String] {
        if case .text(let text) = content { return [text.text] }
        return children.flatMap(\.shownTexts)
    }
}
