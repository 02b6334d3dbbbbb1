import Foundation

/// Outlines as short data of an SVG path: steps between points in whole units, which are small enough to be
/// invisible in a chart.
enum CompactPath {
    /// - Parameter units: how many units a point has.
    static func data(_ elements: [PathElement], units: Double) -> String {
        var text = ""
        var (here, start) = (Place(x: 0, y: 0), Place(x: 0, y: 0))
        var point = CGPoint.zero
        // The handle of the previous parabola, mirrored at its end.
        var mirrored: Place?
        func place(_ point: CGPoint) -> Place { Place(point, units: units) }
        for element in elements {
            let expected = mirrored
            mirrored = nil
            switch element {
            case .move(let target):
                (here, start, point) = (place(target), place(target), target)
                text += "M" + numbers([here.x, here.y])
            case .line(let target):
                let next = place(target)
                if next.y == here.y {
                    text += next.x == here.x ? "" : "h" + numbers([next.x - here.x])
                } else if next.x == here.x {
                    text += "v" + numbers([next.y - here.y])
                } else {
                    text += "l" + numbers([next.x - here.x, next.y - here.y])
                }
                (here, point) = (next, target)
            case .cubic(let first, let second, let target):
                let end = place(target)
                // Most fonts have parabolas, which need one handle.
                if let handle = handle(of: (point, first, second, target), units: units) {
                    var middle = place(handle)
                    // Most curves continue smoothly, so the second needs no handle.
                    if let expected, abs(expected.x - middle.x) <= 1, abs(expected.y - middle.y) <= 1 {
                        middle = expected
                        text += "t" + numbers([end.x - here.x, end.y - here.y])
                    } else {
                        text += "q" + numbers([middle.x - here.x, middle.y - here.y, end.x - here.x, end.y - here.y])
                    }
                    mirrored = Place(x: 2 * end.x - middle.x, y: 2 * end.y - middle.y)
                } else {
                    let places = [place(first), place(second), end]
                    text += "c" + numbers(places.flatMap { [$0.x - here.x, $0.y - here.y] })
                }
                (here, point) = (end, target)
            case .close:
                text += "z"
                here = start
            }
        }
        return text
    }

    /// The handle of a cubic curve that is a parabola; nil for another curve.
    private static func handle(
        of curve: (start: CGPoint, first: CGPoint, second: CGPoint, end: CGPoint), units: Double
    ) -> CGPoint? {
        let near = CGPoint(x: (3 * curve.first.x - curve.start.x) / 2, y: (3 * curve.first.y - curve.start.y) / 2)
        let far = CGPoint(x: (3 * curve.second.x - curve.end.x) / 2, y: (3 * curve.second.y - curve.end.y) / 2)
        guard max(abs(near.x - far.x), abs(near.y - far.y)) * units < 0.5 else { return nil }
        return CGPoint(x: (near.x + far.x) / 2, y: (near.y + far.y) / 2)
    }

    /// A point in whole units, so that rounding errors of steps do not add up.
    private struct Place {
        let x, y: Int

        init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

        init(_ point: CGPoint, units: Double) {
            self.init(x: Int((point.x * units).rounded()), y: Int((point.y * units).rounded()))
        }
    }

    /// Numbers in a row; a sign begins the next one without a space.
    static func numbers(_ values: [Int]) -> String {
        values.enumerated().map { ($0 == 0 || $1 < 0 ? "" : " ") + String($1) }.joined()
    }
}
