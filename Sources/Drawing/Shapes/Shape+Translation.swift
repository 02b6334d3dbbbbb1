import Foundation

extension Shape {
    /// The shape moved by points to the right and down.
    package func translated(x: CGFloat, y: CGFloat) -> Shape {
        func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + x, y: point.y + y) }
        switch self {
        case .rectangle(let rect):
            return .rectangle(rect.offsetBy(dx: x, dy: y))
        case .rounded(let rect, let radius, let style):
            return .rounded(rect.offsetBy(dx: x, dy: y), radius: radius, style: style)
        case .border(let rect, let width, let radius, let style):
            return .border(rect.offsetBy(dx: x, dy: y), width: width, radius: radius, style: style)
        case .balloon(var balloon):
            balloon.body = balloon.body.offsetBy(dx: x, dy: y)
            return .balloon(balloon)
        case .path(let elements):
            return .path(elements.map { $0.mapped(moved) })
        case .evenOdd(let elements):
            return .evenOdd(elements.map { $0.mapped(moved) })
        }
    }
}

extension PathElement {
    /// The step with its points changed by a function.
    package func mapped(_ change: (CGPoint) -> CGPoint) -> PathElement {
        switch self {
        case .move(let point): .move(change(point))
        case .line(let point): .line(change(point))
        case .cubic(let first, let second, let end): .cubic(change(first), change(second), change(end))
        case .close: .close
        }
    }
}
