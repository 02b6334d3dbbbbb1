import BalloonLayouts
import Foundation
import Scenes
import TestSupport
import Testing
import Typesetting
import ViewLayout

@testable import Sweeps

/// Live layouts over widths, laid out where something changes, against laying out at every width; and how much is done.
@Suite struct LiveRowTests {
    private static let widths = (320...440).map { CGFloat($0) }

    private func row(
        _ name: String, checksPixels: Bool = true
    ) throws -> (row: WidthRow, context: LayoutContext) {
        let scene = try BalloonScene(contentsOf: "Examples/\(name).yaml")
        let context = LayoutContext(traits: scene.traits, fonts: try FontCascade.bundled())
        let row = WidthRow(
            of: try SceneLayouts(of: scene, in: context), for: SweepCell.Row(scene.traits), checksPixels: checksPixels)
        return (row, context)
    }

    @Test(arguments: ["concert-ticket", "fruit-order", "event-countdown"])
    func sweepsHaveTheCellsOfEveryWidth(_ name: String) throws {
        let scene = try BalloonScene(contentsOf: "Examples/\(name).yaml")
        for category in [ContentSizeCategory.large, .accessibilityLarge] {
            var traits = scene.traits
            traits.preferredContentSizeCategory = category
            try expectEqualRow(scene, traits, stride(from: CGFloat(318), through: 442, by: 2).map { $0 })
        }
    }

    /// Texts on plain colours, so that pixels decide nothing as far as no corner cuts a text: a card as tall as its text,
    /// and one of a given height. 1,452 cells of each; the numbers of layouts may only fall.
    @Test(arguments: [("fit", 397), ("{sum: [{lineHeight: body}, 40]}", 1_135)])
    func aPlainSweepIsLaidOutWhereItChanges(_ height: String, _ most: Int) throws {
        let scene = try BalloonScene(
            text: """
                app: {name: Pier}
                message:
                  layout:
                    live:
                      contentSize: {height: \(height)}
                      view:
                        vstack:
                          - {text: "Dinner at the pier on Thursday, at seven o'clock?", font: headline}
                          - {hstack: [{text: Table for four}, {spacer: 4}, {text: $24}]}
                        padding: 30
                      alternate: {caption: Dinner}
                """, file: "plain.yaml")
        var layouts: [Int] = []
        for category in ContentSizeCategory.allCases {
            let traits = TraitCollection(preferredContentSizeCategory: category)
            try expectEqualRow(scene, traits, Self.widths)
            let context = LayoutContext(traits: traits, fonts: try FontCascade.bundled())
            let row = WidthRow(of: try SceneLayouts(of: scene, in: context), for: SweepCell.Row(traits))
            #expect(try row.cells(Self.widths).count == 121)
            layouts.append(context.counts.layoutCount)
        }
        #expect(layouts.reduce(0, +) <= most, "\(layouts)")
    }

    /// A ring is as tall as it is wide, so that the view needs another height at every width although its text stays.
    @Test func aViewThatGrowsWithItsWidthIsMeasuredAtEachWidth() throws {
        let scene = try BalloonScene(
            text: """
                app: {name: Pier}
                message:
                  layout:
                    live:
                      contentSize: {height: fit}
                      view: {vstack: [{text: Dinner}, {gauge: 0.4}], padding: 20}
                      alternate: {caption: Dinner}
                """, file: "ring.yaml")
        let traits = TraitCollection()
        let fonts = try FontCascade.bundled()
        let heights = try [320, 440].map { (width: CGFloat) in
            try scene.layout(traits: TraitCollection(transcriptWidth: width), fonts: fonts).size.height
        }
        #expect(heights[1] > heights[0] + 50, "\(heights)")
        for checksPixels in [true, false] {
            try expectEqualRow(scene, traits, Self.widths, checksPixels: checksPixels)
        }
    }

    /// Numbers that may only fall: the layouts for 121 widths, which were 121 for a sweep and some more for lint.
    @Test func aWidthAtWhichNothingChangesIsNotLaidOut() throws {
        for name in ["concert-ticket", "fruit-order", "event-countdown"] {
            let swept = try row(name)
            let before = swept.context.counts.layoutCount
            #expect(try swept.row.cells(Self.widths).count == 121)
            #expect(swept.context.counts.layoutCount - before <= 121, "\(name)")
            let linted = try row(name, checksPixels: false)
            let start = linted.context.counts.layoutCount
            #expect(try linted.row.cellsOfEveryLook(Self.widths).count >= 121)
            #expect(linted.context.counts.layoutCount - start <= 38, "\(name)")
            #expect(linted.context.renderers.drawingCount == 0)
        }
    }
}
