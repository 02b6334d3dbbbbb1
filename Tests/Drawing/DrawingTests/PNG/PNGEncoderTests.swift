import CSpng
import Foundation
import Testing

@testable import Drawing

@Suite struct PNGEncoderTests {
    struct Sample: CustomTestStringConvertible {
        let name: String
        let bitmap: Bitmap
        /// Colour type and bit depth by the PNG specification, table 11.1; nil where several are as good.
        let format: (type: UInt8, depth: UInt8)?
        var testDescription: String { name }
    }

    static let samples: [Sample] = [
        Sample(
            name: "black and white", bitmap: Bitmap(width: 67, height: 40) { x, y in x * y % 3 == 0 ? .white : .black },
            format: (0, 1)),
        Sample(name: "four greys", bitmap: grey(levels: 4), format: (0, 2)),
        Sample(name: "sixteen greys", bitmap: grey(levels: 16), format: (0, 4)),
        Sample(name: "all greys", bitmap: grey(levels: 256), format: (0, 8)),
        Sample(
            name: "three odd greys are a palette",
            bitmap: Bitmap(width: 50, height: 50) { x, y in
                let level = UInt8(7 + (x * y) % 3 * 31)
                return Color(red: level, green: level, blue: level)
            }, format: (3, 2)),
        Sample(
            name: "two colours",
            bitmap: Bitmap(width: 33, height: 20) { x, _ in Color(red: x % 2 == 0 ? 9 : 200, green: 30, blue: 40) },
            format: (3, 1)),
        Sample(
            name: "two hundred colours with alpha",
            bitmap: Bitmap(width: 200, height: 90) { x, y in
                Color(red: UInt8(x), green: 90, blue: 200, alpha: UInt8(55 + (x * 7 + y * 0) % 200))
            }, format: nil),
        Sample(name: "opaque noise", bitmap: .noise(width: 61, height: 43, seed: 1, isOpaque: true), format: (2, 8)),
        Sample(name: "noise", bitmap: .noise(width: 61, height: 43, seed: 2, isOpaque: false), format: (6, 8)),
        Sample(
            name: "greys with alpha",
            bitmap: Bitmap(width: 256, height: 50) { x, y in
                Color(red: UInt8(x), green: UInt8(x), blue: UInt8(x), alpha: UInt8(200 + y))
            }, format: (4, 8)),
        Sample(
            name: "large photograph",
            bitmap: Bitmap(width: 400, height: 300) { x, y in
                Color(red: UInt8((x * x + y) % 256), green: UInt8(x * 255 / 400), blue: UInt8(y * 255 / 300))
            }, format: (2, 8)),
        Sample(
            name: "large and flat",
            bitmap: Bitmap(width: 400, height: 300) { x, y in
                x > 100 && y > 70 ? .white : Color(red: 1, green: 2, blue: 3)
            },
            format: (3, 1)),
        Sample(name: "one clear pixel", bitmap: Bitmap(width: 1, height: 1) { _, _ in .clear }, format: nil),
    ]

    @Test(arguments: samples, PNGEffort.allCases)
    func libspngReadsWhatWasWritten(sample: Sample, effort: PNGEffort) throws {
        let file = PNGEncoder.encode(sample.bitmap, effort: effort)
        let straight = try straightPixels(file)
        var exact = 0
        for index in stride(from: 0, to: straight.count, by: 4) {
            let color = Premultiplication.premultiplied(
                Color(
                    red: straight[index], green: straight[index + 1], blue: straight[index + 2],
                    alpha: straight[index + 3]))
            if Array(sample.bitmap.pixels[index..<(index + 4)]) == [color.red, color.green, color.blue, color.alpha] {
                exact += 1
            }
        }
        #expect(exact == sample.bitmap.width * sample.bitmap.height)
        #expect(try PictureFile.decode(file, name: "a.png").bitmap == sample.bitmap)
        if let format = sample.format { #expect(file[24] == format.depth && file[25] == format.type) }
    }

    /// "PNG, third edition, 11.3.1.1": the alphas of a palette are those of its first colours, so the opaque ones come last.
    @Test func coloursWithAlphaComeFirst() throws {
        let colors = [
            Color.white, Color(red: 9, green: 200, blue: 7, alpha: 40), .black, .clear,
            Color(red: 255, green: 0, blue: 0),
            Color(red: 255, green: 0, blue: 0, alpha: 254),
        ]
        let bitmap = Bitmap(width: 6, height: 2) { x, y in colors[y == 0 ? x : 5 - x] }
        let file = PNGEncoder.encode(bitmap)
        #expect(try PictureFile.decode(file, name: "a.png").bitmap == bitmap)
        let lengths = file.withUnsafeBytes { bytes in
            ["PLTE", "tRNS"].map { type in PNGChunks.Sequence(bytes: bytes).first { $0.type == type }?.data.count }
        }
        #expect(lengths == [18, 3])
    }

    @Test func theSameBitmapGivesTheSameBytes() {
        let bitmap = Bitmap.noise(width: 300, height: 200, seed: 4, isOpaque: false)
        #expect(PNGEncoder.encode(bitmap) == PNGEncoder.encode(bitmap))
    }

    /// Each pixel has the nearest of the colours that are kept, and sixteen of them take half a byte for a pixel.
    @Test func aChartKeepsItsColoursAndTheNearestOfOthers() throws {
        let kept = [.white, Color(red: 200, green: 40, blue: 30), Color(red: 120, green: 120, blue: 120)]
        let chart = Bitmap(width: 64, height: 8) { x, y in
            y < 4 ? kept[x % 3] : Color(red: UInt8(x * 4), green: UInt8(x * 4), blue: UInt8(x * 4))
        }
        let file = PNGEncoder.encode(chart, inColors: kept)
        #expect(file[24] == 2 && file[25] == 3)
        let bitmap = try PictureFile.decode(file, name: "a.png").bitmap
        func distance(_ one: Color, _ other: Color) -> Int {
            [\Color.red, \.green, \.blue].reduce(0) { sum, channel in
                let step = Int(one[keyPath: channel]) - Int(other[keyPath: channel])
                return sum + step * step
            }
        }
        for index in stride(from: 0, to: bitmap.pixels.count, by: 4) {
            let (own, written) = (chart.color(at: index), bitmap.color(at: index))
            #expect(kept.contains(written))
            #expect(distance(own, written) == kept.map { distance(own, $0) }.min())
        }
        // Black is nearer to the red than to the grey, and a grey halfway between two goes to the first.
        let greys = [Color(red: 140, green: 140, blue: 140), Color(red: 100, green: 100, blue: 100)]
        for kept in [greys, greys.reversed()] {
            let middle = Bitmap(width: 1, height: 1) { _, _ in Color(red: 120, green: 120, blue: 120) }
            let file = PNGEncoder.encode(middle, inColors: kept)
            #expect(try PictureFile.decode(file, name: "a.png").bitmap.color(at: 0) == kept[0])
        }
        #expect(bitmap.color(at: 4 * 64 * 4) == kept[1])
        let many = Bitmap.noise(width: 60, height: 60, seed: 4, isOpaque: true)
        #expect(try PictureFile.decode(PNGEncoder.encode(many, inColors: kept), name: "a.png").bitmap == many)
    }

    /// Greys that are no multiples of 255, 85 or 17 do not fit into fewer bits ("PNG, third edition", 13.12).
    @Test(arguments: [127, 126, 63, 84, 86, 15, 16, 18, 51]) func greysBetweenLevelsKeepTheirValues(_ step: Int) throws
    {
        let count = 255 / step + 1
        let bitmap = Bitmap(width: 60, height: 20) { x, y in
            let level = UInt8((x + y) % count * step)
            return Color(red: level, green: level, blue: level)
        }
        #expect(try PictureFile.decode(PNGEncoder.encode(bitmap), name: "a.png").bitmap == bitmap)
    }

    @Test func effortForSizeIsSmaller() {
        let drawing = Bitmap(width: 400, height: 300) { x, y in
            (x - 200) * (x - 200) + y * y < 90_000 ? Color(red: UInt8(x / 2), green: 90, blue: UInt8(y / 3)) : .white
        }
        #expect(
            PNGEncoder.encode(drawing, effort: .size).count < PNGEncoder.encode(drawing, effort: .speed).count)
    }

    @Test func textsStandBeforeThePixelsAndComeBack() throws {
        let texts = [("pixels", "sha256:1234"), ("axes", "größe=AX3"), ("locale", "ไทย 日本語"), ("empty", "")]
        let file = PNGEncoder.encode(Bitmap(width: 2, height: 2) { _, _ in .white }, text: texts)
        let read = try PNGChunks.text(in: file, name: "a.png")
        #expect(read.map(\.keyword) == texts.map(\.0))
        #expect(read.map(\.text) == texts.map(\.1))
        let types = file.withUnsafeBytes { PNGChunks.Sequence(bytes: $0).map(\.type) }
        #expect(types == ["IHDR", "tEXt", "tEXt", "iTXt", "tEXt", "IDAT", "IEND"])
        #expect(try straightPixels(file) == [UInt8](repeating: 255, count: 16))
    }

    @Test func aBalloonWithoutPictureIsSmall() throws {
        let text = FreeTypeText.run("Dinner at 7?", font: try Fonts.bubbleSans(size: 13, weight: 600), size: 13)
        let list = DisplayList(
            size: CGSize(width: 180, height: 35),
            items: [
                .fill(
                    .rounded(CGRect(x: 0, y: 0, width: 180, height: 35), radius: 17.5, style: .continuous),
                    Color(red: 233, green: 233, blue: 235)),
                .glyphs(text, origin: CGPoint(x: 12, y: 22), color: .black),
            ])
        // Goals: 1 KB at 1x, 6 KB at 3x.
        #expect(PNGEncoder.encode(try Renderer().render(list, scale: 1)).count < 1_000)
        #expect(PNGEncoder.encode(try Renderer().render(list, scale: 3)).count < 6_000)
    }

    private static func grey(levels: Int) -> Bitmap {
        Bitmap(width: 160, height: 71) { x, y in
            let level = UInt8((x * 3 + y * y) % levels * 255 / (levels - 1))
            return Color(red: level, green: level, blue: level)
        }
    }

    /// Straight RGBA as libspng decodes it.
    private func straightPixels(_ file: [UInt8]) throws -> [UInt8] {
        let context = spng_ctx_new(0)
        defer { spng_ctx_free(context) }
        var length = 0
        try #require(spng_set_png_buffer(context, file, file.count) == 0)
        try #require(spng_decoded_image_size(context, Int32(SPNG_FMT_RGBA8.rawValue), &length) == 0)
        var pixels = [UInt8](repeating: 0, count: length)
        let flags = Int32(SPNG_DECODE_TRNS.rawValue)
        try #require(spng_decode_image(context, &pixels, length, Int32(SPNG_FMT_RGBA8.rawValue), flags) == 0)
        return pixels
    }
}

extension Bitmap {
    /// The opaque colour of the pixel whose bytes begin at an index.
    fileprivate func color(at index: Int) -> Color {
        Color(red: pixels[index], green: pixels[index + 1], blue: pixels[index + 2])
    }
}
