import TestSupport
import Testing

@testable import LineBreaking

/// Points and units of 1/65 536 em.
struct TextScaleTests {
    static let sizes = [0.5, 7.3, 11, 17, 23.5, 53, 2_000]

    @Test(arguments: sizes) func anEmIsThePointSize(_ size: Double) {
        let scale = TextScale(pointSize: size, tracking: 5)
        #expect([65_536, 32_768, 0, -65_536].map(scale.points) == [size, size / 2, 0, -size])
        #expect(scale.units(inPoints: size) == 65_536 && scale.units(inPoints: size * 1.5) == 98_304)
    }

    /// A measured width that is passed back holds what was measured, whatever its last bit; a hundredth of a unit less
    /// does not.
    @Test(arguments: sizes) func aMeasuredWidthHoldsItsText(_ size: Double) {
        let scale = TextScale(pointSize: size, tracking: 0)
        var random = SeededGenerator(seed: 9)
        let wrong = (0..<1_000).map { _ in Int.random(in: 1...40_000_000, using: &random) }.filter { units in
            let width = scale.points(units)
            return [width, width.nextDown, width.nextUp].contains { scale.units(inPoints: $0) != units }
                || scale.units(inPoints: width - size / 6_553_600) != units - 1
        }
        #expect(wrong.isEmpty)
    }

    @Test func widthsThatHoldNothingAndWidthsThatHoldAll() {
        let scale = TextScale(pointSize: 17, tracking: 0)
        #expect([0, -1, -.infinity, .nan].map(scale.units) == [0, 0, 0, 0])
        // `Int.max` means that an interval has no end.
        for width in [Double.infinity, 1e300] { #expect(scale.units(inPoints: width) == .max - 1) }
    }

    /// The interval of widths is exact to the last bit.
    @Test(arguments: sizes) func theIntervalOfWidthsIsThatOfTheMeasures(_ size: Double) {
        let scale = TextScale(pointSize: size, tracking: 0)
        for (lowest, next) in [(1, 2), (65_536, 65_537), (1_234_567, 9_876_543)] {
            let widths = scale.widths(lowest, next)
            let ends = [widths.lowerBound.nextDown, widths.lowerBound, widths.upperBound.nextDown, widths.upperBound]
            #expect(ends.map(scale.units) == [lowest - 1, lowest, next - 1, next])
        }
        #expect(scale.widths(0, .max) == 0..<Double.infinity)
        #expect(scale.widths(7, .max).upperBound == .infinity && scale.widths(0, 7).lowerBound == 0)
        #expect(scale.widths(9, 7).isEmpty)
    }
}
