import Drawing

/// Paints where two pictures differ: what both show faded to a pale grey, as their negative where they differ on something dark, and every
/// differing pixel in one of two strong colours, however small the difference and whatever its channel. What stands out in the golden is orange, what stands
/// out in the new picture blue, whether it is dark on light or light on dark: as on the page of `balloon report`.
struct DifferencePicture {
    /// The colour of what was, and of what is: apart for colour-blind eyes too, and far from the grey.
    static let was = Color(red: 234, green: 88, blue: 12)
    static let now = Color(red: 10, green: 88, blue: 184)
    /// How much of the golden's contrast is kept, as a divisor.
    private static let fading: UInt32 = 4
    /// How many pixels beside a difference are asked what it stands on.
    private static let surroundings = 8

    private let expected, actual: Brightness
    private let isDark: Bool
    private let comparison: PixelComparison

    /// The picture, opaque, as large as the box that holds both pictures. Linear in the number of pixels.
    static func make(expected: Bitmap, actual: Bitmap, comparison: PixelComparison) -> Bitmap {
        func picture(isDark: Bool) -> DifferencePicture {
            DifferencePicture(
                expected: Brightness(of: expected, isDark: isDark), actual: Brightness(of: actual, isDark: isDark),
                isDark: isDark, comparison: comparison)
        }
        let light = picture(isDark: false)
        return (light.differsOnDark ? picture(isDark: true) : light).painted
    }

    /// Whether most of what differs stands on something dark.
    private var differsOnDark: Bool {
        let width = comparison.width
        let rows = (0..<comparison.height).filter { row in
            comparison.deltas[row * width..<(row + 1) * width].contains { $0 != 0 }
        }
        return 2 * rows.count { background(ofRow: $0) < 128 } > rows.count
    }

    /// The brightness of each pixel of a picture over white, or over black for a dark one, 0 to 255.
    private struct Brightness {
        let width, height: Int
        private let values: [UInt8]
        /// That of what a picture does not cover.
        private let clear: UInt32

        init(of picture: Bitmap, isDark: Bool) {
            (width, height) = (picture.width, picture.height)
            clear = isDark ? 0 : 255
            let isLight: UInt32 = isDark ? 0 : 1
            let count = picture.width * picture.height
            values = [UInt8](unsafeUninitializedCapacity: count) { values, filled in
                filled = count
                picture.pixels.withUnsafeBytes { pixels in
                    // `pixels` holds four bytes for each of the `count` pixels.
                    for index in 0..<count {
                        let pixel = Self.pixel(index, of: pixels)
                        let color = Self.luma(pixel)
                        // Over white, what is missing to full cover adds white.
                        values[index] = UInt8(min(color >> 8 + (255 - (pixel >> 24)) * isLight, 255))
                    }
                }
            }
        }

        /// Clear outside the picture.
        subscript(x: Int, row: Int) -> UInt32 {
            x < width && row < height ? UInt32(values[row * width + x]) : clear
        }

        private static func pixel(_ index: Int, of pixels: UnsafeRawBufferPointer) -> UInt32 {
            UInt32(littleEndian: pixels.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
        }

        /// Rec. 601 luma of a premultiplied colour, in 256ths.
        private static func luma(_ pixel: UInt32) -> UInt32 {
            (pixel & 255) * 77 + (pixel >> 8 & 255) * 150 + (pixel >> 16 & 255) * 29
        }
    }

    private var painted: Bitmap {
        let byteCount = comparison.width * comparison.height * 4
        let pixels = [UInt8](unsafeUninitializedCapacity: byteCount) { buffer, count in
            count = byteCount
            for row in 0..<comparison.height {
                // The buffer holds a word for each pixel, row by row.
                paint(row, in: UnsafeMutableRawBufferPointer(buffer))
            }
        }
        return Bitmap(width: comparison.width, height: comparison.height, pixels: pixels)
    }

    private func paint(_ row: Int, in output: UnsafeMutableRawBufferPointer) {
        let start = row * comparison.width
        let background = background(ofRow: row)
        for x in 0..<comparison.width {
            let word: UInt32
            if comparison.deltas[start + x] == 0 {
                let brightness = isDark ? 255 - expected[x, row] : expected[x, row]
                let grey = 255 - (255 - brightness) / Self.fading
                word = 0xFF00_0000 | grey << 16 | grey << 8 | grey
            } else {
                word = Self.word(isNew(x, row, on: background) ? Self.now : Self.was)
            }
            output.storeBytes(of: UInt32(littleEndian: word), toByteOffset: (start + x) * 4, as: UInt32.self)
        }
    }

    /// Whether a pixel that differs shows what is. A pixel that one picture alone has is that picture's; where both have
    /// one, the picture that stands out more decides.
    private func isNew(_ x: Int, _ row: Int, on background: UInt32) -> Bool {
        guard x < expected.width, row < expected.height else { return true }
        guard x < actual.width, row < actual.height else { return false }
        func standsOut(_ picture: Brightness) -> UInt32 {
            let brightness = picture[x, row]
            return max(brightness, background) - min(brightness, background)
        }
        return standsOut(actual) >= standsOut(expected)
    }

    /// The brightness that most pixels have where a row differs, and beside it: what a text there stands on.
    private func background(ofRow row: Int) -> UInt32 {
        let differing = comparison.deltas[row * comparison.width..<(row + 1) * comparison.width]
        guard let first = differing.firstIndex(where: { $0 != 0 }), let last = differing.lastIndex(where: { $0 != 0 })
        else { return 0 }
        var counts = [Int](repeating: 0, count: 256)
        let columns = (first - differing.startIndex, last - differing.startIndex)
        for x in max(0, columns.0 - Self.surroundings)...min(comparison.width - 1, columns.1 + Self.surroundings) {
            counts[Int(expected[x, row])] += 1
            counts[Int(actual[x, row])] += 1
        }
        return UInt32(counts.indices.max { counts[$0] < counts[$1] } ?? 0)
    }

    private static func word(_ color: Color) -> UInt32 {
        0xFF00_0000 | UInt32(color.blue) << 16 | UInt32(color.green) << 8 | UInt32(color.red)
    }
}
