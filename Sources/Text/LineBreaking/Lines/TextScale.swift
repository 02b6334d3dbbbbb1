/// A point size and its tracking: what converts ``TextUnit`` to points.
package struct TextScale: Sendable, Equatable {
    package let pointSize: Double
    /// The space after each tracked cluster, in ``TextUnit``.
    package let tracking: Int

    package init(pointSize: Double, tracking: Int) {
        self.pointSize = pointSize
        self.tracking = tracking
    }

    /// Converts units to points.
    package func points(_ units: Int) -> Double { Self.points(units, pointSize: pointSize) }

    static func points(_ units: Int, pointSize: Double) -> Double {
        Double(units) * pointSize / Double(TextUnit.perEm)
    }

    /// The largest whole number of units in a width in points; 0 for a negative width and for one that is not a number.
    package func units(inPoints width: Double) -> Int { Self.units(inPoints: width, pointSize: pointSize) }

    /// A measured width that is passed back has a rounding error in its last bit. Adding a thousandth of a unit (about
    /// a hundred-millionth of an em) makes sure that measured text fits its own width.
    private static func units(inPoints width: Double, pointSize: Double) -> Int {
        guard width > 0 else { return 0 }
        let units = width * Double(TextUnit.perEm) / pointSize + tolerance
        return units < largestMeasure ? Int(units) : unlimited
    }

    /// The measure of an infinite width. It is less than `Int.max`, which means "no upper end" in intervals.
    private static let unlimited = Int.max - 1

    /// Wider than any text, and far enough below `Int.max` that sums do not overflow.
    private static let largestMeasure = 1e15

    /// How much a width may be short of a whole unit, in units.
    private static let tolerance = 0.001

    /// The widths in points whose measures are `lowest..<next`, exact to the last bit.
    package func widths(_ lowest: Int, _ next: Int) -> Range<Double> { Self.widths(lowest, next, pointSize: pointSize) }

    static func widths(_ lowest: Int, _ next: Int, pointSize: Double) -> Range<Double> {
        let upper = next == .max ? Double.infinity : minimumWidth(next, pointSize)
        return min(minimumWidth(lowest, pointSize), upper)..<upper
    }

    /// The minimum width that holds a number of units.
    private static func minimumWidth(_ units: Int, _ pointSize: Double) -> Double {
        guard units > 0 else { return 0 }
        // This is within an ulp or two of the answer; `units(inPoints:)` decides.
        var width = (Double(units) - tolerance) * pointSize / Double(TextUnit.perEm)
        while self.units(inPoints: width, pointSize: pointSize) < units { width = width.nextUp }
        while self.units(inPoints: width.nextDown, pointSize: pointSize) >= units { width = width.nextDown }
        return width
    }
}
