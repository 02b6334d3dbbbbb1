import Foundation
import Testing
import Typesetting

@testable import Drawing

@Suite struct RendererTests {
    private let red = Color(red: 255, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 255)

    private func render(_ width: Double, _ height: Double, scale: Int = 1, _ items: [DisplayItem]) throws -> Bitmap {
        try Renderer().render(DisplayList(size: CGSize(width: width, height: height), items: items), scale: scale)
    }

    private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @Test func anEmptyListIsTransparent() throws {
        let bitmap = try render(3.2, 2, scale: 2, [])
        #expect(bitmap == Bitmap(width: 7, height: 4, pixels: [UInt8](repeating: 0, count: 7 * 4 * 4)))
    }

    @Test(arguments: 1...3) func aRectangleFillsWholePixels(scale: Int) throws {
        let bitmap = try render(10, 10, scale: scale, [.fill(.rectangle(rect(2, 3, 4, 5)), red)])
        let expected = Bitmap(width: 10 * scale, height: 10 * scale) { x, y in
            (2 * scale..<6 * scale).contains(x) && (3 * scale..<8 * scale).contains(y) ? red : .clear
        }
        #expect(bitmap == expected)
    }

    @Test func translucentColoursBlend() throws {
        let half = Color(red: 0, green: 0, blue: 0, alpha: 128)
        let bitmap = try render(
            2, 1, [.fill(.rectangle(rect(0, 0, 2, 1)), .white), .fill(.rectangle(rect(1, 0, 1, 1)), half)])
        #expect(bitmap.pixels == [255, 255, 255, 255, 127, 127, 127, 255])
    }

    @Test func aRoundedShapeHasItsArea() throws {
        let bitmap = try render(
            60, 60, scale: 3, [.fill(.rounded(rect(5, 5, 50, 40), radius: 12, style: .circular), red)])
        let exact = 9 * (50 * 40 - (4 - Double.pi) * 144)
        #expect(abs(bitmap.area - exact) < exact * 0.001)
    }

    @Test func picturesAreStretchedOverTheirFrame() throws {
        let picture = Picture(bitmap: Bitmap(width: 2, height: 2) { x, y in (x + y) % 2 == 0 ? red : blue })
        let same = try render(2, 2, [.picture(picture, in: rect(0, 0, 2, 2))])
        #expect(same == picture.bitmap)
        let large = try render(20, 20, [.picture(picture, in: rect(0, 0, 20, 20))])
        #expect(large[1, 1] == [255, 0, 0, 255] && large[18, 1] == [0, 0, 255, 255])
        let flat = Picture(bitmap: Bitmap(width: 30, height: 30) { _, _ in blue })
        let small = try render(9, 9, [.picture(flat, in: rect(1, 1, 5, 6))])
        #expect(small.area == 30 && small[1, 1] == [0, 0, 255, 255] && small[6, 1] == [0, 0, 0, 0])
    }

    @Test func aPictureLargerThanTheCanvasIsScaledOnlyWhereItShows() throws {
        let picture = Picture(bitmap: Bitmap(width: 4, height: 1) { x, _ in x < 2 ? red : blue })
        let bitmap = try render(8, 8, [.picture(picture, in: rect(-1e6, -1e6, 2e6, 2e6))])
        #expect(bitmap[0, 0][3] == 255 && bitmap.area == 64)
    }

    /// A ground is left out where an opaque picture hides it, and nowhere else: of each picture the ground shows or
    /// does not, as it would if pictures were drawn a column at a time, of which none hides it all.
    @Test(arguments: [true, false], [true, false])
    func aGroundShowsWhereNothingHidesIt(isOpaque: Bool, isScaled: Bool) throws {
        let side = isScaled ? 34 : 17
        let picture = Picture(bitmap: .noise(width: side, height: side, seed: 3, isOpaque: isOpaque))
        let ground = DisplayItem.fill(.rounded(rect(1, 1, 38, 36), radius: 9, style: .continuous), blue)
        for frame in [rect(4, 5, 17, 17), rect(-3, 12, 17, 17), rect(30, 30, 17, 17), rect(50, 0, 17, 17)] {
            let item = DisplayItem.picture(picture, in: frame)
            for clip in [rect(0, 0, 40, 40), rect(8, 9, 5, 6), rect(0, 0, 0, 40)] {
                let together = try render(40, 40, [ground, .clip(.rectangle(clip), [item])])
                let columns = (0..<40).map { column in
                    DisplayItem.clip(.rectangle(rect(Double(column), 0, 1, 40)), [.clip(.rectangle(clip), [item])])
                }
                #expect(together == (try render(40, 40, [ground] + [.fill(.rectangle(.zero), red)] + columns)))
            }
        }
    }

    @Test func aThumbnailIsSofterAndHasTheSizeOfItsPicture() throws {
        var picture = Picture(
            bitmap: Bitmap(width: 64, height: 32) { x, _ in x % 2 == 0 ? .black : .white }, scale: 2)
        let frame = rect(0, 0, 64, 32)
        let whole = try render(64, 32, [.picture(picture, in: frame)])
        picture.thumbnailSide = 64
        #expect(try render(64, 32, [.picture(picture, in: frame)]) == whole)
        picture.thumbnailSide = 32
        let soft = try render(64, 32, [.picture(picture, in: frame)])
        // Black and white stripes of a pixel become grey, but at the ends, where the last pixel counts twice.
        for y in 0..<32 { for x in 4..<60 { #expect((120...136).contains(soft[x, y][0]) && soft[x, y][3] == 255) } }
        // One renderer keeps both apart.
        let renderer = try Renderer()
        for side in [64, 32, 64, 32] {
            picture.thumbnailSide = side
            let list = DisplayList(
                size: CGSize(width: 50, height: 25), items: [.picture(picture, in: rect(0, 0, 50, 25))])
            #expect(try renderer.render(list, scale: 1) == Renderer().render(list, scale: 1))
        }
    }

    @Test func aClipLeavesTheBackgroundAlone() throws {
        let background = Bitmap.noise(width: 60, height: 50, seed: 12, isOpaque: false)
        let shape = Shape.rounded(rect(7, 9, 40, 33), radius: 14, style: .continuous)
        let plain: [DisplayItem] = [.picture(Picture(bitmap: background), in: rect(0, 0, 60, 50))]
        // Nothing drawn inside: not one pixel moves, at the shape's edge neither.
        #expect(try render(60, 50, plain + [.clip(shape, [])]) == background)
        // Something drawn inside: the same as the shape filled, to the rounding of one blend.
        let clipped = try render(60, 50, plain + [.clip(shape, [.fill(.rectangle(rect(0, 0, 60, 50)), red)])])
        let filled = try render(60, 50, plain + [.fill(shape, red)])
        let furthest = zip(clipped.pixels, filled.pixels).map { abs(Int($0) - Int($1)) }.max()
        #expect(furthest ?? 255 <= 1)
    }

    @Test func whatLiesBeneathInAClipDoesNotShineThroughItsEdge() throws {
        let shape = Shape.rounded(rect(1, 1, 30, 30), radius: 15, style: .circular)
        let everything = Shape.rectangle(rect(0, 0, 32, 32))
        let both = try render(
            32, 32, [.fill(everything, .white), .clip(shape, [.fill(everything, blue), .fill(everything, red)])])
        let one = try render(32, 32, [.fill(everything, .white), .clip(shape, [.fill(everything, red)])])
        #expect(both == one)
    }

    @Test func clipsNest() throws {
        let outer = Shape.rounded(rect(0, 0, 40, 40), radius: 20, style: .circular)
        let inner = Shape.rectangle(rect(20, 0, 20, 40))
        let fill = DisplayItem.fill(.rectangle(rect(0, 0, 40, 40)), red)
        let nested = try render(40, 40, [.clip(outer, [.clip(inner, [fill])])])
        let turned = try render(40, 40, [.clip(inner, [.clip(outer, [fill])])])
        #expect(nested == turned)
        #expect(abs(nested.area - Double.pi * 200) < 2)
        #expect(try render(40, 40, [.clip(.rectangle(rect(50, 50, 5, 5)), [fill])]).area == 0)
    }

    @Test func overlappingGlyphsOfATranslucentColourShowNoSeam() throws {
        let font = try Fonts.bubbleSans(size: 20)
        let glyph = FreeTypeText.glyph("H", in: font)
        let placed = PositionedGlyph(id: glyph, x: 0, y: 0)
        let one = GlyphRun(font: font, pointSize: 20, glyphs: [placed])
        let two = GlyphRun(font: font, pointSize: 20, glyphs: [placed, placed])
        let grey = Color(red: 0, green: 0, blue: 0, alpha: 100)
        let once = try render(20, 24, [.glyphs(one, origin: CGPoint(x: 2, y: 20), color: grey)])
        let twice = try render(20, 24, [.glyphs(two, origin: CGPoint(x: 2, y: 20), color: grey)])
        // No pixel gets darker than the colour itself.
        #expect(once.pixels.max() == 100 && twice.pixels.max() == 100)
    }

    @Test func glyphsStandOnAWholePixelAndMoveByQuarters() throws {
        let font = try Fonts.bubbleSans(size: 20)
        let run = GlyphRun(
            font: font, pointSize: 20, glyphs: [PositionedGlyph(id: FreeTypeText.glyph("H", in: font), x: 0, y: 0)])
        func draw(x: Double, y: Double) throws -> Bitmap {
            try render(30, 30, [.glyphs(run, origin: CGPoint(x: x, y: y), color: .black)])
        }
        // The flat foot of an H is sharp: full rows end at the baseline.
        let upright = try draw(x: 5, y: 22.3)
        #expect(upright == (try draw(x: 5, y: 22)))
        let feet = (0..<30).map { row in (0..<30).map { Int(upright[$0, row][3]) }.max() ?? 0 }
        #expect(feet[21] > 250 && feet[22] == 0)
        #expect(try draw(x: 5.1, y: 22) == upright && draw(x: 5.2, y: 22) != upright)
    }

    @Test func emojiAreDrawnInColourWithTheAlphaOfTheirColour() throws {
        let run = FreeTypeText.run("\u{1F600}", font: try Fonts.instance(Fonts.emoji), size: 20)
        let full = try render(30, 30, [.glyphs(run, origin: CGPoint(x: 2, y: 24), color: .black)])
        let half = try render(
            30, 30, [.glyphs(run, origin: CGPoint(x: 2, y: 24), color: Color(red: 0, green: 0, blue: 0, alpha: 128))])
        // The yellow of a cheek: much red, much green, little blue.
        let cheek = full[14, 12]
        #expect(cheek[0] > 200 && cheek[1] > 150 && cheek[2] < 120 && cheek[3] == 255)
        #expect(half[14, 12][3] == 128)
    }

    @Test func aGlyphTooLargeToKeepIsDrawnWhereItShows() throws {
        let font = try Fonts.bubbleSans(size: 32)
        let run = FreeTypeText.run("l", font: font, size: 2_000)
        let bitmap = try render(100, 100, scale: 3, [.glyphs(run, origin: CGPoint(x: -200, y: 500), color: .black)])
        #expect(bitmap.area > 0 && bitmap.width == 300)
    }

    @Test(arguments: [
        (0.0, 10.0, 1), (10, -1, 1), (20_000, 1, 1), (16_000, 16_000, 1), (.nan, 1, 1), (10, .infinity, 2),
    ])
    func unusableCanvasesAreRefused(width: Double, height: Double, scale: Int) throws {
        #expect(throws: DrawingError.self) { try render(width, height, scale: scale, []) }
    }

    @Test func numbersThatAreNotFiniteAreRefused() throws {
        let run = FreeTypeText.run("a", font: try Fonts.bubbleSans(size: 17), size: 17)
        let picture = Picture(bitmap: Bitmap(width: 1, height: 1) { _, _ in red })
        let items: [DisplayItem] = [
            .fill(.rectangle(rect(.nan, 0, 1, 1)), red),
            .clip(.rounded(rect(0, 0, 1, 1), radius: .nan, style: .circular), []),
            .fill(.path([.move(CGPoint(x: 0, y: Double.infinity))]), red),
            .picture(picture, in: rect(0, 0, .infinity, 1)),
            .glyphs(run, origin: CGPoint(x: Double.nan, y: 0), color: red),
        ]
        for item in items { #expect(throws: DrawingError.self) { try render(4, 4, [item]) } }
        #expect(throws: DrawingError.self) { try render(4, 4, scale: 0, []) }
    }
}
