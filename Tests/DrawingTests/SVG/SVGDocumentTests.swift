import Foundation
import Testing

@testable import Drawing

@Suite struct SVGDocumentTests {
    @Test(arguments: [
        (0.0, "0"), (1, "1"), (-1.5, "-1.5"), (0.0004, "0"), (0.0005, "0.001"), (-0.25, "-0.25"), (1_000.05, "1000.05"),
        (1e300, "1000000000"), (-0.0001, "0"),
    ]) func numbersAreShortAndHaveNoExponent(value: Double, text: String) {
        #expect(SVGNumber.text(value) == text)
    }

    @Test func shapesClipsAndPicturesAreWritten() throws {
        let list = DisplayList(
            size: CGSize(width: 40, height: 20),
            items: [
                .clip(
                    .rectangle(CGRect(x: 1, y: 2, width: 3, height: 4)),
                    [
                        .fill(
                            .rectangle(CGRect(x: 0, y: 0, width: 40, height: 20)),
                            Color(red: 255, green: 0, blue: 16, alpha: 51)),
                        .picture(Specimen.gradient(width: 4, height: 3), in: CGRect(x: 5, y: 6, width: 8, height: 6)),
                    ])
            ])
        let lines = try SVGDocument(list).text.split(separator: "\n")
        #expect(lines[0].hasSuffix("width=\"40\" height=\"20\" viewBox=\"0 0 40 20\">"))
        #expect(lines[1] == "  <clipPath id=\"clip1\"><path d=\"M1 2L4 2L4 6L1 6Z\"/></clipPath>")
        #expect(lines[2] == "  <g clip-path=\"url(#clip1)\">")
        #expect(lines[3] == "    <path d=\"M0 0L40 0L40 20L0 20Z\" fill=\"#ff0010\" fill-opacity=\"0.2\"/>")
        let mark = "base64,"
        let start = try #require(lines[4].range(of: mark)).upperBound
        let data = try #require(Data(base64Encoded: String(lines[4][start...].prefix { $0 != "\"" })))
        #expect(try PictureFile.decode(Array(data), name: "p").bitmap == Specimen.gradient(width: 4, height: 3).bitmap)
        #expect(lines.suffix(2) == ["  </g>", "</svg>"])
    }

    /// The outlines of the SVG, drawn as free paths, cover what the glyphs themselves cover.
    ///
    /// Each of two drawings of one outline rounds coverage to 32nds (4 of 255 at most) and its points to FreeType's 64ths
    /// of a pixel, which moves an edge by half of one across and down (2 and 2). Glyphs also stand on quarters of a pixel,
    /// an eighth of one off (32). No pixel can gain or lose more than the edge moves.
    @Test func glyphOutlinesCoverWhatGlyphsCover() throws {
        let roundings = 2 * (4 + 2 + 2)
        let font = try Fonts.bubbleSans(size: 40, weight: 600)
        let run = FreeTypeText.run("Rg8&é", font: font, size: 40)
        let origin = CGPoint(x: 4, y: 44)
        let size = CGSize(width: 140, height: 60)
        let outlines = try GlyphOutlines()
        func drawn(at place: (CGFloat) -> CGFloat) throws -> Bitmap {
            var path: [PathElement] = []
            for glyph in run.glyphs {
                guard case .outline(let elements) = try outlines.drawing(of: glyph.id, in: font) else { continue }
                let start = CGPoint(x: place(origin.x + glyph.x), y: origin.y + glyph.y)
                path += elements.map { $0.scaled(by: 40, movedTo: start) }
            }
            return try Renderer().render(DisplayList(size: size, items: [.fill(.path(path), .black)]), scale: 2)
        }
        let glyphs = try Renderer().render(
            DisplayList(size: size, items: [.glyphs(run, origin: origin, color: .black)]), scale: 2)
        func worst(_ other: Bitmap) -> Int {
            zip(other.pixels, glyphs.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 255
        }
        let exact = try drawn { $0 }
        #expect(abs(exact.area - glyphs.area) < glyphs.area / 200)
        #expect(worst(exact) <= 32 + roundings)
        // On the glyphs' own quarters of a pixel, at two pixels to a point, the roundings are all that is left.
        #expect(worst(try drawn { ($0 * 8).rounded() / 8 }) <= roundings)
    }

    @Test func colourGlyphsAreEmbeddedAndTheTextIsTheSameEveryTime() throws {
        let list = try Specimen.list()
        let text = try SVGDocument(list).text
        #expect(text == (try SVGDocument(list).text))
        #expect(text.contains("<image"))
        let endless = DisplayList(
            size: CGSize(width: 1, height: 1),
            items: [.fill(.rectangle(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)), .black)])
        #expect(throws: DrawingError.self) { try SVGDocument(endless) }
    }
}
