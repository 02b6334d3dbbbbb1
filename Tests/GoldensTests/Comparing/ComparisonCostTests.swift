import Drawing
import Foundation
import Testing

@testable import Goldens

/// Row 93: what comparing costs in the build that runs the tests, measured against `memcmp` of the same bytes in the same run.
/// The bounds are those that `Benchmarks` holds the optimised build to; a loop of Swift in a debug build takes a hundred times as
/// long as `memcmp`.
@Suite(.serialized) struct ComparisonCostTests {
    private static let expected = Bitmap.filled(0)
    private static let repetitions = 40

    /// The least time of several runs, in nanoseconds: what other programs take of the machine only adds to it.
    private static func leastTime(_ body: () -> Void) -> Double {
        (0..<repetitions).map { _ in
            let start = DispatchTime.now().uptimeNanoseconds
            body()
            return Double(DispatchTime.now().uptimeNanoseconds - start)
        }.min() ?? 0
    }

    /// How much longer than `memcmp` of equal pictures comparing with a picture takes.
    private static func ratio(comparingWith actual: Bitmap) -> Double {
        let copy = Bitmap.filled(0)
        var differs = false
        let memory = leastTime {
            differs = expected.pixels.withUnsafeBytes { first in
                copy.pixels.withUnsafeBytes { memcmp(first.baseAddress!, $0.baseAddress!, first.count) != 0 } || differs
            }
        }
        #expect(!differs)
        var sum = 0
        let compared = leastTime { sum += PixelComparison(expected: expected, actual: actual).width }
        #expect(sum == expected.width * repetitions)
        return compared / memory
    }

    @Test func equalPicturesCostLittleMoreThanReadingThem() {
        #expect(Self.ratio(comparingWith: .filled(0)) < 4)
    }

    @Test func picturesThatDifferInEveryRowCostAFewTimesThat() {
        #expect(Self.ratio(comparingWith: .filled(1)) < 12)
    }
}

extension Bitmap {
    /// 960 x 720 pixels, every tenth of each row of a grey.
    fileprivate static func filled(_ grey: UInt8) -> Bitmap {
        let (width, height) = (960, 720)
        let row = (0..<width * 4).map { $0 % 40 < 3 ? grey : 255 }
        // Appending whole rows is quick in a debug build, too.
        var pixels: [UInt8] = []
        for _ in 0..<height { pixels += row }
        return Bitmap(width: width, height: height, pixels: pixels)
    }
}
