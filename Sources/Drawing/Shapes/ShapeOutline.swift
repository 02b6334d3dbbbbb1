import Foundation

extension Shape {
    /// The outline in pixels. Straight edges of rectangles come to lie on the grid; free paths keep their place.
    func outline(on grid: CanvasGrid) -> [PathElement] {
        switch self {
        case .rectangle(let rect):
            return RoundedRectangle.rectangle(CGRect(grid.snapped(rect)))
        case .rounded(let rect, let radius, let style):
            return RoundedRectangle.elements(
                CGRect(grid.snapped(rect)), radius: radius * grid.scale, style: style)
        case .border(let rect, let width, let radius, let style):
            return RoundedRectangle.border(
                CGRect(grid.snapped(rect)), width: CGFloat(grid.lineWidth(width)), radius: radius * grid.scale,
                style: style)
        case .balloon(let balloon):
            return balloon.snapped(to: grid).elements
        case .path(let elements), .evenOdd(let elements):
            return elements.map { $0.mapped(grid.pixels) }
        }
    }

    /// The outline in points, as it is.
    var outline: [PathElement] {
        switch self {
        case .rectangle(let rect): return RoundedRectangle.rectangle(rect)
        case .rounded(let rect, let radius, let style):
            return RoundedRectangle.elements(rect, radius: radius, style: style)
        case .border(let rect, let width, let radius, let style):
            return RoundedRectangle.border(rect, width: width, radius: radius, style: style)
        case .balloon(let balloon): return balloon.elements
        case .path(let elements), .evenOdd(let elements): return elements
        }
    }

    /// Whether the outline is filled by the even-odd rule.
    var isEvenOdd: Bool {
        if case .evenOdd = self { true } else { false }
    }

    /// Whether every number of the shape is finite.
    var isFinite: Bool {
        switch self {
        case .rectangle(let rect): return rect.isFinite
        case .rounded(let rect, let radius, _): return rect.isFinite && radius.isFinite
        case .border(let rect, let width, let radius, _):
            return rect.isFinite && width.isFinite && radius.isFinite
        case .balloon(let balloon):
            return balloon.body.isFinite && balloon.radius.isFinite && balloon.tailLength.isFinite
        case .path(let elements), .evenOdd(let elements):
            return elements.allSatisfy { $0.points.allSatisfy(\.isFinite) }
        }
    }
}

extension CGPoint {
    var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
    var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }

    init(_ rect: PixelRect) {
        self.init(x: rect.left, y: rect.top, width: rect.width, height: rect.height)
    }
}
