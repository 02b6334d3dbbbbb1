import BalloonFixtures
import BalloonLayouts
import Drawing
import Foundation
import Scenes
import Testing
import ViewLayout

@testable import Sweeps

/// What a map shows of cells that are missing, or that have no balloon.
struct MapCellsTests {
    private let row = SweepCell.Row(.sample())

    @Test func aBalloonThatIsNotThereHasNoHeight() throws {
        let sweep = SceneSweep(
            scene: "dinner",
            cells: [
                .sample(.sample(width: 320), height: 40),
                SweepCell(failure: "no font", transcriptWidth: 321, of: row),
                .sample(.sample(width: 322), height: 44),
            ])
        let language = try #require(MapCells(sweep, allowing: LintAllowances([])).languages.first)
        #expect(language.heights == [[40, nil, 44]] && language.isChecked == [[true, true, true]])
        #expect(language.worst == [[nil, .found(.notLaidOut), nil]])
    }

    /// Of the larger text size nobody asked at 321 points: what is there is white, and no run goes over it.
    @Test func aRunDoesNotGoOverWhatWasNotChecked() throws {
        let places: [(CGFloat, ContentSizeCategory)] = [
            (320, .large), (321, .large), (322, .large), (320, .accessibilityMedium), (322, .accessibilityMedium),
        ]
        let sweep = SceneSweep(
            scene: "dinner", cells: places.map { .sample(.sample(width: $0, category: $1), height: 40) })
        let map = try SweepMap(sweep, allowing: LintAllowances([]), fonts: fonts())
        let boxes = try map.displayList().items.compactMap { item -> CGRect? in
            if case .fill(.rectangle(let box), MapColors.fine) = item, box.height > 20 { box } else { nil }
        }.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
        #expect(boxes.count == 3 && boxes[0].maxY < boxes[1].minY && boxes[1].minY == boxes[2].minY)
        #expect(boxes[0].minX == boxes[1].minX && boxes[0].maxX == boxes[2].maxX && boxes[1].maxX < boxes[2].minX)
        let cells = MapCells(sweep, allowing: LintAllowances([]))
        #expect(cells.languages[0].isChecked == [[true, true, true], [true, false, true]])
        #expect(cells.languages[0].heights[1] == [40, nil, 40])
        // Two pixels to a point, as a screen has them.
        let picture = try PictureFile.decode(map.png(), name: "map.png").bitmap
        #expect(try CGFloat(picture.width) == 2 * map.displayList().size.width)
    }

    /// Errors are worse than warnings, and what is allowed is no worse than anything.
    @Test(
        arguments: [
            ([.wordBroken, .textTruncated], .textTruncated), ([.textTruncated, .wordBroken], .textTruncated),
            ([.summaryTextMissing], .summaryTextMissing),
        ] as [([Finding.Kind], Finding.Kind)])
    func theWorstFindingIsShown(_ kinds: [Finding.Kind], _ worst: Finding.Kind) {
        let cell = SweepCell.sample(findings: kinds.map { Finding($0, node: "caption", message: "") })
        func shown(_ allowed: [LintAllowance]) -> MapMark? {
            MapCells(SceneSweep(scene: "a", cells: [cell]), allowing: LintAllowances(allowed)).languages[0].worst[0][0]
        }
        #expect(shown([]) == .found(worst))
        let all = kinds.map { LintAllowance($0, reason: "meant") }
        #expect(shown(all) == .allowed(worst, reason: "meant"))
        if let other = kinds.first(where: { $0 != worst }) {
            #expect(shown([LintAllowance(worst, reason: "meant")]) == .found(other))
        }
    }
}
