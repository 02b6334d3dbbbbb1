import CKernels

/// Where the top of the upright picture is in the stored one (EXIF 2.32, tag 0x0112), with the names of
/// `CGImagePropertyOrientation`.
enum EXIFOrientation: UInt16 {
    case up = 1
    case upMirrored = 2
    case down = 3
    case downMirrored = 4
    case leftMirrored = 5
    case right = 6
    case rightMirrored = 7
    case left = 8

    /// The orientation in the first EXIF segment of a JPEG; upright when there is none or it is malformed.
    init(jpeg bytes: UnsafeRawBufferPointer) {
        self = Self.segment(of: bytes).flatMap(Self.read) ?? .up
    }

    /// The orientation in the `eXIf` chunk of a PNG, which is TIFF data (PNG, third edition, 11.3.4.6); upright when
    /// there is none, or it is damaged or malformed.
    init(png bytes: UnsafeRawBufferPointer) {
        let chunk = PNGChunks.Sequence(bytes: bytes).first { $0.type == "eXIf" }
        guard let chunk, PNGChunks.isIntact(chunk, in: bytes) else {
            self = .up
            return
        }
        self = Self.read(UnsafeRawBufferPointer(rebasing: bytes[chunk.data])) ?? .up
    }

    /// The TIFF data of the EXIF segment: the segments of a JPEG are marker, length, data, up to the first scan.
    private static func segment(of bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
        var offset = 2
        while bytes.count - offset >= 4, bytes[offset] == 0xFF {
            let marker = bytes[offset + 1]
            // Fill bytes before a marker.
            if marker == 0xFF {
                offset += 1
                continue
            }
            if marker == 0xDA || marker == 0xD9 { return nil }
            let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
            guard length >= 2, bytes.count - offset - 2 >= length else { return nil }
            let data = UnsafeRawBufferPointer(rebasing: bytes[(offset + 4)..<(offset + 2 + length)])
            if marker == 0xE1, data.starts(with: Array("Exif\0\0".utf8)) {
                return UnsafeRawBufferPointer(rebasing: data[6...])
            }
            offset += 2 + length
        }
        return nil
    }

    private static func read(_ tiff: UnsafeRawBufferPointer) -> EXIFOrientation? {
        let isLittleEndian = tiff.starts(with: Array("II*\0".utf8))
        guard isLittleEndian || tiff.starts(with: Array("MM\0*".utf8)), tiff.count >= 8 else { return nil }
        func short(_ offset: Int) -> UInt16 {
            let value = tiff.loadUnaligned(fromByteOffset: offset, as: UInt16.self)
            return isLittleEndian ? UInt16(littleEndian: value) : UInt16(bigEndian: value)
        }
        func long(_ offset: Int) -> UInt32 {
            let value = tiff.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
            return isLittleEndian ? UInt32(littleEndian: value) : UInt32(bigEndian: value)
        }
        let directory = Int(long(4))
        guard tiff.count - 2 >= directory else { return nil }
        for index in 0..<Int(short(directory)) {
            let entry = directory + 2 + index * 12
            guard tiff.count - 12 >= entry else { return nil }
            guard short(entry) == 0x0112 else { continue }
            // One SHORT, by the standard; one LONG or two SHORTs fit in the entry, too.
            switch (short(entry + 2), long(entry + 4)) {
            case (3, 1...2): return Self(rawValue: short(entry + 8))
            case (4, 1): return UInt16(exactly: long(entry + 8)).flatMap(Self.init(rawValue:))
            default: return nil
            }
        }
        return nil
    }
}

extension EXIFOrientation {
    /// The picture rotated upright.
    func applied(to bitmap: Bitmap) -> Bitmap {
        guard self != .up else { return bitmap }
        let (width, height) = (bitmap.width, bitmap.height)
        // Where the first target pixel is in the source, and the way from one target pixel and row to the next.
        let (start, right, down): (Int, Int, Int)
        switch self {
        case .up: (start, right, down) = (0, 1, width)
        case .upMirrored: (start, right, down) = (width - 1, -1, width)
        case .down: (start, right, down) = (width * height - 1, -1, -width)
        case .downMirrored: (start, right, down) = (width * (height - 1), 1, -width)
        case .leftMirrored: (start, right, down) = (0, width, 1)
        case .right: (start, right, down) = (width * (height - 1), -width, 1)
        case .rightMirrored: (start, right, down) = (width * height - 1, -width, -1)
        case .left: (start, right, down) = (width - 1, width, -1)
        }
        let isTurned = rawValue >= Self.leftMirrored.rawValue
        let columns = isTurned ? height : width
        let rows = isTurned ? width : height
        let pixels = bitmap.pixels.withUnsafeBufferPointer { source in
            [UInt8](unsafeUninitializedCapacity: source.count) { target, count in
                // The target has as many pixels as the source, and the steps above visit each of them once. A bitmap
                // has at least one pixel, so both have an address.
                kernels_turn(
                    target.baseAddress!, source.baseAddress! + start * 4, columns, rows, right, down)
                count = source.count
            }
        }
        return Bitmap(width: columns, height: rows, pixels: pixels)
    }
}
