import Foundation
import Testing

@testable import Drawing

@Suite struct CanvasGridTests {
    @Test func edgesGoToTheNearestPixelAndHalvesDown() {
        let grid = CanvasGrid(scale: 3)
        #expect(grid.edge(1.0 / 3) == 1 && grid.edge(0.16) == 0 && grid.edge(0.17) == 1)
        #expect(CanvasGrid(scale: 1).edge(0.5) == 1 && CanvasGrid(scale: 1).edge(-0.5) == 0)
        // Ten tenths added up are not one; the edge is the same.
        let sum = (0..<10).reduce(0.0) { total, _ in total + 0.05 }
        #expect(sum != 0.5 && CanvasGrid(scale: 1).edge(sum) == 1)
    }

    @Test func rectanglesThatMeetInPointsMeetInPixels() {
        for scale in 1...3 {
            let grid = CanvasGrid(scale: Double(scale))
            var top = 0.0
            var last = 0
            for height in [17.9, 1.21, 12.77, 5.0 / 3, 44.4] {
                let rect = grid.snapped(CGRect(x: 0, y: top, width: 10, height: height))
                #expect(rect.top == last)
                last = rect.bottom
                top += height
            }
        }
    }

    @Test func hairlinesKeepOnePixel() {
        for scale in 1...3 {
            let grid = CanvasGrid(scale: Double(scale))
            for step in 0..<100 {
                let top = Double(step) * 0.0731
                #expect(grid.snapped(CGRect(x: 0, y: top, width: 5, height: 1 / Double(scale))).height == 1)
                #expect(grid.snapped(CGRect(x: 0, y: top, width: 5, height: 0.01)).height == 1)
            }
            #expect(grid.snapped(CGRect(x: 1, y: 1, width: 0, height: 5)).isEmpty)
        }
    }

    @Test func theCanvasHoldsItsSizeOutward() {
        let grid = CanvasGrid(scale: 3)
        #expect(grid.outward(234.90) == 705 && grid.outward(280) == 840)
        #expect(grid.outward(93 + 1.0 / 3) == 280 && grid.outward(280.0 / 3 + 1e-9) == 280)
    }

    @Test func farCoordinatesAreHeld() {
        #expect(CanvasGrid(scale: 3).edge(1e300) == Int(CanvasGrid.farthest))
        #expect(
            CanvasGrid(scale: 3).snapped(CGRect(x: -1e200, y: -1e200, width: 2e200, height: 2e200)).width == 2
                * Int(CanvasGrid.farthest))
    }

    /// A line has the nearest number of pixels, and one at least where it has ink.
    @Test(
        arguments: [
            (0, 3, 0), (-1, 3, 0), (0.01, 1, 1), (1.0 / 3, 3, 1), (0.5, 3, 2), (1, 1, 1), (1.4, 1, 1), (1.5, 1, 2),
            (2, 3, 6),
        ] as [(Double, Double, Int)])
    func widthsOfLines(_ width: Double, _ scale: Double, _ pixels: Int) {
        #expect(CanvasGrid(scale: scale).lineWidth(width) == pixels)
    }
}
