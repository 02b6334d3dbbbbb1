import Drawing

/// The brightness of a picture, 0 to 255, at each place where it is aligned with another one. Transparent pixels are
/// drawn over white, or over black for a dark picture.
struct PictureBrightness {
    private let values: [UInt8]

    /// Computes the brightness.
    /// - Parameters:
    ///   - column: the picture's column at a place; nil where it has none, which counts as transparent.
    ///   - row: the picture's row at a place; nil where it has none.
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
                        // Over white, each missing part of the alpha adds white.
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

    /// The median: the brightness that at least half of the pixels have or exceed. It stays near the brightness of most
    /// pixels even in a photo. Nil where nothing was counted.
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
