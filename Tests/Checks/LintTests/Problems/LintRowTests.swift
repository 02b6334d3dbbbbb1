import BalloonLayouts
import Foundation
import Scenes
import TestSupport
import Testing
import Typesetting
import ViewLayout

@testable import Lint
@testable import Sweeps

/// What lint sees of a row of widths that is laid out only where something changes.
@Suite struct LintRowTests {
    private static let widths = (320...440).map { CGFloat($0) }

    /// What lint compares: sizes, answers and texts to the last digit, findings by kind and subject, and of each the most
    /// points.
    @Test(arguments: ["concert-ticket", "fruit-order", "event-countdown"])
    func lintSeesWhatIsAtEveryWidth(_ name: String) throws {
        for category in [ContentSizeCategory.extraSmall, .extraExtraExtraLarge, .accessibilityExtraLarge] {
            let scene = try BalloonScene(contentsOf: "Examples/\(name).yaml")
            let traits = scene.traits.with(\.preferredContentSizeCategory, category)
            let layouts = try SceneLayouts(
                of: scene, in: LayoutContext(traits: traits, fonts: try FontCascade.bundled()))
            let row = WidthRow(of: layouts, for: SweepCell.Row(traits), checksPixels: false)
            let cells = try row.cellsOfEveryLook(Self.widths).filter { Self.widths.contains($0.transcriptWidth) }
            let expected = try Self.widths.map { row.kept(try layouts.layout(transcriptWidth: $0)) }
            #expect(cells.count == expected.count)
            for (cell, other) in zip(cells, expected) {
                #expect(cell.transcriptWidth == other.transcriptWidth && cell.size == other.size)
                #expect(cell.canvasSize == other.canvasSize && cell.fit == other.fit && cell.texts == other.texts)
                #expect(cell.findings.map(\.kind) == other.findings.map(\.kind))
                #expect(cell.findings.map(\.subject) == other.findings.map(\.subject))
            }
            let width = scene.traits.transcriptWidth
            let (found, sought) = (LintRow(cells, usualWidth: width).seen, LintRow(expected, usualWidth: width).seen)
            #expect(found.map(\.finding) == sought.map(\.finding))
            #expect(found.map(\.worstPoints) == sought.map(\.worstPoints))
            #expect(found.map(\.indices) == sought.map(\.indices) && found.map(\.nearest) == sought.map(\.nearest))
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

    /// What does not hold between two widths is seen at the second of them, and at no other that was checked.
    @Test func aRelationIsBrokenAtItsWidths() {
        let lines: [(CGFloat, Int)] = [(320, 2), (375, 1), (390, 2), (402, 1), (440, 2)]
        let cells = lines.map { width, count in
            SweepCell(
                traits: TraitCollection(transcriptWidth: width), size: CGSize(width: 200, height: 40),
                texts: ["caption", "subcaption"].map {
                    SweepCell.Text(id: $0, height: 20, lineCount: count, isTruncated: false)
                })
        }
        var gathered = LintProblems()
        gathered.add(SceneSweep(scene: "dinner", cells: cells).violations) { _ in lines.map(\.0) }
        let problems = gathered.sorted.filter { $0.rule == "linesNeverGrowWithWidth" }
        #expect(problems.count == 1 && problems[0].cellCount == 2)
        let places = problems.flatMap(\.places)
        #expect(
            lines.map(\.0).filter { width in places.contains { $0.widths.contains { $0.contains(width) } } } == [
                390, 440,
            ])
    }
}
