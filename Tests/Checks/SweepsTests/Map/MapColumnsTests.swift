import BalloonLayouts
import Drawing
import Foundation
import Sweeps
import Testing
import ViewLayout

@testable import Sweeps

/// Where a map shows the widths that were measured.
struct MapColumnsTests {
    @Test("A step of k points fills k points")
    func steps() {
        let every = MapColumns(widths: (320...340).map { CGFloat($0) })
        #expect(every.isContinuous && every.reach == 0.5 && every.ticks == nil && every.range == 319.5...340.5)
        #expect(every.areNext(0, 1))
        let tens = MapColumns(widths: [280, 290, 300, 310])
        #expect(tens.reach == 5 && tens.range == 275...315 && tens.areNext(2, 3) && !tens.isEqual)
        let scale = MapScale(275...315, from: 0, to: 40)
        #expect(tens.edge(of: 1, towards: 1, on: scale) == 20 && tens.edge(of: 2, towards: -1, on: scale) == 20)
        // The first bar is as wide as the others.
        #expect(tens.edge(of: 0, towards: -1, on: scale) == 0 && tens.edge(of: 0, towards: 1, on: scale) == 10)
        #expect(tens.ticks?.map(\.text) == ["280", "290", "300", "310"])
    }

    @Test("Widths of devices are columns of one size with the devices' names")
    func devices() throws {
        let columns = MapColumns(widths: [320, 402, 440])
        #expect(columns.isEqual && columns.range == -0.5...2.5 && !columns.areNext(0, 1))
        #expect(columns.ticks?.map(\.text) == ["320", "402", "440"])
        #expect(columns.ticks?.map(\.name) == ["iphone-se-1", "iphone-17", "iphone-17-pro-max"])
        let scale = MapScale(-0.5...2.5, from: 0, to: 300)
        let bars = (0..<3).map {
            columns.edge(of: $0, towards: 1, on: scale) - columns.edge(of: $0, towards: -1, on: scale)
        }
        #expect(bars == [99, 99, 99])
        #expect(MapColumns(widths: [402]).ticks?.map(\.name) == ["iphone-17"])
    }

    @Test("Of many widths that are unequal steps apart only what was measured is covered")
    func many() {
        let widths: [CGFloat] = (0..<40).map { CGFloat(300 + $0 * $0) }
        let columns = MapColumns(widths: widths)
        #expect(!columns.isEqual && !columns.isContinuous && columns.reach == 0.5 && columns.ticks == nil)
        #expect(columns.areNext(0, 1) && !columns.areNext(1, 2))
        let scale = MapScale(299.5...(300 + 39 * 39 + 0.5), from: 0, to: 3044)
        let last = columns.edge(of: 39, towards: 1, on: scale) - columns.edge(of: 39, towards: -1, on: scale)
        #expect(last == 2 * MapColumns.minimumExtent)
    }

    /// At 375 points a word is split, at 320 and 430 it is not; the balloon is 40, 60 and 40 points tall.
    @Test("Three widths fill the map, and the heights are one line of steps")
    func threeWidths() throws {
        let widths: [CGFloat] = [320, 375, 430]
        let sweep = SceneSweep(
            scene: "dinner",
            cells: widths.map { width in
                .sample(
                    .sample(width: width, category: .large), height: width == 375 ? 60 : 40,
                    findings: width == 375 ? [Finding(.wordBroken, message: "")] : [])
            })
        let items = try SweepMap(sweep, allowing: LintAllowances([]), fonts: .bundled()).displayList().items
        func boxes(_ color: Color, _ size: (CGRect) -> Bool) -> [CGRect] {
            items.compactMap { if case .fill(.rectangle(let box), color) = $0, size(box) { box } else { nil } }
        }
        let colors = MapColors([.wordBroken])
        let bars = (boxes(colors[.found(.wordBroken)]) { $0.height > 20 } + boxes(MapColors.fine) { $0.height > 20 })
            .sorted { $0.minX < $1.minX }
        #expect(bars.count == 3 && zip(bars, bars.dropFirst()).allSatisfy { $0.maxX == $1.minX })
        #expect(bars.allSatisfy { abs($0.width - 130) <= 1 })
        #expect(items.count { if case .fill(.path, MapColors.sizes[0]) = $0 { true } else { false } } == 1)
    }

    @Test("A balloon at the cap of templates shows and names it; a lower one does not")
    func cap() throws {
        func dashes(_ height: CGFloat) throws -> Int {
            let sweep = SceneSweep(
                scene: "dinner",
                cells: [320, 330, 340].map {
                    .sample(.sample(width: $0, category: .large), height: $0 == 320 ? height : 300)
                },
                assumptions: [.phone: ["maximumHeight": .number(500)]])
            let items = try SweepMap(sweep, allowing: LintAllowances([]), fonts: .bundled()).displayList().items
            return items.count {
                if case .fill(.rectangle(let box), MapColors.faintInk) = $0 {
                    box.height == 0.5 && box.width == 4
                } else {
                    false
                }
            }
        }
        #expect(try dashes(500) > 10 && dashes(480) == 0)
    }

    /// Cells that stand alone are drawn wider than they are, and half of the space between two of them stays free.
    @Test func halfOfTheSpaceBetweenLoneCellsIsFree() {
        let columns = MapColumns(widths: (0..<40).map { CGFloat(300 + $0 * $0) })
        let scale = MapScale(299.5...(300 + 39 * 39 + 0.5), from: 0, to: 1522)
        for column in 1..<39 {
            let free =
                columns.edge(of: column + 1, towards: -1, on: scale) - columns.edge(of: column, towards: 1, on: scale)
            let distance = CGFloat(2 * column + 1)
            let isClose = distance < 4 * MapColumns.minimumExtent
            #expect(isClose ? abs(free - distance / 2) < 0.001 : free > distance / 2, "\(column)")
            #expect(abs(distance - free) <= 2 * MapColumns.minimumExtent + 0.001, "\(column)")
        }
    }
}
