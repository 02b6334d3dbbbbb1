import CAllocationCounter
import Drawing
import Testing

@testable import Goldens

/// The difference of two large pictures needs no memory that a photograph would not: nothing is as large as the picture.
@Suite(.enabled(if: allocation_counter_works(), "the allocator is counted with glibc and without sanitizers only"))
struct DifferenceMemoryTests {
    private static func filled(_ width: Int, _ height: Int, _ shade: UInt8) -> Bitmap {
        Bitmap(width: width, height: height, pixels: [UInt8](repeating: shade, count: width * height * 4))
    }

    /// Every third pixel of a row is another one: stripes, each of which is a run in every row.
    private static func dotted(_ width: Int, _ height: Int) -> Bitmap {
        let pixels = (0..<width * height).flatMap { [UInt8](repeating: $0 % 3 == 0 ? 0 : 255, count: 4) }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    /// Room for what differs is taken once, exactly: the number of runs decides it, not what the heap offers.
    @Test
    func theRunsOfADifferenceAreAllocatedOnce() {
        // 80 runs in each of 200 rows, of eight bytes each, are less than the deltas; twice as much would be more.
        let comparison = PixelComparison(
            expected: Self.filled(240, 200, 255), actual: Self.dotted(240, 200))
        let excesses = (0..<3).map { _ in
            _ = allocation_counter_take_largest()
            let parts = DifferingParts(comparison)
            return (parts.count, allocation_counter_take_largest())
        }
        #expect(excesses.allSatisfy { $0.0 == 80 })
        #expect(excesses.contains { $0.1 <= 80 * 200 * 8 + 64 }, "\(excesses)")
    }

    @Test(arguments: [
        (filled(240, 200, 0), filled(1, 1, 255)), (filled(1, 1, 0), filled(240, 200, 255)),
        (filled(240, 1, 0), filled(1, 200, 255)), (filled(240, 200, 0), filled(240, 200, 255)),
        (filled(240, 200, 255), dotted(240, 200)),
    ])
    func noAllocationIsLargerThanThePaintedPicture(was: Bitmap, now: Bitmap) {
        // The array around the pixels has a header of some bytes. Tables of the runtime grow at times: not in each of three.
        let excesses = (0..<3).map { _ in
            let compared = ComparedPictures(expected: was, actual: now)
            _ = allocation_counter_take_largest()
            let painted = compared.difference
            return allocation_counter_take_largest() - Int64(painted.pixels.count)
        }
        #expect(excesses.contains { $0 <= 64 })
    }
}
