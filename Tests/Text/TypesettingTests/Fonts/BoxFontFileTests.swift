import Testing

@testable import Typesetting

/// A font of rectangles, by the tables of "OpenType 1.9".
struct BoxFontFileTests {
    private static let glyphs: [[BoxFontFile.Rectangle]] = [
        [], [BoxFontFile.Rectangle(x: 5, y: -7, width: 10, height: 20)],
        [
            BoxFontFile.Rectangle(x: 110, y: 0, width: 30, height: 40),
            BoxFontFile.Rectangle(x: 12, y: 90, width: 20, height: 9),
            BoxFontFile.Rectangle(x: 60, y: -3, width: 300, height: 1),
        ],
    ]
    private let bytes = BoxFontFile.bytes(of: Self.glyphs)

    private func word(_ place: Int) -> Int {
        Int(Int16(truncatingIfNeeded: Int(bytes[place]) << 8 | Int(bytes[place + 1])))
    }

    private func long(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }

    /// Where a table begins.
    private func table(_ tag: String) throws -> Int {
        let records = (0..<word(4)).map { 12 + 16 * $0 }
        return long(try #require(records.first { Array(bytes[$0..<$0 + 4]) == Array(tag.utf8) }) + 8)
    }

    @Test func tablesAreInOrderAndAligned() throws {
        let records = (0..<word(4)).map { 12 + 16 * $0 }
        let tags = records.map { String(decoding: bytes[$0..<$0 + 4], as: UTF8.self) }
        #expect(tags == tags.sorted() && records.allSatisfy { long($0 + 8) % 4 == 0 })
        #expect(records.allSatisfy { long($0 + 8) + long($0 + 12) <= bytes.count })
        #expect(try word(table("maxp") + 4) == 3 && word(table("hhea") + 34) == 3)
    }

    /// The left side bearing is the left edge of the ink: another one would move the outline.
    @Test func eachGlyphHasItsBoxAndItsBearing() throws {
        let (glyf, loca, hmtx) = try (table("glyf"), table("loca"), table("hmtx"))
        for (index, boxes) in [nil, [5, -7, 15, 13], [12, -3, 360, 99]].enumerated() {
            let (start, end) = (long(loca + 4 * index), long(loca + 4 * index + 4))
            #expect(word(hmtx + 4 * index + 2) == (boxes?[0] ?? 0) && start % 4 == 0)
            guard let boxes else {
                #expect(start == end)
                continue
            }
            #expect(word(glyf + start) == Self.glyphs[index].count)
            #expect((0..<4).map { word(glyf + start + 2 + 2 * $0) } == boxes)
        }
    }

    /// HarfBuzz, which draws them, finds the same boxes.
    @Test func aReaderFindsTheInk() throws {
        let font = FontInstance(file: try FontFile(bytes: bytes, name: "boxes"), coordinates: [])
        #expect(font.file.unitsPerEm == 1_024 && font.extents(ofGlyph: 0) == nil)
        for (glyph, box) in [(UInt32(1), [5, -13, 15, 7]), (2, [12, -99, 360, 3])] {
            let ink = try #require(font.extents(ofGlyph: glyph))
            #expect([ink.left, ink.top, ink.right, ink.bottom] == box.map { $0 * 64 })
        }
    }
}
