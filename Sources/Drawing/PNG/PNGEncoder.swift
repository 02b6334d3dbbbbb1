import CDeflate

/// Writing PNG files: the same bitmap and texts always give the same bytes.
///
/// The picture is stored in the smallest of PNG's colour types that holds it without loss: grey of 1 to 8 bits, up to
/// 256 colours, grey and alpha, colour, colour and alpha. Small pictures are compressed in several ways and the
/// shortest is kept.
public enum PNGEncoder {
    /// The bytes of a PNG file.
    ///
    /// Decoding them with ``PictureFile`` gives back the bitmap exactly: PNG stores straight colours, and the way from
    /// premultiplied ones and back loses nothing.
    /// - Parameters:
    ///   - bitmap: at least one pixel.
    ///   - text: stored in text chunks before the pixels, in order. Keywords have 1 to 79 printable Latin-1
    ///     characters; texts hold no U+0000.
    public static func encode(_ bitmap: Bitmap, text: [(keyword: String, text: String)] = []) -> [UInt8] {
        precondition(bitmap.width > 0 && bitmap.height > 0, "a PNG has at least one pixel")
        let (image, data) = compressed(bitmap)
        var file = PNGWriter(capacity: data.count + 1024)
        file.append("IHDR", header(of: image))
        if !image.palette.isEmpty { file.append("PLTE", image.palette) }
        if !image.transparency.isEmpty { file.append("tRNS", image.transparency) }
        file.append("IDAT", data)
        file.append("IEND", [])
        return inserting(text, into: file.bytes)
    }

    /// The file with more text chunks, before all others but the header, without compressing its pixels again.
    /// - Parameter file: what ``encode(_:text:)`` returned.
    package static func inserting(_ text: [(keyword: String, text: String)], into file: [UInt8]) -> [UInt8] {
        var chunks = PNGWriter(capacity: 1024)
        for entry in text {
            let chunk = PNGText.encode(keyword: entry.keyword, text: entry.text)
            chunks.append(chunk.type, chunk.data)
        }
        // Length, type, 13 bytes and checksum of IHDR follow the signature (PNG specification, 11.2.1).
        let headerEnd = PNGChunks.signature.count + 25
        return Array(file[..<headerEnd] + chunks.bytes.dropFirst(PNGChunks.signature.count) + file[headerEnd...])
    }

    /// Pixels up to which every way of storing is tried: a balloon at 1x. Larger ones are stored by rule.
    private static let smallPixelCount = 100_000

    private static func compressed(_ bitmap: Bitmap) -> (PNGScanlines, [UInt8]) {
        let isSmall = bitmap.width * bitmap.height <= smallPixelCount
        var best: (image: PNGScanlines, data: [UInt8], cost: Int)?
        for image in candidates(for: bitmap, isSmall: isSmall) {
            for filters in filterChoices(for: image, isSmall: isSmall) {
                let data = deflated(PNGFilter.filtered(image, by: filters), isSmall: isSmall)
                let cost = data.count + image.overhead
                if cost < best?.cost ?? .max { best = (image, data, cost) }
            }
        }
        guard let best else { preconditionFailure("there is always a candidate") }
        return (best.image, best.data)
    }

    /// The colour types worth trying, the most promising first.
    private static func candidates(for bitmap: Bitmap, isSmall: Bool) -> [PNGScanlines] {
        let colors = PNGColors(bitmap)
        var candidates: [PNGScanlines] = []
        if let palette = colors.palette {
            let indexed = PNGScanlines.indexed(bitmap, palette: palette)
            if colors.isOpaque, colors.isGrey {
                let grey = PNGScanlines.grey(bitmap, palette: palette)
                candidates.append(grey.bitDepth <= indexed.bitDepth ? grey : indexed)
                if !isSmall { return candidates }
            }
            candidates.append(indexed)
            if !isSmall { return candidates }
        }
        let full: PNGScanlines.ColorType
        switch (colors.isOpaque, colors.isGrey) {
        case (true, true): return candidates
        case (true, false): full = .color
        case (false, true): full = .greyAlpha
        case (false, false): full = .colorAlpha
        }
        return candidates + [PNGScanlines.full(bitmap, colorType: full)]
    }

    private static func filterChoices(for image: PNGScanlines, isSmall: Bool) -> [[PNGFilter]] {
        let isPacked = image.bitDepth < 8 || image.colorType == .palette
        if isSmall { return isPacked ? [[.none], [.up]] : [[.none], [.up], PNGFilter.allCases] }
        return isPacked ? [[.none]] : [PNGFilter.allCases]
    }

    private static func header(of image: PNGScanlines) -> [UInt8] {
        PNGWriter.bigEndian(UInt32(image.width)) + PNGWriter.bigEndian(UInt32(image.height))
            + [UInt8(image.bitDepth), image.colorType.rawValue, 0, 0, 0]
    }

    private static func deflated(_ bytes: [UInt8], isSmall: Bool) -> [UInt8] {
        // Level 12 is libdeflate's smallest, 6 the best it does at a few milliseconds for a balloon at 3x.
        guard let compressor = libdeflate_alloc_compressor(isSmall ? 12 : 6) else { fatalError("out of memory") }
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
        return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            count = libdeflate_zlib_compress(compressor, bytes, bytes.count, buffer.baseAddress, bound)
        }
    }
}

extension PNGScanlines {
    /// Bytes that this colour type needs besides its pixels.
    fileprivate var overhead: Int {
        (palette.isEmpty ? 0 : palette.count + 12) + (transparency.isEmpty ? 0 : transparency.count + 12)
    }
}
