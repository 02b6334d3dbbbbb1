import Foundation
import Testing

@testable import Drawing

@Suite struct BalloonShapeTests {
    private static let body = CGRect(x: 10, y: 4, width: 120, height: 60)

    private func shape(
        _ tail: BalloonShape.TailStyle, _ corner: BalloonShape.TailCorner = .bottomRight, body: CGRect = body
    ) -> BalloonShape {
        BalloonShape(body: body, radius: 18, tail: tail, corner: corner, tailLength: tail == .side ? 6 : 6.8)
    }

    private func drawn(_ shape: BalloonShape, scale: Int = 3) throws -> Bitmap {
        let list = DisplayList(size: CGSize(width: 140, height: 80), items: [.fill(.balloon(shape), .black)])
        return try Renderer().render(list, scale: scale)
    }

    /// The box around every pixel with ink.
    private func ink(_ bitmap: Bitmap) -> PixelRect {
        var box = PixelRect(left: .max, top: .max, right: 0, bottom: 0)
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where bitmap[x, y][3] > 0 {
                box = PixelRect(
                    left: min(box.left, x), top: min(box.top, y), right: max(box.right, x + 1),
                    bottom: max(box.bottom, y + 1))
            }
        }
        return box
    }

    @Test func withoutATailItIsARoundedRectangle() throws {
        let rounded = Shape.rounded(Self.body, radius: 18, style: .continuous)
        let list = DisplayList(size: CGSize(width: 140, height: 80), items: [.fill(rounded, .black)])
        #expect(try drawn(shape(.none)) == Renderer().render(list, scale: 3))
    }

    /// 6 points beside the body before iOS 26; on iOS 26 6.8 below it and nothing beside it (facts 5.1, 10.1.4).
    @Test func theTailReachesAsFarAsMeasured() throws {
        let body = PixelRect(left: 30, top: 12, right: 390, bottom: 192)
        let side = ink(try drawn(shape(.side)))
        #expect(side.left == body.left && side.top == body.top && side.bottom == body.bottom)
        // The tip is a point, so that its last pixel has next to no ink.
        #expect((body.right + 16...body.right + 18).contains(side.right))
        let bottom = ink(try drawn(shape(.bottom)))
        #expect(bottom.left == body.left && bottom.top == body.top && bottom.right == body.right)
        #expect((body.bottom + 20...body.bottom + 21).contains(bottom.bottom))
    }

    /// The body, and the tail at its side or below it.
    @Test(
        arguments: [
            (.none, .bottomLeft, (10, 120, 60)), (.side, .bottomRight, (10, 126, 60)),
            (.side, .bottomLeft, (4, 126, 60)),
            (.bottom, .bottomLeft, (10, 120, 66.8)), (.long, .bottomRight, (10, 120, 66.8)),
            (.mac, .bottomLeft, (10, 120, 66.8)),
        ] as [(BalloonShape.TailStyle, BalloonShape.TailCorner, (CGFloat, CGFloat, CGFloat))])
    func theBoundsHoldTheTail(
        _ tail: BalloonShape.TailStyle, _ corner: BalloonShape.TailCorner, _ box: (x: CGFloat, CGFloat, CGFloat)
    ) {
        let bounds = shape(tail, corner).bounds
        #expect(bounds == CGRect(x: box.x, y: 4, width: box.1, height: box.2))
    }

    @Test(arguments: [BalloonShape.TailStyle.side, .bottom, .mac]) func theLeftTailMirrorsTheRight(
        tail: BalloonShape.TailStyle
    ) throws {
        let right = try drawn(shape(tail))
        let left = try drawn(shape(tail, .bottomLeft))
        var worst = 0
        for y in 0..<right.height {
            for x in 0..<right.width {
                worst = max(worst, abs(Int(right[x, y][3]) - Int(left[right.width - 1 - x, y][3])))
            }
        }
        // The mirror axis, the middle of the body at 70 points, is the middle of the canvas.
        // Coordinates are cut to 64ths of a pixel, so a mirrored edge may be off by one of them, and by a level.
        #expect(worst <= 10)
    }

    /// What the corners and the tail hide is little, what is inside is whole: every pixel between the corners is full.
    @Test(arguments: [BalloonShape.TailStyle.side, .bottom, .mac], 1...3) func theBodyIsSolid(
        tail: BalloonShape.TailStyle, scale: Int
    ) throws {
        let bitmap = try drawn(shape(tail), scale: scale)
        for y in (4 * scale)..<(64 * scale) {
            for x in (38 * scale)..<(102 * scale) { #expect(bitmap[x, y][3] == 255) }
        }
    }

    @Test func smallBodiesAndAnyNumbersAreDrawn() throws {
        for body in [CGRect(x: 0, y: 0, width: 45, height: 32), CGRect(x: 3, y: 3, width: 2, height: 1), .zero] {
            for tail in BalloonShape.TailStyle.allCases {
                _ = try drawn(shape(tail, .bottomLeft, body: body))
            }
        }
        let endless = BalloonShape(
            body: Self.body, radius: 1e300, tail: .side, corner: .bottomLeft, tailLength: 1e300)
        #expect(endless.bounds.width <= 2 * Self.body.width)
        _ = try drawn(endless)
    }

    @Test func thePartsOfATailedBalloonMakeTheWhole() throws {
        let limits = PixelRect(left: 0, top: 0, right: 420, bottom: 240)
        let rasterizer = try Rasterizer()
        let grid = CanvasGrid(scale: 3)
        for tail in BalloonShape.TailStyle.allCases {
            let shape = Shape.balloon(shape(tail))
            let parts = try ShapeCoverage(shape, grid: grid, rasterizer: rasterizer, within: limits)
            let whole = try #require(try rasterizer.mask(of: shape.outline(on: grid), within: limits))
            let masks = parts.masks.reduce(0) { $0 + total($1) }
            let boxes = parts.full.reduce(0) { $0 + $1.width * $1.height * 255 }
            #expect(masks + boxes == total(whole))
        }
    }

    private func total(_ mask: CoverageMask) -> Int {
        (0..<mask.bounds.height).reduce(0) { sum, row in
            (0..<mask.bounds.width).reduce(sum) { $0 + Int(mask.bytes[row * mask.stride + $1]) }
        }
    }

    /// A tail is no longer than the shorter side of its balloon, whichever that is, and no shorter than nothing.
    @Test(arguments: [(40.0, 30.0, 20.0, 20.0), (40, 10, 20, 10), (10, 40, 20, 10), (40, 30, -1, 0), (0, 0, 5, 0)])
    func aTailIsNoLongerThanItsBalloon(_ width: Double, _ height: Double, _ length: Double, _ held: Double) {
        let shape = BalloonShape(
            body: CGRect(x: 0, y: 0, width: width, height: height), radius: 5, tail: .bottom, corner: .bottomLeft,
            tailLength: length)
        #expect(shape.tailLength == held && shape.bounds.height == height + held)
    }
}
