import CKernels
import Drawing

/// How two pictures are laid on each other. Where their sizes are not the same, the smaller one is parted where most of
/// the rest is equal, so that a line that came is a gap, and what follows it is compared with itself.
struct PictureAlignment: Sendable {
    private(set) var columns, rows: AxisAlignment

    /// Aligns where the fewest pixels differ, the rows first. Linear in the number of pixels; nothing is compared where
    /// the sizes are equal. Where a long picture and a wide one would make it larger than a canvas, it is what both have.
    init(expected: Bitmap, actual: Bitmap) {
        columns = AxisAlignment(old: expected.width, new: actual.width)
        rows = AxisAlignment(old: expected.height, new: actual.height)
        guard columns.length * rows.length <= DrawingLimits.maximumPixelCount else {
            (columns, rows) = (columns.cropped, rows.cropped)
            return
        }
        if !rows.gap.isEmpty { rows = bestRows(expected, actual) }
        if !columns.gap.isEmpty { columns = bestColumns(expected, actual) }
    }

    /// Where the widths differ too, the sides that have not changed are all at the left or all at the right.
    private func bestRows(_ expected: Bitmap, _ actual: Bitmap) -> AxisAlignment {
        let sides = columns.gap.isEmpty ? [columns] : [columns, columns.parted(at: 0)]
        let found = sides.map { columns in
            func counts(_ rows: AxisAlignment) -> [Int] {
                var counts = [Int](repeating: 0, count: rows.length)
                Self.forEachRow(of: expected, actual, columns, rows) { row, deltas in
                    var (first, last) = (0, 0)
                    counts[row] =
                        deltas.baseAddress.map { kernels_count_differing($0, deltas.count, &first, &last) } ?? 0
                }
                return counts
            }
            return rows.best(fromStart: counts(rows), fromEnd: counts(rows.parted(at: 0)))
        }
        return (found.min { $0.count < $1.count } ?? found[0]).alignment
    }

    private func bestColumns(_ expected: Bitmap, _ actual: Bitmap) -> AxisAlignment {
        func counts(_ columns: AxisAlignment) -> [Int] {
            var counts = [Int](repeating: 0, count: columns.length)
            Self.forEachRow(of: expected, actual, columns, rows) { _, deltas in
                for column in deltas.indices where deltas[column] != 0 { counts[column] += 1 }
            }
            return counts
        }
        return columns.best(fromStart: counts(columns), fromEnd: counts(columns.parted(at: 0))).alignment
    }

    /// How far each pixel differs in each row: 0 when equal, else the largest difference of a channel.
    private static func forEachRow(
        of expected: Bitmap, _ actual: Bitmap, _ columns: AxisAlignment, _ rows: AxisAlignment,
        _ body: (Int, UnsafeBufferPointer<UInt8>) -> Void
    ) {
        var deltas = [UInt8](repeating: 0, count: columns.length)
        for row in 0..<rows.length {
            _ = deltas.withUnsafeMutableBufferPointer { deltas in
                compare(row, of: expected, actual, columns, rows, into: deltas)
            }
            deltas.withUnsafeBufferPointer { body(row, $0) }
        }
    }

    /// Compares a row of two pictures.
    /// - Parameter deltas: gets as many distances as the columns are long: 255 where not both have a pixel.
    /// - Returns: whether any pixel differs.
    static func compare(
        _ row: Int, of expected: Bitmap, _ actual: Bitmap, _ columns: AxisAlignment, _ rows: AxisAlignment,
        into deltas: UnsafeMutableBufferPointer<UInt8>
    ) -> Bool {
        guard let base = deltas.baseAddress else { return false }
        guard let oldRow = rows.oldIndex(at: row), let newRow = rows.newIndex(at: row) else {
            deltas.initialize(repeating: 255)
            return true
        }
        let gap = columns.gap
        for place in gap { deltas[place] = 255 }
        return expected.pixels.withUnsafeBufferPointer { old in
            actual.pixels.withUnsafeBufferPointer { new in
                func differs(_ places: Range<Int>) -> Bool {
                    guard let first = places.first, let oldBase = old.baseAddress, let newBase = new.baseAddress,
                        let oldColumn = columns.oldIndex(at: first), let newColumn = columns.newIndex(at: first)
                    else { return false }
                    // Both bitmaps hold four bytes for each pixel, row by row, and as many pixels from here on as places.
                    return kernels_compare(
                        oldBase + (oldRow * expected.width + oldColumn) * 4,
                        newBase + (newRow * actual.width + newColumn) * 4, places.count, base + first)
                }
                let before = differs(0..<gap.lowerBound), after = differs(gap.upperBound..<columns.length)
                return before || after || !gap.isEmpty
            }
        }
    }
}
