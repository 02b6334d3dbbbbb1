import BalloonFixtures
import Foundation
import Goldens
import Scenes
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
}
