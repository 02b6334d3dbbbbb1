import CKernels
import Drawing

/// Compares two bitmaps exactly and keeps which pixels differ and by how much.
///
/// Rows that are equal as memory cost a `memcmp`; only the others are compared pixel by pixel.
struct PixelComparison: Sendable {
    /// The size of the golden and of the new picture.
    let expectedSize, actualSize: PixelSize
    /// The smallest box that holds both pictures, in pixels. Where a long picture and a wide one would make it larger than
    /// a canvas, it is the box that both cover.
    let width, height: Int
    /// How far each pixel of that box differs: 0 when equal, else the largest difference of a channel. Row by row.
    let deltas: [UInt8]
    /// Whether the pictures differ in a pixel or in size.
    private let differs: Bool

    /// Compares. Linear in the number of pixels.
    init(expected: Bitmap, actual: Bitmap) {
        expectedSize = PixelSize(width: expected.width, height: expected.height)
        actualSize = PixelSize(width: actual.width, height: actual.height)
        let common = PixelSize(
            width: min(expected.width, actual.width), height: min(expected.height, actual.height))
        let union = PixelSize(
            width: max(expected.width, actual.width), height: max(expected.height, actual.height))
        let box = union.width * union.height > DrawingLimits.maximumPixelCount ? common : union
        let (width, height) = (box.width, box.height)
        (self.width, self.height) = (width, height)
        var differs = expectedSize != actualSize
        deltas = [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
            count = width * height
            // Outside the common box exactly one picture has a pixel, or (a corner of the union) none has: both count
            // as fully different, because a change of size is never a small change.
            if differs { buffer.initialize(repeating: 255) }
            guard let deltas = buffer.baseAddress, common.width > 0 else { return }
            expected.pixels.withUnsafeBufferPointer { expectedPixels in
                actual.pixels.withUnsafeBufferPointer { actualPixels in
                    for row in 0..<common.height {
                        // Both bitmaps hold `common.width` pixels of four bytes from these addresses on.
                        let rowDiffers = kernels_compare(
                            expectedPixels.baseAddress.unsafelyUnwrapped + row * expected.width * 4,
                            actualPixels.baseAddress.unsafelyUnwrapped + row * actual.width * 4,
                            common.width, deltas + row * width)
                        differs = differs || rowDiffers
                    }
                }
            }
        }
        self.differs = differs
    }

    /// What the comparison found, or nil when the pictures are equal.
    /// - Parameter nodes: where the nodes of the layout are in the pictures.
    func difference(nodes: NodeMap) -> PixelDifference? {
        guard differs else { return nil }
        var histogram = [Int](repeating: 0, count: 256)
        var region = PixelRegionBuilder()
        deltas.withUnsafeBufferPointer { deltas in
            guard let base = deltas.baseAddress else { return }
            for row in 0..<height {
                // `deltas` holds `height` rows of `width` pixels.
                var (first, last) = (0, 0)
                kernels_count_distances(base + row * width, width, &histogram, &first, &last)
                if first < width { region.include(row: row, from: first, through: last) }
            }
        }
        let box = region.region ?? PixelRegion(x: 0, y: 0, width: 0, height: 0)
        return PixelDifference(
            expectedSize: expectedSize, actualSize: actualSize,
            differingPixels: histogram[1...].reduce(0, +), comparedPixels: width * height,
            maximumDelta: histogram.lastIndex { $0 > 0 } ?? 0,
            region: box,
            ladder: PixelDifference.ladderDeltas.map { delta in
                PixelDifference.Step(delta: delta, differingPixels: histogram[(delta + 1)...].reduce(0, +))
            },
            nodes: nodes.shares(of: self, in: box))
    }
}
