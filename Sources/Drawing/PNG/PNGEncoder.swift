import CDeflate

/// Writing PNG files: the same bitmap and texts always give the same bytes.
///
/// The picture is stored in the smallest of these types that holds it without loss: grey of 1 to 8 bits, up to
/// 256 colours, grey and alpha, colour, colour and alpha.
package enum PNGEncoder {
    /// The bytes of a PNG file.
    ///
    /// Decoding them with ``PictureFile`` gives back the bitmap exactly: PNG stores straight colours, and
    /// converting premultiplied ones to them and back loses nothing.
    /// - Parameters:
    ///   - bitmap: at least one pixel.
    ///   - text: stored in text chunks before the pixels, in order. Keywords have 1 to 79 printable Latin-1
    ///     characters; texts hold no U+0000.
    ///   - effort: whether the file should be written fast or be small.
    package static func encode(
        _ bitmap: Bitmap, text: [(keyword: String, text: String)] = [], effort: PNGEffort = .speed
    ) -> [UInt8] {
        precondition(bitmap.width > 0 && bitmap.height > 0, "a PNG has at least one pixel")
        return inserting(text, into: file(of: scanlines(of: bitmap), effort: effort))
    }

    private static func file(of image: PNGScanlines, effort: PNGEffort) -> [UInt8] {
        let rows = PNGFilter.filtered(image, by: filters(for: image))
        let isPhotograph =
            rows.flatRowCount * 2 < image.height && image.bitDepth == 8 && image.colorType != .palette
        let data = deflated(
            rows.bytes, level: effort.level(byteCount: rows.bytes.count, isPhotograph: isPhotograph))
        var file = PNGWriter(capacity: data.count + 1024)
        file.append("IHDR", header(of: image))
        if !image.palette.isEmpty { file.append("PLTE", image.palette) }
        if !image.transparency.isEmpty { file.append("tRNS", image.transparency) }
        file.append("IDAT", data)
        file.append("IEND", [])
        return file.bytes
    }

    /// The bytes of a small PNG file of a chart, in which each pixel has the nearest of some colours.
    ///
    /// The edges of letters have about a hundred shades, which need more bytes than everything else in a chart. With
    /// few shades it looks the same.
    /// - Parameters:
    ///   - bitmap: opaque; with more than 256 colours it is written without loss.
    ///   - kept: the colours, opaque, at most 256; up to 16 need half a byte per pixel.
    package static func encode(_ bitmap: Bitmap, inColors kept: [Color]) -> [UInt8] {
        let colors = PNGColors(bitmap)
        guard let palette = colors.palette, colors.isOpaque, 1...256 ~= kept.count else {
            return encode(bitmap, effort: .size)
        }
        return file(of: .indexed(bitmap, colors: colors, palette: palette, inColors: kept), effort: .smallest)
    }

    /// The file with more text chunks, before all others but the header, without compressing its pixels again.
    /// - Parameter file: what ``encode(_:text:effort:)`` returned.
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

    /// The smallest colour type that holds the bitmap. Where a palette is possible, it is far smaller than whole
    /// bytes, which are for photographs.
    private static func scanlines(of bitmap: Bitmap) -> PNGScanlines {
        let colors = PNGColors(bitmap)
        if let palette = colors.palette {
            let indexed = PNGScanlines.indexed(bitmap, colors: colors, palette: palette)
            guard colors.isOpaque, colors.isGrey else { return indexed }
            let grey = PNGScanlines.grey(bitmap, colors: colors, palette: palette)
            return grey.bitDepth <= indexed.bitDepth ? grey : indexed
        }
        switch (colors.isOpaque, colors.isGrey) {
        case (true, _): return PNGScanlines.full(bitmap, colorType: .color)
        case (false, true): return PNGScanlines.full(bitmap, colorType: .greyAlpha)
        case (false, false): return PNGScanlines.full(bitmap, colorType: .colorAlpha)
        }
    }

    /// Differences of palette numbers and of packed samples have no meaning, so those rows are not filtered.
    private static func filters(for image: PNGScanlines) -> [PNGFilter] {
        image.colorType == .palette || image.bitDepth < 8 ? [.none] : PNGFilter.allCases
    }

    private static func header(of image: PNGScanlines) -> [UInt8] {
        PNGWriter.bigEndian(UInt32(image.width)) + PNGWriter.bigEndian(UInt32(image.height))
            + [UInt8(image.bitDepth), image.colorType.rawValue, 0, 0, 0]
    }

    private static func deflated(_ bytes: [UInt8], level: Int32) -> [UInt8] {
        guard let compressor = libdeflate_alloc_compressor(level) else { fatalError("out of memory") }
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
        return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            count = libdeflate_zlib_compress(compressor, bytes, bytes.count, buffer.baseAddress, bound)
        }
    }
}
