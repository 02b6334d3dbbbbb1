#if !canImport(Darwin)
    import Foundation
    import LinuxImageIO
    import LinuxUniformTypeIdentifiers
    import TestSupport
    import Testing
    import UIKitAPI

    /// Pictures read and written by Image I/O, in the words of apps.
    struct ImageIOTests {
        private func picture(_ width: Int, _ height: Int) throws -> CGImage {
            let context = try #require(
                CGContext(
                    data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
            return try #require(context.makeImage())
        }

        @Test func aPictureIsWrittenAndReadInASmallerSize() throws {
            let folder = try TemporaryFolder()
            let url = URL(fileURLWithPath: folder.path + "/card.png")
            let file = try #require(
                CGImageDestinationCreateWithURL(url as CFURL, UTType.png.identifier as CFString, 1, nil))
            #expect(!CGImageDestinationFinalize(file), "nothing to write")
            CGImageDestinationAddImage(file, try picture(80, 40), nil)
            #expect(CGImageDestinationFinalize(file))
            let source = try #require(CGImageSourceCreateWithURL(url as CFURL, nil))
            #expect(CGImageSourceGetCount(source) == 1 && CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 80)
            let options: [CFString: Any] = [
                kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 20,
                kCGImageSourceCreateThumbnailWithTransform: true,
            ]
            let small = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
            #expect(small?.width == 20 && small?.height == 10)
            let values = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
            #expect(values?[kCGImagePropertyPixelHeight] as? Int == 40)
            #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: folder.path + "/none.png") as CFURL, nil) == nil)
        }

        @Test func memoryIsWrittenAsJPEG() throws {
            let data = NSMutableData()
            let file = try #require(CGImageDestinationCreateWithData(data, "public.jpeg" as CFString, 1, nil))
            let options = [kCGImageDestinationLossyCompressionQuality: 0.8] as CFDictionary
            CGImageDestinationAddImage(file, try picture(8, 8), options)
            #expect(CGImageDestinationFinalize(file))
            #expect((data as Data).starts(with: [0xFF, 0xD8]) && UIImage(data: data as Data)?.size.width == 8)
            #expect(CGImageDestinationCreateWithData(data, "public.heic" as CFString, 1, nil) == nil)
            let source = try #require(CGImageSourceCreateWithData(Data("tea".utf8) as CFData, nil))
            #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
        }
    }
#endif
