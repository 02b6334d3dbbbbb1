import Foundation

extension CALayer {
    /// The frame of the layer in its superlayer. With a transform it is the smallest rectangle with horizontal sides
    /// around the layer.
    public var frame: CGRect {
        get {
            let size = bounds.size
            let own = CGRect(
                x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width, height: size.height)
            return own.applying(affineTransform()).offsetBy(dx: position.x, dy: position.y)
        }
        set {
            let map = affineTransform()
            // A scaling is undone for the size. With a rotation there is no size that would fit.
            let size =
                map.b == 0 && map.c == 0 && map.a != 0 && map.d != 0
                ? CGSize(width: newValue.width / abs(map.a), height: newValue.height / abs(map.d)) : newValue.size
            bounds.size = size
            position = CGPoint(
                x: newValue.minX + newValue.width * anchorPoint.x, y: newValue.minY + newValue.height * anchorPoint.y)
        }
    }

    /// The layer's transform within the plane.
    public func affineTransform() -> CGAffineTransform { transform.affine }

    /// Sets a transform within the plane.
    public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

    /// The transform from the layer's own coordinates to those of its superlayer.
    var mapToSuperlayer: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(affineTransform())
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// The transform from the layer's own coordinates to those of the outermost layer.
    var mapToRoot: CGAffineTransform {
        var map = CGAffineTransform.identity
        var layer: CALayer? = self
        while let current = layer, let outer = current.superlayer {
            map = map.concatenating(current.mapToSuperlayer)
            layer = outer
        }
        return map
    }

    /// A point of another layer in this one's coordinates; nil for the outermost layer.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        p.applying(l?.mapToRoot ?? .identity).applying(mapToRoot.inverted())
    }

    /// A point of this layer in another one's coordinates; nil for the outermost layer.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        p.applying(mapToRoot).applying((l?.mapToRoot ?? .identity).inverted())
    }

    /// A rectangle of another layer in this one's coordinates; nil for the outermost layer.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        r.applying((l?.mapToRoot ?? .identity).concatenating(mapToRoot.inverted()))
    }

    /// A rectangle of this layer in another one's coordinates; nil for the outermost layer.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        r.applying(mapToRoot.concatenating((l?.mapToRoot ?? .identity).inverted()))
    }

    /// Whether a point, in the layer's coordinates, is inside it.
    public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
}
