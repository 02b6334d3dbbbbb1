import CSpng

/// PNG and APNG through libspng: every colour type and bit depth, interlaced or not.
enum PNGDecoder {
    /// Bytes of ancillary chunks that libspng may hold; pictures from cameras carry profiles and previews.
    private static let maximumChunkSize = 16 << 20

    /// Pixels of the first frame, turned as the EXIF data say, the number of frames and the seconds they take.
    static func decode(
        _ bytes: UnsafeRawBufferPointer, name: String
    ) throws -> (bitmap: Bitmap, count: Int, duration: Double) {
        // The size is checked here rather than by libspng, so that the error can name it.
        guard let size = PNGChunks.imageSize(of: bytes) else {
            throw DrawingError.unusablePicture(
                file: name, reason: "is a truncated PNG (\(bytes.count) bytes, no header); fetch or write it again")
        }
        try PictureFile.check(width: size.width, height: size.height, name: name)
        let bitmap: Bitmap
        if let frame = try APNGFirstFrame(bytes, name: name) {
            let image = try frame.file.withUnsafeBytes {
                try defaultImage($0, width: frame.width, height: frame.height, name: name)
            }
            bitmap = frame.onCanvas(image)
        } else {
            bitmap = try defaultImage(bytes, width: size.width, height: size.height, name: name)
        }
        let upright = EXIFOrientation(png: bytes).applied(to: bitmap)
        return (upright, PNGChunks.frameCount(of: bytes), PNGChunks.animationDuration(of: bytes))
    }

    /// The image that the `IDAT` chunks hold, which is the first frame of nearly every APNG.
    private static func defaultImage(
        _ bytes: UnsafeRawBufferPointer, width: Int, height: Int, name: String
    ) throws -> Bitmap {
        guard let context = spng_ctx_new(0) else { fatalError("out of memory") }
        defer { spng_ctx_free(context) }
        func check(_ status: Int32, while doing: String) throws {
            guard status != 0 else { return }
            let what = spng_strerror(status).map { String(cString: $0) } ?? "error \(status)"
            throw DrawingError.unusablePicture(
                file: name, reason: "is a damaged or truncated PNG (\(doing): \(what)); fetch or write it again")
        }
        let side = UInt32(DrawingLimits.maximumPictureSide)
        // Chunks that only describe the picture are skipped when damaged, as every browser does.
        try check(
            spng_set_crc_action(context, Int32(SPNG_CRC_ERROR.rawValue), Int32(SPNG_CRC_DISCARD.rawValue)),
            while: "setting up")
        try check(spng_set_chunk_limits(context, maximumChunkSize, maximumChunkSize), while: "setting up")
        try check(spng_set_png_buffer(context, bytes.baseAddress, bytes.count), while: "opening")
        try check(spng_set_image_limits(context, side, side), while: "setting up")
        var length = 0
        try check(
            spng_decoded_image_size(context, Int32(SPNG_FMT_RGBA8.rawValue), &length), while: "reading the header")
        guard length == width * height * 4 else {
            throw DrawingError.unusablePicture(file: name, reason: "is a damaged PNG (two headers); write it again")
        }
        let pixels = try [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
            let flags = Int32(SPNG_DECODE_TRNS.rawValue)
            try check(
                spng_decode_image(context, buffer.baseAddress, length, Int32(SPNG_FMT_RGBA8.rawValue), flags),
                while: "reading the pixels")
            // The checksum of the last pixels and the end of the file come after them.
            try check(spng_decode_chunks(context), while: "reading the end")
            Premultiplication.premultiply(UnsafeMutableBufferPointer(rebasing: buffer[..<length]))
            count = length
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }
}
