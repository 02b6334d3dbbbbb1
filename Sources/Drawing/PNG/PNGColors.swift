import CKernels

/// The properties of a bitmap's colours that decide how it is stored; found in one pass over its pixels.
struct PNGColors {
    private var table = kernels_colors()

    init(_ bitmap: Bitmap) {
        bitmap.pixels.withUnsafeBufferPointer { kernels_colors_scan(&table, $0.baseAddress, $0.count / 4) }
    }

    /// The distinct colours as stored in the bitmap, in order of appearance, red in the lowest byte and alpha in the
    /// highest; nil when there are more than 256.
    var palette: [UInt32]? {
        guard !table.is_full else { return nil }
        return withUnsafeBytes(of: table.colors) { Array($0.bindMemory(to: UInt32.self).prefix(Int(table.count))) }
    }
    /// Whether every pixel is opaque.
    var isOpaque: Bool { table.is_opaque }
    /// Whether every pixel has equal red, green and blue.
    var isGrey: Bool { table.is_grey }

    /// Rows of one sample per pixel, the leftmost in the highest bits.
    /// - Parameters:
    ///   - bitmap: the bitmap whose colours these are.
    ///   - samples: the sample of each colour of ``palette``.
    func packed(_ bitmap: Bitmap, samples: [UInt8], bitDepth: Int) -> [UInt8] {
        let perByte = 8 / bitDepth
        let count = (bitmap.width + perByte - 1) / perByte * bitmap.height
        let samples = samples + [UInt8](repeating: 0, count: Int(KERNELS_PALETTE_SIZE) - samples.count)
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            withUnsafePointer(to: table) { table in
                kernels_colors_pack(
                    table, samples, bitmap.pixels, bitmap.width, bitmap.height, Int32(bitDepth), buffer.baseAddress)
            }
            initializedCount = count
        }
    }
}
