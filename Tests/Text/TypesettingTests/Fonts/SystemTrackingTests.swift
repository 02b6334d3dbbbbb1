import TestSupport
import Testing

@testable import Typesetting

/// The tracking that makes texts as wide as in San Francisco: numbers of Fonts/README.md, in thousandths of an em.
@Suite(.neverHangs) struct SystemTrackingTests {
    private func tracking(_ size: Double, _ weight: FontWeight) -> Double {
        SystemTracking.ems(pointSize: size, weight: weight) * 1000
    }

    @Test(arguments: [
        (6, 55), (11, 20), (12, 13.8), (13, 7.9), (17, -4.8), (20, -12), (34, 3), (53, -3),
        // Between two rows, and beyond the first and the last.
        (11.5, 16.9), (21, -10.5), (50.5, -2), (3, 55), (100, -3),
    ])
    func regularTexts(_ size: Double, _ value: Double) {
        #expect(abs(tracking(size, .regular) - value) < 1e-9)
    }

    /// Bold adds 14.8, what is between adds its share; what is lighter than regular has the regular one, and what is
    /// heavier than bold the bold one.
    @Test(
        arguments: [
            (FontWeight(rawValue: 100), 0), (FontWeight(rawValue: 300), 0), (.regular, 0), (.medium, 14.8 / 3),
            (.semibold, 14.8 * 2 / 3), (.bold, 14.8), (.heavy, 14.8), (FontWeight(rawValue: 900), 14.8),
        ] as [(FontWeight, Double)])
    func weights(_ weight: FontWeight, _ more: Double) {
        for size in [9.0, 13, 17, 40] {
            #expect(abs(tracking(size, weight) - tracking(size, .regular) - more) < 1e-9)
        }
    }
}
