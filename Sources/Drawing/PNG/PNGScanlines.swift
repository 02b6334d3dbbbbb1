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
    /// Bits a sample: 1, 2, 4 or 8.
    let bitDepth: Int
    /// The chunks `PLTE` and `tRNS` for ``ColorType/palette``: three bytes a colour, one byte an alpha.
    let palette, transparency: [UInt8]
    /// `rowLength` bytes for each row.
    let bytes: [UInt8]

    /// Bytes in a row.
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

    /// Every pixel as the number of its colour. Colours that are not opaque come first, so that `tRNS` is short.
    static func indexed(_ bitmap: Bitmap, palette: [UInt32]) -> PNGScanlines {
        let sorted = palette.sorted { first, second in
            let (isFirstOpaque, isSecondOpaque) = (first >> 24 == 255, second >> 24 == 255)
            return isFirstOpaque == isSecondOpaque ? first < second : isSecondOpaque
        }
        let table = PNGColorTable(sorted)
        let straight = sorted.map(Self.straight)
        return PNGScanlines(
            width: bitmap.width, height: bitmap.height, colorType: .palette, bitDepth: depth(colors: palette.count),
            palette: straight.flatMap { [$0.red, $0.green, $0.blue] },
            transparency: straight.map(\.alpha).filter { $0 != 255 },
            bytes: packed(bitmap, bitDepth: depth(colors: palette.count)) { table.number(of: $0) })
    }

    /// Opaque grey pixels with as few bits as hold every one of them.
    static func grey(_ bitmap: Bitmap, palette: [UInt32]) -> PNGScanlines {
        let levels = palette.map { UInt8(truncatingIfNeeded: $0) }
        let depth = [1, 2, 4].first { depth in levels.allSatisfy { Int($0) % (255 / (1 << depth - 1)) == 0 } } ?? 8
        let step = UInt8(255 / (1 << depth - 1))
        return PNGScanlines(
            width: bitmap.width, height: bitmap.height, colorType: .grey, bitDepth: depth, palette: [],
            transparency: [],
            bytes: packed(bitmap, bitDepth: depth) { UInt8(truncatingIfNeeded: $0) / step })
    }

    /// Whole bytes: grey and alpha, colour, or colour and alpha.
    static func full(_ bitmap: Bitmap, colorType: ColorType) -> PNGScanlines {
        let pixelCount = bitmap.width * bitmap.height
        let bytes = bitmap.pixels.withUnsafeBytes { source in
            [UInt8](unsafeUninitializedCapacity: pixelCount * 4) { buffer, count in
                guard let source = source.baseAddress, let target = buffer.baseAddress else { return }
                count = write(source, pixelCount: pixelCount, colorType: colorType, to: target)
            }
        }
        return PNGScanlines(
            width: bitmap.width, height: bitmap.height, colorType: colorType, bitDepth: 8, palette: [],
            transparency: [], bytes: bytes)
    }

    private static func write(
        _ source: UnsafeRawPointer, pixelCount: Int, colorType: ColorType, to target: UnsafeMutablePointer<UInt8>
    ) -> Int {
        let bytes = source.assumingMemoryBound(to: UInt8.self)
        let hasColor = colorType != .greyAlpha
        let hasAlpha = colorType != .color
        var read = 0
        var written = 0
        while read < pixelCount &* 4 {
            let alpha = bytes[read &+ 3]
            if alpha == 255 {
                target[written] = bytes[read]
                if hasColor {
                    target[written &+ 1] = bytes[read &+ 1]
                    target[written &+ 2] = bytes[read &+ 2]
                }
            } else {
                target[written] = Premultiplication.divide(bytes[read], alpha)
                if hasColor {
                    target[written &+ 1] = Premultiplication.divide(bytes[read &+ 1], alpha)
                    target[written &+ 2] = Premultiplication.divide(bytes[read &+ 2], alpha)
                }
            }
            written = written &+ (hasColor ? 3 : 1)
            if hasAlpha {
                target[written] = alpha
                written = written &+ 1
            }
            read = read &+ 4
        }
        return written
    }

    /// One sample a pixel, the leftmost in the highest bits.
    private static func packed(_ bitmap: Bitmap, bitDepth: Int, sample: (UInt32) -> UInt8) -> [UInt8] {
        let perByte = 8 / bitDepth
        let rowLength = (bitmap.width + perByte - 1) / perByte
        return bitmap.pixels.withUnsafeBytes { source in
            [UInt8](unsafeUninitializedCapacity: rowLength * bitmap.height) { buffer, count in
                guard let source = source.baseAddress, let target = buffer.baseAddress else { return }
                target.initialize(repeating: 0, count: rowLength * bitmap.height)
                count = rowLength * bitmap.height
                var last: UInt32 = 0
                var value = sample(last)
                for row in 0..<bitmap.height {
                    let line = target + row * rowLength
                    var column = 0
                    while column < bitmap.width {
                        let pixel = PNGColors.pixel(source, at: row &* bitmap.width &+ column)
                        if pixel != last {
                            last = pixel
                            value = sample(pixel)
                        }
                        let shift = 8 &- bitDepth &* (column % perByte &+ 1)
                        line[column / perByte] |= value &<< UInt8(truncatingIfNeeded: shift)
                        column = column &+ 1
                    }
                }
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
