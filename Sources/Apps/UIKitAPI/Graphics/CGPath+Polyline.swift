import Drawing
import Foundation

extension CGPath {
    /// The maximum distance between a curve and the straight lines that replace it, in points: an eighth of a pixel at
    /// 3x.
    static let flatness: CGFloat = 1.0 / 24

    /// The outline as straight lines.
    static func polyline(of elements: [PathElement], flatness: CGFloat = flatness) -> [PathElement] {
        var result: [PathElement] = []
        var (current, start) = (CGPoint.zero, CGPoint.zero)
        for element in elements {
            switch element {
            case .move(let point):
                (current, start) = (point, point)
                result.append(element)
            case .line(let point):
                current = point
                result.append(element)
            case .cubic(let first, let second, let end):
                let count = pieces(from: current, first, second, end, flatness: flatness)
                for index in 1...count {
                    result.append(.line(point(at: CGFloat(index) / CGFloat(count), from: current, first, second, end)))
                }
                current = end
            case .close:
                current = start
                result.append(.close)
            }
        }
        return result
    }

    /// How many pieces of equal parameter keep a curve within a distance: the second differences of its points limit
    /// the distance from its chords (Wang's formula).
    private static func pieces(
        from start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint, flatness: CGFloat
    ) -> Int {
        func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
            let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
            return (x * x + y * y).squareRoot()
        }
        let largest = max(bend(start, first, second), bend(first, second, end))
        let count = (0.75 * largest / flatness).squareRoot().rounded(.up)
        return count.isFinite ? Int(min(max(count, 1), 500)) : 1
    }

    static func point(
        at part: CGFloat, from start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint
    ) -> CGPoint {
        let rest = 1 - part
        let weights = (rest * rest * rest, 3 * rest * rest * part, 3 * rest * part * part, part * part * part)
        return CGPoint(
            x: weights.0 * start.x + weights.1 * first.x + weights.2 * second.x + weights.3 * end.x,
            y: weights.0 * start.y + weights.1 * first.y + weights.2 * second.y + weights.3 * end.y)
    }
}

extension [PathElement] {
    /// The winding number of the outline around a point. Open subpaths count as closed.
    func windingNumber(around point: CGPoint) -> Int {
        var (winding, current, start) = (0, CGPoint.zero, CGPoint.zero)
        func cross(to end: CGPoint) {
            defer { current = end }
            guard (current.y <= point.y) != (end.y <= point.y) else { return }
            let x = current.x + (point.y - current.y) / (end.y - current.y) * (end.x - current.x)
            if x > point.x { winding += end.y > current.y ? 1 : -1 }
        }
        for element in self {
            switch element {
            case .move(let next):
                cross(to: start)
                (current, start) = (next, next)
            case .line(let next): cross(to: next)
            case .cubic(_, _, let next): cross(to: next)
            case .close: cross(to: start)
            }
        }
        cross(to: start)
        return winding
    }
}
