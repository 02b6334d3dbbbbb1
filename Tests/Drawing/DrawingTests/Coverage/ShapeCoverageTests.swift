import Foundation
import Testing

@testable import Drawing

@Suite struct ShapeCoverageTests {
    private let limits = PixelRect(left: 0, top: 0, right: 300, bottom: 300)

    /// A box and masks laid together are the coverage of the whole outline at once.
    @Test(arguments: [(1.0, 18.0), (3, 18), (2, 200), (1, 0), (1, 0.4), (3, 11)], [CornerStyle.circular, .continuous])
    func thePartsMakeTheWhole(size: (scale: Double, radius: Double), style: CornerStyle) throws {
        let grid = CanvasGrid(scale: size.scale)
        let rasterizer = try Rasterizer()
        for rect in [(3.0, 5.0, 61.0, 50.0), (-20, -10, 90, 40), (1, 1, 20, 1), (2, 2, 9.3, 70.7), (90, 90, 80, 80)] {
            let shape = Shape.rounded(
                CGRect(x: rect.0, y: rect.1, width: rect.2, height: rect.3), radius: size.radius, style: style)
            let parts = try ShapeCoverage(shape, grid: grid, rasterizer: rasterizer, within: limits)
            let whole = try rasterizer.mask(of: shape.outline(on: grid), within: limits)
            var pixels = [UInt8](repeating: 0, count: limits.width * limits.height)
            for full in parts.full {
                for y in full.top..<full.bottom {
                    for x in full.left..<full.right { pixels[y * limits.width + x] += 255 }
                }
            }
            for mask in parts.masks { add(mask, to: &pixels) }
            var expected = [UInt8](repeating: 0, count: pixels.count)
            if let whole { add(whole, to: &expected) }
            #expect(pixels == expected)
        }
    }

    @Test func onlyTheCornersOfABalloonAreRasterised() throws {
        let shape = Shape.rounded(CGRect(x: 0, y: 0, width: 100, height: 90), radius: 10, style: .continuous)
        let parts = try ShapeCoverage(shape, grid: CanvasGrid(scale: 3), rasterizer: Rasterizer(), within: limits)
        #expect(
            parts.full == [
                PixelRect(left: 46, top: 0, right: 254, bottom: 46),
                PixelRect(left: 0, top: 46, right: 300, bottom: 224),
                PixelRect(left: 46, top: 224, right: 254, bottom: 270),
            ])
        let rest = parts.masks.flatMap(\.boxesNotFullyCovered).reduce(0) { $0 + $1.width * $1.height }
        #expect(rest < 4 * 46 * 46 / 2)
    }

    /// Adds a mask to pixels; a sum beyond 255 would trap, so parts that overlap do not pass.
    private func add(_ mask: CoverageMask, to pixels: inout [UInt8]) {
        for row in 0..<mask.bounds.height {
            for column in 0..<mask.bounds.width {
                let index = (mask.bounds.top + row) * limits.width + mask.bounds.left + column
                pixels[index] += mask.bytes[row * mask.stride + column]
            }
        }
    }
}
