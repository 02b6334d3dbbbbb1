import CKernels
import Drawing

/// Aligns two pictures. If their sizes differ, the smaller one is split where most of the rest is equal. So an added
/// line is a gap, and the content after it is compared with itself.
struct PictureAlignment: Sendable {
    private(set) var columns, rows: AxisAlignment

    /// Aligns the rows, then the columns, where the fewest pixels differ. The time is linear in the number of pixels;
    /// pictures of one size are not compared. If both sizes together would exceed a canvas, only the part that both
    /// pictures have is aligned.
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

    /// If the widths differ too, the columns are assumed to be equal from the left or from the right, whichever fits
    /// better.
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

    /// Calls a function with the distances of each row: 0 for equal pixels, else the largest difference of a channel.
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
    /// - Parameter deltas: gets one distance for each column; 255 where not both pictures have a pixel.
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
                    // Both bitmaps hold four bytes for each pixel, row by row, and at least `places.count` pixels from
                    // here on.
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
