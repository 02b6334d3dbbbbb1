import Foundation
import Testing
import UIKitAPI

/// Rectangles after a transform.
struct CGAffineTransformTests {
    /// "CGRectApplyAffineTransform": the smallest rectangle that has all four corners in it. Turned by an angle, it has the
    /// width w·|cos| + h·|sin| and the height w·|sin| + h·|cos|, and its middle is the turned middle.
    @Test(arguments: [30.0, 60, 120, 210, 300]) func theBoxOfATurnedRectangle(degrees: Double) {
        let rect = CGRect(x: 10, y: 20, width: 40, height: 30)
        let (across, down) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
        let box = rect.applying(CGAffineTransform(rotationAngle: degrees * .pi / 180))
        let found = [box.width, box.height, box.midX, box.midY]
        let wanted = [
            40 * abs(across) + 30 * abs(down), 40 * abs(down) + 30 * abs(across), 30 * across - 35 * down,
            30 * down + 35 * across,
        ]
        for (value, wanted) in zip(found, wanted) { #expect(abs(value - wanted) < 1e-9) }
    }

    /// Skewed in either direction, one pair of opposite corners decides.
    @Test(
        arguments: [
            (0.5, 0, 20, 20, 55, 30), (-0.5, 0, -15, 20, 55, 30), (0, 0.5, 10, 25, 40, 50), (0, -1, 10, -30, 40, 70),
        ]
            as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
    func theBoxOfASkewedRectangle(c: CGFloat, b: CGFloat, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        let map = CGAffineTransform(a: 1, b: b, c: c, d: 1, tx: 0, ty: 0)
        let moved = CGRect(x: 10, y: 20, width: 40, height: 30).applying(map)
        #expect(moved == CGRect(x: x, y: y, width: width, height: height))
    }
}
