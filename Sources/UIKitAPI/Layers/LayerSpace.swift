import Drawing
import Foundation

/// Where a layer's coordinates lie in the balloon: stretched along both axes and moved, but not turned.
struct LayerSpace {
    /// The map from the layer's coordinates to the balloon's.
    let map: CGAffineTransform
    /// By how many degrees the layer is turned about its middle once it is drawn, clockwise.
    let degrees: Double

    /// The coordinates of the balloon, moved.
    init(origin: CGPoint) {
        map = CGAffineTransform(translationX: origin.x, y: origin.y)
        degrees = 0
    }

    /// The coordinates of a layer in another; nil for one that a map leaves without extent.
    ///
    /// A turn is taken out of the map, and a mirror is not drawn: what it holds stays readable.
    init?(of layer: CALayer, in outer: LayerSpace) {
        let map = layer.mapToSuperlayer.concatenating(outer.map)
        if map.b == 0, map.c == 0, map.a > 0, map.d > 0 {
            (self.map, degrees) = (map, 0)
            return
        }
        let sign: CGFloat = map.a * map.d - map.b * map.c < 0 ? -1 : 1
        let across = (map.a * map.a + map.b * map.b).squareRoot()
        let down = (map.c * map.c + map.d * map.d).squareRoot()
        guard across > 0, down > 0, across.isFinite, down.isFinite else { return nil }
        let middle = CGPoint(x: layer.bounds.midX, y: layer.bounds.midY)
        let place = middle.applying(map)
        self.map = CGAffineTransform(
            a: across, b: 0, c: 0, d: down, tx: place.x - middle.x * across, ty: place.y - middle.y * down)
        // A library's arc tangent need not be the same to the last bit everywhere.
        degrees = (atan2(map.b * sign, map.a * sign) * 180 / .pi * 1e9).rounded() / 1e9
    }

    /// What lengths are multiplied with: the mean of both axes where they differ.
    var scale: CGFloat { (map.a + map.d) / 2 }

    /// A rectangle of the layer, in the balloon.
    func rect(_ rect: CGRect) -> CGRect { rect.applying(map) }
}
