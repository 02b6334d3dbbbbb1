import BalloonFixtures
import Drawing
import Testing

@testable import BalloonLayouts

/// What an animated sticker costs: four bytes for each pixel of each frame, frames in a second, seconds of a loop.
@Suite struct StickerCostTests {
    private func cost(_ side: Int, _ frames: Int, _ seconds: Double) -> StickerCost? {
        let pixels = [UInt8](repeating: 0, count: side * side * 4)
        return StickerCost(
            Picture(
                bitmap: Bitmap(width: side, height: side, pixels: pixels), scale: 3, frameCount: frames,
                animationDuration: seconds))
    }

    /// 618 × 618 × 4 are 1,527,696 bytes: nineteen frames have 29 MB, twenty 30.6 and more than thirty are much.
    @Test(
        arguments: [
            (618, 19, 2, []), (618, 20, 2, ["30 MB of pixels (more than 30)"]),
            (300, 83, 3.5, ["a loop of 3.5 seconds"]),
            (300, 72, 3, []), (300, 4, 3.1, ["a loop of 3.1 seconds"]), (300, 24, 1, []),
            (300, 25, 1, ["25 frames per second"]), (300, 12, 0.25, ["48 frames per second"]),
            (618, 60, 2, ["91 MB of pixels", "30 frames per second"]), (300, 4, 0, []),
        ] as [(Int, Int, Double, [String])])
    func whatIsMore(_ side: Int, _ frames: Int, _ seconds: Double, _ found: [String]) throws {
        let cost = try #require(self.cost(side, frames, seconds))
        #expect(cost.decodedBytes == side * side * 4 * frames)
        #expect(cost.framesPerSecond == (seconds > 0 ? Double(frames) / seconds : 0))
        #expect(cost.excesses.count == found.count)
        for (excess, beginning) in zip(cost.excesses, found) { #expect(excess.hasPrefix(beginning)) }
    }

    @Test func aStillPictureHasNone() { #expect(cost(300, 1, 0) == nil) }

    /// Of a browser each animated sticker is told, by the name that findings have for it.
    @Test func stickersOfABrowser() throws {
        func cell(_ frames: Int) -> StickerBrowser.Cell {
            let pixels = [UInt8](repeating: 0, count: 90 * 90 * 4)
            let art = Picture(
                bitmap: Bitmap(width: 90, height: 90, pixels: pixels), scale: 3, frameCount: frames,
                animationDuration: frames > 1 ? 2 : 0)
            return StickerBrowser.Cell(art: art, localizedDescription: "\(frames)")
        }
        let costs = try StickerBrowser(cells: [1, 4, 1, 6].map(cell)).placed(in: context()).stickerCosts
        #expect(costs.map(\.node) == ["sticker-2", "sticker-4"])
        #expect(costs.map(\.cost.framesPerSecond) == [2, 3])
    }
}
