import BalloonLayouts
import Foundation
import Lint
import Scenes
import Sweeps
import Testing
import Typesetting
import ViewLayout

@testable import Lint
@testable import Sweeps

/// What changed between two sweeps: each change once, with where it is seen.
struct SweepChangesTests {
    /// A caption at widths 300 to 309, two lines and split up to a width.
    private func sweep(
        splitUpTo last: Int, width across: CGFloat = 200, height: CGFloat = 40,
        widths: ClosedRange<Int> = 300...309
    ) -> SceneSweep {
        let row = SweepCell.Row(TraitCollection(transcriptWidth: 300))
        return SceneSweep(
            scene: "dinner",
            cells: widths.map { width in
                let isSplit = width <= last
                return SweepCell(
                    transcriptWidth: CGFloat(width),
                    size: CGSize(width: across, height: isSplit ? height + 20 : height),
                    canvasSize: CGSize(width: 200, height: 60),
                    contents: SweepCell.Contents(
                        row: row,
                        texts: [
                            SweepCell.Text(
                                id: "caption", height: 20, lineCount: isSplit ? 2 : 1, isTruncated: width == last)
                        ], hasPicture: false,
                        findings: isSplit ? [Finding(.wordBroken, node: "caption", message: "")] : []))
            })
    }

    @Test("A change is told once with its widths, the same table changes nothing")
    func ranges() throws {
        let before = sweep(splitUpTo: 303)
        #expect(SweepChanges(before, since: EarlierSweep([before])).changes.isEmpty)
        let changes = SweepChanges(sweep(splitUpTo: 306), since: EarlierSweep([before]))
        // From 304 on two lines; 303 was truncated and is not, 306 is now.
        #expect(changes.changedCount == 4 && changes.cellCount == 10 && changes.newCount == 0)
        let widths = Dictionary(
            uniqueKeysWithValues: changes.changes.map { ($0.rule, $0.places.flatMap(\.widths)) })
        #expect(widths["caption takes 2 lines instead of 1"] == [304...306])
        #expect(widths["caption: wordBroken is new"] == [304...306])
        #expect(widths["caption is truncated now"] == [306...306])
        #expect(widths["caption is complete now"] == [303...303])
        #expect(widths["taller"] == [304...306] && widths.count == 5)
    }

    @Test("A height says how much at most, and cells that only one of both has are counted")
    func heightsAndCells() {
        let changes = SweepChanges(
            sweep(splitUpTo: 0, height: 45.5, widths: 302...312),
            since: EarlierSweep([sweep(splitUpTo: 0)]))
        #expect(
            changes.changes.map(\.rule) == ["taller"] && changes.changes[0].message.contains("5.5 points")
        )
        #expect(changes.changes.map(\.cellCount) == [8])
        #expect(changes.newCount == 3 && changes.missingCount == 2)
    }

    @Test("A balloon of the same lines that is narrower is a change; scenes that are gone are named")
    func widthsAndScenes() {
        let before = sweep(splitUpTo: 0)
        let changes = SweepChanges(sweep(splitUpTo: 0, width: 180), since: EarlierSweep([before]))
        #expect(
            changes.changes.map(\.rule) == ["narrower"]
                && changes.changes[0].message.contains("20 points"))
    }

    /// Of each viewer the two balloons stand side by side on white, equally wide, with twelve pixels between them.
    @Test("Before and after stand beside each other on the sheet")
    func sheet() throws {
        func scene(_ caption: String) throws -> BalloonScene {
            try BalloonScene(
                text: "message: {summaryText: A, layout: {template: {caption: \(caption)}}}",
                file: "dinner.yaml")
        }
        let fonts = try FontCascade.bundled()
        let changes = SweepChanges(sweep(splitUpTo: 306), since: EarlierSweep([sweep(splitUpTo: 303)]))
        let sheet = try #require(
            try ChangeSheet.draw(
                changes, from: scene("Dinner"), to: scene("Dinner at the pier"), fonts: fonts))
        // In the white space below the balloons of the last row.
        let row = (sheet.height - 16 - 6) * sheet.width * 4
        let isWhite = (0..<sheet.width).map { x in
            sheet.pixels[(row + x * 4)..<(row + x * 4 + 3)] == [255, 255, 255]
        }
        let starts = isWhite.indices.filter { isWhite[$0] && ($0 == 0 || !isWhite[$0 - 1]) }
        let ends = isWhite.indices.filter { isWhite[$0] && ($0 + 1 == sheet.width || !isWhite[$0 + 1]) }
        try #require(starts.count == 2 && ends.count == 2)
        #expect(
            starts[0] == 16 && ends[0] - starts[0] == ends[1] - starts[1] && ends[0] - starts[0] >= 200)
        #expect(starts[1] - ends[0] == 13)
        // Each line of words stands by itself: the title, the first viewer, what changed for him, the names of the balloons.
        let viewers = changes.changes.compactMap(\.places.first?.traits)
        let words = (0..<sheet.height).map { y in
            (0..<sheet.width).contains { x in sheet.pixels[(y * sheet.width + x) * 4] < 200 }
        }
        let top = try #require(
            (0..<sheet.height).first { y in sheet.pixels[(y * sheet.width + 20) * 4] == 255 })
        #expect(
            (0..<top).count { words[$0] && ($0 == 0 || !words[$0 - 1]) } == 1 + 1
                + viewers.count { $0 == viewers[0] }
                + 1)
        // Nothing changed, nothing drawn.
        let same = SweepChanges(sweep(splitUpTo: 303), since: EarlierSweep([sweep(splitUpTo: 303)]))
        #expect(
            try ChangeSheet.draw(same, from: scene("Dinner"), to: scene("Dinner"), fonts: fonts) == nil)
    }

    /// A sweep of a scene's file, with as many cells split as tells it from others.
    private func swept(_ name: String, _ file: String, splitUpTo last: Int) throws -> (
        BalloonScene, SceneSweep
    ) {
        var scene = try BalloonScene(
            text: "message: {summaryText: A, layout: {template: {caption: A}}}", file: file)
        scene.name = name
        return (scene, SceneSweep(scene: name, cells: sweep(splitUpTo: last).cells))
    }

    @Test("A scene that got its folder's name is found again", arguments: [true, false])
    func renamedScenes(isDrawn: Bool) throws {
        let alone = try swept("dinner", "old/party/dinner.yaml", splitUpTo: 303)
        let two = [
            try swept("office-dinner", "new/office/dinner.yaml", splitUpTo: 309),
            try swept("party-dinner", "new/party/dinner.yaml", splitUpTo: 304),
        ]
        func earlier(_ sweeps: [(BalloonScene, SceneSweep)]) throws -> EarlierSweep {
            if isDrawn { return EarlierSweep(sweeps.map(\.1), of: sweeps.map(\.0)) }
            let json = try SweepTable(sweeps.map(\.1)).json()
            return try EarlierSweep(json: Array(json.utf8), file: "sweep.json")
        }
        let came = try EarlierNames(of: two, in: earlier([alone]))
        #expect(
            came["party-dinner"] == "dinner" && came["office-dinner"] == nil
                && came.gone(besides: []).isEmpty)
        let changes = try SweepChanges(two[1].1, since: earlier([alone]), named: "dinner")
        #expect(changes.changedCount == 2 && changes.newCount == 0 && changes.earlierScene == "dinner")
        // And the other way round, when the other one has gone.
        let went = try EarlierNames(of: [alone], in: earlier(two))
        #expect(went["dinner"] == "party-dinner" && went.gone(besides: []) == ["office-dinner"])
        #expect(went.gone(besides: ["office-dinner"]).isEmpty)
        let same = try EarlierNames(of: [alone], in: earlier([alone]))
        #expect(same["dinner"] == "dinner" && same.gone(besides: []).isEmpty)
    }

    @Test("A sheet is as wide as its widest balloons, with a margin behind them")
    func widestRow() throws {
        func sweep(grownBy points: CGFloat) -> SceneSweep {
            let rows = [
                (320, ContentSizeCategory.large, (0, points)), (440, .accessibilityExtraLarge, (points, 0)),
            ]
            return SceneSweep(
                scene: "dinner",
                cells: rows.map { width, category, growth in
                    let traits = TraitCollection(
                        transcriptWidth: CGFloat(width), preferredContentSizeCategory: category)
                    return SweepCell(
                        traits: traits, size: CGSize(width: 200 + growth.0, height: 40 + growth.1), texts: [])
                })
        }
        let changes = SweepChanges(sweep(grownBy: 9), since: EarlierSweep([sweep(grownBy: 0)]))
        #expect(Set(changes.changes.map(\.rule)) == ["taller", "wider"])
        let scene = try BalloonScene(
            text:
                "message: {summaryText: A, layout: {template: {caption: Dinner at the pier with everybody}}}",
            file: "dinner.yaml")
        let sheet = try #require(
            try ChangeSheet.draw(changes, from: scene, to: scene, fonts: .bundled()))
        func hasWhite(_ x: Int) -> Bool {
            (0..<sheet.height).contains { sheet.pixels[($0 * sheet.width + x) * 4] == 255 }
        }
        #expect(
            (sheet.width - 17..<sheet.width).map(hasWhite) == [true] + [Bool](repeating: false, count: 16)
        )
    }

    @Test(
        "Of two scenes of one file name that in the folder of the earlier one is the same, whatever it looks like"
    )
    func sameFolder() throws {
        let alone = try swept("dinner", "old/party/dinner.yaml", splitUpTo: 303)
        let two = [
            try swept("office-dinner", "new/office/dinner.yaml", splitUpTo: 303),
            try swept("party-dinner", "new/party/dinner.yaml", splitUpTo: 309),
        ]
        let names = EarlierNames(of: two, in: EarlierSweep([alone.1], of: [alone.0]))
        #expect(names["party-dinner"] == "dinner" && names["office-dinner"] == nil)
    }

    @Test("A table that was written compares as what was measured")
    func table() throws {
        let before = sweep(splitUpTo: 303)
        let json = Array(try SweepTable([before]).json().utf8)
        let after = sweep(splitUpTo: 305, height: 41)
        let read = try EarlierSweep(json: json, file: "sweep.json")
        #expect(
            SweepChanges(after, since: read).lines
                == SweepChanges(after, since: EarlierSweep([before])).lines)
        #expect(SweepChanges(before, since: read).changedCount == 0)
        #expect(throws: EarlierSweepError(file: "a.json")) {
            try EarlierSweep(json: Array("{}".utf8), file: "a.json")
        }
    }

    @Test(
        "The example of a change is the cell with the most points, and gone cells are those that no other took the place of"
    )
    func mostPoints() {
        func heights(_ heights: [CGFloat], from first: Int = 300) -> SceneSweep {
            let row = SweepCell.Row(TraitCollection(transcriptWidth: 300))
            return SceneSweep(
                scene: "dinner",
                cells: heights.enumerated().map { index, height in
                    SweepCell(
                        transcriptWidth: CGFloat(first + index), size: CGSize(width: 200, height: height),
                        canvasSize: .zero,
                        contents: SweepCell.Contents(row: row, texts: [], hasPicture: false, findings: []))
                })
        }
        let before = EarlierSweep([heights([40, 40, 40, 40])])
        let changes = SweepChanges(heights([42, 50, 41, 40]), since: before)
        #expect(changes.changes.map(\.rule) == ["taller"] && changes.changes[0].points == 10)
        #expect(
            changes.changes[0].message.contains("10 points")
                && changes.changes[0].message.contains("40 → 50"))
        // Four before, five now, of which three are the same.
        let moved = SweepChanges(heights([40, 40, 40, 40, 40], from: 301), since: before)
        #expect(moved.newCount == 2 && moved.missingCount == 1 && moved.changedCount == 0)
        #expect(moved.lines == ["2 cells are new", "one cell is gone"])
        let fewer = SweepChanges(heights([40, 40]), since: before)
        #expect(fewer.newCount == 0 && fewer.missingCount == 2)
    }
}
