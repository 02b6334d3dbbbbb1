import CFreeType
import Foundation

/// A path in FreeType's form: 26.6 fixed-point numbers, y up, curves replaced by chords, each contour closed.
///
/// Invariant: `value` was made by `FT_Outline_New` in the library that `free(in:)` is given.
struct FreeTypeOutline {
    var value: FT_Outline

    /// The maximum distance of a chord from its curve, in pixels. FreeType itself flattens cubics to within an eighth
    /// of a pixel, which makes a small disc 2 % smaller; a 64th is the unit of its coordinates.
    private static let flatness = 1.0 / 64
    private static let onCurve = 1

    /// Nil when the path has no area at all: fewer than two points in every contour.
    /// - Throws: when it has more points than ``DrawingLimits/maximumOutlinePoints``, those on curves counted.
    init?(_ elements: [PathElement], library: FT_Library) throws {
        var points: [CGPoint] = []
        var ends: [Int] = []
        func endContour() {
            let start = ends.last.map { $0 + 1 } ?? 0
            if points.count - start >= 2 {
                ends.append(points.count - 1)
            } else {
                points.removeSubrange(start...)
            }
        }
        for element in elements {
            switch element {
            case .move(let point):
                endContour()
                points.append(point)
            case .line(let point):
                points.append(point)
            case .cubic(let first, let second, let end):
                // A curve without a start point starts at its first handle.
                if points.isEmpty || points.count - 1 == ends.last { points.append(first) }
                Self.flatten(from: points[points.count - 1], first, second, end, into: &points)
            case .close:
                endContour()
            }
            guard points.count <= DrawingLimits.maximumOutlinePoints else {
                throw DrawingError.outOfRange(
                    what: "an outline of", value: "\(points.count) points or more",
                    allowed: "at most \(DrawingLimits.maximumOutlinePoints)")
            }
        }
        endContour()
        guard !ends.isEmpty else { return nil }

        value = FT_Outline()
        guard FT_Outline_New(library, FT_UInt(points.count), numericCast(ends.count), &value) == 0 else {
            fatalError("out of memory")
        }
        for (index, point) in points.enumerated() {
            value.points[index] = FT_Vector(x: Self.fixed(point.x), y: Self.fixed(-point.y))
            value.tags[index] = .init(truncatingIfNeeded: Self.onCurve)
        }
        for (index, end) in ends.enumerated() { value.contours[index] = .init(truncatingIfNeeded: end) }
    }

    mutating func free(in library: FT_Library) { FT_Outline_Done(library, &value) }

    /// Adds the ends of chords that approximate a curve. A curve's second derivative is at most six times the larger
    /// second
    /// difference of its points; a chord over an nth of it deviates by at most an eighth of that divided by n squared.
    private static func flatten(
        from start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint, into points: inout [CGPoint]
    ) {
        let bend = max(
            abs(start.x - 2 * first.x + second.x), abs(start.y - 2 * first.y + second.y),
            abs(first.x - 2 * second.x + end.x), abs(first.y - 2 * second.y + end.y))
        let count = max(1, (0.75 * bend / flatness).squareRoot().rounded(.up))
        for step in 1..<max(1, Int(count)) {
            let t = Double(step) / count
            let s = 1 - t
            let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
            points.append(
                CGPoint(
                    x: a * start.x + b * first.x + c * second.x + d * end.x,
                    y: a * start.y + b * first.y + c * second.y + d * end.y))
        }
        points.append(end)
    }

    private static func fixed(_ value: Double) -> FT_Pos { FT_Pos((value * 64).rounded()) }
}
