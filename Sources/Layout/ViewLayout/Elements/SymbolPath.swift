import Drawing
import Foundation

/// The outline of a symbol, in a square of 24 by 24. Overlapping parts are all clockwise, so that the
/// non-zero rule fills them; holes are anticlockwise.
struct SymbolPath {
    /// The side of the square.
    static let side: CGFloat = 24
    /// The thickness of lines.
    private static let thickness: CGFloat = 2.2

    private(set) var elements: [PathElement] = []

    /// Adds a line with round ends.
    mutating func line(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
        let length = ((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1)).squareRoot()
        let radius = Self.thickness / 2
        let (along, handle) = (radius / length, radius * RoundedRectangle.circularHandle / length)
        let (dx, dy) = (x2 - x1, y2 - y1)
        /// A point offset from an end: `forward` along the line, `left` to its left.
        func point(_ x: CGFloat, _ y: CGFloat, forward: CGFloat, left: CGFloat) -> CGPoint {
            CGPoint(x: x + dx * forward + dy * left, y: y + dy * forward - dx * left)
        }
        func end(_ x: CGFloat, _ y: CGFloat, _ forward: CGFloat) -> [PathElement] {
            [
                .cubic(
                    point(x, y, forward: forward * handle, left: forward * along),
                    point(x, y, forward: forward * along, left: forward * handle),
                    point(x, y, forward: forward * along, left: 0)),
                .cubic(
                    point(x, y, forward: forward * along, left: -forward * handle),
                    point(x, y, forward: forward * handle, left: -forward * along),
                    point(x, y, forward: 0, left: -forward * along)),
            ]
        }
        elements += [
            .move(point(x1, y1, forward: 0, left: along)), .line(point(x2, y2, forward: 0, left: along)),
        ]
        elements += end(x2, y2, 1)
        elements += [.line(point(x1, y1, forward: 0, left: -along))]
        elements += end(x1, y1, -1)
        elements += [.close]
    }

    /// Adds a polygon.
    mutating func polygon(_ points: [(x: CGFloat, y: CGFloat)]) {
        elements += points.enumerated().map { index, point in
            let place = CGPoint(x: point.x, y: point.y)
            return index == 0 ? .move(place) : .line(place)
        }
        elements.append(.close)
    }

    /// Adds a curve: its start, and for each part two handles and an end.
    mutating func curve(from x: CGFloat, _ y: CGFloat, _ parts: [[CGFloat]]) {
        elements.append(.move(CGPoint(x: x, y: y)))
        for part in parts {
            let points = stride(from: 0, to: part.count, by: 2).map { CGPoint(x: part[$0], y: part[$0 + 1]) }
            elements.append(points.count == 1 ? .line(points[0]) : .cubic(points[0], points[1], points[2]))
        }
        elements.append(.close)
    }

    /// Adds a rectangle with round corners, or cuts it out.
    mutating func rectangle(_ rect: CGRect, radius: CGFloat, isHole: Bool = false) {
        let outline = RoundedRectangle.elements(rect, radius: radius, style: .circular)
        elements += isHole ? outline.map { $0.mirrored(about: rect.midX) } : outline
    }

    /// Adds a circle, or cuts it out.
    mutating func circle(_ x: CGFloat, _ y: CGFloat, radius: CGFloat, isHole: Bool = false) {
        rectangle(
            CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius), radius: radius, isHole: isHole)
    }

    /// The outline in a rectangle, mirrored if needed.
    func placed(in rect: CGRect, isMirrored: Bool) -> [PathElement] {
        let scale = rect.width / Self.side
        return elements.map { element in
            (isMirrored ? element.mirrored(about: Self.side / 2) : element).mapped {
                CGPoint(x: rect.minX + $0.x * scale, y: rect.minY + $0.y * scale)
            }
        }
    }
}

extension PathElement {
    fileprivate func mirrored(about x: CGFloat) -> PathElement { mapped { CGPoint(x: 2 * x - $0.x, y: $0.y) } }
}

extension SymbolName {
    /// The outline in a rectangle, mirrored if needed.
    package func outline(in rect: CGRect, isMirrored: Bool) -> [PathElement] {
        path.placed(in: rect, isMirrored: isMirrored)
    }
}
