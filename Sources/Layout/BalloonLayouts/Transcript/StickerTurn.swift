import Drawing
import Foundation

/// The rotation of a sticker that was dropped on a balloon: it looks random, but is the same on each machine.
enum StickerTurn {
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
