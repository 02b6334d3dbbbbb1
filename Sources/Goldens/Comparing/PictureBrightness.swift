import Drawing

/// The brightness of a picture over white, or over black for a dark one, 0 to 255, at each place where it is laid on another one.
struct PictureBrightness {
    private let values: [UInt8]

    /// - Parameters:
    ///   - column: which column of the picture is at a place; nil for none: what is not there is clear.
    ///   - row: the same of the rows.
    init(
        of picture: Bitmap, isDark: Bool, width: Int, height: Int, column: (Int) -> Int?, row: (Int) -> Int?
    ) {
        let columns = (0..<width).map { column($0) ?? -1 }
        let isLight: UInt32 = isDark ? 0 : 1
        values = [UInt8](unsafeUninitializedCapacity: width * height) { values, count in
            count = width * height
            values.initialize(repeating: isDark ? 0 : 255)
            picture.pixels.withUnsafeBytes { pixels in
                for place in 0..<height {
                    guard let row = row(place) else { continue }
                    for x in 0..<width where columns[x] >= 0 {
                        // `pixels` holds four bytes for each pixel, row by row.
                        let pixel = Self.pixel(row * picture.width + columns[x], of: pixels)
                        // Over white, what is missing to full cover adds white.
                        let brightness = Self.luma(pixel) >> 8 + (255 - pixel >> 24) * isLight
                        values[place * width + x] = UInt8(min(brightness, 255))
                    }
                }
            }
        }
    }

    /// The brightness at a place, row by row.
    subscript(place: Int) -> UInt8 { values[place] }

    private static func pixel(_ index: Int, of pixels: UnsafeRawBufferPointer) -> UInt32 {
        UInt32(littleEndian: pixels.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
    }

    /// Rec. 601 luma of a premultiplied colour, in 256ths.
    private static func luma(_ pixel: UInt32) -> UInt32 {
        (pixel & 255) * 77 + (pixel >> 8 & 255) * 150 + (pixel >> 16 & 255) * 29
    }
}

/// How many pixels have each brightness.
struct BrightnessCounts {
    private var counts = [Int](repeating: 0, count: 256)
    private var total = 0

    mutating func add(_ brightness: UInt8) {
        counts[Int(brightness)] += 1
        total += 1
    }

    /// The brightness that half of them have at least: that of the most, also where it is uneven as a photo is. Nil where
    /// nothing was counted.
    var median: UInt8? {
        guard total > 0 else { return nil }
        var brighter = 0
        for brightness in counts.indices.reversed() {
            brighter += counts[brightness]
            if 2 * brighter >= total { return UInt8(brightness) }
        }
        return nil
    }
}
