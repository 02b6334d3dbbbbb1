import Foundation

/// A rotation around a point.
package struct Turn: Sendable, Hashable {
    /// The angle, clockwise.
    package var degrees: Double
    /// The centre of the rotation, in points.
    package var center: CGPoint

    package init(degrees: Double, about center: CGPoint) {
        self.degrees = degrees
        self.center = center
    }

    var isFinite: Bool { degrees.isFinite && center.isFinite }

    /// The sine and cosine of the angle, within 1e-15. They are computed only with sums and products, which all
    /// machines round alike; a library's sine may be rounded differently.
    package var sineAndCosine: (sine: Double, cosine: Double) {
        let turn = degrees - (degrees / 360).rounded() * 360
        let quarters = (turn / 90).rounded()
        let angle = (turn - quarters * 90) * (Double.pi / 180)
        let square = angle * angle
        // Taylor's series up to the 17th power, which is enough for an eighth of a circle.
        var (sine, cosine) = (1.0, 1.0)
        for power in stride(from: 16.0, through: 2, by: -2) {
            sine = 1 - square * sine / (power * (power + 1))
            cosine = 1 - square * cosine / (power * (power - 1))
        }
        sine *= angle
        switch Int(quarters) {
        case 1: return (cosine, -sine)
        case -1: return (-cosine, sine)
        case 2, -2: return (-sine, -cosine)
        default: return (sine, cosine)
        }
    }

    /// The smallest upright box around a rotated one; `center` in its units.
    func bounds(of box: CGRect) -> CGRect {
        let (sine, cosine) = sineAndCosine
        let width = box.width * abs(cosine) + box.height * abs(sine)
        let height = box.width * abs(sine) + box.height * abs(cosine)
        let (x, y) = (box.midX - center.x, box.midY - center.y)
        return CGRect(
            x: center.x + x * cosine - y * sine - width / 2, y: center.y + x * sine + y * cosine - height / 2,
            width: width, height: height)
    }
}
