import Drawing
import Foundation

extension PathElement {
    /// The points and control points of the step.
    var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .cubic(let first, let second, let end): [first, second, end]
        case .close: []
        }
    }

    func mapped(by map: CGAffineTransform) -> PathElement {
        switch self {
        case .move(let point): .move(point.applying(map))
        case .line(let point): .line(point.applying(map))
        case .cubic(let first, let second, let end):
            .cubic(first.applying(map), second.applying(map), end.applying(map))
        case .close: .close
        }
    }
}

extension [PathElement] {
    /// The transformed outline.
    package func mapped(by map: CGAffineTransform?) -> [PathElement] {
        guard let map, !map.isIdentity else { return self }
        return self.map { $0.mapped(by: map) }
    }

    /// The start of the next step; nil for an empty outline.
    var currentPoint: CGPoint? {
        guard let last else { return nil }
        if case .close = last {
            for element in reversed() {
                if case .move(let point) = element { return point }
            }
        }
        return last.points.last
    }

    /// The smallest rectangle around points; null without any.
    func boundingBox(of points: (PathElement) -> [CGPoint]) -> CGRect {
        let all = flatMap(points)
        guard let left = all.map(\.x).min(), let right = all.map(\.x).max(), let top = all.map(\.y).min(),
            let bottom = all.map(\.y).max()
        else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
