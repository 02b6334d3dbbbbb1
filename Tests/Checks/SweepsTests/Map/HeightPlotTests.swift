import Drawing
import Foundation
import Testing
import Typesetting
import ViewLayout

@testable import Sweeps

/// The names at the ends of lines: of lines that end at one height one name, which has room beside the plot.
struct HeightPlotTests {
    private static let sizes = HeightPlot.plotted(ContentSizeCategory.allCases).map { ContentSizeCategory.allCases[$0] }

    private static func plot() throws -> HeightPlot {
        let lines = zip(sizes, MapColors.sizes).map { HeightPlot.Line(name: $0.shortName, color: $1, strokes: []) }
        return HeightPlot(lines: lines, widths: 320...440, chart: try ChartWords(fonts: .bundled()))
    }

    @Test(
        "Two names, or the first and the last of more",
        arguments: [(3...3, "AX3"), (3...4, "AX3=AX5"), (2...4, "AX1–AX5")])
    func name(places: ClosedRange<Int>, expected: String) throws {
        let plot = try Self.plot()
        #expect(plot.label(of: Array(plot.lines[places])).name == expected)
    }

    @Test("Lines that do not follow one another are named one by one")
    func apart() throws {
        let plot = try Self.plot()
        let label = plot.label(of: [plot.lines[4], plot.lines[0]])
        #expect(label.name == "L=AX5" && label.marked.map(\.name) == ["L", "AX5"])
    }

    @Test("Every name of lines that follow one another has room")
    func room() throws {
        let plot = try Self.plot()
        for first in plot.lines.indices {
            for last in plot.lines.indices[first...] {
                let (name, marked) = plot.label(of: Array(plot.lines[first...last]))
                let width = HeightPlot.nameGap + CGFloat(marked.count) * HeightPlot.markWidth + 1
                #expect(try width + plot.chart.width(name) <= HeightPlot.nameRoom, "\(name)")
            }
        }
    }

    @Test("A line on another is dashes of a quarter, so that all of four are seen; elsewhere it is whole")
    func linesOnLines() throws {
        let chart = try ChartWords(fonts: .bundled())
        let scale = MapScale(0...100, from: 0, to: 240)
        var strokes = PlotStrokes(across: scale, up: scale, chart: chart)
        func boxes(_ points: [CGPoint]) -> [DisplayItem] {
            strokes.items(of: HeightPlot.Line(name: "", color: .black, strokes: [points]))
        }
        let flat = [CGPoint(x: 0, y: 50), CGPoint(x: 100, y: 50)]
        #expect(boxes(flat).count == 1)
        // 240 points are ten times 24: ten dashes of 6 points each, at other places for each line.
        var places: Set<CGFloat> = []
        for _ in 0..<3 {
            let dashes = boxes(flat)
            #expect(dashes.count == 10)
            for case .fill(.rectangle(let box), _) in dashes {
                #expect(box.width == 6)
                places.insert(box.minX)
            }
        }
        #expect(places.count == 30)
        // Half of it lies on the others: an outline for the rest.
        let step = [CGPoint(x: 0, y: 50), CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 80), CGPoint(x: 100, y: 80)]
        let items = boxes(step)
        #expect(items.filter { if case .fill(.path, _) = $0 { true } else { false } }.count == 1)
    }
}
