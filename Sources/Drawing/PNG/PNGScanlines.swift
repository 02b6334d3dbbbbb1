import CKernels

/// A picture in one of PNG's colour types, before filtering: rows of packed samples from top to bottom.
struct PNGScanlines {
    enum ColorType: UInt8 {
        case grey = 0
        case color = 2
        case palette = 3
        case greyAlpha = 4
        case colorAlpha = 6
    }

    let width, height: Int
    let colorType: ColorType
    /// Bits per sample: 1, 2, 4 or 8.
    let bitDepth: Int
    /// The chunks `PLTE` and `tRNS` for ``ColorType/palette``: three bytes per colour, one byte per alpha.
    let palette, transparency: [UInt8]
    private let source: Source

    /// The source of the samples.
    private enum Source {
        /// `rowLength` bytes for each row.
        case packed([UInt8])
        /// The bitmap's premultiplied pixels, which are converted to samples row by row: a photograph at 3x has
        /// megabytes of them, so a second array would be too large.
        case pixels([UInt8])
    }

    /// Bytes per row.
    var rowLength: Int { (width * bitDepth * samples + 7) / 8 }
    /// Bytes from a sample to the same sample of the pixel on its left, at least 1.
    var pixelStride: Int { max(1, bitDepth * samples / 8) }

    private var samples: Int {
        switch colorType {
        case .grey, .palette: return 1
        case .greyAlpha: return 2
        case .color: return 3
        case .colorAlpha: return 4
        }
    }

    /// Every pixel as the number of its colour. Colours that are not opaque come first, so that `tRNS` is short: alpha is the
    /// highest byte.
    static func indexed(_ bitmap: Bitmap, colors: PNGColors, palette: [UInt32]) -> PNGScanlines {
        let order = palette.indices.sorted { palette[$0] < palette[$1] }
        var samples = [UInt8](repeating: 0, count: palette.count)
        for (number, index) in order.enumerated() { samples[index] = UInt8(number) }
        let straight = order.map { Self.straight(palette[$0]) }
        let depth = depth(colors: palette.count)
        return PNGScanlines(
            width: bitmap.width, height: bitmap.height, colorType: .palette, bitDepth: depth,
            palette: straight.flatMap { [$0.red, $0.green, $0.blue] },
            transparency: straight.map(\.alpha).filter { $0 != 255 },
            source: .packed(colors.packed(bitmap, samples: samples, bitDepth: depth)))
    }

    /// Every pixel as the number of the nearest of some opaque colours; of equally near ones the first.
    static func indexed(
        _ bitmap: Bitmap, colors: PNGColors, palette: [UInt32], inColors kept: [Color]
    ) -> PNGScanlines {
        let samples = palette.map { pixel -> UInt8 in
            func distance(_ color: Color) -> Int {
                let steps = [
                    Int(color.red) - Int(pixel & 255), Int(color.green) - Int(pixel >> 8 & 255),
                    Int(color.blue) - Int(pixel >> 16 & 255),
                ]
                return steps.reduce(0) { $0 + $1 * $1 }
            }
            let distances = kept.map(distance)
            return UInt8(distances.indices.min { distances[$0] < distances[$1] } ?? 0)
        }
        let depth = depth(colors: kept.count)
        return PNGScanlines(
            width: bitmap.width, height: bitmap.height, colorType: .palette, bitDepth: depth,
            palette: kept.flatMap { [$0.red, $0.green, $0.blue] }, transparency: [],
            source: .packed(colors.packed(bitmap, samples: samples, bitDepth: depth)))
    }

    /// Opaque grey pixels with as few bits as hold every one of them.
    static func grey(_ bitmap: Bitmap, colors: PNGColors, palette: [UInt32]) -> PNGScanlines {
        let levels = palette.map { UInt8(truncatingIfNeeded: $0) }
        let depth = [1, 2, 4].first { depth in levels.allSatisfy { Int($0) % (255 / (1 << depth - 1)) == 0 } } ?? 8
        let step = UInt8(255 / (1 << depth - 1))
        return PNGScanlines(
            width: bitmap.width, height: bitmap.height, colorType: .grey, bitDepth: depth, palette: [],
            transparency: [],
            source: .packed(colors.packed(bitmap, samples: levels.map { $0 / step }, bitDepth: depth)))
    }

    /// Whole bytes: grey and alpha, colour, or colour and alpha.
    static func full(_ bitmap: Bitmap, colorType: ColorType) -> PNGScanlines {
        PNGScanlines(
            width: bitmap.width, height: bitmap.height, colorType: colorType, bitDepth: 8, palette: [],
            transparency: [], source: .pixels(bitmap.pixels))
    }

    /// Copies the samples of a row to `rowLength` bytes.
    func copyRow(_ index: Int, to target: UnsafeMutablePointer<UInt8>) {
        switch source {
        case .packed(let bytes):
            bytes.withUnsafeBufferPointer { bytes in
                guard let first = bytes.baseAddress else { return }
                target.update(from: first + index * rowLength, count: rowLength)
            }
        case .pixels(let pixels):
            pixels.withUnsafeBufferPointer { pixels in
                guard let first = pixels.baseAddress else { return }
                _ = kernels_straight_samples(
                    first + index * width * 4, width, colorType != .greyAlpha, colorType != .color, target)
            }
        }
    }

    private static func depth(colors: Int) -> Int { [1, 2, 4].first { colors <= 1 << $0 } ?? 8 }

    private static func straight(_ pixel: UInt32) -> Color {
        let alpha = UInt8(truncatingIfNeeded: pixel >> 24)
        return Color(
            red: Premultiplication.divide(UInt8(truncatingIfNeeded: pixel), alpha),
            green: Premultiplication.divide(UInt8(truncatingIfNeeded: pixel >> 8), alpha),
            blue: Premultiplication.divide(UInt8(truncatingIfNeeded: pixel >> 16), alpha), alpha: alpha)
    }
}
