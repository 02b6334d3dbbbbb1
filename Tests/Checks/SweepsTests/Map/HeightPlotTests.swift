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

    /// The line of the cap has dashes of four points with as much between them, and ends with the plot.
    @Test(arguments: 96...103) func theCapEndsWithThePlot(_ width: Int) throws {
        let plot = HeightPlot(
            lines: [], widths: 320...440, heights: 0...100, cap: 100, chart: try ChartWords(fonts: .bundled()))
        let frame = CGRect(x: 10, y: 20, width: width, height: 90)
        let dashes = try plot.items(in: frame).compactMap { item -> CGRect? in
            guard case .fill(.rectangle(let box), MapColors.faintInk) = item, box.minY == 24 else { return nil }
            return box
        }
        #expect(dashes.first?.minX == 10 && dashes.allSatisfy { $0.maxX <= frame.maxX && $0.height == 0.5 })
        #expect(zip(dashes, dashes.dropFirst()).allSatisfy { $1.minX - $0.minX == 8 })
        // 96 points are twelve times eight.
        #expect(dashes.reduce(0) { $0 + $1.width } == 48 + CGFloat(min(4, width - 96)))
    }

    /// All text sizes are drawn if they are few; of twelve those between which templates differ; of others as many, with
    /// the first and the last.
    @Test func fiveSizesAreDrawn() {
        let all = ContentSizeCategory.allCases
        #expect((1...5).map { HeightPlot.plotted(Array(all.prefix($0))) } == (1...5).map { Array(0..<$0) })
        #expect(Self.sizes.map(\.shortName) == ["L", "XXXL", "AX1", "AX3", "AX5"])
        #expect(HeightPlot.plotted(Array(all.prefix(9))) == [0, 2, 4, 6, 8])
    }

    /// Names stand where their lines end, beside each other where it is one height, and 13 points lower where they would
    /// touch. Here a point of the balloon is 0.8 points of the plot.
    @Test(
        arguments: [
            ([0, 100], [CGPoint(x: 115, y: 24.5), CGPoint(x: 115, y: 104.5)]),
            ([100, 0], [CGPoint(x: 115, y: 24.5), CGPoint(x: 115, y: 104.5)]),
            ([0, 0], [CGPoint(x: 115, y: 104.5), CGPoint(x: 121, y: 104.5)]),
            ([10, 0], [CGPoint(x: 115, y: 96.5), CGPoint(x: 115, y: 109.5)]),
            ([50, 70], [CGPoint(x: 115, y: 48.5), CGPoint(x: 115, y: 64.5)]),
        ] as [([CGFloat], [CGPoint])])
    func namesStandAtTheEndsOfLines(_ heights: [CGFloat], _ marks: [CGPoint]) throws {
        let lines = zip(["L", "AX5"], heights).map { name, height in
            HeightPlot.Line(
                name: name, color: .black, strokes: [[CGPoint(x: 320, y: 50), CGPoint(x: 440, y: height)]])
        }
        let plot = HeightPlot(
            lines: lines, widths: 320...440, heights: 0...100, chart: try ChartWords(fonts: .bundled()))
        let items = try plot.items(in: CGRect(x: 10, y: 20, width: 100, height: 92))
        let found = items.compactMap { item -> CGPoint? in
            if case .fill(.rectangle(let box), _) = item, box.width == 5, box.height == 3 { box.origin } else { nil }
        }
        #expect(found.map { [($0.x * 4).rounded() / 4, ($0.y * 4).rounded() / 4] } == marks.map { [$0.x, $0.y] })
    }

    /// The name of the cap ends with the plot: behind it are the names of the lines.
    @Test func theNameOfTheCapIsInThePlot() throws {
        let frame = CGRect(x: 10, y: 20, width: 300, height: 92)
        let origins = try [nil, CGFloat(100)].map { cap in
            try HeightPlot(
                lines: [], widths: 320...440, heights: 0...100, cap: cap, chart: try ChartWords(fonts: .bundled())
            ).items(in: frame).compactMap { item -> CGFloat? in
                if case .glyphs(_, let origin, _) = item, origin.y < frame.minY + 6 { origin.x } else { nil }
            }
        }
        #expect(origins[0].isEmpty && origins[1].count > 0)
        #expect(origins[1].allSatisfy { $0 > frame.midX && $0 < frame.maxX - 40 })
    }
}
