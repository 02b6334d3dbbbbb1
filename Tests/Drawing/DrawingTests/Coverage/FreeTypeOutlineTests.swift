import CFreeType
import Foundation
import Testing

@testable import Drawing

/// Paths in FreeType's form: y up, in 64ths of a pixel, curves as chords.
struct FreeTypeOutlineTests {
    private let rasterizer: Rasterizer

    init() throws { rasterizer = try Rasterizer() }

    /// The contours of a path in pixels, y down; empty when it has no area.
    private func contours(_ elements: [PathElement]) throws -> [[CGPoint]] {
        guard var outline = try FreeTypeOutline(elements, library: rasterizer.library) else { return [] }
        defer { outline.free(in: rasterizer.library) }
        var (start, contours) = (0, [[CGPoint]]())
        for index in 0..<Int(outline.value.n_contours) {
            let end = Int(outline.value.contours[index])
            contours.append(
                (start...end).map { place in
                    let point = outline.value.points[place]
                    return CGPoint(x: Double(point.x) / 64, y: -Double(point.y) / 64)
                })
            start = end + 1
        }
        return contours
    }

    private func distance(_ point: CGPoint, _ start: CGPoint, _ end: CGPoint) -> Double {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let length = x * x + y * y
        let part = length == 0 ? 0 : min(max(((point.x - start.x) * x + (point.y - start.y) * y) / length, 0), 1)
        return hypot(point.x - start.x - part * x, point.y - start.y - part * y)
    }

    /// A curve that bends only near its start or only near its end, along one axis: no chord is farther from it than a
    /// 64th of a pixel, plus what its ends are rounded by.
    @Test(arguments: [
        (-10, 10, 40, 20, 90, 30), (10, -10, 20, 40, 30, 90), (10, 10, 20, 20, 90, 30), (10, 10, 20, 20, 30, 90),
    ])
    func chordsAreAsNearAsTheyShouldBe(_ x1: Int, _ y1: Int, _ x2: Int, _ y2: Int, _ x3: Int, _ y3: Int) throws {
        let points = [(0, 0), (x1, y1), (x2, y2), (x3, y3)].map { CGPoint(x: $0.0, y: $0.1) }
        let chords = try contours([.move(points[0]), .cubic(points[1], points[2], points[3])])[0]
        #expect(chords.first == points[0] && chords.last == points[3] && chords.count < 200)
        for step in 0...100 {
            let t = Double(step) / 100
            let weights = [(1 - t) * (1 - t) * (1 - t), 3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t]
            let place = CGPoint(
                x: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.x },
                y: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.y })
            let nearest = zip(chords, chords.dropFirst()).map { distance(place, $0, $1) }.min() ?? 99
            #expect(nearest <= 1.0 / 64 + 0.012, "\(t)")
        }
    }

    private func points(_ numbers: Double...) -> [CGPoint] {
        stride(from: 0, to: numbers.count, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
    }

    @Test func contoursEndWhereTheyAreClosedAndWhereAnotherBegins() throws {
        let square = points(0, 0, 4, 0, 4, 4)
        let lines = square.dropFirst().map(PathElement.line)
        let both = [PathElement.move(square[0])] + lines + [.close, .move(square[0])] + lines
        #expect(try contours(both) == [square, square])
        #expect(try contours([.move(square[0])] + lines + [.move(square[0])] + lines + [.close]) == [square, square])
        // A lone point is no contour; a curve without a start begins at its handle.
        #expect(try contours([.move(square[0]), .move(square[0])] + lines + [.close, .move(square[2])]) == [square])
        #expect(try contours([.move(square[0]), .close]).isEmpty && contours([]).isEmpty)
        #expect(try contours([.cubic(square[0], square[0], square[2])])[0].first == square[0])
        #expect(try contours([.cubic(square[0], square[1], square[2])])[0].last == square[2])
    }

    @Test func coordinatesAreRoundedToA64th() throws {
        let exact = points(0.0078, -0.0079, 1.5, -2.25, 3, 1.0 / 64)
        let found = try contours([.move(exact[0]), .line(exact[1]), .line(exact[2])])
        #expect(found == [points(0, -1.0 / 64, 1.5, -2.25, 3, 1.0 / 64)])
    }

    @Test func aPointAloneIsNoContourBehindOthers() throws {
        let square = points(0, 0, 4, 0, 4, 4)
        let contour = [PathElement.move(square[0])] + square.dropFirst().map(PathElement.line) + [.close]
        for count in 1...3 {
            let squares = Array(repeating: contour, count: count).flatMap { $0 }
            let found = try contours(squares + [.move(square[2]), .close, .move(square[1])])
            #expect(found == Array(repeating: square, count: count))
        }
    }
}
