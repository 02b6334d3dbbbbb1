import CAllocationCounter
import Foundation
import Scenes
import Sweeps
import TestSupport
import Testing
import Typesetting
import ViewLayout

@testable import Sweeps

/// A row of widths, laid out by intervals, against laying out every width by itself.
@Suite struct WidthRowTests {
    private func scene(_ yaml: String) throws -> BalloonScene {
        try BalloonScene(text: yaml, file: "row.yaml")
    }

    @Test(arguments: [
        "caption-only-poll", "dinner-invitation", "arabic-invitation", "thai-restaurant", "japanese-train",
        "event-countdown", "language-lesson",
    ])
    func examplesAreLaidOutAlike(_ name: String) throws {
        let scene = try BalloonScene(contentsOf: "Examples/\(name).yaml")
        let widths = stride(from: CGFloat(300), through: 440, by: 3.5 * CGFloat(OracleDepth.stride(4))).map { $0 }
        for category in [ContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
            var traits = scene.traits
            traits.preferredContentSizeCategory = category
            try expectEqualRow(scene, traits, widths)
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
            try expectEqualRow(scene, TraitCollection(preferredContentSizeCategory: category), widths)
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
        let widths = stride(from: CGFloat(60), through: 500, by: 1.25 * CGFloat(OracleDepth.stride(4))).map { $0 }
        for category in ContentSizeCategory.allCases {
            try expectEqualRow(scene, TraitCollection(preferredContentSizeCategory: category, locale: locale), widths)
        }
    }

    /// From 414 points on the margins are wider, so that a balloon is narrower there than at 413 (facts 5.1): captions
    /// stand apart at the first width of a row and lie on each other at a later one.
    @Test func captionsThatMeetWhereTheMarginsWidenAreFound() throws {
        let fonts = try FontCascade.bundled()
        var meetAfterwards = 0
        for count in 20...90 {
            let scene = try scene(
                """
                app: {name: Pier}
                message: {layout: {template: {caption: "\(String(repeating: "i", count: count))", trailingCaption: W}}}
                metrics: {minimumLeadingShare: 0.99}
                """)
            try expectEqualRow(scene, TraitCollection(), [412.5, 413, 414, 415])
            let overlaps = try [413, 414].map { width in
                try scene.layout(traits: TraitCollection(transcriptWidth: width), fonts: fonts).findings
                    .contains { $0.kind == .textsOverlap }
            }
            if overlaps == [false, true] { meetAfterwards += 1 }
        }
        #expect(meetAfterwards > 0)
    }

    /// Letters that are wider than their rooms pass through each other while the width shrinks, and stand apart again.
    @Test func lettersThatPassThroughEachOtherAreFoundWhereTheyDo() throws {
        let scene = try scene(
            """
            app: {name: Pier, icon: Examples/images/icon-poll.png}
            message:
              layout:
                template:
                  caption: 7時に夕食はいかがですか？
                  trailingCaption: "7"
                  subcaption: Donnerstag
                  trailingSubcaption: 7時に夕食はいかがですか？
            metrics: {collapsesWholeRows: true}
            """)
        let widths = stride(from: CGFloat(60), through: 500, by: 2.5).map { $0 }
        for category in ContentSizeCategory.allCases {
            let traits = TraitCollection(
                transcriptHeight: 120, preferredContentSizeCategory: category, locale: "th")
            try expectEqualRow(scene, traits, widths)
        }
    }

    /// A live layout is looked at between two widths, and a cell stands for each look that neither of them has.
    @Test func aLiveLayoutHasACellForEachLookBetweenTwoWidths() throws {
        let scene = try BalloonScene(contentsOf: "Examples/concert-ticket.yaml")
        let fonts = try FontCascade.bundled()
        var axes = TraitAxes()
        axes[\.locale] = ["en"]
        axes[\.preferredContentSizeCategory] = [.large]
        let table = try BreakTable(of: scene, axes: axes, fonts: fonts, workerCount: 1).rows[0]
        let row = WidthRow(
            of: try SceneLayouts(of: scene, in: LayoutContext(traits: table.traits, fonts: fonts)),
            for: SweepCell.Row(table.traits), checksPixels: false)
        let cells = try row.cellsOfEveryLook([320, 440])
        // One line less each time; the last width looks like the last interval.
        #expect(cells.map(\.transcriptWidth) == [320] + table.intervals.dropFirst().dropLast().map(\.from) + [440])
        #expect(cells.map { $0.texts.reduce(0) { $0 + $1.lineCount } } == [10, 9, 8])
        // A template has no look between two whole points, and a cell only for what is named.
        let template = try SceneLayouts(
            of: BalloonScene(contentsOf: "Examples/group-food-order.yaml"),
            in: LayoutContext(traits: table.traits, fonts: fonts))
        #expect(try WidthRow(of: template, for: SweepCell.Row(table.traits)).cellsOfEveryLook([320, 440]).count == 2)
    }

    private static let fourCaptions = """
        message:
          summaryText: Dinner
          url: https://example.com
          layout:
            template:
              caption: Dinner at the pier on Thursday?
              trailingCaption: $24
              subcaption: Table for four
              trailingSubcaption: per person
        app: {name: Pier}
        """

    /// The places of ordinary captions call for no finding, so that they are not placed; those of letters that meet do.
    @Test func onlyCaptionsWhosePlacesAreClearAreNotPlaced() throws {
        let ordinary = try scene(Self.fourCaptions)
        let meeting = try scene(
            """
            message: {layout: {template: {caption: "7", trailingCaption: "8"}}}
            app: {name: Pier, icon: Examples/images/icon-poll.png}
            """)
        let fonts = try FontCascade.bundled()
        func isClear(_ scene: BalloonScene, _ category: ContentSizeCategory, _ width: CGFloat) throws -> Bool {
            let context = LayoutContext(
                traits: TraitCollection(preferredContentSizeCategory: category), fonts: fonts)
            return try SceneLayouts(of: scene, in: context).clearTemplate(transcriptWidth: width) != nil
        }
        for category in ContentSizeCategory.allCases {
            for width in [CGFloat(330), 360, 402, 440] {
                #expect(try isClear(ordinary, category, width), "\(category) at \(width)")
            }
        }
        let overlaps = try stride(from: CGFloat(60), through: 260, by: 2.5).filter { width in
            let balloon = try meeting.layout(traits: TraitCollection(transcriptWidth: width), fonts: fonts)
            return balloon.findings.contains { $0.kind == .textsOverlap }
        }
        #expect(!overlaps.isEmpty)
        for width in overlaps { #expect(try !isClear(meeting, .large, width)) }
    }

    /// One width more is no layout more where nothing but places changes: a layout takes hundreds of allocations. An
    /// optimised build makes none for a width, a debug build four.
    @Test(.enabled(if: allocation_counter_works(), "the allocator is counted with glibc and without sanitizers only"))
    func aWidthMoreIsNoLayoutMore() throws {
        let scene = try scene(Self.fourCaptions)
        let fonts = try FontCascade.bundled()
        func allocations(_ count: Int) throws -> Int64 {
            let context = LayoutContext(traits: TraitCollection(), fonts: fonts)
            let row = WidthRow(of: try SceneLayouts(of: scene, in: context), for: SweepCell.Row(context.traits))
            let widths = (0..<count).map { 420 + CGFloat($0) / CGFloat(count) }
            let before = allocation_counter_count()
            let cells = try row.cells(widths)
            let after = allocation_counter_count()
            #expect(cells.count == count && cells.allSatisfy { cells[0].sharesInterval(with: $0) })
            return after - before
        }
        _ = try allocations(10)
        let (few, many) = (try allocations(10), try allocations(1000))
        #expect(many <= few + 8 * 990)
    }
}
