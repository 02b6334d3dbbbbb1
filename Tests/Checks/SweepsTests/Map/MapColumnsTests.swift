import BalloonLayouts
import Drawing
import Foundation
import Sweeps
import Testing
import ViewLayout

@testable import Sweeps

/// A map shows the widths that were measured and none between them.
struct MapColumnsTests {
    @Test("Whole points touch; what is further apart does not")
    func reach() {
        let every = MapColumns(widths: (320...330).map { CGFloat($0) })
        #expect(every.isContinuous && every.reach == 0.5 && every.ticks == nil && every.range == 319.5...330.5)
        let few = MapColumns(widths: [320, 375, 430])
        #expect(!few.isContinuous && few.reach == 0.5 && few.ticks == [320, 375, 430] && few.range == 319.5...430.5)
        #expect(!few.areNext(0, 1) && every.areNext(0, 1))
        let mixed = MapColumns(widths: [320, 320.5, 321, 400])
        #expect(!mixed.isContinuous && mixed.reach == 0.25 && mixed.areNext(1, 2) && !mixed.areNext(2, 3))
        #expect(MapColumns(widths: [402]).ticks == [402])
    }

    @Test("A width alone has a bar around it, and half of what lies between two bars is free")
    func edges() {
        let columns = MapColumns(widths: [320, 375, 376, 430])
        let scale = MapScale(319.5...430.5, from: 0, to: 222)
        func bar(_ first: Int, _ last: Int) -> [CGFloat] {
            [columns.edge(of: first, towards: -1, on: scale), columns.edge(of: last, towards: 1, on: scale)]
        }
        #expect(bar(0, 0) == [1 - 4, 1 + 4])
        #expect(bar(1, 1) == [111 - 4, 112])
        #expect(bar(1, 2) == [111 - 4, 113 + 4])
        let close = MapColumns(widths: [320, 322, 324])
        let wide = MapScale(319.5...324.5, from: 0, to: 20)
        #expect(close.edge(of: 0, towards: 1, on: wide) == 4 && close.edge(of: 1, towards: -1, on: wide) == 8)
    }

    /// At 375 points a word is split, at 320 and 430 it is not; the balloon is 40, 60 and 40 points tall.
    @Test("Of three widths three bars are coloured, and the heights are dots that no line connects")
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
        let bars = boxes(colors[.found(.wordBroken)]) { $0.height > 20 }
        let fine = boxes(MapColors.fine) { $0.height > 20 }
        #expect(bars.count == 1 && fine.count == 2 && (bars + fine).allSatisfy { $0.width == 8 })
        let dots = boxes(MapColors.lines[0]) { $0.width == 4 && $0.height == 4 }
        #expect(dots.count == 3 && dots[0].minY == dots[2].minY && dots[1].minY < dots[0].minY)
        #expect(!items.contains { if case .fill(.path, _) = $0 { true } else { false } })
    }
}
