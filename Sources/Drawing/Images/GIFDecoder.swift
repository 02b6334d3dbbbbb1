import CGif

/// Decodes GIF with giflib: the first frame on its logical screen, the number of frames and their duration in seconds.
enum GIFDecoder {
    /// Memory that giflib reads from.
    ///
    /// Invariant: `bytes` outlives the decoding; giflib's callback is given the address of this value.
    private struct Reader {
        let bytes: UnsafeRawBufferPointer
        var offset = 0
    }

    static func decode(
        _ bytes: UnsafeRawBufferPointer, name: String
    ) throws -> (bitmap: Bitmap, count: Int, duration: Double) {
        var reader = Reader(bytes: bytes)
        return try withUnsafeMutablePointer(to: &reader) { reader in
            var status: Int32 = 0
            let read: InputFunc = { file, target, count in
                guard let file, let target, count > 0 else { return 0 }
                let reader = file.pointee.UserData.assumingMemoryBound(to: Reader.self)
                let available = min(Int(count), reader.pointee.bytes.count - reader.pointee.offset)
                guard available > 0, let base = reader.pointee.bytes.baseAddress else { return 0 }
                UnsafeMutableRawPointer(target).copyMemory(from: base + reader.pointee.offset, byteCount: available)
                reader.pointee.offset += available
                return Int32(available)
            }
            guard let file = DGifOpen(reader, read, &status) else {
                throw damage(name, status, offset: reader.pointee.offset)
            }
            defer { DGifCloseFile(file, &status) }
            return try frames(of: file, reader: reader, name: name)
        }
    }

    /// Goes through the records: the first image is decoded, the data of the others are skipped.
    private static func frames(
        of file: UnsafeMutablePointer<GifFileType>, reader: UnsafePointer<Reader>, name: String
    ) throws -> (bitmap: Bitmap, count: Int, duration: Double) {
        func check(_ status: Int32) throws {
            if status != GIF_OK { throw damage(name, file.pointee.Error, offset: reader.pointee.offset) }
        }
        var transparent: Int?
        var first: Bitmap?
        var count = 0
        // Hundredths of a second: of the next image, and of all images so far.
        var (delay, delays) = (0, 0)
        while true {
            var record = UNDEFINED_RECORD_TYPE
            try check(DGifGetRecordType(file, &record))
            switch record {
            case IMAGE_DESC_RECORD_TYPE:
                count += 1
                delays += delay
                delay = 0
                if first == nil {
                    try check(DGifGetImageDesc(file))
                    first = try GIFFrame(file, transparent: transparent, name: name).decode(check: check)
                } else {
                    try skipImage(file, check: check)
                }
            case EXTENSION_RECORD_TYPE:
                var code: Int32 = 0
                var block: UnsafeMutablePointer<GifByteType>?
                try check(DGifGetExtension(file, &code, &block))
                while let data = block {
                    if code == GRAPHICS_EXT_FUNC_CODE, data[0] >= 4 { delay = Int(data[2]) | Int(data[3]) << 8 }
                    if code == GRAPHICS_EXT_FUNC_CODE, data[0] >= 4, first == nil {
                        transparent = data[1] & 1 == 1 ? Int(data[4]) : nil
                    }
                    try check(DGifGetExtensionNext(file, &block))
                }
            case TERMINATE_RECORD_TYPE:
                guard let first else {
                    throw DrawingError.unusablePicture(file: name, reason: "is a GIF without an image; write it again")
                }
                return (first, count, Double(delays) / 100)
            default:
                throw damage(name, D_GIF_ERR_WRONG_RECORD, offset: reader.pointee.offset)
            }
        }
    }

    /// giflib keeps a record of every image it reads, so later images are skipped without giflib: nine
    /// bytes of descriptor, a colour table if bit 7 of the last byte is set, the code size, blocks.
    private static func skipImage(
        _ file: UnsafeMutablePointer<GifFileType>, check: (Int32) throws -> Void
    ) throws {
        let reader = file.pointee.UserData.assumingMemoryBound(to: Reader.self)
        func skip(_ length: Int) throws {
            reader.pointee.offset += length
            if reader.pointee.offset > reader.pointee.bytes.count {
                reader.pointee.offset = reader.pointee.bytes.count
                file.pointee.Error = D_GIF_ERR_READ_FAILED
                try check(GIF_ERROR)
            }
        }
        func byte() throws -> Int {
            try skip(1)
            return Int(reader.pointee.bytes[reader.pointee.offset - 1])
        }
        try skip(8)
        let packed = try byte()
        if packed & 0x80 != 0 { try skip(3 << ((packed & 7) + 1)) }
        try skip(1)
        while case let length = try byte(), length > 0 { try skip(length) }
    }

    private static func damage(_ name: String, _ status: Int32, offset: Int) -> DrawingError {
        let what = GifErrorString(status).map { String(cString: $0) } ?? "error \(status)"
        return .unusablePicture(
            file: name,
            reason: "is a damaged or truncated GIF (\(what) at byte \(offset)); fetch or write it again")
    }
}
