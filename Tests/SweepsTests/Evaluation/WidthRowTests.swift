import Foundation
import Testing
import Typesetting
import ViewLayout

import Balloons
import Scenes
@testable import Sweeps

/// A row of widths, laid out by intervals, against laying out every width by itself.
@Suite struct WidthRowTests {
    private func scene(_ yaml: String) throws -> Scene {
        try Scene(text: yaml, file: "row.yaml")
    }

    private func expectEqual(_ scene: Scene, _ traits: TraitCollection, _ widths: [CGFloat]) throws {
        let context = LayoutContext(traits: traits, fonts: try FontCascade.bundled())
        let row = try WidthRow(of: SceneLayouts(of: scene, in: context), for: traits).cells(widths)
        #expect(row.count == widths.count)
        for (width, cell) in zip(widths, row) {
            var viewer = context
            viewer.traits.transcriptWidth = width
            let expected = SweepCell(try scene.layout(in: viewer), of: SweepCell.Row(viewer.traits))
            #expect(cell == expected, "at \(width)")
        }
    }

    @Test(arguments: [
        "caption-only-poll", "dinner-invitation", "arabic-invitation", "thai-restaurant", "japanese-train",
        "event-countdown", "language-lesson",
    ])
    func examplesAreLaidOutAlike(_ name: String) throws {
        let scene = try Scene(contentsOf: "Examples/\(name).yaml")
        let widths = stride(from: CGFloat(300), through: 440, by: 3.5).map { $0 }
        for category in [ContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
            var traits = scene.traits
            traits.preferredContentSizeCategory = category
            try expectEqual(scene, traits, widths)
        }
    }

    /// Two texts that cannot be broken lie on each other where their row is narrow, and not where it is narrower still.
    @Test func lettersThatMeetAreFoundAtEveryWidth() throws {
        let scene = try scene(
            """
            app: {name: Pier, icon: Examples/images/icon-poll.png}
            message:
              layout:
                template: {caption: "7", trailingCaption: "8"}
            """)
        let widths = stride(from: CGFloat(100), through: 260, by: 2.5).map { $0 }
        for category in ContentSizeCategory.allCases {
            try expectEqual(scene, TraitCollection(preferredContentSizeCategory: category), widths)
        }
    }

    /// Where findings come and go with the width: captions beside the icon, rows that are torn, stacked marks.
    @Test(arguments: ["en", "ar"])
    func findingsThatDependOnPlacesAreJudgedAtEveryWidth(_ locale: String) throws {
        let marks = String(repeating: "\u{301}", count: 30)
        let scene = try scene(
            """
            app: {name: Pier}
            message:
              layout:
                template:
                  caption: "Dinner at the pier on Thursday, at seven?"
                  trailingCaption: "$24"
                  subcaption: "Z\(marks)algo"
                  trailingSubcaption: "Donaudampfschifffahrtsgesellschaft"
            """)
        let widths = stride(from: CGFloat(60), through: 500, by: 1.25).map { $0 }
        for category in ContentSizeCategory.allCases {
            try expectEqual(scene, TraitCollection(preferredContentSizeCategory: category, locale: locale), widths)
        }
    }
}
