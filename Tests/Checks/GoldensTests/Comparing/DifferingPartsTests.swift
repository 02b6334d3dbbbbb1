import Drawing
import Testing

@testable import Goldens

struct DifferingPartsTests {
    /// The parts of a picture that is white but for `#`, compared with a white one: how many pixels and runs each has.
    private static func parts(_ rows: [String]) -> [[Int]] {
        let white: [UInt8] = [255, 255, 255, 255]
        let was = PaintedBitmap(width: rows[0].count, height: rows.count, ground: white)
        var now = was
        for (y, row) in rows.enumerated() {
            for (x, letter) in row.enumerated() where letter == "#" { now[x, y] = [0, 0, 0, 255] }
        }
        let parts = DifferingParts(PixelComparison(expected: was.bitmap, actual: now.bitmap))
        return (0..<parts.count).map { [parts.pixelCount(of: $0), parts.runs(of: $0).count] }
    }

    /// Pixels that touch at a corner are one part; rows of the picture do not touch at its sides.
    @Test func pixelsThatTouchAreOnePart() {
        #expect(Self.parts(["#..", ".#.", "..#"]) == [[3, 3]])
        #expect(Self.parts(["..#", ".#.", "#.."]) == [[3, 3]])
        #expect(Self.parts([".#.", "#.#", ".#."]) == [[4, 4]])
        #expect(Self.parts(["#.#", "...", "#.#"]) == [[1, 1], [1, 1], [1, 1], [1, 1]])
        #expect(Self.parts(["..#", "...", "#.."]) == [[1, 1], [1, 1]])
        #expect(Self.parts(["...##", "##..."]) == [[2, 1], [2, 1]])
        #expect(Self.parts(["#.#.#", "#.#.#", "#####", "#.#.#"]) == [[14, 10]])
        #expect(Self.parts(["#####", "#...#", "#.#.#", "#...#", "#####"]) == [[16, 8], [1, 1]])
        #expect(Self.parts(["...", "..."]) == [])
    }

    /// The work of a large area is that of its rows, and each pixel is in one part once.
    @Test func aRowOfALargeAreaIsOneRun() {
        #expect(Self.parts([String](repeating: String(repeating: "#", count: 300), count: 200)) == [[60_000, 200]])
    }
}
