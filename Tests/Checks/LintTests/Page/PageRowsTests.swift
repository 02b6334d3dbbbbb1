import BalloonFixtures
import BalloonLayouts
import Foundation
import Scenes
import TestSupport
import Testing
import ViewLayout

@testable import Lint
@testable import Sweeps

/// The boxes of the page's map: where they begin and end.
struct PageRowsTests {
    private func scene(_ caption: String) throws -> BalloonScene {
        try BalloonScene(
            text:
                "message: {summaryText: a, url: \"https://example.com\", layout: {template: {caption: \(caption)}}}",
            file: "a.yaml")
    }

    private func edges(_ widths: [CGFloat], _ caption: String = "Dinner") throws -> [[Double]] {
        let scene = try scene(caption)
        var axes = TraitAxes()
        axes[\.transcriptWidth] = widths
        let sweep = try SceneSweep(of: scene, axes: axes, fonts: fonts(), workerCount: 1)
        let shown = SweepPage.Scene(sweep, try SceneLint(of: scene, seenIn: sweep), of: scene)
        return PageRows(of: shown).document(of: shown).rows.flatMap(\.intervals).map(\.edges)
    }

    /// Each box reaches half a step beyond its widths; among few widths there is a gap between two.
    @Test func aBoxReachesBeyondItsWidthsOnBothSides() throws {
        #expect(try edges([320, 321, 322]) == [[319.5, 322.5]])
        #expect(try edges([402]) == [[401.5, 402.5]])
        #expect(try edges([320, 330]) == [[316, 324], [326, 334]])
        #expect(try edges([320, 321, 340]) == [[319.5, 321.5], [339.5, 340.5]])
    }

    /// Where a line more or less is needed, one box ends where the next begins.
    @Test func boxesOfNeighboursMeet() throws {
        let boxes = try edges(
            (200...440).map { CGFloat($0) }, "Dinner at the pier with everybody who is in town")
        #expect(boxes.count > 1 && boxes.first?.first == 199.5 && boxes.last?.last == 440.5)
        #expect(
            zip(boxes, boxes.dropFirst()).allSatisfy {
                $0[1] == $1[0] && $0[1] == $0[1].rounded(.down) + 0.5
            })
    }

    /// A box says the sizes of the balloons at its ends, and is called by its text size, its widths and what is found.
    @Test func aBoxHasTheNumbersOfItsBalloons() throws {
        let scene = try scene("Dinner at the pier with everybody who is in town")
        var axes = TraitAxes()
        axes[\.transcriptWidth] = (300...330).map { CGFloat($0) } + [402]
        let sweep = try SceneSweep(of: scene, axes: axes, fonts: fonts(), workerCount: 1)
        let shown = SweepPage.Scene(sweep, try SceneLint(of: scene, seenIn: sweep), of: scene)
        let intervals = PageRows(of: shown).document(of: shown).rows.flatMap(\.intervals)
        for interval in intervals {
            let sizes = [interval.from, interval.to].compactMap { width in
                sweep.cells.first { Double($0.transcriptWidth) == width }?.size
            }
            #expect(interval.heights == sizes.map { Double($0.height) })
            #expect(interval.size == [Double(sizes[0].width), Double(sizes[0].height)])
            let (from, to) = (Int(interval.from), Int(interval.to))
            #expect(interval.words.hasPrefix("L, \(from == to ? "\(from)" : "\(from)–\(to)") pt: "))
            #expect(interval.said.count == interval.findings.count)
        }
        #expect(intervals.first?.from == 300 && intervals.last?.from == 402 && intervals.last?.to == 402)
        #expect(intervals.contains { $0.from < $0.to })
    }

    /// A break between two whole widths is seen at the larger of them first.
    @Test func aBreakIsShownWhereItHasHappened() throws {
        let scene = try BalloonScene(contentsOf: packageFolder + "/Examples/group-food-order.yaml")
        let sizes: [ContentSizeCategory] = [
            .large, .extraExtraLarge, .accessibilityMedium, .accessibilityLarge,
        ]
        let rows = sizes.map { scene.traits.with(\.preferredContentSizeCategory, $0) }
        let shared = try context(scene.traits)
        let view = try StudioView(
            overWidthsOf: scene, for: scene.traits, rows: rows, in: shared, workerCount: 1)
        var fractions = 0
        for (row, viewer) in zip(view.map.rows, rows) {
            var context = shared
            context.traits = viewer
            let breaks = try BreakRow.row(of: scene, at: SweepWidths.every.points, in: context).intervals
                .map(\.from)
            #expect(Set(row.intervals.map(\.from)) == Set(breaks.map { Double($0.rounded(.up)) }))
            fractions += breaks.count { $0 != $0.rounded() }
        }
        #expect(view.map.rows.count == 4 && fractions > 0)
        #expect(view.widths == [320, 440] && view.width == Double(scene.traits.transcriptWidth))
    }

    /// Captions that nearly touch are a note where no phone is as wide: another colour, and so another letter.
    @Test func aRuleOfTwoSeveritiesHasTwoLetters() throws {
        let scene = try BalloonScene(
            text: """
                message:
                  summaryText: a
                  url: https://example.com
                  layout:
                    template:
                      image: \(packageFolder)/Examples/images/ferry-building.png
                      caption: Your share
                      subcaption: 4 people
                      trailingCaption: €18.40
                      trailingSubcaption: due Friday
                """, file: "a.yaml")
        var axes = TraitAxes()
        axes[\.transcriptWidth] = (385...392).map { CGFloat($0) }
        axes[\.preferredContentSizeCategory] = [.accessibilityExtraExtraLarge]
        let sweep = try SceneSweep(of: scene, axes: axes, fonts: fonts(), workerCount: 1)
        let shown = SweepPage.Scene(sweep, try SceneLint(of: scene, seenIn: sweep), of: scene)
        let document = PageRows(of: shown).document(of: shown)
        let touching = document.findings.filter { $0.rule == "captionsTouch" }
        #expect(Set(touching.map(\.severity)) == ["warning", "note"] && Set(touching.map(\.letter)).count == 2)
        #expect(Set(touching.map(\.mark)).isSubset(of: Set(document.legend.map(\.mark))))
    }

    /// Before its scripts run the page shows a balloon as wide as it is.
    @Test func theFirstPictureIsAsWideAsItsBalloon() throws {
        let scene = try scene("Dinner")
        var axes = TraitAxes()
        axes[\.transcriptWidth] = [402]
        let sweep = try SceneSweep(of: scene, axes: axes, fonts: fonts(), workerCount: 1)
        let folder = try TemporaryFolder()
        try SweepPage(of: "sweep", fonts: fonts(), workerCount: 1).write(
            [SweepPage.Scene(sweep, try SceneLint(of: scene, seenIn: sweep), of: scene)],
            to: folder.file("a.html"))
        let html = String(decoding: try #require(folder.bytes("a.html")), as: UTF8.self)
        let size = try #require(sweep.cells.first).size
        #expect(
            size.width > 2 * size.height && html.contains(" width=\"\(Int(size.width.rounded()))\" src="))
    }
}
