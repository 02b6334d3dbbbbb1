import Drawing
import Foundation
import ViewLayout

/// A sticker among messages or on one of them.
enum StickerNode {
    /// The sticker with its top left at zero, in its own size or shrunk so that its longer side has `side` points.
    static func node(
        _ sticker: StickerBrowser.Cell, side: CGFloat, id: String, in context: LayoutContext
    ) throws -> PlacedNode {
        let cell = CGRect(x: 0, y: 0, width: side, height: side)
        let size = PixelGrid(context.traits).roundedOutward(
            StickerGrid.art(ofSize: sticker.art.pointSize, in: cell).size)
        var node = try ImageElement(sticker.art, contentMode: .fit, id: id)
            .place(in: CGRect(origin: .zero, size: size), context: context)
        node.attributes.append(.init("description", sticker.localizedDescription))
        return node
    }
}
