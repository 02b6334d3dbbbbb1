import Foundation
import Goldens
import Scenes
import Sweeps
import TestSupport
import Testing
import ViewLayout

@testable import BalloonLayouts
@testable import Sweeps

/// What a journal keeps of a row comes back as it was.
struct SweepJournalTests {
    private static func plan() throws -> SweepPlan {
        SweepPlan(
            of: try BalloonScene(
                text: "message: {layout: {template: {caption: a}}}\nsweep: {transcriptWidths: [402, 320, 375]}\n",
                file: "a.yaml"))
    }

    @Test("Sizes, texts, findings and answers are equal, and cells of one interval still are of one")
    func roundTrip() throws {
        let plan = try Self.plan()
        let viewer = SweepCell.Row(plan.rows[0].traits)
        let contents = SweepCell.Contents(
            row: viewer, texts: [SweepCell.Text(id: "é\n\"", height: 1.0 / 3, lineCount: 2, isTruncated: true)],
            hasPicture: true,
            findings: [Finding(.wordBroken, node: "a", points: 0.1, message: "m\u{2028}", entry: "entries[0]")])
        let cells = [320, 375, 402].map { width in
            SweepCell(
                transcriptWidth: CGFloat(width), size: CGSize(width: 280.0 / 3, height: 35),
                canvasSize: CGSize(width: 94, height: 38.5), contents: contents,
                fit: ViewFit(
                    offered: CGSize(width: 1e-3, height: CGFloat.infinity),
                    answered: CGSize(width: -CGFloat.infinity, height: CGFloat(width) * 0.1), neededHeight: nil))
        }
        let folder = try TemporaryFolder()
        let (journal, none) = try SweepJournal.open(
            at: folder.file("a/j"), of: "x", arguments: ["--", "a"], continues: true)
        #expect(none.isEmpty)
        try journal.append(scene: "a", row: 0, cells: cells)
        let rows = try SweepJournal.rows(of: folder.file("a/j"), sweep: "x")
        try #require(rows.count == 1)
        let restored = try #require(rows[0].cells(of: plan.rows[0]))
        #expect(restored == cells)
        #expect(restored[0].sharesInterval(with: restored[2]))
        // A row of other widths does not fit.
        let other = SweepPlan(of: plan.scene, axes: TraitAxes())
        #expect(rows[0].cells(of: other.rows[0]) == nil)
    }

    /// An unreadable text is an error, and what rests on an assumed number never is; a continued sweep must say so too.
    @Test("A finding weighs as much after the journal as before")
    func severities() throws {
        let plan = try Self.plan()
        let contrast = Finding(.textContrastLow, node: "a", message: "m")
        let clipped = Finding(.contentClipped, node: "a", message: "m")
        let findings = [
            contrast, contrast.unreadable(true), clipped, clipped.resting(onAssumption: true),
        ]
        let cells = plan.rows[0].widths.map { width in
            SweepCell(
                transcriptWidth: width, size: .zero, canvasSize: .zero,
                contents: SweepCell.Contents(
                    row: SweepCell.Row(plan.rows[0].traits), texts: [], hasPicture: true, findings: findings),
                fit: nil)
        }
        let folder = try TemporaryFolder()
        let (journal, _) = try SweepJournal.open(
            at: folder.file("j"), of: "x", arguments: ["--", "a"], continues: false)
        try journal.append(scene: "a", row: 0, cells: cells)
        let restored = try #require(
            try SweepJournal.rows(of: folder.file("j"), sweep: "x")[0].cells(of: plan.rows[0]))
        #expect(restored[0].findings.map(\.severity) == [.warning, .error, .error, .warning])
    }

    @Test("A journal is one process's; an answer that is not a number is kept")
    func lockAndNaN() throws {
        let plan = try Self.plan()
        let folder = try TemporaryFolder()
        let (journal, _) = try SweepJournal.open(
            at: folder.file("j"), of: "x", arguments: ["--", "a"], continues: false)
        #expect(throws: (any Error).self) {
            try SweepJournal.open(at: folder.file("j"), of: "x", arguments: ["--", "a"], continues: true)
        }
        let fit = ViewFit(offered: .zero, answered: CGSize(width: CGFloat.nan, height: 0), neededHeight: 7)
        let cells = plan.rows[0].widths.map { width in
            var traits = plan.rows[0].traits
            traits.transcriptWidth = width
            return SweepCell(traits: traits, size: .zero, texts: [], fit: fit)
        }
        try journal.append(scene: "a", row: 0, cells: cells)
        let restored = try SweepJournal.rows(of: folder.file("j"), sweep: "x")[0].cells(of: plan.rows[0])
        #expect(restored?.allSatisfy { $0.fit?.answered.width.isNaN == true && $0.fit?.neededHeight == 7 } == true)
    }

    /// A process was killed in the middle of a line. What it left of it is cut off, so that the next row begins a line.
    @Test("A row behind an incomplete line is read again, after any number of stops", arguments: [1, 40])
    func tornLine(_ count: Int) throws {
        let plan = try Self.plan()
        let folder = try TemporaryFolder()
        func open() throws -> (journal: SweepJournal, rows: [JournalRow]) {
            try SweepJournal.open(at: folder.file("j"), of: "x", arguments: ["--", "a"], continues: true)
        }
        let cells = plan.rows[0].widths.map { width in
            var traits = plan.rows[0].traits
            traits.transcriptWidth = width
            return SweepCell(traits: traits, size: .zero, texts: [])
        }
        for stop in 0..<3 {
            do {
                let (journal, rows) = try open()
                #expect(rows.map(\.row) == Array(0..<stop) && rows.allSatisfy { $0.scene == "a" })
                try journal.append(scene: "a", row: stop, cells: cells)
            }
            let whole = try #require(folder.bytes("j"))
            let line = try #require(whole.split(separator: 0x0A).last)
            try folder.write(whole + line.prefix(count), to: "j")
        }
        let (_, rows) = try open()
        #expect(rows.map(\.row) == [0, 1, 2] && rows.last?.cells(of: plan.rows[0]) == cells)
        #expect(try #require(folder.bytes("j")).last == 0x0A)
    }

    /// Nothing is read where not even the first line is complete, and of another sweep nothing is used.
    @Test("A journal of another sweep is refused; one without a first line begins again")
    func firstLine() throws {
        let folder = try TemporaryFolder()
        do {
            _ = try SweepJournal.open(at: folder.file("j"), of: "x", arguments: ["--", "a"], continues: true)
        }
        #expect(SweepJournal.arguments(of: folder.file("j")) == ["--", "a"])
        #expect(throws: SweepJournal.Failure.self) {
            try SweepJournal.open(at: folder.file("j"), of: "y", arguments: ["--", "a"], continues: true)
        }
        let header = try #require(folder.bytes("j"))
        try folder.write(Array(header.dropLast(3)), to: "j")
        let (_, rows) = try SweepJournal.open(at: folder.file("j"), of: "y", arguments: ["--", "b"], continues: true)
        #expect(rows.isEmpty && SweepJournal.arguments(of: folder.file("j")) == ["--", "b"])
    }

    @Test("Each row is in one part, whatever the number of parts")
    func shards() {
        for count in 1...7 {
            let parts = (1...count).compactMap { Shard("\($0)/\(count)") }
            #expect(parts.count == count)
            #expect((0..<50).allSatisfy { row in parts.count { $0.holds(row: row) } == 1 })
        }
    }
}
