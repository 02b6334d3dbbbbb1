import BalloonFixtures
import Drawing
import Foundation
import Scenes
import Testing
import ViewLayout

@testable import Sweeps

/// The plot and the JSON of a break table say what the table says.
struct BreakPlotTests {
    private func table(_ name: String) throws -> BreakTable {
        let scene = try BalloonScene(contentsOf: "Examples/\(name).yaml")
        var axes = TraitAxes()
        axes[\.locale] = [scene.traits.locale]
        axes[\.preferredContentSizeCategory] = [.large, .accessibilityLarge]
        axes[\.transcriptWidth] = [320, 350, 380]
        return try BreakTable(of: scene, axes: axes, fonts: fonts(), workerCount: 1)
    }

    /// "where a line or a finding changes; an empty lane has no change": not where the lane begins.
    @Test func aLaneHasAMarkForEachChange() throws {
        let table = try table("group-food-order")
        let items = try BreakPlot(table, fonts: fonts()).displayList().items
        for (row, color) in zip(table.rows, MapColors.sizes) {
            let marks = items.compactMap { item -> CGFloat? in
                guard case .fill(.rectangle(let box), color) = item, box.height == 12, box.width == 1.5 else {
                    return nil
                }
                return box.minX
            }
            #expect(marks.count == row.intervals.count - 1 && marks == marks.sorted())
        }
        #expect(table.rows.contains { $0.intervals.count > 1 })
    }

    /// An empty lane is seen by a hairline of half a point on all four sides, as wide as the plot.
    @Test func aLaneHasAHairlineOnEachSide() throws {
        let table = try table("group-food-order")
        let boxes = try BreakPlot(table, fonts: fonts()).displayList().items.compactMap { item -> CGRect? in
            if case .fill(.rectangle(let box), _) = item { box } else { nil }
        }
        let lanes = zip(boxes, boxes.dropFirst()).filter { $0.height == 12 && $1 == $0.insetBy(dx: 0.5, dy: 0.5) }
        let grid = boxes.filter { $0.height == 0.5 }.map(\.width).max()
        #expect(lanes.count == table.rows.count && lanes.allSatisfy { $0.0.width == grid })
    }

    @Test func anIntervalHasItsWidthsAndHeightsFromTheSmallest() throws {
        let table = try table("dinner-invitation")
        let json = try BreakTable.json([table])
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let scene = try #require((object["scenes"] as? [[String: Any]])?.first)
        #expect(scene["scene"] as? String == table.scene)
        #expect(scene["from"] as? Double == 320 && scene["to"] as? Double == 380)
        let viewers = try #require(scene["viewers"] as? [[String: Any]])
        let intervals = viewers.map { $0["intervals"] as? [[String: Any]] ?? [] }
        #expect(intervals.map(\.count) == table.rows.map(\.intervals.count))
        for (read, interval) in zip(intervals.joined(), table.rows.flatMap(\.intervals)) {
            #expect(read["from"] as? Double == Double(interval.from) && read["to"] as? Double == Double(interval.to))
            let heights = try #require(read["heights"] as? [Double])
            #expect(heights.count == 2 && heights[0] <= heights[1])
            #expect(isClose(CGFloat(heights[0]), interval.heights.lowerBound, within: 0.001))
            let texts = try #require(read["texts"] as? [[String: Any]])
            #expect(texts.compactMap { $0["id"] as? String } == interval.texts.map(\.id))
        }
        // A picture grows with the width.
        let grown = intervals.joined().compactMap { $0["heights"] as? [Double] }
        #expect(grown.contains { $0[0] < $0[1] })
    }

    /// The cap of balloons has a line where a balloon reaches it, and none outside of a plot that ends lower.
    @Test(arguments: [(500, true), (499, false), (120, false)]) func theCapIsDrawnWhereItIsReached(
        _ height: Int, _ isReached: Bool
    ) throws {
        let scene = try BalloonScene(
            text: """
                message:
                  summaryText: a
                  layout: {live: {view: {fill: tint}, contentSize: {height: \(height)}, alternate: {caption: a}}}
                """, file: "a.yaml")
        var axes = TraitAxes()
        axes[\.preferredContentSizeCategory] = [.large]
        axes[\.transcriptWidth] = [320, 321]
        let table = try BreakTable(of: scene, axes: axes, fonts: fonts(), workerCount: 1)
        let list = try BreakPlot(table, fonts: fonts()).displayList()
        let dashes = list.items.count { item in
            guard case .fill(.rectangle(let box), MapColors.faintInk) = item else { return false }
            return box.height == 0.5 && box.width == 4
        }
        #expect(table.cap == 500 && (dashes > 10) == isReached && (dashes == 0) != isReached)
    }
}
