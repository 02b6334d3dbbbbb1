import Drawing
import Foundation

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
