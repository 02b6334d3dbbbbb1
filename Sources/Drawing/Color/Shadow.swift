import Foundation

/// A blurred copy of what is drawn, in one colour.
package struct Shadow: Sendable, Hashable {
    /// The maximum radius in points; a larger one is reduced to it. Its shadow is as wide as a phone.
    package static let maximumRadius = 100.0

    /// The colour of the shadow where it is densest.
    package var color: Color
    /// The blur radius: the standard deviation in points, as of `CALayer.shadowRadius`.
    package var radius: Double
    /// The offset to the right and down, in points.
    package var x, y: Double

    /// Makes a shadow. Lengths are in points.
    package init(_ color: Color, radius: Double, x: Double = 0, y: Double = 0) {
        self.color = color
        self.radius = min(max(radius, 0), Self.maximumRadius)
        self.x = x
        self.y = y
    }

    /// A box that contains a box and the visible part of its shadow: three deviations.
    func bounds(of box: CGRect) -> CGRect {
        box.isNull ? box : box.union(box.offsetBy(dx: x, dy: y).shrunk(x: -3 * radius, y: -3 * radius))
    }

    var isFinite: Bool { radius.isFinite && x.isFinite && y.isFinite }
}
