import Drawing
import Foundation
import ViewLayout

/// The rotation of a sticker that was dropped on a balloon: it looks random, but is the same on each machine.
enum StickerRotation {
    /// The rotation in degrees, clockwise. A hash of the sticker's pixels and its place on the balloon chooses one of
    /// the tenths of a degree that the metrics allow, and a direction.
    static func degrees(of sticker: Transcript.Entry.DroppedSticker, metrics: TranscriptMetrics) -> Double {
        var hash = sticker.sticker.art.stableHash
        let place = [sticker.position.x, sticker.position.y].map { (min(max($0, -1e6), 1e6) * 1000).rounded() }
        hash.mix(place.map { UInt64(bitPattern: Int64($0)) })
        let (minimum, maximum) = (metrics.minimumStickerTurn, metrics.maximumStickerTurn)
        let steps = UInt64(max(0, ((maximum - minimum) * 10).rounded(.down))) + 1
        let degrees = Double(minimum) + Double(hash.value / 2 % steps) / 10
        return hash.value % 2 == 0 ? degrees : -degrees
    }
}

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
