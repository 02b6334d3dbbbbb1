import CKernels
import CSpng

/// PNG and APNG through libspng: every colour type and bit depth, interlaced or not.
enum PNGDecoder {
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
        // Chunks that only describe the picture may be large or damaged.
        guard let file = PNGChunks.decidingPixels(of: bytes) else {
            return try image(bytes, width: width, height: height, name: name)
        }
        return try file.withUnsafeBytes { try image($0, width: width, height: height, name: name) }
    }

    private static func image(
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
        let isError = Int32(SPNG_CRC_ERROR.rawValue)
        try check(spng_set_crc_action(context, isError, isError), while: "setting up")
        try check(spng_set_png_buffer(context, bytes.baseAddress, bytes.count), while: "opening")
        try check(spng_set_image_limits(context, side, side), while: "setting up")
        var header = spng_ihdr()
        try check(spng_get_ihdr(context, &header), while: "reading the header")
        let hasWords = header.bit_depth == 16
        let format = Int32((hasWords ? SPNG_FMT_RGBA16 : SPNG_FMT_RGBA8).rawValue)
        var length = 0
        try check(spng_decoded_image_size(context, format, &length), while: "reading the header")
        guard length == width * height * (hasWords ? 8 : 4) else {
            throw DrawingError.unusablePicture(file: name, reason: "is a damaged PNG (two headers); write it again")
        }
        let samples = try [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
            let flags = Int32(SPNG_DECODE_TRNS.rawValue)
            try check(
                spng_decode_image(context, buffer.baseAddress, length, format, flags), while: "reading the pixels")
            // The checksum of the last pixels and the end of the file follow them.
            try check(spng_decode_chunks(context), while: "reading the end")
            count = length
        }
        var pixels = hasWords ? bytesOfWords(samples) : samples
        pixels.withUnsafeMutableBufferPointer { Premultiplication.premultiply($0) }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    /// The nearest byte of each 16-bit sample, which are in the machine's order.
    private static func bytesOfWords(_ samples: [UInt8]) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: samples.count / 2) { buffer, count in
            samples.withUnsafeBufferPointer { words in
                guard let target = buffer.baseAddress, let source = words.baseAddress else { return }
                kernels_bytes_of_words(source, samples.count / 2, target)
            }
            count = samples.count / 2
        }
    }
}
