import Foundation

/// A blurred copy of what is drawn, in one colour.
package struct Shadow: Sendable, Hashable {
    /// The largest radius in points; a larger one counts as this. Its shadow is as wide as a phone.
    package static let maximumRadius = 100.0

    /// The colour where the shadow is not blurred away.
    package var color: Color
    /// How far it is blurred: the standard deviation in points, as of `CALayer.shadowRadius`.
    package var radius: Double
    /// How far it lies to the right and down, in points.
    package var x, y: Double

    /// Makes a shadow. Lengths are in points.
    package init(_ color: Color, radius: Double, x: Double = 0, y: Double = 0) {
        self.color = color
        self.radius = min(max(radius, 0), Self.maximumRadius)
        self.x = x
        self.y = y
    }

    /// A box that holds what casts the shadow, in a box, and the shadow as far as it can be seen: three deviations.
    func bounds(of box: CGRect) -> CGRect {
        box.isNull ? box : box.union(box.offsetBy(dx: x, dy: y).shrunk(x: -3 * radius, y: -3 * radius))
    }

    var isFinite: Bool { radius.isFinite && x.isFinite && y.isFinite }
}
