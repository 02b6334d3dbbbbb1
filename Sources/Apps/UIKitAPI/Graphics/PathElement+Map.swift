import Drawing
import Foundation

extension [PathElement] {
    /// The transformed outline.
    package func mapped(by map: CGAffineTransform?) -> [PathElement] {
        guard let map, !map.isIdentity else { return self }
        return self.map { step in step.mapped { $0.applying(map) } }
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
}
