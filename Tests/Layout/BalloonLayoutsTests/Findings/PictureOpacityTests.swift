import Drawing
import Foundation
import Testing

@testable import BalloonLayouts

/// Where a placed picture hides what is behind it.
@Suite struct PictureOpacityTests {
    /// 40 by 20 pixels, of which strips at the four sides have an alpha.
    private func opacity(_ strips: (left: Int, top: Int, right: Int, bottom: Int), alpha: UInt8 = 0) -> PictureOpacity {
        var pixels: [UInt8] = []
        for y in 0..<20 {
            for x in 0..<40 {
                let isInside =
                    x >= strips.left && x < 40 - strips.right && y >= strips.top && y < 20 - strips.bottom
                pixels += [0, 0, 0, isInside ? 255 : alpha]
            }
        }
        return PictureOpacity(
            Picture(bitmap: Bitmap(width: 40, height: 20, pixels: pixels)),
            extent: CGRect(x: 10, y: 20, width: 80, height: 60))
    }

    /// A pixel is 2 points wide and 3 tall.
    @Test(
        arguments: [
            ((0, 0, 0, 0), CGRect(x: 10, y: 20, width: 80, height: 60)),
            ((4, 0, 0, 0), CGRect(x: 18, y: 20, width: 72, height: 60)),
            ((0, 6, 0, 0), CGRect(x: 10, y: 38, width: 80, height: 42)),
            ((0, 0, 8, 0), CGRect(x: 10, y: 20, width: 64, height: 60)),
            ((0, 0, 0, 2), CGRect(x: 10, y: 20, width: 80, height: 54)),
            ((4, 6, 8, 2), CGRect(x: 18, y: 38, width: 56, height: 36)),
        ] as [((Int, Int, Int, Int), CGRect)])
    func theFrameOfWhatIsOpaque(_ strips: (Int, Int, Int, Int), _ frame: CGRect) {
        let opacity = opacity((strips.0, strips.1, strips.2, strips.3))
        #expect(opacity.opaqueFrame == frame)
        // Just inside of each side it hides, and just outside it does not.
        for (x, y) in [
            (frame.minX, frame.midY), (frame.maxX, frame.midY), (frame.midX, frame.minY), (frame.midX, frame.maxY),
        ] {
            let way = CGPoint(x: frame.midX - x, y: frame.midY - y)
            let inside = CGPoint(x: x + way.x * 0.01, y: y + way.y * 0.01)
            #expect(opacity.isOpaque(inside))
            let outside = CGPoint(x: x - way.x * 0.01, y: y - way.y * 0.01)
            #expect(opacity.isOpaque(outside) == !opacity.extent.contains(outside) || frame == opacity.extent)
        }
    }

    /// Half of the alpha hides: 128 of 255.
    @Test(arguments: [(127, false), (128, true), (0, false), (255, true)] as [(UInt8, Bool)])
    func howMuchAlphaHides(_ alpha: UInt8, _ hides: Bool) {
        let strip = opacity((40, 0, 0, 0), alpha: alpha)
        #expect((strip.opaqueFrame == strip.extent) == hides && (strip.opaqueFrame == nil) == !hides)
        #expect(strip.isOpaque(CGPoint(x: 50, y: 50)) == hides)
    }

    /// A point beyond the picture is that of its nearest pixel.
    @Test func pointsBeyondThePicture() {
        let left = opacity((0, 0, 20, 0))
        for (x, isOpaque) in [(-99.0, true), (10, true), (49.9, true), (50.1, false), (90, false), (500, false)] {
            for y in [-99.0, 20, 80, 500] { #expect(left.isOpaque(CGPoint(x: x, y: y)) == isOpaque) }
        }
    }
}
