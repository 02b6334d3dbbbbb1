import BalloonFixtures
import Drawing
import Foundation
import TestSupport
import Testing

@testable import BalloonLayouts

/// Words that are drawn in a picture, and landscapes that have as many edges as words.
struct DrawnWordsTests {
    /// The lowest 60 points and the lowest 120 points of a picture, where titles of usual and of large text stand.
    private static let heights: [CGFloat] = [60, 120]

    private func hasWords(_ picture: Picture) -> Bool {
        let height = 280 * CGFloat(picture.bitmap.height) / CGFloat(picture.bitmap.width)
        let extent = CGRect(x: 0, y: 0, width: 280, height: height)
        let sampler = PictureSampler(bitmap: picture.bitmap, extent: extent, background: .white)
        return Self.heights.contains {
            DrawnWords.areLikely(in: CGRect(x: 6, y: height - $0, width: 268, height: $0), of: sampler)
        }
    }

    /// By edges alone, of 20 pictures each 7 of conifers, 12 of reeds, 7 of towns and 12 of villages were taken for words. A
    /// few houses with windows beside each other still are. A usual run draws every third picture.
    @Test(
        "Landscapes are taken for words in few pictures",
        arguments: [
            (Landscape.Kind.conifers, 2), (.reeds, 1), (.town, 3), (.pebbles, 1), (.village, 7), (.ripples, 0),
            (.stripes, 0), (.ridges, 0),
        ])
    func landscapes(kind: Landscape.Kind, most: Int) {
        let step = OracleDepth.stride(3)
        let count = stride(from: 0, to: 20, by: step).count { hasWords(Landscape(kind, seed: UInt64($0)).picture) }
        #expect(count <= (most + step - 1) / step, "\(kind): \(count) of \(20 / step)")
    }

    @Test(
        "Words at the left, in the middle, across the picture and large ones are found",
        arguments: [
            ("Dinner at the pier", 13.0), ("Table for four at 19:30, bring a friend", 12), ("SUMMER SALE", 28),
            ("OPEN AIR", 34), ("Квартира у моря", 17), ("夏祭りのお知らせ", 22),
        ])
    func words(text: String, size: Double) throws {
        #expect(hasWords(try PaintedPicture.words(text, size: size, y: 150)))
    }
}
