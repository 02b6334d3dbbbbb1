import Drawing
import Foundation
import Support
import ViewLayout

/// Plots the height of a balloon against the width of the transcript, with one line per text size.
struct HeightPlot {
    /// The heights at a text size.
    struct Line {
        let name: String
        let color: Color
        /// The strokes of the line, in points: the width horizontally and the height vertically.
        let strokes: [[CGPoint]]
    }

    let lines: [Line]
    /// The widths at the ends of the axis, in points.
    let widths: ClosedRange<CGFloat>
    /// The heights at the ends of the axis, in points: plots that stand below each other have the same. Those of the lines
    /// when nil.
    var heights: ClosedRange<CGFloat>?
    /// The widths that are labelled; round ones when nil.
    var ticks: [AxisTick]?
    /// The height that no balloon exceeds, which gets a broken line and a name; nil for none.
    var cap: CGFloat?
    /// What the axes are; nil where the chart says it once for all plots.
    var title: String?
    let chart: ChartWords

    /// The text sizes whose heights are drawn: all if they are few; of all twelve those between which templates differ.
    static func plotted(_ categories: [ContentSizeCategory]) -> [Int] {
        let count = MapColors.sizes.count
        guard categories.count > count else { return Array(categories.indices) }
        let telling = Self.telling.compactMap { categories.firstIndex(of: $0) }
        return telling.count == count ? telling : (0..<count).map { $0 * (categories.count - 1) / (count - 1) }
    }

    private static let telling: [ContentSizeCategory] = [
        .large, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// Draws the plot in a frame, with the widths below it and the names of the lines at its right, in ``nameRoom``.
    func items(in frame: CGRect) throws -> [DisplayItem] {
        let drawn = lines.flatMap(\.strokes).joined().map(\.y)
        guard let lowest = heights?.lowerBound ?? drawn.min(), let highest = heights?.upperBound ?? drawn.max() else {
            return []
        }
        let across = MapScale(widths, from: frame.minX, to: frame.maxX)
        let up = MapScale(lowest...highest, from: frame.maxY - 6, to: frame.minY + 6)
        var items: [DisplayItem] = []
        for tick in up.ticks(4) {
            let y = up.place(tick)
            items.append(chart.rectangle(frame.minX, y, frame.width, 0.5, MapColors.grid))
            items += try chart.words(
                ShortDecimal.text(Double(tick)), at: CGPoint(x: frame.minX - 6, y: y - 7), MapColors.faintInk,
                endsAt: true
            ).items
        }
        if let cap {
            let y = up.place(cap)
            for x in stride(from: frame.minX, to: frame.maxX, by: 2 * Self.dash) {
                items.append(chart.rectangle(x, y - 2, min(Self.dash, frame.maxX - x), 0.5, MapColors.faintInk))
            }
            items += try chart.words(
                "\(ShortDecimal.text(Double(cap))): assumed cap (8.1)",
                at: CGPoint(x: frame.maxX, y: y - 17), MapColors.faintInk, endsAt: true
            ).items
        }
        var strokes = PlotStrokes(across: across, up: up, chart: chart)
        for line in lines { items += strokes.items(of: line) }
        items += try names(of: lines, at: frame.maxX + Self.nameGap, up)
        if let title {
            items += try chart.words(title, at: CGPoint(x: frame.minX, y: frame.minY - 18), MapColors.faintInk).items
        }
        return items + (try chart.widthAxis(across, ticks ?? across.ticks(8).map { AxisTick($0) }, top: frame.maxY))
    }

    /// The names of lines at their right ends, with their colours. Lines that end at one height are named together; names
    /// that would touch move down.
    private func names(of lines: [Line], at x: CGFloat, _ up: MapScale) throws -> [DisplayItem] {
        let ends = lines.compactMap { line in line.strokes.last?.last.map { (line: line, y: up.place($0.y)) } }
            .sorted { $0.y < $1.y }
        var groups: [(lines: [Line], y: CGFloat)] = []
        for end in ends {
            if let last = groups.last, last.y == end.y {
                groups[groups.count - 1].lines.append(end.line)
            } else {
                groups.append(([end.line], end.y))
            }
        }
        var items: [DisplayItem] = []
        var free = -CGFloat.infinity
        for group in groups {
            let y = max(group.y, free)
            free = y + Self.nameHeight
            var left = x
            let (name, marked) = label(of: group.lines)
            for line in marked {
                items.append(chart.rectangle(left, y - 1.5, Self.markWidth - 1, 3, line.color))
                left += Self.markWidth
            }
            items += try chart.words(name, at: CGPoint(x: left + 1, y: y - 7)).items
        }
        return items
    }

    /// The name of lines that end at one height, and those whose colours stand before it: of more than two that follow one
    /// another, the first and the last.
    func label(of group: [Line]) -> (name: String, marked: [Line]) {
        let places = lines.indices.filter { place in group.contains { $0.name == lines[place].name } }
        let own = places.map { lines[$0] }
        guard own.count > 2, let first = places.first, let last = places.last, last - first == own.count - 1 else {
            return (own.map(\.name).joined(separator: "="), own)
        }
        return ("\(lines[first].name)–\(lines[last].name)", [lines[first], lines[last]])
    }

    /// The length of a dash of the cap's line, in points.
    private static let dash: CGFloat = 4
    /// The space between a plot and the names of its lines.
    static let nameGap: CGFloat = 5
    /// The width of a line's colour before its name, with the space behind it.
    static let markWidth: CGFloat = 6
    private static let nameHeight: CGFloat = 13
    /// The room that the names need at the right of a plot, in points: for `XXXL–AX5` behind two colours.
    static let nameRoom: CGFloat = 84
}
