import BalloonLayouts
import Drawing
import Foundation
import Support
import Typesetting
import ViewLayout

/// A sweep in one small picture: for each language a map of widths and text sizes, coloured by the most severe finding,
/// and beside it the height of the balloon plotted against the width.
package struct SweepMap {
    let cells: MapCells
    private let columns: MapColumns
    let colors: MapColors
    let chart: ChartWords
    private let sweep: SceneSweep

    /// - Parameter allowances: the findings that the author allows, which are marked.
    /// - Throws: the errors of drawing.
    package init(_ sweep: SceneSweep, allowing allowances: LintAllowances, fonts: FontCascade) throws {
        self.sweep = sweep
        cells = MapCells(sweep, allowing: allowances)
        columns = MapColumns(widths: cells.widths)
        colors = MapColors(cells.kinds.map(\.kind))
        chart = try ChartWords(fonts: fonts)
    }

    // Lengths in points.
    static let width: CGFloat = 900
    static let margin: CGFloat = 16
    private static let rowLabels: CGFloat = 44
    private static let mapWidth: CGFloat = 390
    private static let plotStart: CGFloat = 500
    private static let panelHeight: CGFloat = 168
    private static let panelHeading: CGFloat = 22
    /// The room below a panel: for the widths, and for the names of devices on two lines where there are any.
    private var panelAxis: CGFloat { columns.isEqual ? 46 : 34 }

    /// The picture, in points.
    /// - Throws: the errors of typesetting its words.
    package func displayList() throws -> DisplayList {
        var items: [DisplayItem] = []
        items += try chart.words(sweep.scene, at: CGPoint(x: Self.margin, y: 12), size: 15, weight: .semibold).items
        // The axes are named once, because words are most of a map's bytes.
        let what =
            "\(sweep.cells.count) cells. Left: the worst finding, text size against width of the transcript in points. "
            + "Right: the height in points against the width"
        items += try chart.words(what, at: CGPoint(x: Self.margin, y: 33), MapColors.faintInk).items
        var y: CGFloat = 54
        for language in cells.languages {
            items += try panel(of: language, at: y)
            y += Self.panelHeading + Self.panelHeight + panelAxis
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

    private func map(of language: MapCells.Language, top: CGFloat) throws -> [DisplayItem] {
        guard let range = columns.range else { return [] }
        let left = Self.margin + Self.rowLabels
        let inset = columns.isContinuous ? 0 : MapColumns.minimumExtent
        let scale = MapScale(range, from: left + inset, to: left + Self.mapWidth - inset)
        let rowHeight = Self.panelHeight / CGFloat(cells.categories.count)
        var words: [DisplayItem] = []
        // Cells do not overlap. Those of one colour are written together.
        var boxes: [Color: [DisplayItem]] = [:]
        var order: [Color] = []
        var lines: [DisplayItem] = []
        for (row, category) in cells.categories.enumerated() {
            let y = top + (CGFloat(row) * rowHeight * 2).rounded() / 2
            let height = top + (CGFloat(row + 1) * rowHeight * 2).rounded() / 2 - y
            words += try chart.words(
                category.shortName, at: CGPoint(x: left - 6, y: y + height / 2 - 7), MapColors.faintInk, endsAt: true
            ).items
            for run in runs(language, row) {
                let start = columns.edge(of: run.columns.lowerBound, towards: -1, on: scale)
                let end = columns.edge(of: run.columns.upperBound, towards: 1, on: scale)
                let box = CGRect(x: start, y: y, width: end - start, height: height - (rowHeight > 6 ? 1 : 0))
                let color = colors[run.mark]
                if boxes[color] == nil { order.append(color) }
                let items = mark(run.mark, in: box)
                boxes[color, default: []].append(items[0])
                lines += items.dropFirst()
                // An area of one finding has one letter, in its first row: words are most of a map's bytes.
                if row == 0 || language.worst[row - 1][run.columns.lowerBound] != run.mark {
                    lines += try letter(of: run.mark, in: box)
                }
            }
        }
        return words + frame(left, top, Self.mapWidth) + order.flatMap { boxes[$0] ?? [] } + lines
            + (try chart.widthAxis(
                scale, columns.ticks ?? scale.ticks(8).map { AxisTick($0) }, top: top + Self.panelHeight))
    }

    /// A cell, or a swatch of the legend: a colour, with lines over it where another finding of the map has the same, and
    /// a line through it where the findings are allowed.
    func mark(_ mark: MapMark?, in box: CGRect) -> [DisplayItem] {
        let cell = chart.rectangle(box.minX, box.minY, box.width, box.height, colors[mark])
        guard case .allowed = mark else {
            let (width, distance) = (colors.lineWidth(of: mark), MapColors.lineDistance)
            guard width > 0 else { return [cell] }
            // At places of the map, not of the cell, so that cells below each other join.
            let first = (box.minX / distance).rounded(.up) * distance
            return [cell]
                + stride(from: first, to: box.maxX, by: distance).map {
                    chart.rectangle($0, box.minY, min(width, box.maxX - $0), box.height, MapColors.background)
                }
        }
        let y = (box.midY * 2).rounded() / 2 - Self.allowedLine / 2
        return [cell, chart.rectangle(box.minX, y, box.width, Self.allowedLine, MapColors.allowed)]
    }

    private static let allowedLine: CGFloat = 2

    /// A hairline around the cells of a map, so that places without a cell are seen, which are white.
    private func frame(_ left: CGFloat, _ top: CGFloat, _ width: CGFloat) -> [DisplayItem] {
        [
            chart.rectangle(left - 0.5, top - 0.5, width + 1, Self.panelHeight + 1, MapColors.grid),
            chart.rectangle(left, top, width, Self.panelHeight, MapColors.unchecked),
        ]
    }

    /// The letter of a finding at the start of its cells, where they have room for it: two findings of one colour are told
    /// apart, and so are two colours that look alike to a reader.
    func letter(of mark: MapMark?, in box: CGRect) throws -> [DisplayItem] {
        let room = Self.letterRoom
        guard let letter = colors.letter(of: mark), box.width >= room.width, box.height >= room.height else {
            return []
        }
        let width = try chart.label.line(letter, color: MapColors.ink, fontSize: Self.letterSize).size.width
        let corner = CGPoint(
            x: box.minX + min(4, (box.width - width) / 2), y: box.midY - Self.letterSize * 0.65)
        return background(of: mark, from: corner.x - 1, width: width + 2, in: box)
            + (try chart.words(
                letter, at: corner, ChartPalette.ink(on: colors[mark]), size: Self.letterSize, weight: .semibold
            ).items)
    }

    /// The plain colour behind a letter, where lines would go through it.
    func background(of mark: MapMark?, from x: CGFloat, width: CGFloat, in box: CGRect) -> [DisplayItem] {
        guard colors.lineWidth(of: mark) > 0 else { return [] }
        let (start, end) = (max(x, box.minX), min(x + width, box.maxX))
        return [chart.rectangle(start, box.minY, end - start, box.height, colors[mark])]
    }

    private static let letterSize: CGFloat = 9
    /// The least width and height of cells with a letter. In narrower ones it would hide the colour, and each letter makes
    /// the file larger.
    private static let letterRoom = CGSize(width: 20, height: 10)

    /// Neighbouring cells of a row with the same mark.
    private func runs(_ language: MapCells.Language, _ row: Int) -> [(columns: ClosedRange<Int>, mark: MapMark?)] {
        var runs: [(columns: ClosedRange<Int>, mark: MapMark?)] = []
        for column in cells.widths.indices where language.isChecked[row][column] {
            let mark = language.worst[row][column]
            if let last = runs.last, last.mark == mark, last.columns.upperBound == column - 1,
                columns.areNext(column - 1, column)
            {
                runs[runs.count - 1].columns = last.columns.lowerBound...column
            } else {
                runs.append((column...column, mark))
            }
        }
        return runs
    }

    // MARK: - Heights

    private func plot(of language: MapCells.Language, top: CGFloat) throws -> [DisplayItem] {
        guard let range = columns.range else { return [] }
        let lines = HeightPlot.plotted(cells.categories).enumerated().map { index, row in
            HeightPlot.Line(
                name: cells.categories[row].shortName, color: MapColors.sizes[index % MapColors.sizes.count],
                strokes: strokes(language.heights[row]))
        }
        let left = Self.plotStart
        return try HeightPlot(
            lines: lines, widths: range, heights: heights, ticks: columns.ticks, cap: cap, chart: chart
        ).items(
            in: CGRect(
                x: left, y: top, width: Self.width - Self.margin - left - HeightPlot.nameRoom, height: Self.panelHeight)
        )
    }

    /// The height that no template exceeds, where a balloon has it; nil where it is not reached or not known.
    private var cap: CGFloat? {
        for case .number(let cap)? in sweep.assumptions.values.map({ $0["maximumHeight"] })
        where heights.map({ $0.upperBound > cap - 1 && $0.lowerBound <= cap }) == true { return cap }
        return nil
    }

    /// The heights of all languages, so that their plots can be compared; nil where nothing was measured.
    private var heights: ClosedRange<CGFloat>? {
        let rows = HeightPlot.plotted(cells.categories)
        let all = cells.languages.flatMap { language in rows.flatMap { language.heights[$0].compactMap { $0 } } }
        guard let lowest = all.min(), let highest = all.max() else { return nil }
        return lowest...highest
    }

    /// A line of steps: a bar where the height stays, an upright one where it changes; broken where nothing was measured.
    private func strokes(_ heights: [CGFloat?]) -> [[CGPoint]] {
        var strokes: [[CGPoint]] = []
        var stroke: [CGPoint] = []
        let reach = columns.reach
        for (width, height) in zip(columns.places, heights) {
            guard let height else {
                strokes.append(stroke)
                stroke = []
                continue
            }
            let (start, end) = (CGPoint(x: width - reach, y: height), CGPoint(x: width + reach, y: height))
            if let last = stroke.last, start.x - last.x <= 1e-6 {
                if last.y == height { stroke[stroke.count - 1] = end } else { stroke += [start, end] }
            } else {
                strokes.append(stroke)
                stroke = [start, end]
            }
        }
        return (strokes + [stroke]).filter { !$0.isEmpty }
    }
}

extension SweepMap: DrawnChart {}
