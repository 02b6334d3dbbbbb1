import CFreeType
import Foundation

/// A path as FreeType wants it: 26.6 fixed-point numbers, y up, contours closed by themselves.
///
/// Invariant: `value` was made by `FT_Outline_New` in the library that `free(in:)` is given.
struct FreeTypeOutline {
    var value: FT_Outline

    private static let onCurve = 1
    private static let cubicHandle = 2

    /// Nil when the path has no area at all: fewer than two points in every contour.
    /// - Throws: when it has more points than ``DrawingLimits/maximumOutlinePoints``.
    init?(_ elements: [PathElement], library: FT_Library) throws {
        var points: [(point: CGPoint, tag: Int)] = []
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
                points.append((point, Self.onCurve))
            case .line(let point):
                points.append((point, Self.onCurve))
            case .cubic(let first, let second, let end):
                // A curve without a point to start from starts at its first handle.
                if points.isEmpty || points.count - 1 == ends.last { points.append((first, Self.onCurve)) }
                points.append((first, Self.cubicHandle))
                points.append((second, Self.cubicHandle))
                points.append((end, Self.onCurve))
            case .close:
                endContour()
            }
        }
        endContour()
        guard !ends.isEmpty else { return nil }
        guard points.count <= DrawingLimits.maximumOutlinePoints else {
            throw DrawingError.outOfRange(
                what: "an outline of", value: "\(points.count) points",
                allowed: "at most \(DrawingLimits.maximumOutlinePoints)")
        }

        value = FT_Outline()
        guard FT_Outline_New(library, FT_UInt(points.count), numericCast(ends.count), &value) == 0 else {
            fatalError("out of memory")
        }
        for (index, entry) in points.enumerated() {
            value.points[index] = FT_Vector(x: Self.fixed(entry.point.x), y: Self.fixed(-entry.point.y))
            value.tags[index] = .init(truncatingIfNeeded: entry.tag)
        }
        for (index, end) in ends.enumerated() { value.contours[index] = .init(truncatingIfNeeded: end) }
    }

    mutating func free(in library: FT_Library) { FT_Outline_Done(library, &value) }

    private static func fixed(_ value: Double) -> FT_Pos { FT_Pos((value * 64).rounded()) }
}
