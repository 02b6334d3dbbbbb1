import Drawing
import Testing

@testable import Goldens

/// Row 26 of golden testing: a pure translation is reported as a movement, and still fails.
struct PictureMovementTests {
    private func movement(_ edit: (inout PaintedBitmap) -> Void) -> PictureMovement? {
        let before = Rendering.sample().picture
        var after = PaintedBitmap(before)
        edit(&after)
        let pictures = ComparedPictures(expected: before, actual: after.bitmap)
        let map = NodeMap(from: .sample(), to: .sample(), scale: 2)
        return pictures.movement(in: pictures.comparison.difference(nodes: map)?.region)
    }

    /// Moves a box of pixels over its background.
    private static func move(_ picture: inout PaintedBitmap, right: Int, down: Int, x: Range<Int>, y: Range<Int>) {
        let old = picture
        picture.fill(x: x, y: y, [233, 233, 235, 255])
        for row in y { for column in x { picture[column + right, row + down] = old[column, row] } }
    }

    @Test(arguments: [(1, 0), (-1, 0), (0, 1), (2, -3), (0, 7)]) func aLineOfTextMoves(right: Int, down: Int) {
        let found = movement { Self.move(&$0, right: right, down: down, x: 7..<100, y: 9..<23) }
        #expect(found == PictureMovement(right: right, down: down))
    }

    @Test func theWholePictureMoves() {
        let found = movement { picture in
            let old = picture
            for y in 0..<80 { for x in 0..<120 { picture[x, y] = x > 0 ? old[x - 1, y] : [0, 0, 0, 0] } }
        }
        #expect(found == PictureMovement(right: 1, down: 0))
    }

    /// A dot that is erased, one that is new, a line of another colour, two parts that move apart.
    @Test func nothingElseIsAMovement() {
        #expect(movement { $0[8, 12] = [233, 233, 235, 255] } == nil)
        #expect(movement { $0[50, 50] = [0, 0, 0, 255] } == nil)
        #expect(movement { $0.fill(x: 0..<120, y: 60..<61, [198, 198, 201, 255]) } == nil)
        #expect(
            movement {
                Self.move(&$0, right: 1, down: 0, x: 7..<100, y: 9..<23)
                Self.move(&$0, right: 2, down: 0, x: 7..<100, y: 33..<47)
            } == nil)
    }

    /// The movement of a plain box of 6 x 4 pixels from (20, 10) on a background, which may end beside it.
    private func movement(
        ofBoxBy step: (Int, Int), on columns: Range<Int> = 0..<60, _ rows: Range<Int> = 0..<50
    ) -> PictureMovement? {
        func picture(_ right: Int, _ down: Int) -> Bitmap {
            var picture = PaintedBitmap(width: columns.count, height: rows.count, ground: [255, 255, 255, 255])
            let (x, y) = (20 + right - columns.lowerBound, 10 + down - rows.lowerBound)
            picture.fill(x: x..<x + 6, y: y..<y + 4, [0, 122, 255, 255])
            return picture.bitmap
        }
        let pictures = ComparedPictures(expected: picture(0, 0), actual: picture(step.0, step.1))
        let map = NodeMap(from: .sample(), to: .sample(), scale: 1)
        return pictures.movement(in: pictures.comparison.difference(nodes: map)?.region)
    }

    /// The background that it uncovers has not moved the other way.
    @Test(arguments: [
        (1, 0), (5, 0), (6, 0), (9, 0), (20, 0), (-6, 0), (-13, 0), (0, 3), (0, 4), (0, -9), (7, 5), (-2, 9),
    ])
    func aPlainShapeMovesFurtherThanItIsLong(right: Int, down: Int) {
        #expect(movement(ofBoxBy: (right, down)) == PictureMovement(right: right, down: down))
    }

    /// Where a picture ends on both sides of the box, nothing tells the shape from the background.
    @Test(arguments: [6, 9]) func aShapeWithoutAGroundAroundItMoves(right: Int) {
        #expect(movement(ofBoxBy: (right, 0), on: 20..<26 + right) == nil)
        #expect(movement(ofBoxBy: (right, 0), on: 19..<26 + right) == PictureMovement(right: right, down: 0))
    }

    /// One pixel of the ground on either side tells which of both moved, in each of the four directions.
    @Test(arguments: [(6, 0), (-6, 0), (9, 0), (-9, 0), (0, 4), (0, -4), (0, 9), (0, -9)])
    func theGroundOnOneSideIsEnough(right: Int, down: Int) {
        let columns = min(20, 20 + right)..<max(26, 26 + right)
        let rows = min(10, 10 + down)..<max(14, 14 + down)
        let found = [0, 1].map { before in
            right != 0
                ? movement(ofBoxBy: (right, down), on: columns.lowerBound - before..<columns.upperBound + 1 - before)
                : movement(ofBoxBy: (right, down), on: 0..<60, rows.lowerBound - before..<rows.upperBound + 1 - before)
        }
        #expect(found == [PictureMovement(right: right, down: down), PictureMovement(right: right, down: down)])
    }

    /// What leaves a picture at a side, or comes in there, is a movement all the same, however uneven it is.
    @Test(arguments: [(-3, 0), (3, 0), (0, -3), (0, 3)])
    func whatCrossesAnEdgeMoves(right: Int, down: Int) {
        func picture(_ step: Int) -> PaintedBitmap {
            var picture = PaintedBitmap(width: 60, height: 50, ground: [255, 255, 255, 255])
            for row in 0..<50 {
                for column in 0..<60 {
                    // The distance from the edge that is crossed, after some steps, and the place along it.
                    let (across, along) =
                        right != 0
                        ? ((right < 0 ? column : 59 - column) + step * 3, row)
                        : ((down < 0 ? row : 49 - row) + step * 3, column)
                    guard across < 20, (10..<30).contains(along) else { continue }
                    let shade = UInt8(across * 7 + along * 3 % 11)
                    picture[column, row] = [shade, shade, shade, 255]
                }
            }
            return picture
        }
        let (was, now) = (picture(0).bitmap, picture(1).bitmap)
        for (expected, actual, sign) in [(was, now, 1), (now, was, -1)] {
            let pictures = ComparedPictures(expected: expected, actual: actual)
            let region = pictures.comparison.difference(nodes: NodeMap(from: .sample(), to: .sample(), scale: 1))?
                .region
            #expect(pictures.movement(in: region) == PictureMovement(right: sign * right, down: sign * down))
        }
    }
}
