import BalloonLayouts
import Drawing
import Foundation
import Support
import Typesetting
import ViewLayout

/// A sweep in one small picture: for each language a map of widths and text sizes, coloured by the worst finding, and
/// beside it the height of the balloon against the width.
package struct SweepMap {
    private let cells: MapCells
    private let colors: MapColors
    private let chart: ChartWords
    private let sweep: SceneSweep

    /// - Throws: what drawing throws.
    package init(_ sweep: SceneSweep, fonts: FontCascade) throws {
        self.sweep = sweep
        cells = MapCells(sweep)
        colors = MapColors(cells.kinds.map(\.kind))
        chart = try ChartWords(fonts: fonts)
    }

    // Lengths in points.
    private static let width: CGFloat = 900
    private static let margin: CGFloat = 16
    private static let rowLabels: CGFloat = 44
    private static let mapWidth: CGFloat = 390
    private static let plotStart: CGFloat = 500
    private static let panelHeight: CGFloat = 168
    private static let panelHeading: CGFloat = 22
    private static let panelAxis: CGFloat = 34
    /// A cell is at least as wide, so that one width alone is seen.
    private static let leastCellWidth: CGFloat = 4

    /// The picture, in points.
    /// - Throws: what setting its words throws.
    package func displayList() throws -> DisplayList {
        var items: [DisplayItem] = []
        items += try chart.words(sweep.scene, at: CGPoint(x: Self.margin, y: 12), size: 15, weight: .semibold).items
        let what = "\(sweep.cells.count) cells; colour: the worst finding at a width and a text size"
        items += try chart.words(what, at: CGPoint(x: Self.margin, y: 33), MapColors.faintInk).items
        var y: CGFloat = 54
        for language in cells.languages {
            items += try panel(of: language, at: y)
            y += Self.panelHeading + Self.panelHeight + Self.panelAxis
        }
        let (legend, height) = try legend(at: y)
        let size = CGSize(width: Self.width, height: y + height + Self.margin)
        return DisplayList(
            size: size,
            items: [.fill(.rectangle(CGRect(origin: .zero, size: size)), MapColors.background)] + items + legend
        )
    }

    // MARK: - A language

    private func panel(of language: MapCells.Language, at y: CGFloat) throws -> [DisplayItem] {
        let top = y + Self.panelHeading
        return try chart.words(language.locale, at: CGPoint(x: Self.margin, y: y), size: 13, weight: .semibold).items
            + map(of: language, top: top) + plot(of: language, top: top)
    }

    /// How far a cell reaches to each side of its width: half of the smallest step.
    private var reach: CGFloat {
        let steps = zip(cells.widths, cells.widths.dropFirst()).map { $1 - $0 }
        return (steps.min() ?? 1) / 2
    }

    private func map(of language: MapCells.Language, top: CGFloat) throws -> [DisplayItem] {
        guard let first = cells.widths.first, let last = cells.widths.last else { return [] }
        let left = Self.margin + Self.rowLabels
        let scale = MapScale((first - reach)...(last + reach), from: left, to: left + Self.mapWidth)
        let rowHeight = Self.panelHeight / CGFloat(cells.categories.count)
        var items = [chart.rectangle(left, top, Self.mapWidth, Self.panelHeight, MapColors.unchecked)]
        for (row, category) in cells.categories.enumerated() {
            let y = top + (CGFloat(row) * rowHeight * 2).rounded() / 2
            let height = top + (CGFloat(row + 1) * rowHeight * 2).rounded() / 2 - y
            items += try chart.words(
                category.shortName, at: CGPoint(x: left - 6, y: y + height / 2 - 7), MapColors.faintInk, endsAt: true
            ).items
            for run in runs(language, row) {
                let start = scale.place(cells.widths[run.columns.lowerBound] - reach)
                let end = scale.place(cells.widths[run.columns.upperBound] + reach)
                let width = max(end - start, Self.leastCellWidth)
                items.append(chart.rectangle(start, y, width, height - (rowHeight > 6 ? 1 : 0), colors[run.kind]))
            }
        }
        return items + (try chart.widthAxis(scale, top: top + Self.panelHeight))
    }

    /// Neighbouring cells of a row with the same finding.
    private func runs(_ language: MapCells.Language, _ row: Int) -> [(columns: ClosedRange<Int>, kind: Finding.Kind?)] {
        var runs: [(columns: ClosedRange<Int>, kind: Finding.Kind?)] = []
        for column in cells.widths.indices where language.isChecked[row][column] {
            let kind = language.worst[row][column]
            if let last = runs.last, last.kind == kind, last.columns.upperBound == column - 1,
                cells.widths[column] - cells.widths[column - 1] <= 2 * reach + 1e-6
            {
                runs[runs.count - 1].columns = last.columns.lowerBound...column
            } else {
                runs.append((column...column, kind))
            }
        }
        return runs
    }

    // MARK: - Heights

    private func plot(of language: MapCells.Language, top: CGFloat) throws -> [DisplayItem] {
        guard let first = cells.widths.first, let last = cells.widths.last else { return [] }
        let lines = HeightPlot.plotted(cells.categories).enumerated().map { index, row in
            HeightPlot.Line(
                name: cells.categories[row].shortName, color: MapColors.lines[index % MapColors.lines.count],
                strokes: strokes(language.heights[row]))
        }
        let left = Self.plotStart
        return try HeightPlot(lines: lines, widths: (first - reach)...(last + reach), chart: chart).items(
            in: CGRect(x: left, y: top, width: Self.width - Self.margin - left, height: Self.panelHeight))
    }

    /// A line of steps: a bar where the height stays, an upright one where it changes; broken where there is no cell.
    private func strokes(_ heights: [CGFloat?]) -> [[CGPoint]] {
        var strokes: [[CGPoint]] = []
        var stroke: [CGPoint] = []
        for (width, height) in zip(cells.widths, heights) {
            guard let height else {
                strokes.append(stroke)
                stroke = []
                continue
            }
            let (start, end) = (CGPoint(x: width - reach, y: height), CGPoint(x: width + reach, y: height))
            if let last = stroke.last, last.y == height {
                stroke[stroke.count - 1] = end
            } else if let last = stroke.last, start.x - last.x <= 1e-6 {
                stroke += [start, end]
            } else {
                strokes.append(stroke)
                stroke = [start, end]
            }
        }
        return (strokes + [stroke]).filter { !$0.isEmpty }
    }

    // MARK: - Legend

    private static let legendLine: CGFloat = 18
    /// Where the colours begin behind the name of their severity.
    private static let legendStart: CGFloat = 76

    /// The colours, a severity a line, the worst first.
    private func legend(at top: CGFloat) throws -> (items: [DisplayItem], height: CGFloat) {
        var items: [DisplayItem] = []
        var y = top + 4
        for severity in Finding.Severity.allCases {
            let kinds = cells.kinds.filter { $0.kind.entry.severity == severity }
            guard !kinds.isEmpty else { continue }
            items += try chart.words("\(severity.rawValue)s", at: CGPoint(x: Self.margin, y: y), weight: .semibold)
                .items
            let entries = kinds.map { (colors[$0.kind], "\($0.kind.rawValue) \($0.count)×") }
            let (line, end) = try legend(entries, from: Self.legendStart, at: y)
            items += line
            y = end + Self.legendLine
        }
        let others = [(MapColors.fine, "nothing found"), (MapColors.unchecked, "not checked")]
        let (line, end) = try legend(others, from: Self.margin, at: y)
        return (items + line, end + Self.legendLine - top)
    }

    /// Some colours with their names, in as many lines as they take.
    private func legend(
        _ entries: [(color: Color, name: String)], from start: CGFloat, at top: CGFloat
    ) throws -> (items: [DisplayItem], end: CGFloat) {
        var items: [DisplayItem] = []
        var (x, y) = (start, top)
        for entry in entries {
            let width = try chart.width(entry.name)
            if x + 16 + width > Self.width - Self.margin { (x, y) = (start, y + Self.legendLine) }
            items.append(chart.rectangle(x, y + 2, 11, 11, entry.color))
            items += try chart.words(entry.name, at: CGPoint(x: x + 16, y: y)).items
            x += 16 + width + 18
        }
        return (items, y)
    }
}

extension SweepMap: DrawnChart {}
