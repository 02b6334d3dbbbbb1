import Testing

@testable import Drawing

@Suite struct EXIFOrientationTests {
    /// Where each pixel of an upright picture is in a stored one of a width and height less one, by the tag's
    /// definition: which edge of the picture the first row and the first column are (EXIF 2.32, tag 0x0112).
    private static let sources: [@Sendable (_ x: Int, _ y: Int, _ right: Int, _ bottom: Int) -> (x: Int, y: Int)] = [
        { x, y, _, _ in (x, y) }, { x, y, right, _ in (right - x, y) },
        { x, y, right, bottom in (right - x, bottom - y) }, { x, y, _, bottom in (x, bottom - y) },
        { x, y, _, _ in (y, x) }, { x, y, _, bottom in (y, bottom - x) },
        { x, y, right, bottom in (right - y, bottom - x) }, { x, y, right, _ in (right - y, x) },
    ]

    /// Sizes of less than a tile, of just one, and of some and a part.
    @Test("Every pixel goes where the orientation says", arguments: 1...8, [(1, 1), (5, 3), (32, 32), (33, 70)])
    func everyPixelMoves(orientation: Int, size: (Int, Int)) throws {
        let (width, height) = size
        var pixels: [UInt8] = []
        for index in 0..<(width * height) { pixels += [UInt8(index % 256), UInt8(index / 256), 7, 255] }
        let stored = Bitmap(width: width, height: height, pixels: pixels)
        let upright = try #require(EXIFOrientation(rawValue: UInt16(orientation))).applied(to: stored)
        let isTurned = orientation > 4
        #expect(upright.width == (isTurned ? height : width) && upright.height == (isTurned ? width : height))
        for y in 0..<upright.height {
            for x in 0..<upright.width {
                let source = Self.sources[orientation - 1](x, y, width - 1, height - 1)
                #expect(upright[x, y] == stored[source.x, source.y], "\(x), \(y)")
            }
        }
    }
}
