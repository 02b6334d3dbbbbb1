import Drawing
import Testing
import ViewLayout

@testable import BalloonLayouts

/// Contrast by WCAG 2.2, of which tables are printed: #767676 on white has 4.54, #595959 7.0.
@Suite struct TitleContrastTests {
    private func bitmap(_ colors: [Color], height: Int = 4) -> Bitmap {
        let row = colors.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
        return Bitmap(width: colors.count, height: height, pixels: (0..<height).flatMap { _ in row })
    }

    private func grey(_ value: UInt8, alpha: UInt8 = 255) -> Color {
        Color(red: value, green: value, blue: value, alpha: alpha)
    }

    @Test(
        arguments: [
            (0x76, 0xff, 4.54), (0x77, 0xff, 4.48), (0x59, 0xff, 7.0), (0, 0xff, 21), (0xff, 0, 21), (0x76, 0x76, 1),
            (0x94, 0xff, 3.03), (0xff, 0x76, 4.54), (0, 0x77, 4.69),
        ] as [(UInt8, UInt8, Double)])
    func ratios(_ text: UInt8, _ ground: UInt8, _ ratio: Double) throws {
        let found = try #require(TitleContrast.of(grey(text), on: bitmap(Array(repeating: grey(ground), count: 12))))
        #expect(abs(found.ratio - ratio) < 0.006)
        // The grey of a background is told as it is.
        #expect(found.colors.hasPrefix(grey(text).hexadecimal) && found.colors.hasSuffix(grey(ground).hexadecimal))
    }

    /// "WCAG 2.2, relative luminance": 0.2126 R + 0.7152 G + 0.0722 B.
    @Test(
        arguments: [
            (255, 0, 0, 0.2126), (0, 255, 0, 0.7152), (0, 0, 255, 0.0722), (255, 255, 0, 0.9278), (0, 255, 255, 0.7874),
            (255, 0, 255, 0.2848), (255, 255, 255, 1), (0, 0, 0, 0),
        ] as [(UInt8, UInt8, UInt8, Double)])
    func luminances(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ luminance: Double) {
        #expect(abs(TitleContrast.luminance(of: Color(red: red, green: green, blue: blue)) - luminance) < 1e-9)
    }

    @Test(
        "The grey of a luminance is the one it was computed from",
        arguments: [0, 1, 5, 10, 11, 50, 128, 200, 254, 255] as [UInt8])
    func greys(_ value: UInt8) {
        let columns = TitleContrast.luminances(ofColumns: bitmap(Array(repeating: grey(value), count: 6)))
        let found = TitleContrast.ofWhite(onColumns: columns[...], height: 4)
        #expect(found.background == grey(value).hexadecimal)
    }

    /// Half of white over black is a middle grey; over itself it is white.
    @Test func translucentTexts() throws {
        let half = grey(255, alpha: 128)
        let onBlack = try #require(TitleContrast.of(half, on: bitmap(Array(repeating: grey(0), count: 8))))
        let opaque = try #require(TitleContrast.of(grey(128), on: bitmap(Array(repeating: grey(0), count: 8))))
        #expect(abs(onBlack.ratio - opaque.ratio) < 0.001)
        #expect(try #require(TitleContrast.of(half, on: bitmap(Array(repeating: grey(255), count: 8)))).ratio == 1)
    }

    /// A plain background as that of pixels: the text's own colour is named first, and a translucent one is blended.
    @Test(
        arguments: [(255, 128, 0, 128), (0, 128, 255, 127), (0, 255, 255, 0), (255, 0, 9, 9)]
            as [(UInt8, UInt8, UInt8, UInt8)])
    func onPlainColours(_ text: UInt8, _ alpha: UInt8, _ ground: UInt8, _ seen: UInt8) throws {
        let found = TitleContrast.of(grey(text, alpha: alpha), onPlain: grey(ground))
        let (light, dark) = (max(seen, ground), min(seen, ground))
        let ratio = TitleContrast.ratio(
            TitleContrast.luminance(of: grey(light)), TitleContrast.luminance(of: grey(dark)))
        #expect(abs(found.ratio - ratio) < 0.001)
        #expect(found.colors == "\(grey(text, alpha: alpha).hexadecimal) on \(grey(ground).hexadecimal)")
        let pixels = try #require(
            TitleContrast.of(grey(text, alpha: alpha), on: bitmap(Array(repeating: grey(ground), count: 8))))
        #expect(abs(found.lightness - pixels.lightness) < 0.01 && abs(found.ratio - pixels.ratio) < 0.001)
    }

    /// The worst stretch as long as the line is high counts, wherever it is; a narrower speck does not.
    @Test(arguments: [0, 3, 8]) func theWorstStretchCounts(_ start: Int) throws {
        func ratio(_ width: Int) throws -> Double {
            var colors = Array(repeating: grey(0), count: 12)
            for column in start..<start + width { colors[column] = grey(255) }
            return try #require(TitleContrast.of(grey(255), on: bitmap(colors))).ratio
        }
        #expect(try ratio(4) == 1)
        #expect(try ratio(1) > 3)
    }

    /// A letter of which half is visible is read, at either end; one of which less is visible is hardly seen.
    @Test(arguments: [2, 3, 4], [false, true]) func halfOfALetterIsRead(clear: Int, isMirrored: Bool) throws {
        let edge = Array(repeating: grey(0, alpha: 0), count: clear) + Array(repeating: grey(255), count: 4 - clear)
        let colors = edge + Array(repeating: grey(0), count: 8)
        let found = try #require(TitleContrast.of(grey(255), on: bitmap(isMirrored ? colors.reversed() : colors)))
        #expect(clear == 2 ? found.ratio == 1 : found.ratio > 1.5)
    }

    @Test func nothingHasNoContrast() {
        for size in [(0, 4), (4, 0), (0, 0)] {
            #expect(TitleContrast.of(.black, on: Bitmap(width: size.0, height: size.1, pixels: [])) == nil)
        }
        #expect(TitleContrast.of(.black, on: bitmap(Array(repeating: grey(0, alpha: 0), count: 8))) == nil)
        #expect(TitleContrast.ofWhite(onColumns: [], height: 4).ratio == 21)
        #expect(TitleContrast.ofWhite(onColumns: [1, 1], height: 0).ratio == 21)
    }

    @Test(
        arguments: [(17, 400, 4.5), (17.9, 599, 4.5), (18, 400, 3), (12, 600, 3), (12, 700, 3)]
            as [(Double, Double, Double)])
    func minima(_ size: Double, _ weight: Double, _ minimum: Double) {
        #expect(TitleContrast.minimum(pointSize: size, weight: weight) == minimum)
    }
}
