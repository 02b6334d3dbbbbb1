import Drawing
import Foundation

/// The outline of a stroked path: boxes along its straight lines, and the shapes of its corners and ends. All of them
/// have the same orientation, so that the non-zero rule fills their union.
package struct StrokeOutline {
    package private(set) var elements: [PathElement] = []
    private let style: LineStyle
    private var radius: CGFloat { style.width / 2 }

    /// A change of direction by less than about ten degrees belongs to a curve. Such a corner is filled in any style.
    private static let smoothTurn: CGFloat = 0.985

    package init(_ path: [PathElement], style: LineStyle) {
        self.style = style
        guard style.width > 0 else { return }
        for line in Polyline.all(of: path) {
            for piece in line.dashed(style.dashes, phase: style.dashPhase) { add(piece) }
        }
    }

    private mutating func add(_ line: Polyline) {
        let points = line.points
        guard points.count > 1 else {
            if let point = points.first { addDot(at: point) }
            return
        }
        let ends = line.isClosed ? points.count : points.count - 1
        let normals = (0..<ends).map { normal(from: points[$0], to: points[($0 + 1) % points.count]) }
        for index in 0..<ends {
            var (start, end) = (points[index], points[(index + 1) % points.count])
            if style.cap == .square, !line.isClosed {
                // The direction of the line is the normal, rotated back by a quarter turn.
                let along = CGPoint(x: normals[index].y, y: -normals[index].x)
                if index == 0 { start = CGPoint(x: start.x - along.x, y: start.y - along.y) }
                if index == ends - 1 { end = CGPoint(x: end.x + along.x, y: end.y + along.y) }
            }
            let normal = normals[index]
            addPolygon([start + normal, end + normal, end - normal, start - normal])
        }
        for index in (line.isClosed ? 0 : 1)..<ends {
            addJoin(at: points[index], normals[(index + ends - 1) % ends], normals[index])
        }
        guard style.cap == .round, !line.isClosed, let first = points.first, let last = points.last else { return }
        addCircle(at: first)
        addCircle(at: last)
    }

    /// A line of no length is a dot if its ends extend beyond it, and is not drawn otherwise.
    private mutating func addDot(at point: CGPoint) {
        switch style.cap {
        case .butt: break
        case .round: addCircle(at: point)
        case .square:
            elements += RoundedRectangle.elements(
                CGRect(x: point.x - radius, y: point.y - radius, width: style.width, height: style.width), radius: 0,
                style: .circular)
        }
    }

    private mutating func addJoin(at point: CGPoint, _ before: CGPoint, _ after: CGPoint) {
        let square = radius * radius
        let cosine = (before.x * after.x + before.y * after.y) / square
        let isSmooth = cosine > Self.smoothTurn
        if style.join == .round, !isSmooth { return addCircle(at: point) }
        // The corner is on the outer side of the bend.
        let cross = before.x * after.y - before.y * after.x
        let (first, second) = cross > 0 ? (point - before, point - after) : (point + before, point + after)
        // A mitre is 1 / sin(half the angle between the sides) times as long as the line is wide.
        let halfSine = ((1 + cosine) / 2).squareRoot()
        guard isSmooth || style.join == .miter, halfSine * style.miterLimit >= 1, 1 + cosine > 1e-6 else {
            return addPolygon([point, first, second])
        }
        let middle = CGPoint(x: first.x + second.x - 2 * point.x, y: first.y + second.y - 2 * point.y)
        let reach = 1 / (1 + cosine)
        addPolygon([point, first, CGPoint(x: point.x + middle.x * reach, y: point.y + middle.y * reach), second])
    }

    private mutating func addCircle(at point: CGPoint) {
        elements += Ellipses.ellipse(
            in: CGRect(x: point.x - radius, y: point.y - radius, width: style.width, height: style.width))
    }

    private mutating func addPolygon(_ points: [CGPoint]) {
        var area: CGFloat = 0
        for (index, point) in points.enumerated() {
            let next = points[(index + 1) % points.count]
            area += point.x * next.y - point.y * next.x
        }
        // Circles are clockwise on a screen, where their area is positive.
        let ordered = area < 0 ? points.reversed() : points
        elements += ordered.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) } + [.close]
    }

    /// The normal of a straight line with half the line width as its length.
    private func normal(from start: CGPoint, to end: CGPoint) -> CGPoint {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let length = (x * x + y * y).squareRoot()
        return CGPoint(x: -y / length * radius, y: x / length * radius)
    }
}

extension CGPoint {
    fileprivate static func + (first: CGPoint, second: CGPoint) -> CGPoint {
        CGPoint(x: first.x + second.x, y: first.y + second.y)
    }

    fileprivate static func - (first: CGPoint, second: CGPoint) -> CGPoint {
        CGPoint(x: first.x - second.x, y: first.y - second.y)
    }
}
