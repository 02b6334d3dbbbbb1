import BalloonLayouts
import Foundation
import Scenes
import TestSupport
import Testing
import Typesetting
import ViewLayout

@testable import Sweeps

/// Expectations over widths: rows by intervals, and tables of breaks, against laying out every width by itself.
@Suite struct ExpectationRowTests {
    private static let expected = """

        expect:
          - {height: "<= 80"}
          - {width: "<= 250.5"}
          - {node: caption, lines: 1, unless: {width: ">= 400"}}
          - {node: caption, width: "< 201", when: {width: "> 300"}}
          - {node: caption, aligned: {centerX: subcaption}}
          - {sameHeight: [en, de]}
        strings:
          en: {title: Dinner at the pier with everybody}
          de: {title: Abendessen an der Mole mit allen Kolleginnen und Kollegen}
        """

    private static let scenes = [
        "message: {summaryText: a, layout: {template: {caption: {key: title}, subcaption: Friday at seven}}}",
        """
        message:
          summaryText: a
          layout:
            live:
              view:
                vstack:
                  - {text: {key: title}, id: caption}
                  - {text: Friday at seven, id: subcaption}
                  - {fill: systemTeal, frame: {height: 10}}
                padding: 12
              contentSize: {height: fit}
              alternate: {caption: a}
        """,
    ]

    @Test(arguments: scenes, ["en", "de"]) func aRowIsJudgedAtEachWidth(_ text: String, _ locale: String) throws {
        let scene = try BalloonScene(text: text + Self.expected, file: "expected.yaml")
        let fonts = try FontCascade.bundled()
        for category in [ContentSizeCategory.large, .accessibilityLarge] {
            var traits = scene.traits
            (traits.locale, traits.preferredContentSizeCategory) = (locale, category)
            let widths = stride(from: CGFloat(240), through: 440, by: 1.25).map { $0 }
            let cells = try MeasuredRow.cells(widths, of: scene, in: LayoutContext(traits: traits, fonts: fonts))
            var kinds: Set<String> = []
            for (cell, width) in zip(cells, widths) {
                var own = traits
                own.transcriptWidth = width
                let alone = try scene.layout(traits: own, fonts: fonts).findings
                #expect(cell.findings == alone, "\(width)")
                kinds.formUnion(alone.filter { $0.kind == .expectationMissed }.compactMap(\.node))
            }
            #expect(kinds.count >= 3, "\(kinds)")
        }
    }

    /// Both ends of the row are as expected; only some widths between them are asked, or are otherwise.
    @Test(arguments: scenes) func aBandInsideARowIsFound(_ text: String) throws {
        let band = "{node: caption, lines: 0, when: \"width>=350 & width<=352\"}"
        let scene = try BalloonScene(
            text: text + "\nstrings: {en: {title: Dinner}}\nexpect: [\(band)]\n", file: "expected.yaml")
        let widths = stride(from: CGFloat(340), through: 360, by: 1).map { $0 }
        let cells = try MeasuredRow.cells(
            widths, of: scene, in: LayoutContext(traits: scene.traits, fonts: .bundled()))
        let missed = cells.filter { $0.findings.contains { $0.kind == .expectationMissed } }.map(\.transcriptWidth)
        #expect(missed == [350, 351, 352])
        var axes = TraitAxes()
        axes[\.transcriptWidth] = [340, 360]
        let table = try BreakTable(of: scene, axes: axes, fonts: FontCascade.bundled(), workerCount: 1)
        let row = try #require(table.rows.first)
        #expect(row.intervals.map { $0.findings.contains { $0.kind == .expectationMissed } } == [false, true, false])
    }

    /// A balloon that grows with its transcript has a width at one place alone.
    @Test func aWidthThatIsMetBetweenTwoOthersIsFound() throws {
        let title = String(repeating: "i", count: 400)
        let text = Self.scenes[1] + "\nstrings: {en: {title: \"\(title)\"}}\n"
        let plain = try BalloonScene(text: text, file: "expected.yaml")
        let wanted = try plain.layout(
            traits: plain.traits.with(\.transcriptWidth, 371), fonts: FontCascade.bundled()
        ).size.width
        let scene = try BalloonScene(text: text + "expect: [{width: \(wanted)}]\n", file: "expected.yaml")
        var axes = TraitAxes()
        axes[\.transcriptWidth] = [320, 440]
        let table = try BreakTable(of: scene, axes: axes, fonts: FontCascade.bundled(), workerCount: 1)
        let met = try #require(table.rows.first).intervals.filter { interval in
            !interval.findings.contains { $0.kind == .expectationMissed }
        }
        #expect(met.count == 1)
    }

    /// The width at which the balloon becomes too wide is where the table has a break.
    @Test func aBreakIsWhereAnExpectationTurns() throws {
        let scene = try BalloonScene(
            text: Self.scenes[0]
                + "\nstrings: {en: {title: \"\(String(repeating: "i", count: 400))\"}}\nexpect: [{width: \"<= 250\"}]\n",
            file: "expected.yaml")
        var axes = TraitAxes()
        axes[\.transcriptWidth] = [320, 440]
        let table = try BreakTable(of: scene, axes: axes, fonts: FontCascade.bundled(), workerCount: 1)
        let row = try #require(table.rows.first)
        let turns = row.intervals.filter { interval in
            interval.findings.contains { $0.kind == .expectationMissed }
        }.map(\.from)
        let first = try #require(turns.first)
        func size(_ width: CGFloat) throws -> CGFloat {
            try scene.layout(
                traits: scene.traits.with(\.transcriptWidth, width), fonts: FontCascade.bundled()
            ).size.width
        }
        #expect(first > 320 && first < 440)
        #expect(try size(first) > 250)
        #expect(try size(first - 1 / 32) <= 250)
    }
}
