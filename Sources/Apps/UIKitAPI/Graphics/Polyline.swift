import Drawing
import Foundation

/// A sequence of straight lines. Two neighbouring points are never equal.
struct Polyline {
    var points: [CGPoint]
    /// Whether the last point is connected to the first.
    var isClosed = false

    /// The subpaths of an outline, with straight lines in place of curves.
    static func all(of path: [PathElement]) -> [Polyline] {
        var lines: [Polyline] = []
        var line = Polyline(points: [])
        func append(_ point: CGPoint) { if line.points.last != point { line.points.append(point) } }
        func end() {
            if !line.points.isEmpty { lines.append(line) }
            line = Polyline(points: [])
        }
        for element in CGPath.polyline(of: path) {
            switch element {
            case .move(let point):
                // A single point is not a line.
                if line.points.count == 1 { line.points = [] }
                end()
                append(point)
            case .line(let point): append(point)
            case .cubic(_, _, let point): append(point)
            case .close:
                guard let start = line.points.first else { continue }
                if line.points.count > 1, line.points.last == start { line.points.removeLast() }
                line.isClosed = line.points.count > 1
                end()
                // The next subpath begins where the closed one began.
                line.points = [start]
            }
        }
        if line.points.count > 1 { end() }
        return lines
    }

    /// The length in points.
    var length: CGFloat {
        zip(path, path.dropFirst()).reduce(0) { $0 + Self.distance($1.0, $1.1) }
    }

    /// The points; those of a closed line end with the first one.
    private var path: [CGPoint] { isClosed ? points + points.prefix(1) : points }

    private static func distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
        let (x, y) = (second.x - first.x, second.y - first.y)
        return (x * x + y * y).squareRoot()
    }

    /// The part between two distances from the start.
    func part(from start: CGFloat, to end: CGFloat) -> Polyline {
        var (points, done): ([CGPoint], CGFloat) = ([], 0)
        func append(_ point: CGPoint) { if points.last != point { points.append(point) } }
        for (first, second) in zip(path, path.dropFirst()) {
            let length = Self.distance(first, second)
            defer { done += length }
            guard length > 0, done + length >= start, done <= end else { continue }
            func place(_ distance: CGFloat) -> CGPoint {
                let part = min(max((distance - done) / length, 0), 1)
                return CGPoint(x: first.x + (second.x - first.x) * part, y: first.y + (second.y - first.y) * part)
            }
            append(place(start))
            append(place(end))
        }
        return Polyline(points: points)
    }

    /// The dashes along the line; the line itself where there are none, or where they have no length.
    func dashed(_ dashes: [CGFloat], phase: CGFloat) -> [Polyline] {
        let pattern = dashes.count % 2 == 0 ? dashes : dashes + dashes
        let period = pattern.reduce(0, +)
        guard period > 0, pattern.allSatisfy({ $0 >= 0 }), length / period < Self.maximumDashes else { return [self] }
        var pieces: [Polyline] = []
        let length = length
        var place = -phase.truncatingRemainder(dividingBy: period)
        if place > 0 { place -= period }
        var index = 0
        while place < length {
            let end = place + pattern[index % pattern.count]
            if index % 2 == 0, end >= 0 {
                let piece = part(from: max(place, 0), to: min(end, length))
                if !piece.points.isEmpty { pieces.append(piece) }
            }
            place = end
            index += 1
        }
        return pieces
    }

    /// A line with more dashes is drawn without gaps.
    private static let maximumDashes: CGFloat = 10_000
}
