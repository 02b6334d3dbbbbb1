import BalloonFixtures
import Drawing
import Foundation
import Testing

@testable import BalloonLayouts

/// Things on a plain background that the balloon's shape crops, and pictures that continue beyond the edge.
struct EdgeContentTests {
    private static let size = 300

    /// The sides of a grey picture of 300 points, one pixel per point, at which something is found within 6 points.
    private func sides(visible: CGRect? = nil, _ luma: (_ x: Int, _ y: Int) -> UInt8) -> [String] {
        let pixels = (0..<Self.size).flatMap { y in
            (0..<Self.size).flatMap { x -> [UInt8] in
                let grey = luma(x, y)
                return [grey, grey, grey, 255]
            }
        }
        let extent = CGRect(x: 20, y: -10, width: Self.size, height: Self.size)
        let bitmap = Bitmap(width: Self.size, height: Self.size, pixels: pixels)
        return EdgeContent(bitmap: bitmap, extent: extent, visible: visible ?? extent).sides(within: 6)
    }

    @Test("A thing that begins within 6 points of an edge is found, however far it reaches", arguments: [1, 3, 5])
    func content(start: Int) {
        #expect(sides { x, y in (start...start + 9).contains(x) && (100..<112).contains(y) ? 255 : 30 } == ["left"])
        #expect(sides { x, y in x == 299 - start && y == 7 ? 0 : 200 } == ["right"])
        #expect(sides { x, y in min(x, 299 - x) == start && y > 80 ? 0 : 200 } == ["left", "right"])
    }

    @Test("A thing further inward is not")
    func inside() {
        #expect(sides { x, y in (6..<294).contains(x) && (100..<140).contains(y) ? 240 : 60 } == [])
    }

    @Test("A horizon, a gradient and a column of one colour continue beyond the edge")
    func backgrounds() {
        #expect(sides { _, _ in 90 } == [])
        #expect(sides { x, y in UInt8((x + y) * 255 / 600) } == [])
        #expect(sides { x, _ in UInt8(x * 255 / 300) } == [])
        #expect(sides { x, y in y > 150 ? 20 : 220 } == [])
        #expect(sides { x, _ in x == 3 ? 0 : 200 } == [])
    }

    @Test("What is cropped at the top or bottom does not count")
    func croppedRows() {
        let visible = CGRect(x: 20, y: 40, width: 300, height: 100)
        #expect(sides(visible: visible) { x, y in x == 3 && (60..<80).contains(y) ? 0 : 200 } == ["left"])
        #expect(sides(visible: visible) { x, y in x == 3 && (20..<50).contains(y) ? 0 : 200 } == [])
        #expect(sides(visible: visible) { x, y in x == 3 && (150..<200).contains(y) ? 0 : 200 } == [])
    }

    /// Rows are counted along the height of a picture, whatever its width is.
    @Test(arguments: [(300, 150), (150, 300)]) func visibleRowsOfAPictureThatIsNotSquare(_ width: Int, _ height: Int) {
        let visible = CGRect(x: 0, y: height / 3, width: width, height: height / 3)
        func sides(_ rows: Range<Int>) -> [String] {
            let painted = PaintedPicture(width: width, height: height).filled(2..<3, rows, grey: 0).picture
            let extent = CGRect(x: 0, y: 0, width: width, height: height)
            return EdgeContent(bitmap: painted.bitmap, extent: extent, visible: visible).sides(within: 6)
        }
        let (first, end) = (height / 3, 2 * height / 3)
        #expect(sides(first - 9..<first).isEmpty && sides(end..<end + 9).isEmpty)
        #expect(sides(first - 9..<first + 1) == ["left"] && sides(end - 1..<end + 9) == ["left"])
    }
}
