import Drawing
import Foundation

/// The pixels of a gradient whose colour at a point follows from one number.
struct GradientPixels {
    private let stops: [LinearGradient.Stop]

    init(_ stops: [LinearGradient.Stop]) { self.stops = stops }

    /// The steps from the first colour to the last one.
    private static let steps = 1020

    /// The pixels of a rectangle.
    /// - Parameter place: the number for a point, from 0 to 1; nil for a point without colour.
    func picture(over rect: CGRect, scale: CGFloat, place: (CGPoint) -> CGFloat?) -> Picture {
        let (width, height) = (Int((rect.width * scale).rounded(.up)), Int((rect.height * scale).rounded(.up)))
        let table = (0...Self.steps).map { color(at: Double($0) / Double(Self.steps)) }
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        for row in 0..<height {
            let y = rect.minY + (CGFloat(row) + 0.5) / scale
            for column in 0..<width {
                let x = rect.minX + (CGFloat(column) + 0.5) / scale
                guard let place = place(CGPoint(x: x, y: y)) else { continue }
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
}

/// A gradient around a point, as pixels.
package struct ConicGradient {
    private let center: CGPoint
    private let start, end: Double
    private let stops: [LinearGradient.Stop]

    /// Makes a gradient; angles are in radians, clockwise from the right.
    package init(around center: CGPoint, from start: Double, to end: Double, stops: [LinearGradient.Stop]) {
        (self.center, self.start, self.end, self.stops) = (center, start, end, stops)
    }

    /// The pixels of a rectangle. Beyond the end the last colour goes on half of what is left of the circle, then the first.
    package func picture(over rect: CGRect, scale: CGFloat) -> Picture {
        let turn = 2 * Double.pi
        let whole = end - start
        return GradientPixels(stops).picture(over: rect, scale: scale) { point in
            var angle = (atan2(Double(point.y - center.y), Double(point.x - center.x)) - start)
                .truncatingRemainder(dividingBy: turn)
            if angle < 0 { angle += turn }
            guard whole != 0 else { return 0 }
            return angle > whole + (turn - whole) / 2 ? 0 : CGFloat(angle / whole)
        }
    }
}
