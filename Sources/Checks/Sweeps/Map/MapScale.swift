import Foundation

/// Converts a quantity to a place on an axis, and finds round numbers to label.
struct MapScale {
    /// The quantities at the ends.
    let first, last: CGFloat
    /// The places of the ends, in points.
    let start, end: CGFloat

    init(_ range: ClosedRange<CGFloat>, from start: CGFloat, to end: CGFloat) {
        // A single value is in the middle.
        let spread: CGFloat = range.lowerBound == range.upperBound ? 1 : 0
        first = range.lowerBound - spread
        last = range.upperBound + spread
        (self.start, self.end) = (start, end)
    }

    /// The place of a quantity, to half a point, so that edges are sharp at 2x.
    func place(_ value: CGFloat) -> CGFloat {
        let place = start + (value - first) / (last - first) * (end - start)
        return (place * 2).rounded() / 2
    }

    /// Round quantities between the ends.
    /// - Parameter count: approximately how many.
    func ticks(_ count: Int) -> [CGFloat] {
        let rough = (last - first) / CGFloat(count)
        let magnitude = pow(10, floor(log10(rough)))
        let step = [1, 2, 5, 10].map { $0 * magnitude }.first { $0 >= rough } ?? rough
        var ticks: [CGFloat] = []
        var index = (first / step).rounded(.up)
        while index * step <= last {
            ticks.append(index * step)
            index += 1
        }
        return ticks
    }
}
