import Drawing
import Foundation
import Support
import Typesetting
import ViewLayout

/// The heights of a break table against the width: a panel for each language, a line for each text size, and below it a
/// mark where a line or a finding changes.
package struct BreakPlot {
    private let table: BreakTable
    private let chart: ChartWords

    /// - Throws: the error of a font that cannot be used.
    package init(_ table: BreakTable, fonts: FontCascade) throws {
        self.table = table
        chart = try ChartWords(fonts: fonts)
    }

    // Lengths in points.
    private static let width: CGFloat = 640
    private static let margin: CGFloat = 16
    private static let labels: CGFloat = 34
    private static let panelHeight: CGFloat = 200
    private static let heading: CGFloat = 44
    private static let markHeight: CGFloat = 12

    /// The picture, in points.
    /// - Throws: the errors of typesetting its words.
    package func displayList() throws -> DisplayList {
        var items = try chart.words(
            table.scene, at: CGPoint(x: Self.margin, y: 12), size: 15, weight: .semibold
        ).items
        var y: CGFloat = 34
        for rows in panels {
            let lines = lines(of: rows)
            let frame = CGRect(
                x: Self.margin + Self.labels, y: y + Self.heading,
                width: Self.width - 2 * Self.margin - Self.labels - HeightPlot.nameRoom, height: Self.panelHeight)
            items += try chart.words(
                Self.title(of: rows), at: CGPoint(x: Self.margin, y: y), size: 13, weight: .semibold
            ).items
            items += try HeightPlot(
                lines: lines.map(\.line), widths: table.widths, cap: Self.cap(of: rows, table.cap),
                title: "height against width of the transcript, in points", chart: chart
            ).items(in: frame)
            let marksTop = frame.maxY + 22
            for (index, line) in lines.enumerated() {
                let top = marksTop + CGFloat(index) * (Self.markHeight + 1)
                items += marks(line.row, line.line.color, top: top, in: frame)
                items += try chart.words(
                    line.line.name, at: CGPoint(x: frame.minX - 6, y: top + Self.markHeight / 2 - 7),
                    MapColors.faintInk, endsAt: true
                ).items
            }
            y = marksTop + CGFloat(lines.count) * (Self.markHeight + 1) + Self.margin
        }
        items += try chart.words(
            "Below each plot, for each text size: where a line or a finding changes; an empty lane has no change",
            at: CGPoint(x: Self.margin, y: y), MapColors.faintInk
        ).items
        let size = CGSize(width: Self.width, height: y + 16 + Self.margin)
        return DisplayList(
            size: size, items: [.fill(.rectangle(CGRect(origin: .zero, size: size)), MapColors.background)] + items)
    }

    /// Rows that differ in the text size alone.
    private var panels: [[BreakTable.Row]] {
        var panels: [(key: TraitCollection, rows: [BreakTable.Row])] = []
        for row in table.rows where row.failure == nil {
            let key = row.traits.with(\.preferredContentSizeCategory, .large)
            if let index = panels.firstIndex(where: { $0.key == key }) {
                panels[index].rows.append(row)
            } else {
                panels.append((key, [row]))
            }
        }
        return panels.map(\.rows)
    }

    /// The height that no balloon exceeds, where one of the rows reaches it; nil elsewhere.
    private static func cap(of rows: [BreakTable.Row], _ cap: CGFloat?) -> CGFloat? {
        let heights = rows.flatMap(\.intervals).map(\.heights)
        return cap.flatMap { cap in heights.contains { $0.contains(cap) } ? cap : nil }
    }

    private static func title(of rows: [BreakTable.Row]) -> String {
        guard let traits = rows.first?.traits else { return "" }
        let style = traits.userInterfaceStyle == .light ? [] : [traits.userInterfaceStyle.rawValue]
        return ([traits.locale] + style + TraitText.unusual(traits)).joined(separator: " ")
    }

    private func lines(of rows: [BreakTable.Row]) -> [(row: BreakTable.Row, line: HeightPlot.Line)] {
        let sorted = rows.sorted { $0.traits.preferredContentSizeCategory < $1.traits.preferredContentSizeCategory }
        let plotted = HeightPlot.plotted(sorted.map(\.traits.preferredContentSizeCategory))
        return plotted.enumerated().map { index, place in
            let row = sorted[place]
            return (
                row,
                HeightPlot.Line(
                    name: row.traits.preferredContentSizeCategory.shortName,
                    color: MapColors.sizes[index % MapColors.sizes.count], strokes: [Self.stroke(of: row)])
            )
        }
    }

    /// The heights of a row. Between two intervals the height changes at once.
    private static func stroke(of row: BreakTable.Row) -> [CGPoint] {
        var points: [CGPoint] = []
        for interval in row.intervals {
            let places = interval.places.map { CGPoint(x: $0.width, y: $0.height) }
            let end = places.last.map { [CGPoint(x: interval.to, y: $0.y)] } ?? []
            for point in places + end {
                // Of several points at one height the first and the last are enough.
                if points.count > 1, points[points.count - 1].y == point.y, points[points.count - 2].y == point.y {
                    points.removeLast()
                }
                points.append(point)
            }
        }
        return points
    }

    private func marks(_ row: BreakTable.Row, _ color: Color, top: CGFloat, in frame: CGRect) -> [DisplayItem] {
        let across = MapScale(table.widths, from: frame.minX, to: frame.maxX)
        return [
            chart.rectangle(frame.minX, top, frame.width, Self.markHeight, MapColors.grid),
            chart.rectangle(
                frame.minX + 0.5, top + 0.5, frame.width - 1, Self.markHeight - 1, MapColors.background),
        ]
            + row.intervals.dropFirst().map {
                chart.rectangle(across.place($0.from) - 0.5, top, 1.5, Self.markHeight, color)
            }
    }
}

extension BreakPlot: DrawnChart {}
