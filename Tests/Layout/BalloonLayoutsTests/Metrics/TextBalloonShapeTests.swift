import BalloonFixtures
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// Corners have half the height of a text balloon of one line (facts 5.1.9): 20 points of pitch at Large, which grow with
/// Body (facts 4.1), and 10 points above and below, from AX1 on 12.
@Suite struct TextBalloonShapeTests {
    @Test(
        arguments: [
            (.extraSmall, 14, 10), (.medium, 16, 10), (.large, 17, 10), (.extraLarge, 19, 10),
            (.extraExtraExtraLarge, 23, 10), (.accessibilityMedium, 28, 12), (.accessibilityExtraLarge, 40, 12),
            (.accessibilityExtraExtraExtraLarge, 53, 12),
        ] as [(ContentSizeCategory, CGFloat, CGFloat)])
    func cornersGrowWithALine(_ category: ContentSizeCategory, _ body: CGFloat, _ inset: CGFloat) {
        var metrics = TemplateMetrics()
        metrics.maximumCornerRadius = 1000
        let traits = TraitCollection(preferredContentSizeCategory: category)
        let height = 2 * inset + 20 * body / 17
        #expect(isClose(metrics.radius(for: traits), 20.0107 * height / 40, within: 0.0001))
        metrics.cornersGrowWithText = false
        #expect(metrics.radius(for: traits) == metrics.cornerRadius)
    }

    /// A maximum below the radius at Large does not shrink the corners.
    @Test(arguments: [(0.0, 20.0107), (22, 22), (24, 24)]) func cornersHaveALimit(_ limit: CGFloat, _ radius: CGFloat) {
        var metrics = TemplateMetrics()
        metrics.maximumCornerRadius = limit
        let largest = TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(isClose(metrics.radius(for: largest), radius, within: 0.0001))
    }
}
