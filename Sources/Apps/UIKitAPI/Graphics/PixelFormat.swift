import Drawing
import Foundation

/// How pixels lie in the memory of an app.
struct PixelFormat {
    /// The part of a colour in each byte of a pixel: 0 to 2 for red, green and blue, 3 for alpha; nil for a byte that is skipped.
    private let parts: [Int?]
    private let isGray: Bool
    /// Whether colours are multiplied by alpha.
    private let isPremultiplied: Bool

    var bytesPerPixel: Int { parts.count }

    /// Makes a format of a byte for each part; nil for others.
    init?(bitsPerPixel: Int? = nil, isGray: Bool, _ info: CGBitmapInfo) {
        let alpha = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue)
        let colors: [Int?] = isGray ? [0] : [0, 1, 2]
        let all: [Int?]
        switch alpha {
        case .some(.none): all = colors
        case .premultipliedLast, .last: all = colors + [3]
        case .premultipliedFirst, .first: all = [3] + colors
        case .noneSkipLast: all = colors + [nil]
        case .noneSkipFirst: all = [nil] + colors
        default: return nil
        }
        guard bitsPerPixel ?? all.count * 8 == all.count * 8 else { return nil }
        parts = info.intersection(.byteOrderMask) == .byteOrder32Little ? all.reversed() : all
        (self.isGray, isPremultiplied) = (isGray, alpha != .last && alpha != .first)
    }

    /// A bitmap of bytes; nil where there are too few.
    func bitmap(_ bytes: [UInt8], width: Int, height: Int, bytesPerRow: Int) -> Bitmap? {
        guard width > 0, height > 0, bytesPerRow >= width * parts.count,
            bytes.count >= bytesPerRow * (height - 1) + width * parts.count
        else { return nil }
        var pixels = [UInt8](repeating: 255, count: width * height * 4)
        for place in 0..<(width * height) {
            let start = place / width * bytesPerRow + place % width * parts.count
            for (offset, part) in parts.enumerated() {
                guard let part else { continue }
                for target in isGray && part == 0 ? 0...2 : part...part {
                    pixels[place * 4 + target] = bytes[start + offset]
                }
            }
            guard !isPremultiplied else { continue }
            for part in 0...2 {
                pixels[place * 4 + part] = UInt8(
                    (Int(pixels[place * 4 + part]) * Int(pixels[place * 4 + 3]) + 127) / 255)
            }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    /// Writes a bitmap into memory that has room for it. Grey is the luma of sRGB's colours.
    func write(_ bitmap: Bitmap, to memory: UnsafeMutableRawPointer, bytesPerRow: Int) {
        for place in 0..<(bitmap.width * bitmap.height) {
            let start = place / bitmap.width * bytesPerRow + place % bitmap.width * parts.count
            let color = bitmap.pixels[(place * 4)..<(place * 4 + 4)].map(Int.init)
            for (offset, part) in parts.enumerated() {
                guard let part else { continue }
                let isLuma = isGray && part == 0
                let value = isLuma ? (color[0] * 2126 + color[1] * 7152 + color[2] * 722 + 5000) / 10000 : color[part]
                memory.storeBytes(of: UInt8(value), toByteOffset: start + offset, as: UInt8.self)
            }
        }
    }
}

/// The memory in which an app draws.
///
/// It has a row of `bytesPerRow` bytes for each row of the canvas, of which at least the pixels are the app's, for as long as
/// the context is used: Core Graphics asks the same of an app.
struct PixelMemory {
    let start: UnsafeMutableRawPointer
    let format: PixelFormat
    let bytesPerRow: Int

    func write(_ bitmap: Bitmap) { format.write(bitmap, to: start, bytesPerRow: bytesPerRow) }

    /// What is there now.
    func bitmap(width: Int, height: Int) -> Bitmap? {
        let count = bytesPerRow * (height - 1) + width * format.bytesPerPixel
        let bytes = [UInt8](UnsafeRawBufferPointer(start: start, count: count))
        return format.bitmap(bytes, width: width, height: height, bytesPerRow: bytesPerRow)
    }
}
