import BalloonFixtures
import Drawing
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// Content that reaches the edge of a live balloon's body covers it to its last pixel, and the tail: the size of a live
/// balloon is no whole number of pixels, its body is (design: a size is rounded once, outward, at the balloon's edge).
@Suite struct LiveBalloonEdgeTests {
    /// Heights of which one or more is no whole number of pixels at every scale, the sample's of WWDC 2017 first.
    private static let heights: [CGFloat] = [217 + 15 * 1.193359375, 200, 200.2, 200.4, 199.9]

    private static let cases = [1, 2, 3].flatMap { scale in BalloonTail.allCases.map { (scale, $0) } }

    private func live(
        _ view: any Element, width: LengthExpression? = nil, _ height: AnsweredHeight, scale: Int,
        tail: BalloonTail = .bottom, side: BalloonSide = .outgoing
    ) throws -> PlacedBalloon {
        var metrics = TemplateMetrics()
        metrics.tail = tail
        var traits = TraitCollection()
        traits.displayScale = CGFloat(scale)
        let content = LiveContent(
            view: view, answeredWidth: width, answeredHeight: height, alternate: template(caption: "a"))
        return try BalloonLayout(content: .live(content), side: side, metrics: metrics).place(in: context(traits))
    }

    /// How many pixels are something else than a colour, be it at the edge with less alpha, or have another alpha than
    /// the balloon's shape has there.
    private func pixels(
        _ balloon: PlacedBalloon,
        otherThan isColor: (_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) -> Bool
    ) throws -> Int {
        let list = balloon.displayList()
        let scale = Int(balloon.traits.displayScale)
        let drawn = try Renderer().render(list, scale: scale).pixels
        guard case .clip(let shape, _)? = list.items.first else { return drawn.count / 4 }
        let filled = try Renderer().render(
            DisplayList(size: list.size, items: [.fill(shape, .black)]), scale: scale
        ).pixels
        var (index, others) = (0, 0)
        while index < drawn.count {
            let alpha = drawn[index + 3]
            // A clip and a fill round alpha by themselves.
            let isOfShape = abs(Int(alpha) - Int(filled[index + 3])) <= 1
            if !isOfShape || !isColor(drawn[index], drawn[index + 1], drawn[index + 2], alpha) { others += 1 }
            index += 4
        }
        return others
    }

    private func isBlue(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) -> Bool {
        red == 0 && green == 0 && blue == alpha
    }

    private let blue = Fill(.literal(Color(red: 0, green: 0, blue: 255)))

    @Test("A fill covers the body and the tail", arguments: cases)
    func fills(scale: Int, tail: BalloonTail) throws {
        for side in BalloonSide.allCases {
            for height in Self.heights {
                let balloon = try live(blue, .length(.points(height)), scale: scale, tail: tail, side: side)
                #expect(try pixels(balloon, otherThan: isBlue) == 0, "\(side) \(height)")
            }
        }
    }

    @Test("The lowest of several fills covers the foot, and there is no seam between them", arguments: cases)
    func columns(scale: Int, tail: BalloonTail) throws {
        let view = VStack([blue, Frame(blue, height: 40)])
        for height in Self.heights {
            let balloon = try live(view, .length(.points(height)), scale: scale, tail: tail)
            #expect(try pixels(balloon, otherThan: isBlue) == 0, "\(height)")
        }
    }

    /// A view that needs less than a pixel less than was answered stands in the middle of it.
    @Test("A view that misses its answer by less than a pixel covers the foot", arguments: cases)
    func nearlyFitting(scale: Int, tail: BalloonTail) throws {
        let balloon = try live(
            Frame(blue, height: 200), .length(.points(200.3)), scale: scale, tail: tail)
        #expect(try pixels(balloon, otherThan: isBlue) == 0)
    }

    @Test("A view that is cut at the foot covers the tail", arguments: 1...3)
    func cut(scale: Int) throws {
        let balloon = try live(Frame(blue, height: 205), .length(.points(200.4)), scale: scale)
        #expect(try pixels(balloon, otherThan: isBlue) == 0)
    }

    @Test("A picture covers the body and the tail", arguments: cases)
    func pictures(scale: Int, tail: BalloonTail) throws {
        // 301 by 299 pixels: the height that follows from the width is no whole number of pixels.
        let fill = ImageElement(picture(width: 301, height: 299))
        let fit = ImageElement(picture(width: 301, height: 299), contentMode: .fit)
        let views: [(ImageElement, AnsweredHeight)] = [
            (fill, .fittingView), (fill, .length(.points(235.2))), (fit, .fittingView),
        ]
        for (image, height) in views {
            let balloon = try live(image, height, scale: scale, tail: tail)
            let other = try pixels(balloon) { $2 == $3 && ($0 == $3 && $1 == $3 || $0 == 0 && $1 == 0) }
            #expect(other == 0, "\(image.contentMode) \(height)")
        }
    }

    @Test("What is cut to round corners reaches the last column of the body", arguments: 1...3)
    func roundClips(scale: Int) throws {
        for view in [
            Changed.clipped(blue, outline: .rounded(radius: 12)),
            Fill(.literal(Color(red: 0, green: 0, blue: 255)), outline: .capsule),
            Changed.clipped(ImageElement(picture()), outline: .rounded(radius: 12)),
        ] as [any Element] {
            let balloon = try live(view, .length(.points(200.4)), scale: scale, tail: .bottom)
            let drawn = try Renderer().render(balloon.displayList(), scale: scale)
            let last = ((drawn.height / 2) * drawn.width + drawn.width - 1) * 4
            let background = BalloonColors.incoming(for: balloon.traits)
            #expect(drawn.pixels[last + 3] == 255)
            #expect(drawn.pixels[last] != background.red, "\(view)")
        }
    }

    /// SVG snaps nothing to pixels; it is written from the same list.
    @Test("In the display list, too, a fill ends where the body and the tail end")
    func displayList() throws {
        let balloon = try live(blue, .length(.points(200.4)), scale: 2)
        guard case .clip(.balloon(let shape), let items)? = balloon.displayList().items.first else {
            Issue.record("no balloon")
            return
        }
        #expect(shape.body.size == PixelGrid(scale: 2).roundedOutward(balloon.size))
        guard case .fill(.rectangle(let background), _) = items[0], case .fill(.rectangle(let fill), _) = items[1]
        else {
            Issue.record("no fills")
            return
        }
        #expect(fill == background && fill == PixelGrid(scale: 2).roundedOutward(shape.bounds))
    }

    /// Two edges that meet within a pixel let the background through where nothing snaps them. A translucent picture would
    /// be seen twice.
    @Test("The strip below an opaque picture begins with the pixel in which the picture ends", arguments: [255, 128])
    func strips(alpha: UInt8) throws {
        let picture = Picture(
            bitmap: Bitmap(width: 301, height: 299, pixels: [UInt8](repeating: alpha, count: 301 * 299 * 4)))
        let balloon = try live(ImageElement(picture), .fittingView, scale: 3)
        let image = try #require(balloon.drawnRoot.children.first)
        let strip = try #require(image.children.first { $0.kind == .edge })
        let edge = image.frame.maxY
        #expect(edge * 3 != (edge * 3).rounded())
        #expect(strip.frame.minY == (alpha == 255 ? (edge * 3).rounded(.down) / 3 : edge))
        let grid = PixelGrid(scale: 3)
        let tip = grid.roundedOutward(grid.roundedOutward(balloon.size.height) + 6.8)
        #expect(isClose(strip.frame.maxY, tip))
    }

    @Test("A translucent picture is drawn once everywhere", arguments: cases)
    func translucent(scale: Int, tail: BalloonTail) throws {
        let clear = Picture(
            bitmap: Bitmap(width: 3, height: 3, pixels: (0..<9).flatMap { _ in [0, 0, 128, 128] as [UInt8] }))
        let white = Fill(.literal(.white))
        for width in [201.2, 201.34, 201.5, 201.7] as [CGFloat] {
            for height in [100, 100.2, 100.4, 100.7] as [CGFloat] {
                let view = ZStack([white, ImageElement(clear)])
                let balloon = try live(
                    view, width: .points(width), .length(.points(height)), scale: scale, tail: tail)
                // White shows through by half, or whole where no picture is.
                let other = try pixels(balloon) { red, green, blue, alpha in
                    red == green && blue == alpha && (red == alpha || abs(Int(red) - Int(alpha) / 2) <= 1)
                }
                #expect(other == 0, "\(width) \(height)")
            }
        }
    }

    /// A picture whose rows get darker: below the body they get lighter again.
    @Test("Under the tail a picture goes on as its mirror image", arguments: 1...3)
    func mirrored(scale: Int) throws {
        var pixels: [UInt8] = []
        for row in 0..<200 { pixels += [UInt8(255 - row), UInt8(255 - row), UInt8(255 - row), 255] }
        let slope = Picture(bitmap: Bitmap(width: 1, height: 200, pixels: pixels))
        let balloon = try live(ImageElement(slope), .length(.points(200)), scale: scale)
        let drawn = try Renderer().render(balloon.displayList(), scale: scale)
        let body = 200 * scale
        func pixel(_ x: Int, _ y: Int) -> (grey: Int, alpha: UInt8) {
            let index = (y * drawn.width + x) * 4
            return (Int(drawn.pixels[index]), drawn.pixels[index + 3])
        }
        // A column of the tail, of the rows that it covers.
        let column = try #require((0..<drawn.width).last { pixel($0, body + scale).alpha == 255 })
        for row in 0..<(3 * scale) where pixel(column, body + row).alpha == 255 {
            #expect(abs(pixel(column, body - 1 - row).grey - pixel(column, body + row).grey) <= 1, "\(row)")
        }
    }

    @Test("A hairline at the foot stays one", arguments: 1...3)
    func hairlines(scale: Int) throws {
        let balloon = try live(VStack([blue, Divider(id: "line")]), .length(.points(200)), scale: scale)
        let line = try #require(balloon.drawnRoot.children.first?.children.last)
        guard case .fill(.rectangle(let rect), _) = line.content else {
            Issue.record("no fill")
            return
        }
        #expect(isClose(rect.height, 1 / CGFloat(scale)) && isClose(rect.maxY, 200))
    }

    @Test("A margin of a pixel is none that is filled")
    func margins() throws {
        let pixel: CGFloat = 1 / 3
        let view = Padding(blue, insets: EdgeInsets(pixel))
        let balloon = try live(view, .length(.points(200.4)), scale: 3)
        #expect(try pixels(balloon, otherThan: isBlue) > 0)
        let fill = try #require(balloon.drawnRoot.children.first?.children.first)
        guard case .fill(.rectangle(let rect), _) = fill.content else {
            Issue.record("no fill")
            return
        }
        #expect(rect == fill.frame)
    }

    @Test("The record keeps the frames that were laid out")
    func frames() throws {
        let balloon = try live(blue, .length(.points(200.4)), scale: 1)
        #expect(balloon.size == CGSize(width: 842.0 / 3, height: 200.4))
        #expect(balloon.drawnRoot.children.map(\.frame) == balloon.root.children.map(\.frame))
    }

    /// Half a pixel is the first margin that is none that is filled, on all four sides.
    @Test("A margin of half a pixel stays on every side")
    func halfPixels() throws {
        let view = Padding(blue, insets: EdgeInsets(0.25))
        let balloon = try live(view, width: .points(200), .length(.points(100)), scale: 2)
        let fill = try #require(balloon.drawnRoot.children.first?.children.first)
        guard case .fill(.rectangle(let rect), _) = fill.content else {
            Issue.record("no fill")
            return
        }
        #expect(rect == CGRect(x: 0.25, y: 0.25, width: 199.5, height: 99.5))
    }
}
