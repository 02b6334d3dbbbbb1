import BalloonFixtures
import Foundation
import Goldens
import Scenes
import TestSupport
import Testing
import Typesetting
import ViewLayout

@testable import Sweeps

/// A sweep that is done in parts.
struct SweepRunTests {
    private func scene() throws -> BalloonScene {
        try BalloonScene(
            text: """
                message: {summaryText: a, layout: {template: {caption: Dinner}}}
                sweep: {transcriptWidths: [402, 320], locales: [en, de, fr]}
                """, file: "a.yaml")
    }

    @Test func rowsThatAreDoneAreNotMeasuredAgain() throws {
        let scene = try scene()
        var run = SweepRun([SweepPlan(of: scene)])
        let parts = ["1/3", "2/3", "3/3"].map { Shard($0) }
        #expect(run.remainingCellCount() == 6 && parts.map { run.remainingCellCount(of: $0) } == [2, 2, 2])
        try run.measure(parts[1], fonts: fonts(), workerCount: 1, journal: nil)
        #expect(run.remainingCellCount() == 4 && parts.map { run.remainingCellCount(of: $0) } == [2, 0, 2])
        #expect(run.sweeps == nil && run.rowCounts.done == 1 && run.rowCounts.all == 3)
        nonisolated(unsafe) var told: [Int] = []
        try run.measure(fonts: fonts(), workerCount: 1, journal: nil) { told.append($0) }
        #expect(told == [2, 4] && run.remainingCellCount() == 0 && run.failures.isEmpty)
        let sweep = try #require(run.sweeps?.first)
        #expect(try sweep.cells == SceneSweep(of: scene, fonts: fonts(), workerCount: 1).cells)
    }

    /// The error of a font is none of the scene: no cell could be laid out.
    @Test func whatIsWrongWithTheFontsIsNoFinding() throws {
        let ofFonts: [TypesettingError] = [.fontsNotFound(searched: []), .unusableFont(file: "a.ttf", reason: "empty")]
        for error in ofFonts { #expect(throws: TypesettingError.self) { try MeasuredRow.refuseFonts(error) } }
        try MeasuredRow.refuseFonts(TypesettingError.missingGlyph(scalar: 0xE000, cascade: []))
        try MeasuredRow.refuseFonts(CocoaError(.fileNoSuchFile))
    }

    /// A scene that cannot be read has a row in the table, so that nobody takes the sweep for a good one.
    @Test func theSweepOfAnUnreadableSceneIsNotComplete() throws {
        let sweep = SceneSweep(unreadable: "broken", because: "broken.yaml:1:1: x")
        #expect(!sweep.isComplete && sweep.cells.isEmpty && sweep.violations.isEmpty)
        #expect(SceneSweep(scene: "good", cells: [.sample()]).isComplete)
        let rows = SweepTable([sweep]).csv().components(separatedBy: "\r\n")
        let fields = try #require(rows.dropFirst().first).split(separator: ",")
        #expect(rows.count == 3 && fields == ["broken", "notLaidOut"])
        #expect(try SweepTable([sweep]).json().contains("broken.yaml:1:1: x"))
    }

    /// A row is of the sweep where its scene has it, with as many widths.
    @Test(arguments: [("a", 0, 2, true), ("a", 2, 2, true), ("a", 3, 2, false), ("b", 0, 2, false), ("a", 0, 1, false)])
    func rowsOfAnotherSweepAreRefused(_ name: String, _ row: Int, _ count: Int, _ isTaken: Bool) throws {
        let plan = SweepPlan(of: try scene())
        let folder = try TemporaryFolder()
        let cells = plan.rows[0].widths.prefix(count).map { width in
            SweepCell(traits: plan.rows[0].traits.with(\.transcriptWidth, width), size: .zero, texts: [])
        }
        let (journal, _) = try SweepJournal.open(at: folder.file("j"), of: "x", arguments: ["a"], continues: false)
        try journal.append(scene: name, row: row, cells: cells)
        var run = SweepRun([plan])
        let rows = try SweepJournal.rows(of: folder.file("j"), sweep: "x")
        if isTaken {
            try run.take(rows, from: "j")
        } else {
            #expect(throws: SweepJournal.Failure.self) { try run.take(rows, from: "j") }
        }
        #expect(run.rowCounts.done == (isTaken ? 1 : 0) && run.remainingCellCount() == (isTaken ? 4 : 6))
    }
}
