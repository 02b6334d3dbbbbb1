import BalloonLayouts
import Foundation
import Scenes
import Testing
import ViewLayout

@testable import Lint
@testable import Sweeps

/// The picture of what changed.
struct ChangeSheetTests {
    @Test("Eight viewers are on a sheet at most")
    func eightViewers() throws {
        let scene = try BalloonScene(
            text: "message: {summaryText: A, layout: {template: {caption: A}}}", file: "dinner.yaml")
        let heights = try [7, 8, 9].map { count in
            // A text of its own is new at each width.
            let sweeps = [false, true].map { isNew in
                SceneSweep(
                    scene: "dinner",
                    cells: (0..<count).map { index in
                        let text = SweepCell.Text(id: "text\(index)", height: 20, lineCount: 1, isTruncated: false)
                        return SweepCell(
                            traits: TraitCollection(transcriptWidth: CGFloat(320 + index)),
                            size: CGSize(width: 200, height: 40), texts: isNew ? [text] : [])
                    })
            }
            let changes = SweepChanges(sweeps[1], since: EarlierSweep([sweeps[0]]))
            #expect(changes.changes.count == count)
            return try ChangeSheet.draw(changes, from: scene, to: scene, fonts: .bundled())?.height ?? 0
        }
        #expect(heights[0] < heights[1] && heights[1] == heights[2])
    }
}
