import BalloonLayouts
import Drawing
import Foundation

extension SweepMap {
    private static let legendLine: CGFloat = 18
    private static let swatch: CGFloat = 11
    private static let swatchLetter: CGFloat = 9

    /// A colour with its letter and its name.
    private struct LegendEntry {
        let mark: MapMark?
        let color: Color
        var letter: String?
        let name: String
    }

    /// Where the colours begin, behind the name of their severity.
    private static let legendStart: CGFloat = 76

    /// The colours, one line per severity, the most severe first.
    func legend(at top: CGFloat) throws -> (items: [DisplayItem], height: CGFloat) {
        var items: [DisplayItem] = []
        var y = top + 4
        for severity in Finding.Severity.allCases {
            let kinds = cells.kinds.filter { $0.kind.entry.severity == severity }
            guard !kinds.isEmpty else { continue }
            items += try chart.words("\(severity.rawValue)s", at: CGPoint(x: Self.margin, y: y), weight: .semibold)
                .items
            let entries = kinds.map {
                LegendEntry(
                    mark: .found($0.kind), color: colors[.found($0.kind)], letter: colors.letter(of: .found($0.kind)),
                    name: "\($0.kind.rawValue) \($0.count)×")
            }
            let (line, end) = try legend(entries, from: Self.legendStart, at: y)
            items += line
            y = end + Self.legendLine
        }
        for (index, entry) in cells.allowed.enumerated() {
            if index == 0 {
                items += try chart.words("allowed", at: CGPoint(x: Self.margin, y: y), weight: .semibold).items
            }
            let swatch = CGRect(x: Self.legendStart, y: y + 2, width: Self.swatch, height: Self.swatch)
            let name = "\(entry.kind.rawValue) \(entry.count)×"
            let room = Self.width - Self.margin - Self.legendStart - Self.swatch - 5
            items += mark(.allowed(entry.kind, reason: entry.reason), in: swatch)
            items += try chart.words(
                try chart.shortened(name + ": " + entry.reason, to: room),
                at: CGPoint(x: Self.legendStart + Self.swatch + 5, y: y)
            ).items
            y += Self.legendLine
        }
        let others = [
            LegendEntry(mark: nil, color: MapColors.fine, name: "nothing found"),
            LegendEntry(mark: nil, color: MapColors.unchecked, name: "not checked"),
        ]
        let (line, end) = try legend(others, from: Self.margin, at: y)
        return (items + line, end + Self.legendLine - top)
    }

    /// Draws some colours with their names, in as many lines as they need.
    private func legend(
        _ entries: [LegendEntry], from start: CGFloat, at top: CGFloat
    ) throws -> (items: [DisplayItem], end: CGFloat) {
        var items: [DisplayItem] = []
        var (x, y) = (start, top)
        for entry in entries {
            let width = try chart.width(entry.name)
            if x + 16 + width > Self.width - Self.margin { (x, y) = (start, y + Self.legendLine) }
            // A hairline makes a white one visible.
            items.append(chart.rectangle(x - 0.5, y + 1.5, Self.swatch + 1, Self.swatch + 1, MapColors.grid))
            let swatch = CGRect(x: x, y: y + 2, width: Self.swatch, height: Self.swatch)
            items.append(chart.rectangle(swatch.minX, swatch.minY, swatch.width, swatch.height, entry.color))
            items += entry.mark.map { mark($0, in: swatch) } ?? []
            if let letter = entry.letter {
                let width = try chart.label.line(letter, color: MapColors.ink, fontSize: Self.swatchLetter).size.width
                items += background(
                    of: entry.mark, from: x + (Self.swatch - width) / 2 - 0.5, width: width + 1, in: swatch)
                items += try chart.words(
                    letter, at: CGPoint(x: x + (Self.swatch - width) / 2, y: y + 1.5),
                    ChartPalette.ink(on: entry.color), size: Self.swatchLetter, weight: .semibold
                ).items
            }
            items += try chart.words(entry.name, at: CGPoint(x: x + 16, y: y)).items
            x += 16 + width + 18
        }
        return (items, y)
    }
}
