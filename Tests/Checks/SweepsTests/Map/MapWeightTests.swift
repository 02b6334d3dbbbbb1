import BalloonLayouts
import Foundation
import Sweeps
import Testing
import ViewLayout

@testable import Sweeps

/// Maps are small enough to be attached to an issue.
struct MapWeightTests {
    /// Three languages, twelve text sizes, each whole point of phones. What is found changes three or four times in each row,
    /// in each at other widths, so that the map has more boxes to draw than that of any example.
    private static func sweep(kinds: [Finding.Kind]) -> SceneSweep {
        SceneSweep(
            scene: "group-food-order",
            cells: SweepWidths.every.points.flatMap { width in
                ["en", "de", "ar"].enumerated().flatMap { number, locale in
                    ContentSizeCategory.allCases.enumerated().map { row, category in
                        let place = Int(width) / (25 + row + number) % (kinds.count + 1)
                        return SweepCell.sample(
                            TraitCollection(
                                transcriptWidth: width, preferredContentSizeCategory: category, locale: locale),
                            height: CGFloat(40 + 12 * row + 18 * (Int(440 - width) / (25 + row + number))),
                            findings: place == kinds.count ? [] : [Finding(kinds[place], message: "")])
                    }
                }
            })
    }

    @Test(
        "A map of three languages and every width has less than 30 kB as a picture",
        arguments: [
            [Finding.Kind.textTruncated, .wordBroken],
            [.textTruncated, .contentClipped, .wordBroken, .captionBarWide],
        ])
    func weight(kinds: [Finding.Kind]) throws {
        let map = try SweepMap(Self.sweep(kinds: kinds), allowing: LintAllowances([]), fonts: .bundled())
        let weight = try map.png().count
        #expect(weight < 30_000)
    }
}
