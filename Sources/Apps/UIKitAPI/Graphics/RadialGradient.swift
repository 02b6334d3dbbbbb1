import Drawing
import Foundation

/// A gradient between two circles, as pixels.
package struct RadialGradient {
    let start: (center: CGPoint, radius: CGFloat)
    let end: (center: CGPoint, radius: CGFloat)
    let stops: [LinearGradient.Stop]
    /// Whether the first colour is extended before the start, and the last one after the end.
    let isOpen: (start: Bool, end: Bool)

    package init(
        from start: (center: CGPoint, radius: CGFloat), to end: (center: CGPoint, radius: CGFloat),
        stops: [LinearGradient.Stop], isOpen: (start: Bool, end: Bool) = (true, true)
    ) {
        (self.start, self.end, self.stops, self.isOpen) = (start, end, stops, isOpen)
    }

    /// The pixels of a rectangle.
    package func picture(over rect: CGRect, scale: CGFloat) -> Picture {
        GradientPixels(stops).picture(over: rect, scale: scale) { place(of: $0) }
    }

    /// The place of a point between the circles: the largest one whose circle contains the point; nil for none.
    private func place(of point: CGPoint) -> CGFloat? {
        let (dx, dy) = (end.center.x - start.center.x, end.center.y - start.center.y)
        let growth = end.radius - start.radius
        let (x, y) = (point.x - start.center.x, point.y - start.center.y)
        let a = dx * dx + dy * dy - growth * growth
        let b = x * dx + y * dy + start.radius * growth
        let c = x * x + y * y - start.radius * start.radius
        var places: [CGFloat] = []
        if abs(a) < 1e-9 {
            if abs(b) > 1e-9 { places = [c / (2 * b)] }
        } else {
            let root = b * b - a * c
            guard root >= 0 else { return nil }
            places = [(b + root.squareRoot()) / a, (b - root.squareRoot()) / a].sorted(by: >)
        }
        return places.first { place in
            start.radius + place * growth >= 0 && (place >= 0 || isOpen.start) && (place <= 1 || isOpen.end)
        }
    }
}
