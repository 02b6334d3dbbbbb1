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
    private let label: Label
    private let sweep: SceneSweep

    /// - Throws: what drawing throws.
    package init(_ sweep: SceneSweep, fonts: FontCascade) throws {
        self.sweep = sweep
        cells = MapCells(sweep)
        colors = MapColors(cells.kinds.map(\.kind))
        label = Label(fonts: fonts, renderer: try Renderer())
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
    private static let fontSize: CGFloat = 11
    /// A cell is at least as wide, so that one width alone is seen.
    private static let leastCellWidth: CGFloat = 4

    /// The picture, in points.
    /// - Throws: what setting its words throws.
    package func displayList() throws -> DisplayList {
        var items: [DisplayItem] = []
        items += try words(sweep.scene, at: CGPoint(x: Self.margin, y: 12), size: 15, weight: .semibold).items
        let what = "\(sweep.cells.count) cells; colour: the worst finding at a width and a text size"
        items += try words(what, at: CGPoint(x: Self.margin, y: 33), MapColors.faintInk).items
        var y: CGFloat = 54
        for language in cells.languages {
            items += try panel(of: language, at: y)
            y += Self.panelHeading + Self.panelHeight + Self.panelAxis
        }
        let (legend, height) = try legend(at: y)
        let size = CGSize(width: Self.width, height: y + height + Self.margin)
        return DisplayList(
            size: size, items: [.fill(.rectangle(CGRect(origin: .zero, size: size)), MapColors.ground)] + items + legend
        )
    }

    private func words(
        _ words: String, at corner: CGPoint, _ color: Color = MapColors.ink, size: CGFloat = fontSize,
        weight: FontWeight = .regular, endsAt isEnd: Bool = false
    ) throws -> (items: [DisplayItem], width: CGFloat) {
        let line = try label.line(words, color: color, fontSize: size, weight: weight)
        let place = CGPoint(x: isEnd ? corner.x - line.size.width : corner.x, y: corner.y)
        return (
            try label.line(words, color: color, fontSize: size, weight: weight, at: place).items, line.size.width
        )
    }

    private func rectangle(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: Color)
        -> DisplayItem
    {
        .fill(.rectangle(CGRect(x: x, y: y, width: width, height: height)), color)
    }

    // MARK: - A language

    private func panel(of language: MapCells.Language, at y: CGFloat) throws -> [DisplayItem] {
        let top = y + Self.panelHeading
        return try words(language.locale, at: CGPoint(x: Self.margin, y: y), size: 13, weight: .semibold).items
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
        var items = [rectangle(left, top, Self.mapWidth, Self.panelHeight, MapColors.unchecked)]
        for (row, category) in cells.categories.enumerated() {
            let y = top + (CGFloat(row) * rowHeight * 2).rounded() / 2
            let height = top + (CGFloat(row + 1) * rowHeight * 2).rounded() / 2 - y
            items += try words(
                category.shortName, at: CGPoint(x: left - 6, y: y + height / 2 - 7), MapColors.faintInk, endsAt: true
            ).items
            for run in runs(language, row) {
                let start = scale.place(cells.widths[run.columns.lowerBound] - reach)
                let end = scale.place(cells.widths[run.columns.upperBound] + reach)
                let width = max(end - start, Self.leastCellWidth)
                items.append(rectangle(start, y, width, height - (rowHeight > 6 ? 1 : 0), colors[run.kind]))
            }
        }
        return items + (try widthAxis(scale, top: top + Self.panelHeight))
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

    private func widthAxis(_ scale: MapScale, top: CGFloat) throws -> [DisplayItem] {
        try scale.ticks(8).flatMap { tick in
            let x = scale.place(tick)
            let text = ShortDecimal.text(Double(tick))
            let half = try label.line(text, color: MapColors.faintInk, fontSize: Self.fontSize).size.width / 2
            return [rectangle(x, top, 0.5, 4, MapColors.faintInk)]
                + (try words(text, at: CGPoint(x: x - half, y: top + 5), MapColors.faintInk).items)
        }
    }

    // MARK: - Heights

    /// The text sizes whose heights are drawn: all of a few, and of all twelve those that templates tell apart.
    private var plotted: [Int] {
        let count = MapColors.lines.count
        guard cells.categories.count > count else { return Array(cells.categories.indices) }
        let telling = Self.telling.compactMap { cells.categories.firstIndex(of: $0) }
        return telling.count == count ? telling : (0..<count).map { $0 * (cells.categories.count - 1) / (count - 1) }
    }

    private static let telling: [ContentSizeCategory] = [
        .large, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    private func plot(of language: MapCells.Language, top: CGFloat) throws -> [DisplayItem] {
        let heights = plotted.flatMap { language.heights[$0] }.compactMap { $0 }
        guard let first = cells.widths.first, let last = cells.widths.last, let lowest = heights.min(),
            let highest = heights.max()
        else { return [] }
        let left = Self.plotStart
        let right = Self.width - Self.margin
        let across = MapScale((first - reach)...(last + reach), from: left, to: right)
        let up = MapScale(lowest...highest, from: top + Self.panelHeight - 6, to: top + 6)
        var items: [DisplayItem] = []
        for tick in up.ticks(4) {
            let y = up.place(tick)
            items.append(rectangle(left, y, right - left, 0.5, MapColors.grid))
            items += try words(
                ShortDecimal.text(Double(tick)), at: CGPoint(x: left - 6, y: y - 7), MapColors.faintInk, endsAt: true
            ).items
        }
        var x = left
        for (index, row) in plotted.enumerated() {
            let color = MapColors.lines[index % MapColors.lines.count]
            items += line(language.heights[row], across, up, color)
            items.append(rectangle(x, top - 12, 10, 3, color))
            let name = try words(
                cells.categories[row].shortName, at: CGPoint(x: x + 13, y: top - 18), MapColors.ink)
            items += name.items
            x += 13 + name.width + 12
        }
        items += try words(
            "height against width, in points", at: CGPoint(x: right, y: top - 18), MapColors.faintInk, endsAt: true
        ).items
        return items + (try widthAxis(across, top: top + Self.panelHeight))
    }

    /// A line of steps: a bar where the height stays, an upright one where it changes.
    private func line(_ heights: [CGFloat?], _ across: MapScale, _ up: MapScale, _ color: Color) -> [DisplayItem] {
        var items: [DisplayItem] = []
        var column = 0
        var before: CGFloat?
        while column < heights.count {
            guard let height = heights[column] else {
                before = nil
                column += 1
                continue
            }
            var end = column
            while end + 1 < heights.count, heights[end + 1] == height { end += 1 }
            let (start, stop) = (
                across.place(cells.widths[column] - reach), across.place(cells.widths[end] + reach)
            )
            let y = up.place(height)
            items.append(rectangle(start, y - 0.75, max(stop - start, 1), 1.5, color))
            if let before {
                let other = up.place(before)
                items.append(rectangle(start - 0.75, min(y, other), 1.5, abs(y - other), color))
            }
            before = height
            column = end + 1
        }
        return items
    }

    // MARK: - Legend

    private func legend(at top: CGFloat) throws -> (items: [DisplayItem], height: CGFloat) {
        var items: [DisplayItem] = []
        var (x, y) = (Self.margin, top + 4)
        let entries: [(Color, String)] =
            cells.kinds.map { (colors[$0.kind], "\($0.kind.rawValue) \($0.count)×") }
            + [(MapColors.fine, "nothing found"), (MapColors.unchecked, "not checked")]
        for (color, name) in entries {
            let width = try label.line(name, color: MapColors.ink, fontSize: Self.fontSize).size.width
            if x + 16 + width > Self.width - Self.margin { (x, y) = (Self.margin, y + 18) }
            items.append(rectangle(x, y + 2, 11, 11, color))
            items += try words(name, at: CGPoint(x: x + 16, y: y)).items
            x += 16 + width + 18
        }
        return (items, y + 18 - top)
    }

    // MARK: - Files

    /// The picture as PNG with two pixels to a point.
    package func png() throws -> [UInt8] { PNGEncoder.encode(try Renderer().render(try displayList(), scale: 2)) }

    /// The picture as SVG, its words as outlines.
    package func svg() throws -> String { try SVGDocument(displayList()).text }
}
