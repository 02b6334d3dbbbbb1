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

    private let red = Color(red: 255, green: 0, blue: 16, alpha: 51)

    private func lines(_ items: [DisplayItem]) throws -> [String] {
        let text = try SVGDocument(DisplayList(size: CGSize(width: 40, height: 20), items: items)).text
        return text.split(separator: "\n").map(String.init)
    }

    @Test func shapesClipsAndPicturesAreWritten() throws {
        let lines = try lines([
            .fill(.rectangle(CGRect(x: 0, y: 0, width: 40, height: 20)), red),
            .clip(
                .rectangle(CGRect(x: 1, y: 2, width: 3, height: 4)),
                [.picture(Specimen.gradient(width: 4, height: 3), in: CGRect(x: 5, y: 6, width: 8, height: 6))]),
        ])
        #expect(lines[0].hasSuffix("width=\"40\" height=\"20\" viewBox=\"0 0 40 20\">"))
        #expect(lines[1] == "  <path d=\"M0 0L40 0L40 20L0 20Z\" fill=\"#ff0010\" fill-opacity=\"0.2\"/>")
        #expect(lines[2] == "  <clipPath id=\"clip1\"><path d=\"M1 2L4 2L4 6L1 6Z\"/></clipPath>")
        #expect(lines[3] == "  <g clip-path=\"url(#clip1)\">")
        let mark = "base64,"
        let start = try #require(lines[4].range(of: mark)).upperBound
        let data = try #require(Data(base64Encoded: String(lines[4][start...].prefix { $0 != "\"" })))
        #expect(try PictureFile.decode(Array(data), name: "p").bitmap == Specimen.gradient(width: 4, height: 3).bitmap)
        #expect(lines.suffix(2) == ["  </g>", "</svg>"])
    }

    @Test func gradientsAndTurnsAreWritten() throws {
        let frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        let gradient = LinearGradient(
            from: .zero, to: CGPoint(x: 0, y: 20), stops: [.init(.white, at: 0), .init(red, at: 0.5)])
        let lines = try lines([
            .gradient(.rectangle(frame), gradient),
            .turned(
                Turn(degrees: -7.5, about: CGPoint(x: 20, y: 10)), box: frame,
                [.gradient(.rectangle(frame.insetBy(dx: 1, dy: 1)), gradient)]),
        ])
        let stops =
            "<stop offset=\"0\" stop-color=\"#ffffff\"/><stop offset=\"0.5\" stop-color=\"#ff0010\" "
            + "stop-opacity=\"0.2\"/>"
        let line = "gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"20\""
        #expect(
            Array(lines[1...]) == [
                "  <linearGradient id=\"gradient1\" \(line)>\(stops)</linearGradient>",
                "  <path d=\"M0 0L40 0L40 20L0 20Z\" fill=\"url(#gradient1)\"/>",
                "  <g transform=\"rotate(-7.5 20 10)\">",
                "    <linearGradient id=\"gradient2\" \(line)>\(stops)</linearGradient>",
                "    <path d=\"M1 1L39 1L39 19L1 19Z\" fill=\"url(#gradient2)\"/>",
                "  </g>", "</svg>",
            ])
    }

    @Test func opacityAndShadowsAreWritten() throws {
        let item = DisplayItem.fill(.rectangle(CGRect(x: 10, y: 10, width: 4, height: 2)), red)
        let border = DisplayItem.fill(
            .border(CGRect(x: 0, y: 0, width: 6, height: 6), width: 1, radius: 0, style: .circular), .black)
        let drawn = try lines([
            .translucent(opacity: 51, [item]), .translucent(opacity: 0, [item]),
            .shadowed(Shadow(.black, radius: 2, x: 1, y: -3), [item]), border,
        ])
        let path = "<path d=\"M10 10L14 10L14 12L10 12Z\" fill=\"#ff0010\" fill-opacity=\"0.2\"/>"
        #expect(Array(drawn[1...3]) == ["  <g opacity=\"0.2\">", "    \(path)", "  </g>"])
        // Three deviations around what casts it, moved.
        #expect(drawn[4].hasPrefix("  <filter id=\"shadow1\" filterUnits=\"userSpaceOnUse\""))
        #expect(drawn[4].contains("x=\"5\" y=\"1\" width=\"16\" height=\"14\""))
        #expect(drawn[4].contains("stdDeviation=\"2\"") && drawn[4].contains("dx=\"1\" dy=\"-3\""))
        #expect(Array(drawn[5...7]) == ["  <g filter=\"url(#shadow1)\">", "    \(path)", "  </g>"])
        // The inner side turns the other way, so that the middle is free.
        #expect(drawn[8].contains("d=\"M0 0L6 0L6 6L0 6ZM5 1L1 1L1 5L5 5Z\""))
    }

    /// A clip path cuts every thing by itself, so that what lies below shows along its edge; a mask cuts them together,
    /// once.
    @Test func severalThingsAreCutTogether() throws {
        let ground = DisplayItem.fill(.rectangle(CGRect(x: -9, y: -9, width: 60, height: 60)), .black)
        let front = DisplayItem.fill(.rectangle(CGRect(x: 0, y: 0, width: 40, height: 10)), red)
        let corner = Shape.path([.move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 9, y: 2)), .line(CGPoint(x: 5, y: 7.5))])
        let path = "<path d=\"M1 2L9 2L5 7.5\""
        #expect(
            try lines([.clip(corner, [ground, front])]).dropFirst().prefix(2) == [
                "  <mask id=\"clip1\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"1\" width=\"10\" height=\"7.5\">"
                    + "\(path) fill=\"#ffffff\"/></mask>",
                "  <g mask=\"url(#clip1)\">",
            ])
        #expect(try lines([.clip(corner, [ground])])[1] == "  <clipPath id=\"clip1\">\(path)/></clipPath>")
        // One thing that is cut twice, and two of which one is cut by itself.
        let nested = try lines([.clip(corner, [.clip(corner, [ground])])])
        #expect(nested.filter { $0.contains("<clipPath") }.count == 2 && !nested.joined().contains("mask"))
        #expect(try lines([.clip(corner, [ground, .clip(corner, [front])])]).joined().contains("<g mask"))
    }

    @Test func aRectangleThatCutsNothingIsLeftOut() throws {
        let frame = CGRect(x: 1, y: 2, width: 30, height: 15)
        let items: [DisplayItem] = [
            .fill(.rounded(frame, radius: 3, style: .continuous), red),
            .picture(Specimen.gradient(width: 4, height: 3), in: frame.insetBy(dx: 2, dy: 2)),
        ]
        #expect(try lines([.clip(.rectangle(frame), items)]) == lines(items))
        #expect(try lines([.clip(.rectangle(frame.insetBy(dx: 0, dy: 0.25)), items)]) != lines(items))
    }

    /// A ground that is hidden would show along the edges of what hides it wherever they lie between two pixels.
    @Test func whatTheNextThingHidesIsLeftOut() throws {
        let frame = CGRect(x: 1, y: 2, width: 30, height: 15)
        let ground = DisplayItem.fill(.rectangle(frame), red)
        let opaque = DisplayItem.fill(.rectangle(frame), .black)
        let picture = DisplayItem.picture(
            Picture(bitmap: Bitmap(width: 2, height: 2) { _, _ in Color.white }), in: frame.insetBy(dx: -1, dy: 0))
        for cover in [opaque, picture, .clip(.rectangle(frame), [picture, ground])] {
            #expect(try lines([ground, cover]) == lines([cover]))
        }
        let small = DisplayItem.fill(.rectangle(frame.insetBy(dx: 0.25, dy: 0)), .black)
        // A picture of which a part is cropped hides no more than is left of it.
        let cropped = DisplayItem.clip(.rectangle(frame.insetBy(dx: 8, dy: 0)), [picture])
        #expect(try lines([opaque, cropped]).count == lines([cropped]).count + 1)
        let round = DisplayItem.fill(.rounded(frame, radius: 3, style: .circular), .black)
        let translucent = DisplayItem.picture(
            Picture(bitmap: Bitmap(width: 1, height: 2) { _, y in y == 0 ? .white : red }), in: frame)
        for cover in [ground, small, round, translucent] {
            #expect(try lines([opaque, cover]).count == lines([cover]).count + 1)
        }
    }

    /// The outlines of the SVG, drawn as free paths, cover what the glyphs themselves cover.
    ///
    /// Each of two drawings of one outline rounds coverage to 32nds (4 of 255 at most) and its points to FreeType's
    /// 64ths of a pixel, which moves an edge by half of one across and down (2 and 2). Glyphs also stand on quarters of
    /// a pixel, an eighth of one off (32). No pixel can gain or lose more than the edge moves.
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

    /// Two outlines that turn the same way have a hole where the rule says so, with a colour and with a gradient.
    @Test func aHoleByTheRuleStaysOne() throws {
        let box = CGRect(x: 0, y: 0, width: 20, height: 20)
        let ring = Shape.evenOdd(
            RoundedRectangle.rectangle(box) + RoundedRectangle.rectangle(box.insetBy(dx: 4, dy: 4)))
        let gradient = LinearGradient(down: box, from: .white, to: .black)
        for item in [DisplayItem.fill(ring, .black), .gradient(ring, gradient)] {
            let text = try SVGDocument(DisplayList(size: box.size, items: [item])).text
            #expect(text.components(separatedBy: "fill-rule=\"evenodd\"").count == 2, "\(text)")
        }
    }
}
