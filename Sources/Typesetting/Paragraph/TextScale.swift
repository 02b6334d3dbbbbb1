/// A size: what turns the paragraph's unit into points.
struct TextScale: Sendable, Equatable {
    let pointSize: Double
    /// The space after each tracked cluster, in the paragraph's unit.
    let tracking: Int

    init(_ style: TextStyle) {
        self.init(pointSize: style.pointSize, tracking: style.tracking, weight: style.weight)
    }

    init(pointSize: Double, tracking: Tracking, weight: FontWeight) {
        self.pointSize = pointSize
        switch tracking {
        case .none:
            self.tracking = 0
        case .system:
            let ems = SystemTracking.ems(pointSize: pointSize, weight: weight)
            self.tracking = Int((ems * Double(ShapedText.unitsPerEm)).rounded())
        }
    }

    /// Units of an em to points.
    func points(_ units: Int) -> Double { Self.points(units, pointSize: pointSize) }

    static func points(_ units: Int, pointSize: Double) -> Double {
        Double(units) * pointSize / Double(ShapedText.unitsPerEm)
    }

    /// The largest number of units that a width in points holds.
    func units(inPoints width: Double) -> Int { Self.units(inPoints: width, pointSize: pointSize) }

    /// A width that was measured comes back with a rounding error of the last bit; the thousandth of a unit that is
    /// added (a hundred-millionth of an em) makes sure that measured text fits its own width.
    private static func units(inPoints width: Double, pointSize: Double) -> Int {
        guard width > 0 else { return 0 }
        let units = width * Double(ShapedText.unitsPerEm) / pointSize + tolerance
        return units < largestMeasure ? Int(units) : unlimited
    }

    /// The measure of an infinite width; less than `Int.max`, which stands for "no upper end" in intervals.
    private static let unlimited = Int.max - 1

    /// Beyond this no text is ever broken; far enough below `Int.max` for sums.
    private static let largestMeasure = 1e15

    /// What a width may lack of a unit.
    private static let tolerance = 0.001

    /// The widths in points that give the measures `lowest..<next`, exact to the last bit.
    func widths(_ lowest: Int, _ next: Int) -> Range<Double> { Self.widths(lowest, next, pointSize: pointSize) }

    static func widths(_ lowest: Int, _ next: Int, pointSize: Double) -> Range<Double> {
        let upper = next == .max ? Double.infinity : leastWidth(next, pointSize)
        return min(leastWidth(lowest, pointSize), upper)..<upper
    }

    /// The least width that holds a number of units.
    private static func leastWidth(_ units: Int, _ pointSize: Double) -> Double {
        guard units > 0 else { return 0 }
        // Within an ulp or two of the answer, which `units(inPoints:)` itself decides.
        var width = (Double(units) - tolerance) * pointSize / Double(ShapedText.unitsPerEm)
        while self.units(inPoints: width, pointSize: pointSize) < units { width = width.nextUp }
        while self.units(inPoints: width.nextDown, pointSize: pointSize) >= units { width = width.nextDown }
        return width
    }
}
