import Foundation
import Testing
import UIKitAPI

/// Pixels that an app gives and reads as bytes, in the formats of Core Graphics.
struct PixelMemoryTests {
    private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    /// A red pixel above a green one, as each format has them.
    @Test(arguments: [
        (CGImageAlphaInfo.premultipliedLast.rawValue, [255, 0, 0, 255], [0, 255, 0, 255]),
        (CGImageAlphaInfo.premultipliedFirst.rawValue, [255, 255, 0, 0], [255, 0, 255, 0]),
        (
            CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue, [0, 0, 255, 255],
            [0, 255, 0, 255]
        ),
        (CGImageAlphaInfo.noneSkipLast.rawValue, [255, 0, 0, 9], [0, 255, 0, 9]),
    ]) func whatIsDrawnIsInTheMemory(info: UInt32, red: [UInt8], green: [UInt8]) throws {
        // Two bytes behind each row are the app's.
        var bytes = [UInt8](repeating: 9, count: 12)
        let context = try #require(
            CGContext(
                data: &bytes, width: 1, height: 2, bitsPerComponent: 8, bytesPerRow: 6,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
        context.setFillColor(UIColor(red: 0, green: 1, blue: 0, alpha: 1).cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.setFillColor(Self.red.cgColor)
        context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
        #expect(bytes == red + [9, 9] + green + [9, 9])
    }

    /// The colour of a picture, as apps find it: drawn into one pixel.
    @Test func aPictureIsOnePixel() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { renderer in
            Self.red.setFill()
            renderer.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        var pixel = [UInt8](repeating: 0, count: 4)
        let context = try #require(
            CGContext(
                data: &pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.draw(try #require(picture.cgImage), in: CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(pixel == [255, 0, 0, 255])
        var gray: UInt8 = 0
        let grays = CGContext(
            data: &gray, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue)
        grays?.draw(try #require(picture.cgImage), in: CGRect(x: 0, y: 0, width: 1, height: 1))
        // 21 % of white, as Rec. 709 has it.
        #expect(gray == 54)
    }

    private func image(_ bytes: [UInt8], bits: Int, row: Int, _ info: CGImageAlphaInfo, isGray: Bool = false)
        -> CGImage?
    {
        guard let provider = CGDataProvider(data: Data(bytes) as CFData) else { return nil }
        return CGImage(
            width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: row,
            space: isGray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo(rawValue: info.rawValue), provider: provider, decode: nil,
            shouldInterpolate: false,
            intent: .defaultIntent)
    }

    private func pixels(_ image: CGImage?) throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 8)
        let context = CGContext(
            data: &bytes, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.draw(try #require(image), in: CGRect(x: 0, y: 0, width: 2, height: 1))
        return bytes
    }

    /// What the app writes itself is in the picture.
    @Test func thePictureIsThatOfTheMemory() throws {
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 8)
        defer { bytes.deallocate() }
        bytes.initialize(repeating: 0, count: 8)
        let context = try #require(
            CGContext(
                data: bytes, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(Self.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        for (place, value) in [0, 0, 255, 255].enumerated() { bytes[4 + place] = UInt8(value) }
        #expect(try pixels(context.makeImage()) == [255, 0, 0, 255, 0, 0, 255, 255])
        // What is drawn then lies over it.
        context.setFillColor(UIColor(red: 0, green: 1, blue: 0, alpha: 1).cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect((0..<8).map { bytes[$0] } == [0, 255, 0, 255, 0, 0, 255, 255])
    }

    @Test func aPictureIsMadeOfBytes() throws {
        let skipped = image([255, 0, 0, 7, 0, 0, 255, 7], bits: 32, row: 8, .noneSkipLast)
        #expect(try pixels(skipped) == [255, 0, 0, 255, 0, 0, 255, 255])
        #expect(try pixels(image([1, 2, 3, 4, 5, 6], bits: 24, row: 6, .none)) == [1, 2, 3, 255, 4, 5, 6, 255])
        #expect(
            try pixels(image([0, 255], bits: 8, row: 2, .none, isGray: true)) == [0, 0, 0, 255, 255, 255, 255, 255])
        // Half of red is drawn at half its value.
        #expect(
            try pixels(image([255, 0, 0, 128, 0, 0, 0, 0], bits: 32, row: 8, .last)) == [128, 0, 0, 128, 0, 0, 0, 0])
        #expect(image([1, 2, 3], bits: 24, row: 6, .none) == nil, "too few bytes")
        #expect(image([1, 2, 3, 4], bits: 16, row: 4, .none) == nil, "no format of a byte for each part")
    }

    /// "bytesPerRow": where a row begins, also where rows have bytes behind their pixels.
    @Test(arguments: [0, 1, 5]) func rowsMayBePadded(padding: Int) throws {
        func made(_ pixels: [[UInt8]], isGray: Bool) throws -> [UInt8] {
            let bytes = pixels.flatMap { $0 + [UInt8](repeating: 99, count: padding) }
            let provider = try #require(CGDataProvider(data: Data(bytes) as CFData))
            return try #require(
                CGImage(
                    width: 1, height: 2, bitsPerComponent: 8, bitsPerPixel: isGray ? 8 : 24,
                    bytesPerRow: (isGray ? 1 : 3) + padding,
                    space: isGray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue),
                    provider: provider, decode: nil,
                    shouldInterpolate: false, intent: .defaultIntent)
            ).picture.bitmap.pixels
        }
        #expect(try made([[1, 2, 3], [4, 5, 6]], isGray: false) == [1, 2, 3, 255, 4, 5, 6, 255])
        #expect(try made([[7], [8]], isGray: true) == [7, 7, 7, 255, 8, 8, 8, 255])
    }
}
