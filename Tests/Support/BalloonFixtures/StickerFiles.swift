import Drawing
import Foundation
import Testing

/// Sticker files that are built byte by byte.
package enum StickerFiles {
    /// A PNG of one colour.
    package static func png(width: Int, height: Int) -> [UInt8] {
        PNGEncoder.encode(
            Bitmap(width: width, height: height, pixels: [UInt8](repeating: 255, count: width * height * 4)))
    }

    /// A PNG without colour.
    package static func clearPNG(width: Int, height: Int) -> [UInt8] {
        PNGEncoder.encode(
            Bitmap(width: width, height: height, pixels: [UInt8](repeating: 0, count: width * height * 4)))
    }

    /// A PNG of noise, whose file is nearly as large as its pixels.
    package static func noisyPNG(width: Int, height: Int) -> [UInt8] {
        var state: UInt32 = 1
        let pixels = (0..<width * height).flatMap { _ -> [UInt8] in
            (0..<3).map { _ in
                state = state &* 1_664_525 &+ 1_013_904_223
                return UInt8(state >> 24)
            } + [255]
        }
        return PNGEncoder.encode(Bitmap(width: width, height: height, pixels: pixels))
    }

    /// A PNG with the chunks of an animation before its pixels: `acTL`, then an `fcTL` for each delay (APNG
    /// specification 1.0). Further frames have no pixels of their own, because only their delays are read.
    package static func apng(width: Int, height: Int, delays: [(numerator: UInt16, denominator: UInt16)]) -> [UInt8] {
        let png = png(width: width, height: height)
        var chunks = chunk("acTL", big(UInt32(delays.count)) + big(UInt32(0)))
        for (index, delay) in delays.enumerated() {
            let frame = big(UInt32(index)) + big(UInt32(width)) + big(UInt32(height)) + big(UInt32(0)) + big(UInt32(0))
            chunks += chunk("fcTL", frame + big(delay.numerator) + big(delay.denominator) + [0, 0])
        }
        // The signature and IHDR are the first 33 bytes.
        return Array(png[..<33]) + chunks + png[33...]
    }

    private static func big<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
        withUnsafeBytes(of: number.bigEndian) { Array($0) }
    }

    private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + data
        return big(UInt32(data.count)) + body + big(checksum(body))
    }

    /// The CRC of PNG (specification, annex D).
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { crc, byte in
            (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
    }

    /// A GIF of one colour with one frame per delay, in hundredths of a second. Every pixel has its own code between
    /// clear codes, so that no code needs more than three bits.
    package static func gif(width: Int, height: Int, delays: [UInt16]) -> [UInt8] {
        func little(_ number: Int) -> [UInt8] { [UInt8(number & 255), UInt8(number >> 8)] }
        var file = Array("GIF89a".utf8) + little(width) + little(height) + [0x80, 0, 0, 255, 255, 255, 0, 0, 0]
        for delay in delays {
            file += [0x21, 0xF9, 4, 0] + little(Int(delay)) + [0, 0]
            file += [0x2C, 0, 0, 0, 0] + little(width) + little(height) + [0, 2]
            var (bits, count) = (0, 0)
            var data: [UInt8] = []
            func code(_ code: Int) {
                bits |= code << count
                count += 3
                while count >= 8 {
                    data.append(UInt8(bits & 255))
                    bits >>= 8
                    count -= 8
                }
            }
            for pixel in 0..<(width * height) {
                if pixel % 2 == 0 { code(4) }
                code(0)
            }
            code(5)
            if count > 0 { data.append(UInt8(bits & 255)) }
            for start in stride(from: 0, to: data.count, by: 255) {
                let block = data[start..<min(start + 255, data.count)]
                file += [UInt8(block.count)] + block
            }
            file.append(0)
        }
        return file + [0x3B]
    }
}
