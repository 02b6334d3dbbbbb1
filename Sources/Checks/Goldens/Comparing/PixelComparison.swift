import CKernels
import Drawing

/// Compares two bitmaps exactly, and keeps which pixels differ and by how much.
///
/// Rows that are equal in memory cost one `memcmp`; only the others are compared pixel by pixel.
struct PixelComparison: Sendable {
    /// The size of the golden and of the new picture.
    let expectedSize, actualSize: PixelSize
    /// How the two pictures are aligned.
    let alignment: PictureAlignment
    /// The common size of the aligned pictures, in pixels.
    var width: Int { alignment.columns.length }
    var height: Int { alignment.rows.length }
    /// How far each pixel differs, row by row: 0 when equal, else the largest difference of a channel. Where not both
    /// pictures have a pixel, the value is 255, because a change of size is never a small change.
    let deltas: [UInt8]
    /// Whether the pictures differ in a pixel or in size.
    private let differs: Bool

    /// Compares two bitmaps. The time is linear in the number of pixels.
    init(expected: Bitmap, actual: Bitmap) {
        expectedSize = PixelSize(width: expected.width, height: expected.height)
        actualSize = PixelSize(width: actual.width, height: actual.height)
        let alignment = PictureAlignment(expected: expected, actual: actual)
        let (width, height) = (alignment.columns.length, alignment.rows.length)
        var differs = expectedSize != actualSize
        deltas = [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
            count = width * height
            for row in 0..<height {
                let rowDiffers = PictureAlignment.compare(
                    row, of: expected, actual, alignment.columns, alignment.rows,
                    into: UnsafeMutableBufferPointer(rebasing: buffer[row * width..<(row + 1) * width]))
                differs = differs || rowDiffers
            }
        }
        self.alignment = alignment
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
