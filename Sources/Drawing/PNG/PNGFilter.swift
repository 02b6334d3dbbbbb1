import CKernels

/// PNG's filters (specification, third edition, 9): each row is stored as its difference from a guess made of its
/// neighbours, so that smooth pictures become small numbers, which compress well.
enum PNGFilter: UInt8, CaseIterable {
    case none = 0
    case sub = 1
    case up = 2
    case average = 3
    case paeth = 4

    /// Rows with their filter bytes, ready to be compressed.
    struct Rows {
        let bytes: [UInt8]
        /// How many rows are drawings or text rather than photographs.
        let flatRowCount: Int
    }

    /// Filters the rows of a picture.
    /// - Parameter filters: the filters to choose from, row by row. Of several the one whose differences have the
    ///   smallest sum of absolute values is taken, the earliest of equals (the specification's own advice, 12.7);
    ///   but a flat row is left as it is, since its repetitions compress better than its differences.
    static func filtered(_ image: PNGScanlines, by filters: [PNGFilter]) -> Rows {
        let length = image.rowLength
        var flatRowCount = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: (length + 1) * image.height) { buffer, count in
            count = (length + 1) * image.height
            guard var target = buffer.baseAddress else { return }
            // The row, the row above it, and a filter's attempt.
            let rows = UnsafeMutablePointer<UInt8>.allocate(capacity: length * 3)
            rows.initialize(repeating: 0, count: length * 3)
            defer { rows.deallocate() }
            var (row, above) = (rows, rows + length)
            for index in 0..<image.height {
                image.copyRow(index, to: row)
                let isFlat = filters.count > 1 && isFlat(row, image)
                if isFlat { flatRowCount += 1 }
                write(row, above: above, image, isFlat ? [.none] : filters, to: target, trial: rows + length * 2)
                (row, above) = (above, row)
                target += length + 1
            }
        }
        return Rows(bytes: bytes, flatRowCount: flatRowCount)
    }

    private static func write(
        _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, _ image: PNGScanlines, _ filters: [PNGFilter],
        to target: UnsafeMutablePointer<UInt8>, trial: UnsafeMutablePointer<UInt8>
    ) {
        let length = image.rowLength
        var best = UInt64.max
        for filter in filters {
            let output = best == .max ? target + 1 : trial
            kernels_png_filter_row(Int32(filter.rawValue), row, above, length, image.pixelStride, output)
            let cost = filters.count > 1 ? kernels_sum_of_magnitudes(output, length) : 0
            guard cost < best else { continue }
            best = cost
            target[0] = filter.rawValue
            if output == trial { (target + 1).update(from: trial, count: length) }
        }
    }

    /// Whether three of four pixels equal the one on their left: drawings and text, not photographs or gradients.
    private static func isFlat(_ row: UnsafePointer<UInt8>, _ image: PNGScanlines) -> Bool {
        let repeated = kernels_repeated_pixels(row, image.rowLength, image.pixelStride)
        return repeated * image.pixelStride * 4 >= image.rowLength * 3
    }
}
