import Drawing
import Foundation
import Support
import UIKitAPI
import ViewLayout

/// A picture in its own size, or in the size that it is offered.
struct PictureElement: Element, @unchecked Sendable {
    let image: UIImage
    let isResizable: Bool
    /// The colour of a template; nil for the picture's own colours.
    let tint: Drawing.Color?

    func size(for proposal: ProposedSize, subviews: [EngineSubview], in context: LayoutContext) -> CGSize {
        guard isResizable else { return image.size }
        return CGSize(
            width: max(0, proposal.width ?? image.size.width), height: max(0, proposal.height ?? image.size.height))
    }

    func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        guard let tint else {
            return PlacedNode(
                kind: .image, frame: bounds, content: .picture(image.picture, extent: bounds),
                attributes: image.picture.facts)
        }
        let items = image.withRenderingMode(.alwaysTemplate).items(in: bounds, tint: tint, traits: context.traits)
        return PlacedNode(
            kind: .image, frame: bounds, content: .drawing(PlacedDrawing(items: items, extent: bounds)),
            attributes: image.picture.facts + [.init("tint", tint.hexadecimal)])
    }
}

/// A symbol of the system, as large as the text beside it.
struct SymbolElement: Element {
    /// The side of the square, in ems of the font, as for the symbols of scenes.
    static let side: CGFloat = 1.2

    let name: String
    let font: FontReference
    /// A size that does not follow the font.
    let pointSize: CGFloat?
    let factor: CGFloat
    let color: Drawing.Color
    let isResizable: Bool

    func size(for proposal: ProposedSize, subviews: [EngineSubview], in context: LayoutContext) -> CGSize {
        let side = (pointSize ?? CGFloat(font.resolved(with: context.traits).pointSize)) * Self.side * factor
        guard isResizable else { return CGSize(width: side, height: side) }
        return CGSize(width: max(0, proposal.width ?? side), height: max(0, proposal.height ?? side))
    }

    func measure(
        _ proposal: ProposedSize, subviews: [EngineSubview], in context: LayoutContext
    ) throws -> LayoutMeasurement {
        let size = size(for: proposal, subviews: subviews, in: context)
        let capital = font.resolved(with: context.traits).capHeight
        return LayoutMeasurement(size: size, firstBaseline: isResizable ? nil : (size.height + capital) / 2)
    }

    func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        let side = min(bounds.width, bounds.height)
        let square = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        let isMirrored =
            context.layoutDirection == .rightToLeft && (name.contains(".forward") || name.contains(".backward"))
        var outline = UIImage.symbolOutline(named: name, in: square)
        if isMirrored {
            outline = outline.map { $0.mapped { CGPoint(x: square.minX + square.maxX - $0.x, y: $0.y) } }
        }
        return PlacedNode(
            kind: .symbol, frame: bounds, content: .fill(.path(outline), color),
            attributes: [
                .init("name", name), .init("size", FixedDecimal.text(Double(side / Self.side))),
                .init("color", color.hexadecimal),
            ])
    }
}

/// A grey box in place of what is not drawn, with its name.
struct Undrawn: Element {
    let name: String
    /// The size without an offer, in points.
    var size: CGSize = CGSize(width: 100, height: 44)
    /// Whether it has the size that it is offered.
    var fills = true

    func size(for proposal: ProposedSize, subviews: [EngineSubview], in context: LayoutContext) -> CGSize {
        guard fills else { return size }
        func length(_ offered: CGFloat?, _ own: CGFloat) -> CGFloat {
            guard let offered, offered.isFinite else { return own }
            return max(0, offered)
        }
        return CGSize(width: length(proposal.width, size.width), height: length(proposal.height, size.height))
    }

    func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        var node = Fill(.semantic(.systemGray3)).placed(in: bounds, context: context)
        node.attributes.append(.init("undrawn", name))
        let label = ViewLayout.Text(name, font: .textStyle(.caption2), lineLimit: 1, alignment: .center)
        if let placed = try? label.measure(ProposedSize(bounds.size), in: context), bounds.height >= placed.size.height
        {
            var frame = bounds
            frame.origin.y += (bounds.height - placed.size.height) / 2
            frame.size.height = placed.size.height
            node.children = [label.place(placed, in: frame, context: context)]
        }
        return node
    }
}
