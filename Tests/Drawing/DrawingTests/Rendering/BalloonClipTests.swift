import Foundation
import Testing

@testable import Drawing

/// A picture cut to a balloon has the balloon's outline, its tail beside or below the body, left or right.
@Suite struct BalloonClipTests {
    private static let body = CGRect(x: 10, y: 8, width: 120, height: 90)
    private static let tailLength = 6.0
    private let size = CGSize(width: 140, height: 110)
    private let red = Color(red: 255, green: 0, blue: 0)

    private func shape(_ tail: BalloonShape.TailStyle, _ corner: BalloonShape.TailCorner) -> BalloonShape {
        BalloonShape(body: Self.body, radius: 18, tail: tail, corner: corner, tailLength: Self.tailLength)
    }

    /// A red picture over body and tail, cut to the shape, and the shape filled with red, both over `background`.
    private func drawn(
        _ shape: BalloonShape, scale: Int, over background: Bitmap
    ) throws -> (clipped: Bitmap, filled: Bitmap) {
        let picture = Picture(bitmap: Bitmap(width: 4, height: 3) { _, _ in red })
        let behind = DisplayItem.picture(Picture(bitmap: background), in: CGRect(origin: .zero, size: size))
        let items: [DisplayItem] = [
            .clip(.balloon(shape), [.picture(picture, in: shape.bounds)]), .fill(.balloon(shape), red),
        ]
        let bitmaps = try items.map {
            try Renderer().render(DisplayList(size: size, items: [behind, $0]), scale: scale)
        }
        return (bitmaps[0], bitmaps[1])
    }

    @Test(arguments: BalloonShape.TailStyle.allCases, BalloonShape.TailCorner.allCases)
    func aClippedPictureHasTheOutlineOfTheFilledShape(
        tail: BalloonShape.TailStyle, corner: BalloonShape.TailCorner
    ) throws {
        for scale in 1...3 {
            let background = Bitmap.noise(
                width: Int(size.width) * scale, height: Int(size.height) * scale, seed: 7, isOpaque: false)
            let (clipped, filled) = try drawn(shape(tail, corner), scale: scale, over: background)
            // To the rounding of one blend.
            let furthest = zip(clipped.pixels, filled.pixels).map { abs(Int($0) - Int($1)) }.max()
            #expect(furthest ?? 255 <= 1, "at \(scale)x")
        }
    }

    /// A side tail leaves the body at its lower corner; above that the strip beside the body is not the balloon's.
    @Test(arguments: BalloonShape.TailCorner.allCases, 1...3)
    func nothingIsDrawnAboveASideTail(corner: BalloonShape.TailCorner, scale: Int) throws {
        let background = Bitmap(width: Int(size.width) * scale, height: Int(size.height) * scale) { _, _ in .white }
        let clipped = try drawn(shape(.side, corner), scale: scale, over: background).clipped
        let strip = corner == .bottomLeft ? 4 * scale..<10 * scale : 130 * scale..<136 * scale
        let edge = corner == .bottomLeft ? 10 * scale : 130 * scale - 1
        let inked = (8 * scale..<80 * scale).filter { y in strip.contains { clipped[$0, y] != [255, 255, 255, 255] } }
        #expect(inked.isEmpty)
        // The side of the body itself is red between its corners, and the tail's foot is in the strip.
        #expect(clipped[edge, 50 * scale] == [255, 0, 0, 255])
        #expect(strip.contains { clipped[$0, 98 * scale - 1] != [255, 255, 255, 255] })
    }

    /// A path that is cut out of a fill is that path, filled, whether its mask is wide or tall.
    @Test(arguments: [(60, 4), (4, 60), (30, 30)] as [(Double, Double)])
    func whatIsCutToAPathIsThePath(_ width: Double, _ height: Double) throws {
        let points = [(0, 0), (width, height / 3), (width / 2, height)].map { CGPoint(x: 5 + $0.0, y: 7 + $0.1) }
        let path = Shape.path([.move(points[0]), .line(points[1]), .line(points[2]), .close])
        let whole = CGRect(x: 0, y: 0, width: 70, height: 70)
        let items: [DisplayItem] = [.clip(path, [.fill(.rectangle(whole), red)]), .fill(path, red)]
        let pixels = try items.map {
            try Renderer().render(DisplayList(size: whole.size, items: [$0]), scale: 2).pixels
        }
        let furthest = zip(pixels[0], pixels[1]).map { abs(Int($0) - Int($1)) }.max()
        #expect(furthest ?? 255 <= 1 && pixels[1].contains(255))
    }
}
