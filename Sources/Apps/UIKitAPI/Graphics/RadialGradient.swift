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

    /// The steps from one circle to the other.
    private static let steps = 1020

    /// The pixels of a rectangle.
    package func picture(over rect: CGRect, scale: CGFloat) -> Picture {
        let (width, height) = (Int((rect.width * scale).rounded(.up)), Int((rect.height * scale).rounded(.up)))
        let table = (0...Self.steps).map { color(at: Double($0) / Double(Self.steps)) }
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        for row in 0..<height {
            let y = rect.minY + (CGFloat(row) + 0.5) / scale
            for column in 0..<width {
                let x = rect.minX + (CGFloat(column) + 0.5) / scale
                guard let place = place(of: CGPoint(x: x, y: y)) else { continue }
                let color = table[Int((min(max(place, 0), 1) * CGFloat(Self.steps)).rounded())]
                let index = (row * width + column) * 4
                (pixels[index], pixels[index + 1]) = (color.0, color.1)
                (pixels[index + 2], pixels[index + 3]) = (color.2, color.3)
            }
        }
        return Picture(bitmap: Bitmap(width: width, height: height, pixels: pixels), scale: Double(scale))
    }

    /// The premultiplied colour at a place.
    private func color(at place: Double) -> (UInt8, UInt8, UInt8, UInt8) {
        guard let first = stops.first, let last = stops.last else { return (0, 0, 0, 0) }
        var mixed: [Double]
        func components(_ color: Drawing.Color) -> [Double] {
            [color.red, color.green, color.blue, color.alpha].map(Double.init)
        }
        if let next = stops.firstIndex(where: { $0.location > place }), next > 0 {
            let (from, to) = (stops[next - 1], stops[next])
            let part = (place - from.location) / (to.location - from.location)
            mixed = zip(components(from.color), components(to.color)).map { $0 + ($1 - $0) * part }
        } else {
            mixed = components(place < first.location ? first.color : last.color)
        }
        for index in 0..<3 { mixed[index] *= mixed[3] / 255 }
        let bytes = mixed.map { UInt8($0.rounded()) }
        return (bytes[0], bytes[1], bytes[2], bytes[3])
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
