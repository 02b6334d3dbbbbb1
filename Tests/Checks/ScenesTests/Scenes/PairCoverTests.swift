import Foundation
import Testing
import ViewLayout

@testable import Scenes

/// Row 46 of golden testing: a few cells in which every two values of two axes meet.
struct PairCoverTests {
    @Test(arguments: [
        [2, 2], [5, 5, 2, 2], [12, 2, 2, 3, 4], [3, 1, 4], [1, 1], [7, 7, 7], [2, 2, 2, 2, 2, 2, 2, 2, 2, 2],
    ])
    func everyPairMeets(_ counts: [Int]) {
        let cells = PairCover(counts: counts).cells
        #expect(cells.allSatisfy { $0.count == counts.count && zip($0, counts).allSatisfy { $0 < $1 } })
        #expect(Set(cells.flatMap { PairCover.pairs(in: $0) }) == Set(PairCover.pairs(of: counts)))
        #expect(Set(cells).count == cells.count)
        // No cover has fewer cells than the two longest axes, and a greedy one has few more.
        let longest = counts.sorted(by: >)
        #expect(cells.count >= longest[0] * longest[1])
        #expect(cells.count <= max(longest[0] * longest[1] * 3 / 2, 14))
    }

    @Test func oneAxisHasEachValueAndNoneHasOneCell() {
        #expect(PairCover(counts: [3]).cells == [[0], [1], [2]])
        #expect(PairCover(counts: []).cells == [[]])
        #expect(PairCover(counts: [4, 3, 2]) == PairCover(counts: [4, 3, 2]))
    }

    @Test func axesOfASceneAreCovered() throws {
        let text = """
            message: {layout: {template: {caption: Hello}}}
            goldens:
              cover: pairs
              transcriptWidths: [320, 375, 402, 430, 440]
              preferredContentSizeCategories: [small, large, extraExtraLarge, accessibilityMedium]
              userInterfaceStyles: [light, dark]
              legibilityWeights: [regular, bold]
            """
        let scene = try BalloonScene(text: text, file: "a.yaml")
        let cells = scene.goldens.cells(over: scene.traits)
        #expect(cells.count == scene.goldens.cellCount && (20...24).contains(cells.count))
        #expect(Set(cells.map { "\($0.transcriptWidth) \($0.preferredContentSizeCategory)" }).count == 20)
        #expect(Set(cells.map { "\($0.userInterfaceStyle) \($0.legibilityWeight)" }).count == 4)
        var all = scene.goldens
        all.coversPairs = false
        #expect(Set(all.cells(over: scene.traits)).isSuperset(of: cells) && all.cellCount == 80)
        #expect(throws: SceneError.self) {
            try BalloonScene(text: text.replacing("pairs", with: "triples"), file: "a.yaml")
        }
    }

    /// Two axes that are too long are refused before anything is looked for.
    @Test func aCoverThatIsTooLargeIsRefused() {
        var axes = TraitAxes()
        axes.coversPairs = true
        axes[\.transcriptWidth] = (1...1000).map { 300 + CGFloat($0) / 8 }
        axes[\.transcriptHeight] = (1...1000).map { 300 + CGFloat($0) / 8 }
        #expect(axes.problem(maximumCellCount: SceneLimits.maximumCellCount)?.contains("1000000") == true)
        // Many axes have many pairs, though each two of them have few.
        for trait in [ViewerTrait.transcriptWidth, .transcriptHeight] {
            axes[trait] = (1...100).map { .points(300 + CGFloat($0)) }
        }
        #expect(axes.problem(maximumCellCount: SceneLimits.maximumCellCount) == nil)
        axes[\.locale] = (0..<60).map { "x-\($0)" }
        #expect(axes.problem(maximumCellCount: SceneLimits.maximumCellCount)?.contains("22000 pairs") == true)
    }
}
