import Drawing
import Foundation
import Support
import ViewLayout

/// A picture in its own size, or in the size that it is offered.
package struct PictureElement: Element, @unchecked Sendable {
    private let image: UIImage
    private let isResizable: Bool
    /// The colour of a template; nil for the picture's own colours.
    private let tint: Drawing.Color?
    /// Whether a large place is filled with the picture again and again.
    private let isTiled: Bool

    package init(_ image: UIImage, isResizable: Bool, isTiled: Bool = false, tint: Drawing.Color?) {
        (self.image, self.isResizable, self.isTiled, self.tint) = (image, isResizable, isTiled, tint)
    }

    package func size(for proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext) -> CGSize {
        guard isResizable else { return image.size }
        return CGSize(
            width: max(0, proposal.width ?? image.size.width), height: max(0, proposal.height ?? image.size.height))
    }

    package func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        guard let tint else {
            if isTiled, let tiles = tiles(in: bounds) {
                var node = PlacedNode(
                    kind: .image, frame: bounds, content: .drawing(PlacedDrawing(items: tiles, extent: bounds)),
                    attributes: image.picture.facts + [.init("tiled", "true")])
                node.clip = .rectangle(bounds)
                return node
            }
            return PlacedNode(
                kind: .image, frame: bounds, content: .picture(image.picture, extent: bounds),
                attributes: image.picture.facts)
        }
        let items = image.withRenderingMode(.alwaysTemplate).items(in: bounds, tint: tint, traits: context.traits)
        return PlacedNode(
            kind: .image, frame: bounds, content: .drawing(PlacedDrawing(items: items, extent: bounds)),
            attributes: image.picture.facts + [.init("tint", tint.hexadecimal)])
    }

    /// The pictures beside and below one another; nil where there are too many.
    private func tiles(in bounds: CGRect) -> [DisplayItem]? {
        let size = image.size
        guard size.width > 0, size.height > 0,
            bounds.width / size.width * bounds.height / size.height < Self.maximumTiles
        else { return nil }
        return stride(from: bounds.minY, to: bounds.maxY, by: size.height).flatMap { y in
            stride(from: bounds.minX, to: bounds.maxX, by: size.width).map { x in
                .picture(image.picture, in: CGRect(origin: CGPoint(x: x, y: y), size: size))
            }
        }
    }

    /// Smaller ones can hardly be told apart.
    private static let maximumTiles: CGFloat = 10_000
}

/// A symbol of the system, as large as the text beside it.
package struct SymbolElement: Element {
    /// The side of the square, in ems of the font, as for the symbols of scenes.
    package static let side: CGFloat = 1.2

    private let name: String
    private let font: FontReference
    /// A size that does not follow the font.
    private let pointSize: CGFloat?
    private let factor: CGFloat
    private let color: Drawing.Color
    private let isResizable: Bool

    package init(
        _ name: String, font: FontReference, pointSize: CGFloat?, factor: CGFloat, color: Drawing.Color,
        isResizable: Bool
    ) {
        (self.name, self.font, self.pointSize) = (name, font, pointSize)
        (self.factor, self.color, self.isResizable) = (factor, color, isResizable)
    }

    package func size(for proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext) -> CGSize {
        let side = (pointSize ?? CGFloat(font.resolved(with: context.traits).pointSize)) * Self.side * factor
        guard isResizable else { return CGSize(width: side, height: side) }
        return CGSize(width: max(0, proposal.width ?? side), height: max(0, proposal.height ?? side))
    }

    package func measure(
        _ proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> LayoutMeasurement {
        let size = size(for: proposal, subviews: subviews, in: context)
        let capital = font.resolved(with: context.traits).capHeight
        return LayoutMeasurement(size: size, firstBaseline: isResizable ? nil : (size.height + capital) / 2)
    }

    package func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
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
            ] + SymbolImage(systemName: name, pointSize: side).remarks)
    }
}
