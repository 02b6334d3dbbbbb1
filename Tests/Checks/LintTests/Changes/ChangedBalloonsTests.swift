import BalloonFixtures
import BalloonLayouts
import Foundation
import Scenes
import Testing
import ViewLayout

@testable import Lint
@testable import Sweeps

/// What differs between two balloons, and how they are drawn side by side.
struct ChangedBalloonsTests {
    private func sweep(_ entry: String?, _ node: String?, height: CGFloat = 40) -> SceneSweep {
        SceneSweep(
            scene: "chat",
            cells: [
                SweepCell(
                    traits: TraitCollection(), size: CGSize(width: 200, height: height), texts: [],
                    findings: [Finding(.wordBroken, node: node, message: "", entry: entry)])
            ])
    }

    /// One finding is new, and one is gone.
    @Test func aFindingThatAnotherEntryHasIsAChange() throws {
        let before = sweep("entries[0]", "caption")
        let read = try EarlierSweep(json: Array(SweepTable([before]).json().utf8), file: "sweep.json")
        for earlier in [EarlierSweep([before]), read] {
            #expect(SweepChanges(before, since: earlier).changes.isEmpty)
            for other in [
                sweep("entries[1]", "caption"), sweep("entries[0]", "subcaption"), sweep(nil, "caption"),
            ] {
                #expect(SweepChanges(other, since: earlier).changes.count == 2)
            }
        }
    }

    /// The taller of the two has room on the sheet, whichever it is.
    @Test func aRowOfTheSheetIsAsTallAsTheTallerBalloon() throws {
        func scene(_ isTall: Bool) throws -> BalloonScene {
            let more = isTall ? ", subcaption: Saturday" : ""
            return try BalloonScene(
                text: "message: {summaryText: A, layout: {template: {caption: Dinner\(more)}}}",
                file: "chat.yaml")
        }
        let changes = SweepChanges(sweep(nil, nil, height: 53), since: EarlierSweep([sweep(nil, nil)]))
        func height(_ before: Bool, _ after: Bool) throws -> Int {
            try #require(
                try ChangeSheet.draw(changes, from: scene(before), to: scene(after), fonts: fonts())
            ).height
        }
        let (low, tall) = (try height(false, false), try height(true, true))
        #expect(tall - low == 53 - 35)
        #expect(try height(false, true) == tall && height(true, false) == tall)
    }

    /// The name of the scene has room above the balloons, with the margin of the sheet on both sides.
    @Test func theSheetIsAsWideAsItsTitle() throws {
        let scene = try BalloonScene(
            text: "message: {summaryText: A, layout: {template: {caption: Dinner}}}", file: "chat.yaml")
        func width(_ name: String) throws -> Int {
            let cells = sweep(nil, nil).cells
            let (before, after) = (SceneSweep(scene: name, cells: cells), sweep(nil, nil, height: 53).cells)
            let changes = SweepChanges(SceneSweep(scene: name, cells: after), since: EarlierSweep([before]))
            return try #require(try ChangeSheet.draw(changes, from: scene, to: scene, fonts: fonts())).width
        }
        let widths = try ["a", "chat", "", String(repeating: "m", count: 80), String(repeating: "m", count: 90)].map(
            width)
        #expect(Set(widths[..<3]).count == 1 && widths[3] > widths[0] && widths[4] > widths[3])
    }
}
