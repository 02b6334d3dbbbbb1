import Foundation

/// A part of a drawing that is written to a file.
indirect enum SVGElement {
    /// A path or a picture.
    /// - Parameters:
    ///   - bounds: a box that holds it, in points.
    ///   - hides: a box in which it hides everything below it; nil when none is known.
    case drawing(String, bounds: CGRect, hides: CGRect?)
    /// The data of a path that is filled with a gradient.
    case gradient(path: String, isEvenOdd: Bool, LinearGradient, bounds: CGRect)
    /// Parts clipped to a shape.
    case cut(Shape, [SVGElement])
    /// Parts rotated together.
    case turned(Turn, [SVGElement])
    /// Parts blended with what is below as one picture, from 0 to 1.
    case translucent(opacity: Double, [SVGElement])
    /// Parts above the shadow of what they draw together.
    case shadowed(Shadow, [SVGElement])
    /// Parts of one node.
    case named(DrawnNode, [SVGElement])

    var bounds: CGRect {
        switch self {
        case .drawing(_, let bounds, _), .gradient(_, _, _, let bounds): bounds
        case .cut(let shape, _): shape.outline.boundingBox
        case .turned(let turn, let parts):
            turn.bounds(of: parts.reduce(CGRect.null) { $0.union($1.bounds) })
        case .translucent(_, let parts), .named(_, let parts):
            parts.reduce(CGRect.null) { $0.union($1.bounds) }
        case .shadowed(let shadow, let parts):
            parts.reduce(CGRect.null) { $0.union(shadow.bounds(of: $1.bounds)) }
        }
    }

    /// A box that hides everything below it; nil when none is known.
    var hides: CGRect? {
        switch self {
        case .drawing(_, _, let hides):
            return hides
        case .cut(.rectangle(let rect), let parts):
            let box = parts.first?.hides?.intersection(rect) ?? .null
            return box.isNull ? nil : box
        case .named(_, let parts):
            return parts.first?.hides
        case .cut, .gradient, .turned, .translucent, .shadowed:
            return nil
        }
    }
}

extension [SVGElement] {
    /// The number of parts that are drawn.
    var drawnCount: Int {
        reduce(0) { count, part in
            if case .named(_, let parts) = part { count + parts.drawnCount } else { count + 1 }
        }
    }

    /// The visible parts of a list that is drawn back to front: without clips that have no effect, and without parts
    /// that the next one hides. Viewers of SVG antialias the edges of each part, so a hidden background would be
    /// visible around what hides it where an edge is between two pixels.
    var visible: [SVGElement] {
        let parts = flatMap { part -> [SVGElement] in
            if case .named(let node, let all) = part {
                let inner = all.visible
                return inner.isEmpty ? [] : [.named(node, inner)]
            }
            guard case .cut(let shape, let all) = part else { return [part] }
            let inner = all.visible
            if case .rectangle(let rect) = shape, inner.allSatisfy({ rect.covers($0.bounds) }) { return inner }
            return inner.isEmpty ? [] : [.cut(shape, inner)]
        }
        return parts.indices.filter { index in
            guard index + 1 < parts.count, let box = parts[index + 1].hides else { return true }
            return !box.covers(parts[index].bounds)
        }.map { parts[$0] }
    }
}

extension CGRect {
    /// Whether another rectangle is inside this one, within the three decimals of the file.
    fileprivate func covers(_ other: CGRect) -> Bool {
        let slack = SVGNumber.unit / 2
        return minX <= other.minX + slack && maxX >= other.maxX - slack && minY <= other.minY + slack
            && maxY >= other.maxY - slack
    }
}
