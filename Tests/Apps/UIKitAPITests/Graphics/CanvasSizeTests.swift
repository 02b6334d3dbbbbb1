import Drawing
import Foundation
import Testing

@testable import UIKitAPI

/// How large a picture may be that code draws.
struct CanvasSizeTests {
    private static let most = CGFloat(DrawingLimits.maximumCanvasSide)

    /// Exactly as many pixels as allowed fit, on both sides and at each scale; a point always has a pixel at least.
    @Test(
        arguments: [
            (most, 1, 1, true), (most + 1, 1, 1, false), (1, most, 1, true), (1, most + 1, 1, false),
            (most / 2, 1, 2, true), (most / 2 + 1, 1, 2, false), (1, most / 2, 2, true), (1, most / 2 + 1, 2, false),
            (most + 1, 1, 0.5, false),
        ] as [(CGFloat, CGFloat, CGFloat, Bool)])
    func exactlyTheLimitFits(width: CGFloat, height: CGFloat, scale: CGFloat, fits: Bool) {
        #expect(CGContext(size: CGSize(width: width, height: height), scale: scale).canvasFits == fits)
    }
}
