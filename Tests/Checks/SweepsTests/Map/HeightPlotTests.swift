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
        let lines = zip(sizes, MapColors.lines).map { HeightPlot.Line(name: $0.shortName, color: $1, strokes: []) }
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
}
