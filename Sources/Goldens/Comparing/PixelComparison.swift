import Drawing
import Foundation

/// Compares two bitmaps exactly and keeps which pixels differ and by how much.
///
/// Rows that are equal as memory cost a `memcmp`; only the others are looked at pixel by pixel, over raw pointers, so
/// that a debug build is not much slower than a release build.
struct PixelComparison {
    /// The size of the golden and of the new picture.
    let expectedSize, actualSize: PixelSize
    /// The smallest box that holds both pictures, in pixels.
    let width, height: Int
    /// How far each pixel of that box differs: 0 when equal, else the largest difference of a channel. Row by row.
    let deltas: [UInt8]

    /// Compares. Linear in the number of pixels.
    init(expected: Bitmap, actual: Bitmap) {
        expectedSize = PixelSize(width: expected.width, height: expected.height)
        actualSize = PixelSize(width: actual.width, height: actual.height)
        let width = max(expected.width, actual.width)
        let height = max(expected.height, actual.height)
        self.width = width
        self.height = height
        let common = PixelSize(
            width: min(expected.width, actual.width), height: min(expected.height, actual.height))
        deltas = [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
            // Outside the common box exactly one picture has a pixel, or (a corner of the union) none has: both count
            // as fully different, because a change of size is never a small change.
            buffer.initialize(repeating: expected.width == actual.width && expected.height == actual.height ? 0 : 255)
            count = width * height
            guard let deltas = buffer.baseAddress, common.width > 0 else { return }
            expected.pixels.withUnsafeBytes { expectedBytes in
                actual.pixels.withUnsafeBytes { actualBytes in
                    for row in 0..<common.height {
                        // Both bitmaps hold `common.width` pixels of four bytes from these addresses on.
                        Self.compareRow(
                            expectedBytes.baseAddress.unsafelyUnwrapped + row * expected.width * 4,
                            actualBytes.baseAddress.unsafelyUnwrapped + row * actual.width * 4,
                            count: common.width, deltas: deltas + row * width)
                    }
                }
            }
        }
    }

    private static func compareRow(
        _ expected: UnsafeRawPointer, _ actual: UnsafeRawPointer, count: Int, deltas: UnsafeMutablePointer<UInt8>
    ) {
        if memcmp(expected, actual, count * 4) == 0 {
            memset(deltas, 0, count)
            return
        }
        var x = 0
        while x < count {
            let a = expected.loadUnaligned(fromByteOffset: x &* 4, as: UInt32.self)
            let b = actual.loadUnaligned(fromByteOffset: x &* 4, as: UInt32.self)
            var largest: UInt32 = 0
            if a != b {
                var shift: UInt32 = 0
                while shift < 32 {
                    let p = a &>> shift & 255
                    let q = b &>> shift & 255
                    let delta = p > q ? p &- q : q &- p
                    if delta > largest { largest = delta }
                    shift &+= 8
                }
            }
            deltas[x] = UInt8(truncatingIfNeeded: largest)
            x &+= 1
        }
    }

    /// What the comparison found, or nil when the pictures are equal.
    /// - Parameter nodes: where the nodes of the layout are in the pictures.
    func difference(nodes: NodeMap) -> PixelDifference? {
        guard expectedSize != actualSize || deltas.contains(where: { $0 != 0 }) else { return nil }
        var histogram = [Int](repeating: 0, count: 256)
        var region = PixelRegionBuilder()
        deltas.withUnsafeBufferPointer { deltas in
            for row in 0..<height {
                var first = -1
                var last = -1
                var x = 0
                while x < width {
                    let delta = deltas[row &* width &+ x]
                    if delta != 0 {
                        histogram[Int(delta)] += 1
                        if first < 0 { first = x }
                        last = x
                    }
                    x &+= 1
                }
                if first >= 0 { region.include(row: row, from: first, through: last) }
            }
        }
        return PixelDifference(
            expectedSize: expectedSize, actualSize: actualSize,
            differingPixels: histogram[1...].reduce(0, +), comparedPixels: width * height,
            maximumDelta: histogram.lastIndex { $0 > 0 } ?? 0,
            region: region.region ?? PixelRegion(x: 0, y: 0, width: 0, height: 0),
            ladder: PixelDifference.ladderDeltas.map { delta in
                PixelDifference.Step(delta: delta, differingPixels: histogram[(delta + 1)...].reduce(0, +))
            },
            nodes: nodes.shares(of: self))
    }
}
