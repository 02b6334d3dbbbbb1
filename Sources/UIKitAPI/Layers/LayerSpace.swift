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

    /// Coordinates that are stretched and moved.
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

    /// What lengths are multiplied with: the mean of both axes where they differ.
    var scale: CGFloat { (map.a + map.d) / 2 }

    /// A rectangle of the layer, in the balloon.
    func rect(_ rect: CGRect) -> CGRect { rect.applying(map) }
}
