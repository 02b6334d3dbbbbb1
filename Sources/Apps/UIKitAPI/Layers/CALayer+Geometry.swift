import Drawing
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

/// The place of a layer's coordinates in the balloon: they are scaled along both axes and translated, but not rotated.
struct LayerSpace {
    /// The transform from the layer's coordinates to the balloon's.
    let map: CGAffineTransform
    /// The clockwise rotation in degrees of the finished layer around its centre.
    let degrees: Double

    /// The coordinates of the balloon, translated.
    init(origin: CGPoint) {
        map = CGAffineTransform(translationX: origin.x, y: origin.y)
        degrees = 0
    }

    /// Coordinates that are scaled and translated.
    init(map: CGAffineTransform) {
        self.map = map
        degrees = 0
    }

    /// The coordinates of a layer in another; nil for one that a map leaves without extent.
    ///
    /// A turn is taken out of the map, and a mirror is not drawn: what it holds stays readable.
    init?(of layer: CALayer, in outer: LayerSpace) {
        let map = layer.mapToSuperlayer.concatenating(outer.map)
        guard let parts = MapParts(map) else { return nil }
        degrees = parts.degrees
        guard parts.degrees != 0 || parts.isMirrored else {
            self.map = map
            return
        }
        let middle = CGPoint(x: layer.bounds.midX, y: layer.bounds.midY)
        let place = middle.applying(map)
        self.map = CGAffineTransform(
            a: parts.across, b: 0, c: 0, d: parts.down, tx: place.x - middle.x * parts.across,
            ty: place.y - middle.y * parts.down)
    }

    /// The factor for lengths: the mean of both axes where they differ.
    var scale: CGFloat { (map.a + map.d) / 2 }

    /// A rectangle of the layer in the coordinates of the balloon.
    func rect(_ rect: CGRect) -> CGRect { rect.applying(map) }
}
