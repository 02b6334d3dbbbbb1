import Drawing
import Foundation
import ViewLayout

/// What an animated sticker costs a phone that shows it: pixels × frames, how often they change, and for how long
/// ("WWDC 2017, session 234", facts 1.9.13).
package struct StickerCost: Sendable, Equatable {
    /// How many frames it has.
    package let frameCount: Int
    /// How long one loop is, in seconds; 0 where the file does not say it.
    package let seconds: Double
    /// The bytes of all frames, decoded: four for each pixel.
    package let decodedBytes: Int

    /// The cost of art; nil for a still picture.
    package init?(_ art: Picture) {
        guard art.frameCount > 1 else { return nil }
        frameCount = art.frameCount
        seconds = art.animationDuration
        decodedBytes = art.width * art.height * 4 * art.frameCount
    }

    /// The frames per second; 0 where the file does not say how long they are shown.
    package var framesPerSecond: Double { seconds > 0 ? Double(frameCount) / seconds : 0 }

    /// What is more than it should be, in words; empty for a cheap sticker. The talk names no numbers: these are chosen.
    var excesses: [String] {
        var excesses: [String] = []
        if decodedBytes > Self.manyBytes {
            excesses.append("\(decodedBytes / 1_000_000) MB of pixels (more than \(Self.manyBytes / 1_000_000))")
        }
        if framesPerSecond > Self.highRate + 0.01 {
            excesses.append(
                "\(MetricValue.tenths(framesPerSecond)) frames per second (more than \(MetricValue.number(Self.highRate)))"
            )
        }
        if seconds > Self.longLoop {
            excesses.append(
                "a loop of \(MetricValue.tenths(seconds)) seconds (more than \(MetricValue.number(Self.longLoop)))")
        }
        return excesses
    }

    /// Chosen: a large sticker of twenty frames has 31 MB.
    package static let manyBytes = 30_000_000
    /// Chosen: the rate of films.
    package static let highRate = 24.0
    /// Chosen: a loop that is seen at a glance, in seconds.
    package static let longLoop = 3.0
}

extension PlacedBalloon {
    /// The animated stickers of a browser or a conversation, by their names in findings, in drawing order.
    package var stickerCosts: [(node: String, cost: StickerCost)] {
        func costs(_ node: PlacedNode) -> [(node: String, cost: StickerCost)] {
            var found: [(node: String, cost: StickerCost)] = []
            if case .picture(let art, _) = node.content, let cost = StickerCost(art) {
                found.append((node.name, cost))
            }
            return found + node.children.flatMap(costs)
        }
        return costs(namedRoot)
    }
}
