import Foundation
import Testing

@testable import ViewLayout

@Suite struct PixelGridTests {
    @Test(arguments: [
        (1, 10.1, 11.0), (2, 10.1, 10.5), (3, 10.1, 31.0 / 3), (3, 280.5, 842.0 / 3), (3, 10.0, 10.0), (1, 0.0, 0.0),
    ])
    func outward(_ scale: Int, _ length: CGFloat, _ expected: CGFloat) {
        #expect(PixelGrid(scale: scale).roundedOutward(length) == expected)
        #expect(PixelGrid(scale: scale).roundedOutward(length).sign == .plus)
    }

    @Test(arguments: 1...3)
    func roundedLengthsStay(_ scale: Int) {
        let grid = PixelGrid(scale: scale)
        for pixels in 0...2000 {
            let length = CGFloat(pixels) / CGFloat(scale)
            #expect(grid.roundedOutward(length) == length)
            #expect(grid.roundedToNearest(length) == length)
            #expect(grid.roundedDown(length) == length)
        }
    }

    @Test func noiseDoesNotCostAPixel() {
        let grid = PixelGrid(scale: 3)
        #expect(grid.roundedOutward(0.1 + 0.2 + 0.7) == 1)
        #expect(grid.roundedOutward(1.0.nextUp) == 1)
        #expect(grid.roundedDown(1.0.nextDown) == 1 && grid.roundedDown(0.999) == 2.0 / 3)
        #expect(grid.roundedOutward(1.000_001) > 1)
    }

    @Test func pixelAndSize() {
        #expect(PixelGrid(TraitCollection(displayScale: 2)).pixel == 0.5)
        #expect(PixelGrid(scale: 2).roundedOutward(CGSize(width: 1.2, height: 3.6)) == CGSize(width: 1.5, height: 4))
    }

    @Test(arguments: [(0, 1), (-3, 1), (1.4, 1), (2.6, 3), (4, 3), (.infinity, 3), (.nan, 3)] as [(CGFloat, Int)])
    func anyScaleIsTheNearestOfADisplay(_ scale: CGFloat, _ pixels: Int) {
        #expect(PixelGrid(TraitCollection(displayScale: scale)).scale == pixels)
    }

    /// The smallest rectangle of whole pixels around another one.
    @Test(arguments: 1...3, [CGPoint(x: 0, y: 0), CGPoint(x: 3.4, y: 7.7), CGPoint(x: -5.1, y: -0.2)])
    func rectangles(_ scale: Int, _ origin: CGPoint) {
        let grid = PixelGrid(scale: scale)
        for size in [CGSize(width: 10, height: 20), CGSize(width: 0.1, height: 33.3), CGSize(width: 7.9, height: 0.6)] {
            let rect = CGRect(origin: origin, size: size)
            let outer = grid.roundedOutward(rect)
            #expect(outer.minX <= rect.minX + 1e-6 && outer.minY <= rect.minY + 1e-6)
            #expect(outer.maxX >= rect.maxX - 1e-6 && outer.maxY >= rect.maxY - 1e-6)
            for edge in [outer.minX, outer.minY, outer.maxX, outer.maxY] {
                #expect(abs((edge * CGFloat(scale)).rounded() - edge * CGFloat(scale)) < 1e-6)
            }
            #expect(rect.minX - outer.minX < grid.pixel && rect.minY - outer.minY < grid.pixel)
            #expect(outer.maxX - rect.maxX < grid.pixel && outer.maxY - rect.maxY < grid.pixel)
        }
    }
}
