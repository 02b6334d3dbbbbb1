import BalloonLayouts
import Foundation
import Scenes
import TestSupport
import Testing
import Typesetting
import ViewLayout

@testable import Lint
@testable import Sweeps

/// Live layouts over widths, laid out where something changes, against laying out at every width; and how much is done.
@Suite struct LiveRowTests {
    private static let widths = (320...440).map { CGFloat($0) }

    private func row(
        _ name: String, _ change: (inout TraitCollection) -> Void = { _ in }, checksPixels: Bool = true
    ) throws -> (row: WidthRow, context: LayoutContext, scene: BalloonScene) {
        let scene = try BalloonScene(contentsOf: "Examples/\(name).yaml")
        var traits = scene.traits
        change(&traits)
        let context = LayoutContext(traits: traits, fonts: try FontCascade.bundled())
        let row = WidthRow(
            of: try SceneLayouts(of: scene, in: context), for: SweepCell.Row(traits), checksPixels: checksPixels)
        return (row, context, scene)
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

    /// What lint compares: sizes, answers and texts to the last digit, findings by kind and subject, and of each the most
    /// points.
    @Test(arguments: ["concert-ticket", "fruit-order", "event-countdown"])
    func lintSeesWhatIsAtEveryWidth(_ name: String) throws {
        for category in [ContentSizeCategory.extraSmall, .extraExtraExtraLarge, .accessibilityExtraLarge] {
            let (row, context, scene) = try row(
                name, { $0.preferredContentSizeCategory = category }, checksPixels: false)
            let cells = try row.cellsOfEveryLook(Self.widths).filter { Self.widths.contains($0.transcriptWidth) }
            let layouts = try SceneLayouts(of: scene, in: context)
            let expected = try Self.widths.map { row.kept(try layouts.layout(transcriptWidth: $0)) }
            #expect(cells.count == expected.count)
            for (cell, other) in zip(cells, expected) {
                #expect(cell.transcriptWidth == other.transcriptWidth && cell.size == other.size)
                #expect(cell.canvasSize == other.canvasSize && cell.fit == other.fit && cell.texts == other.texts)
                #expect(cell.findings.map(\.kind) == other.findings.map(\.kind))
                #expect(cell.findings.map(\.subject) == other.findings.map(\.subject))
            }
            let (found, sought) = (LintRow(cells).seen, LintRow(expected).seen)
            #expect(found.map(\.finding) == sought.map(\.finding))
            #expect(found.map(\.indices) == sought.map(\.indices) && found.map(\.worst) == sought.map(\.worst))
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

    /// A conversation looks the same whether its pixels are judged or not, and so lint looks once.
    @Test func aRowOfAConversationIsLaidOutOnce() throws {
        for (name, isConversation) in [("dinner-conversation", true), ("dinner-invitation", false)] {
            let viewers = LintViewers(of: try BalloonScene(contentsOf: "Examples/\(name).yaml"))
            let again = viewers.firstAlike.enumerated().compactMap { index, first in first.map { (index, $0) } }
            #expect(again.isEmpty != isConversation && viewers.firstAlike.count == viewers.rows.count)
            for (index, first) in again {
                #expect(first < index && viewers.firstAlike[first] == nil)
                #expect(viewers.rows[index].traits == viewers.rows[first].traits)
                #expect(viewers.rows[index].widths == viewers.rows[first].widths)
            }
        }
    }
}
