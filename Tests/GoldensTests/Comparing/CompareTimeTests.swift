import Drawing
import Foundation
import Testing

@testable import Goldens

/// Row 93 of golden testing: comparing does not cost more where the tests are built without optimisation, because all
/// that is done for each pixel is in kernels that are optimised in each build.
@Suite(.serialized) struct CompareTimeTests {
    private static let side = 2_048

    private static func fastest(_ work: () -> Void) -> Double {
        (0..<5).map { _ in
            let clock = ContinuousClock()
            let time = clock.measure(work)
            return Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
        }.min() ?? .infinity
    }

    @Test("A picture of which every row differs is compared in less than a nanosecond and a half a byte")
    func everyRowDiffers() {
        let count = Self.side * Self.side * 4
        let expected = Bitmap(width: Self.side, height: Self.side, pixels: [UInt8](repeating: 255, count: count))
        var pixels = expected.pixels
        for row in 0..<Self.side { pixels[row * Self.side * 4] = 254 }
        let actual = Bitmap(width: Self.side, height: Self.side, pixels: pixels)
        let nodes = NodeMap(from: .init(nodes: []), to: .init(nodes: []), scale: 1)
        var found: PixelDifference?
        let compared = Self.fastest {
            found = PixelComparison(expected: expected, actual: actual).difference(nodes: nodes)
        }
        #expect(found?.differingPixels == Self.side)
        // A loop over the bytes in Swift without optimisation takes some 10 ns a byte.
        #expect(compared / Double(count) < 1.5e-9, "\(compared) s")
    }
}
