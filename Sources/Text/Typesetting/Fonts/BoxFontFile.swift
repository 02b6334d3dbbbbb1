/// Writes an OpenType font whose glyphs consist of rectangles: the tables that HarfBuzz and FreeType need to draw glyphs
/// by their numbers, and no more.
enum BoxFontFile {
    /// A filled rectangle in font units, its bottom left at a point; y grows upwards.
    struct Rectangle {
        let x, y, width, height: Int
    }

    /// The bytes of the font.
    static func bytes(of glyphs: [[Rectangle]]) -> [UInt8] {
        var (outlines, offsets): ([UInt8], [UInt8]) = ([], [])
        for glyph in glyphs {
            offsets += UInt32(outlines.count).bigEndianBytes
            outlines += outline(of: glyph)
            outlines += [UInt8](repeating: 0, count: -outlines.count & 3)
        }
        offsets += UInt32(outlines.count).bigEndianBytes
        // In the order of their names, as the directory must be.
        return file([
            ("glyf", outlines), ("head", head), ("hhea", horizontalHeader(glyphCount: glyphs.count)),
            ("hmtx", glyphs.flatMap { words([0, leftEdge(of: $0)]) }), ("loca", offsets), ("maxp", maxima(of: glyphs)),
        ])
    }

    private static func file(_ tables: [(name: String, bytes: [UInt8])]) -> [UInt8] {
        let headerSize = 12 + 16 * tables.count
        // Version 1.0. The fields after the count serve a binary search, which readers do not need.
        var directory = words([1, 0, tables.count, 0, 0, 0])
        var body: [UInt8] = []
        for table in tables {
            directory += Array(table.name.utf8) + UInt32(0).bigEndianBytes
            directory += UInt32(headerSize + body.count).bigEndianBytes + UInt32(table.bytes.count).bigEndianBytes
            body += table.bytes
            body += [UInt8](repeating: 0, count: -body.count & 3)
        }
        return directory + body
    }

    /// The left edge of the ink: another side bearing would move the outline.
    private static func leftEdge(of glyph: [Rectangle]) -> Int { glyph.map(\.x).min() ?? 0 }

    /// A simple glyph: every rectangle a contour, clockwise, every point on its curve.
    private static func outline(of rectangles: [Rectangle]) -> [UInt8] {
        guard !rectangles.isEmpty else { return [] }
        let points = rectangles.flatMap { box in
            [
                (box.x, box.y), (box.x, box.y + box.height), (box.x + box.width, box.y + box.height),
                (box.x + box.width, box.y),
            ]
        }
        let (xs, ys) = (points.map(\.0), points.map(\.1))
        let bounds = [xs.min() ?? 0, ys.min() ?? 0, xs.max() ?? 0, ys.max() ?? 0]
        let ends = rectangles.indices.map { 4 * $0 + 3 }
        let flags = [UInt8](repeating: 1, count: points.count)
        return words([rectangles.count] + bounds + ends + [0]) + flags + words(steps(xs)) + words(steps(ys))
    }

    /// The differences between numbers, the first from zero.
    private static func steps(_ numbers: [Int]) -> [Int] { zip(numbers, [0] + numbers).map { $0 - $1 } }

    private static var head: [UInt8] {
        // Versions, a checksum, the magic number of the format, flags, the em; two dates; bounds, style, smallest size,
        // direction, long offsets of glyphs, format.
        words([1, 0, 1, 0, 0, 0, 0x5F0F, 0x3CF5, 0, MissingGlyphBox.unitsPerEm]) + words([0, 0, 0, 0, 0, 0, 0, 0])
            + words([0, 0, MissingGlyphBox.unitsPerEm, MissingGlyphBox.height, 0, 8, 2, 1, 0])
    }

    /// The ascent is that of the box, so that a box makes no line taller.
    private static func horizontalHeader(glyphCount: Int) -> [UInt8] {
        words([1, 0, MissingGlyphBox.height, 0] + [Int](repeating: 0, count: 13) + [glyphCount])
    }

    private static func maxima(of glyphs: [[Rectangle]]) -> [UInt8] {
        let contours = glyphs.map(\.count).max() ?? 0
        return words([1, 0, glyphs.count, 4 * contours, contours, 0, 0, 1] + [Int](repeating: 0, count: 8))
    }

    private static func words(_ numbers: [Int]) -> [UInt8] {
        numbers.flatMap { number in [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)] }
    }
}

extension UInt32 {
    fileprivate var bigEndianBytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> UInt32($0)) } }
}
