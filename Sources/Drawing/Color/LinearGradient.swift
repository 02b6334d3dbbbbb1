import Foundation

/// Colours that change along a line and are constant across it. The first and the last colour continue beyond the ends.
///
/// Components are interpolated in sRGB, not premultiplied, as in SVG.
package struct LinearGradient: Sendable, Hashable {
    /// A colour at a place of the line.
    package struct Stop: Sendable, Hashable {
        /// The colour there.
        package var color: Color
        /// The place: 0 at the start of the line, 1 at its end.
        package var location: Double

        package init(_ color: Color, at location: Double) {
            self.color = color
            self.location = location
        }
    }

    /// Where the line begins and ends, in points.
    package var start, end: CGPoint
    /// The colours in ascending order of their locations. Of two stops at one location, the first ends the part before
    /// it.
    package var stops: [Stop]

    package init(from start: CGPoint, to end: CGPoint, stops: [Stop]) {
        self.start = start
        self.end = end
        self.stops = stops
    }

    /// A gradient from the top of a rectangle to its bottom.
    package init(down rect: CGRect, from top: Color, to bottom: Color) {
        self.init(
            from: CGPoint(x: rect.midX, y: rect.minY), to: CGPoint(x: rect.midX, y: rect.maxY),
            stops: [Stop(top, at: 0), Stop(bottom, at: 1)])
    }

    /// The gradient moved by points to the right and down.
    package func translated(x: CGFloat, y: CGFloat) -> LinearGradient {
        LinearGradient(
            from: CGPoint(x: start.x + x, y: start.y + y), to: CGPoint(x: end.x + x, y: end.y + y), stops: stops)
    }

    /// Whether every number is finite.
    var isFinite: Bool { start.isFinite && end.isFinite && stops.allSatisfy(\.location.isFinite) }

    /// The colours at equal distances from the start of the line to its end: each component rounded to the nearest whole
    /// number. Transparent without stops.
    /// - Parameter count: the number of distances; there is one colour more.
    func colors(count: Int) -> [Color] {
        guard let first = stops.first, let last = stops.last else {
            return [Color](repeating: .clear, count: count + 1)
        }
        let places = stops.map { Int((min(max($0.location, 0), 1) * Double(count)).rounded()) }
        return (0...count).map { place in
            guard let next = places.firstIndex(where: { $0 > place }) else { return last.color }
            guard next > 0 else { return first.color }
            let (from, to) = (stops[next - 1].color, stops[next].color)
            let (part, whole) = (place - places[next - 1], places[next] - places[next - 1])
            func mixed(_ from: UInt8, _ to: UInt8) -> UInt8 {
                UInt8((2 * (Int(from) * (whole - part) + Int(to) * part) + whole) / (2 * whole))
            }
            return Color(
                red: mixed(from.red, to.red), green: mixed(from.green, to.green), blue: mixed(from.blue, to.blue),
                alpha: mixed(from.alpha, to.alpha))
        }
    }
}
