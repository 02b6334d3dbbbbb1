import CTurboJPEG

/// JPEG through libjpeg-turbo: baseline and progressive; grey, YCbCr, RGB, CMYK and YCCK.
enum JPEGDecoder {
    /// Decodes the pixels, rotated according to the EXIF data.
    static func decode(_ bytes: UnsafeRawBufferPointer, name: String) throws -> Bitmap {
        guard let decompressor = tjInitDecompress() else { fatalError("out of memory") }
        defer { tjDestroy(decompressor) }
        func failure() -> DrawingError {
            let what = tjGetErrorStr2(decompressor).map { String(cString: $0) } ?? "unknown error"
            return .unusablePicture(
                file: name, reason: "cannot be decoded as JPEG (\(what)); fetch or write it again")
        }
        var width: Int32 = 0
        var height: Int32 = 0
        var subsampling: Int32 = 0
        var colorSpace: Int32 = 0
        // The library takes the bytes as mutable memory but only reads them.
        let source = bytes.bindMemory(to: UInt8.self).baseAddress
        guard
            tjDecompressHeader3(
                decompressor, source, UInt(bytes.count), &width, &height, &subsampling, &colorSpace) == 0
        else { throw failure() }
        try PictureFile.check(width: Int(width), height: Int(height), name: name)
        try checkScans(of: bytes, pixels: Int(width) * Int(height), name: name)

        let isCMYK = colorSpace == Int32(TJCS_CMYK.rawValue) || colorSpace == Int32(TJCS_YCCK.rawValue)
        let format = isCMYK ? TJPF_CMYK : TJPF_RGBA
        // The accurate transform is the same in the library's scalar and SIMD code. A file can need many passes of the
        // decoder, so the limit stops a file that was made to take minutes.
        let flags = Int32(TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS)
        let length = Int(width) * Int(height) * 4
        let pixels = try [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
            let status = tjDecompress2(
                decompressor, source, UInt(bytes.count), buffer.baseAddress, width, 0, height,
                Int32(format.rawValue), flags)
            guard status == 0 || hasStrayBytesAtEnd(decompressor) else { throw failure() }
            if isCMYK { convertCMYK(UnsafeMutableBufferPointer(rebasing: buffer[..<length])) }
            count = length
        }
        let stored = Bitmap(width: Int(width), height: Int(height), pixels: pixels)
        return EXIFOrientation(jpeg: bytes).applied(to: stored)
    }

    /// Throws for a progressive file whose scans would take minutes.
    private static func checkScans(of bytes: UnsafeRawBufferPointer, pixels: Int, name: String) throws {
        let scans = JPEGScans.count(in: bytes)
        guard scans > DrawingLimits.ordinaryScanCount, scans * pixels > DrawingLimits.maximumScannedPixelCount else {
            return
        }
        throw DrawingError.unusablePicture(
            file: name,
            reason: "has \(scans) scans, each over \(pixels) pixels; write it again, which makes about ten")
    }

    /// Whether the only problem is stray bytes before the end marker (0xd9), which some cameras write. The library
    /// reports only its first warning, and after the end marker there is no picture. After stray bytes before any other
    /// marker, data may be missing without a warning.
    private static func hasStrayBytesAtEnd(_ decompressor: tjhandle) -> Bool {
        guard tjGetErrorCode(decompressor) == Int32(TJERR_WARNING.rawValue),
            let message = tjGetErrorStr2(decompressor).map({ String(cString: $0) })
        else { return false }
        return message.hasSuffix("extraneous bytes before marker 0xd9")
    }

    /// Inverted CMYK, as Adobe's programs write it and browsers assume, to opaque RGBA in place.
    private static func convertCMYK(_ pixels: UnsafeMutableBufferPointer<UInt8>) {
        guard let base = pixels.baseAddress else { return }
        var offset = 0
        while offset &+ 4 <= pixels.count {
            let black = base[offset &+ 3]
            base[offset] = Premultiplication.multiply(base[offset], black)
            base[offset &+ 1] = Premultiplication.multiply(base[offset &+ 1], black)
            base[offset &+ 2] = Premultiplication.multiply(base[offset &+ 2], black)
            base[offset &+ 3] = 255
            offset = offset &+ 4
        }
    }
}

/// Counts the scans of a JPEG file without decoding any: the decoder processes all pixels once for each.
enum JPEGScans {
    /// How many scans begin in the file. Linear in its length.
    static func count(in bytes: UnsafeRawBufferPointer) -> Int {
        var count = 0
        var index = 2
        while index + 1 < bytes.count {
            guard bytes[index] == 0xFF else {
                // Entropy-coded data, or stray bytes: the next marker ends them.
                index += 1
                continue
            }
            let marker = bytes[index + 1]
            switch marker {
            case 0xD9: return count
            // Fill bytes, stuffed bytes, restart markers and markers without a length.
            case 0xFF: index += 1
            case 0x00, 0x01, 0xD0...0xD8: index += 2
            default:
                if marker == 0xDA { count += 1 }
                guard index + 3 < bytes.count else { return count }
                index += 2 + max(2, Int(bytes[index + 2]) << 8 | Int(bytes[index + 3]))
            }
        }
        return count
    }
}
