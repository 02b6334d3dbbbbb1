import CFreeType
import Foundation
import Testing
import Typesetting

@testable import Drawing

@Suite struct GlyphCacheTests {
    private let everything = PixelRect(left: -4_000, top: -4_000, right: 4_000, bottom: 4_000)

    /// What FreeType's own renderer makes of the glyph: the box around the origin, y down, and the coverage.
    /// - Parameters:
    ///   - right: 64ths of a pixel by which the outline is moved first.
    ///   - down: the same, down.
    private func freeType(
        _ glyph: UInt32, _ font: FontInstance, em: Int, right: Int = 0, down: Int = 0
    ) -> (PixelRect, [UInt8]) {
        var library: FT_Library?
        FT_Init_FreeType(&library)
        defer { FT_Done_FreeType(library) }
        let face = FreeTypeText.open(font, library: library)
        defer { FT_Done_Face(face) }
        FT_Set_Char_Size(face, 0, FT_F26Dot6(em), 72, 72)
        FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP))
        FT_Outline_Translate(&face.pointee.glyph.pointee.outline, right, -down)
        FT_Render_Glyph(face.pointee.glyph, FT_RENDER_MODE_NORMAL)
        let slot = face.pointee.glyph.pointee
        let (width, height) = (Int(slot.bitmap.width), Int(slot.bitmap.rows))
        let box = PixelRect(
            left: Int(slot.bitmap_left), top: -Int(slot.bitmap_top), right: Int(slot.bitmap_left) + width,
            bottom: height - Int(slot.bitmap_top))
        let rows = (0..<height).flatMap { row in
            Array(UnsafeBufferPointer(start: slot.bitmap.buffer + row * Int(slot.bitmap.pitch), count: width))
        }
        return (box, rows)
    }

    private func rows(_ mask: CoverageMask) -> [UInt8] {
        (0..<mask.bounds.height).flatMap { row in
            Array(UnsafeBufferPointer(start: mask.bytes + row * mask.stride, count: mask.bounds.width))
        }
    }

    /// Coverage is rounded to 32nds, so it is off by a 64th at most: four 255ths.
    private func areEqualWithinRounding(_ first: [UInt8], _ second: [UInt8]) -> Bool {
        first.count == second.count && zip(first, second).allSatisfy { abs(Int($0) - Int($1)) <= 4 }
    }

    @Test(arguments: [(13.0, 1), (17, 2), (17, 3), (11, 1), (53, 3), (60, 3)])
    func coverageIsFreeTypesOwn(size: Double, scale: Int) throws {
        let fonts = [
            try Fonts.bubbleSans(size: size, weight: 600), try Fonts.instance("NotoSansThai.ttf", [500]),
            try Fonts.instance("NotoSansCJK-Regular.otf"),
        ]
        let cache = GlyphCache(rasterizer: try Rasterizer())
        for (font, text) in zip(fonts, ["Agj?", "ที่ญ", "永日"]) {
            let face = try cache.faceIndex(for: font)
            for scalar in text.unicodeScalars {
                let glyph = FreeTypeText.glyph(scalar, in: font)
                #expect(glyph != 0)
                let em = Int(size * Double(scale) * 64)
                let mask = try #require(
                    try cache.mask(face: face, glyph: glyph, em: em, stepX: 0, stepY: 0, within: everything))
                let (box, expected) = freeType(glyph, font, em: em)
                #expect(mask.bounds == box)
                #expect(areEqualWithinRounding(rows(mask), expected))
            }
        }
    }

    @Test func quarterStepsMoveTheOutlineByQuartersOfAPixel() throws {
        let font = try Fonts.bubbleSans(size: 17)
        let glyph = FreeTypeText.glyph("g", in: font)
        let cache = GlyphCache(rasterizer: try Rasterizer())
        let face = try cache.faceIndex(for: font)
        for step in 0..<16 {
            let (stepX, stepY) = (step & 3, step >> 2)
            let mask = try #require(
                try cache.mask(face: face, glyph: glyph, em: 1_088, stepX: stepX, stepY: stepY, within: everything))
            let (box, expected) = freeType(glyph, font, em: 1_088, right: stepX * 16, down: stepY * 16)
            #expect(mask.bounds == box)
            #expect(areEqualWithinRounding(rows(mask), expected))
        }
    }

    @Test func aGlyphWithoutInkHasNoMask() throws {
        let font = try Fonts.bubbleSans(size: 17)
        let cache = GlyphCache(rasterizer: try Rasterizer())
        let face = try cache.faceIndex(for: font)
        let space = FreeTypeText.glyph(" ", in: font)
        #expect(try cache.mask(face: face, glyph: space, em: 1_088, stepX: 0, stepY: 0, within: everything) == nil)
    }

    @Test func aGlyphThatTheFontDoesNotHaveIsAnErrorThatNamesIt() throws {
        let font = try Fonts.bubbleSans(size: 17)
        let cache = GlyphCache(rasterizer: try Rasterizer())
        let face = try cache.faceIndex(for: font)
        let error = try #require(throws: DrawingError.self) {
            try cache.mask(face: face, glyph: 60_000, em: 1_088, stepX: 0, stepY: 0, within: everything)
        }
        #expect(error.description.contains("BubbleSans.ttf") && error.description.contains("60000"))
    }

    @Test func moreGlyphsThanFitStartTheCacheAnew() throws {
        let font = try Fonts.bubbleSans(size: 32)
        let cache = GlyphCache(rasterizer: try Rasterizer())
        let face = try cache.faceIndex(for: font)
        let glyph = FreeTypeText.glyph("W", in: font)
        let first = try #require(
            try cache.mask(face: face, glyph: glyph, em: 900, stepX: 0, stepY: 0, within: everything))
        // Some 1,500 masks of 200 by 170 pixels are more than the cache holds.
        for em in 14_000..<15_500 {
            _ = try cache.mask(face: face, glyph: glyph, em: em, stepX: 0, stepY: 0, within: everything)
        }
        let again = try #require(
            try cache.mask(face: face, glyph: glyph, em: 900, stepX: 0, stepY: 0, within: everything))
        #expect(again !== first && rows(again) == rows(first))
        // An emptied cache has room for more than one glyph.
        _ = try cache.mask(face: face, glyph: glyph, em: 901, stepX: 0, stepY: 0, within: everything)
        #expect(try cache.mask(face: face, glyph: glyph, em: 900, stepX: 0, stepY: 0, within: everything) === again)
    }

    /// What differs in one thing alone is another glyph, and the same one is not made again.
    @Test func glyphsAreKeptByAllThatTheyAreMadeOf() throws {
        let cache = GlyphCache(rasterizer: try Rasterizer())
        let (font, other) = (try Fonts.instance(Fonts.emoji), try Fonts.bubbleSans(size: 17))
        let (color, plain) = (try cache.faceIndex(for: font), try cache.faceIndex(for: other))
        #expect(try color != plain && cache.faceIndex(for: font) == color)
        let (heart, sun) = (FreeTypeText.glyph("\u{2764}", in: font), FreeTypeText.glyph("\u{2600}", in: font))
        let (a, b) = (FreeTypeText.glyph("a", in: other), FreeTypeText.glyph("b", in: other))
        let keys = [(0, 640, 0, 0), (1, 640, 0, 0), (0, 641, 0, 0), (0, 640, 1, 0), (0, 640, 0, 1), (0, 640, 1, 1)]
        var (colors, masks): ([ColorGlyph], [CoverageMask]) = ([], [])
        for (which, em, x, y) in keys + keys {
            colors.append(
                try #require(
                    try cache.colorGlyph(
                        face: color, glyph: [heart, sun][which], em: em, stepX: x, stepY: y, within: everything)))
            masks.append(
                try #require(
                    try cache.mask(face: plain, glyph: [a, b][which], em: em, stepX: x, stepY: y, within: everything)))
        }
        func address(_ glyph: ColorGlyph) -> UnsafePointer<UInt8>? {
            glyph.pixels.withUnsafeBufferPointer(\.baseAddress)
        }
        #expect(Set(masks.map(ObjectIdentifier.init)).count == keys.count)
        for place in keys.indices {
            #expect(masks[place] === masks[place + keys.count])
            #expect(address(colors[place]) == address(colors[place + keys.count]))
            let equal = colors.indices.filter { colors[$0].pixels == colors[place].pixels }
            #expect(equal == [place, place + keys.count])
        }
    }

    @Test func aHugeEmojiTakesOnlyThePixelsItIsDrawnOn() throws {
        let font = try Fonts.instance(Fonts.emoji)
        let cache = GlyphCache(rasterizer: try Rasterizer())
        let face = try cache.faceIndex(for: font)
        let glyph = FreeTypeText.glyph("\u{2764}", in: font)
        let limits = PixelRect(left: 30_000, top: -30_000, right: 30_020, bottom: -29_990)
        let image = try cache.colorGlyph(face: face, glyph: glyph, em: 65_535 * 64, stepX: 0, stepY: 0, within: limits)
        #expect(image?.bounds == limits && image?.pixels.count == 20 * 10 * 4)
    }

    @Test func emojiHaveColourAndTheirPlace() throws {
        let font = try Fonts.instance(Fonts.emoji)
        let cache = GlyphCache(rasterizer: try Rasterizer())
        let face = try cache.faceIndex(for: font)
        let glyph = FreeTypeText.glyph("\u{2764}", in: font)
        // At the font's own size the bitmap is taken as it is: 136 x 128, 101 above the baseline (fonts.md, 4).
        let full = try #require(
            try cache.colorGlyph(face: face, glyph: glyph, em: 109 * 64, stepX: 0, stepY: 0, within: everything))
        #expect(full.bounds == PixelRect(left: 0, top: -101, right: 136, bottom: 27))
        let middle = (64 * 136 + 68) * 4
        #expect(full.pixels[middle] > 200 && full.pixels[middle + 2] < 90 && full.pixels[middle + 3] == 255)
        // Half a pixel to the right of there it fades out on all sides.
        let moved = try #require(
            try cache.colorGlyph(face: face, glyph: glyph, em: 109 * 64, stepX: 2, stepY: 0, within: everything))
        #expect(moved.bounds == PixelRect(left: -1, top: -102, right: 138, bottom: 28))
        let lower = try #require(
            try cache.colorGlyph(face: face, glyph: glyph, em: 109 * 64, stepX: 0, stepY: 2, within: everything))
        #expect(lower.bounds == PixelRect(left: -1, top: -102, right: 137, bottom: 29))
        // At 17 points 3x it covers 17 * 3 / 109 of that each way, with a pixel around over which it fades out.
        let small = try #require(
            try cache.colorGlyph(face: face, glyph: glyph, em: 51 * 64, stepX: 0, stepY: 0, within: everything))
        #expect(small.bounds == PixelRect(left: -1, top: -49, right: 65, bottom: 14))
        func ink(_ glyph: ColorGlyph) -> Double {
            stride(from: 3, to: glyph.pixels.count, by: 4).reduce(0) { $0 + Double(glyph.pixels[$1]) / 255 }
        }
        let factor = 51.0 / 109
        #expect(abs(ink(small) / (ink(full) * factor * factor) - 1) < 0.01)
    }
}
