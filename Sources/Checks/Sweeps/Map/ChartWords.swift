import Drawing
import Foundation
import Support
import Typesetting
import ViewLayout

/// Draws the words, boxes and axes of maps and plots. Lengths are in points.
struct ChartWords {
    let label: Label

    static let fontSize: CGFloat = 11

    init(fonts: FontCascade) throws { label = Label(fonts: fonts, renderer: try Renderer()) }

    /// A line of words whose top left, or top right, corner is at a point.
    func words(
        _ words: String, at corner: CGPoint, _ color: Color = MapColors.ink, size: CGFloat = fontSize,
        weight: FontWeight = .regular, endsAt isEnd: Bool = false
    ) throws -> (items: [DisplayItem], width: CGFloat) {
        let line = try label.line(words, color: color, fontSize: size, weight: weight)
        // Words begin on a whole pixel at 2x, so that the same word has the same pixels everywhere and a PNG stays
        // small.
        let x = ((isEnd ? corner.x - line.size.width : corner.x) * 2).rounded() / 2
        let place = CGPoint(x: x, y: corner.y)
        return (
            try label.line(words, color: color, fontSize: size, weight: weight, at: place).items, line.size.width
        )
    }

    /// The width of a line of words.
    func width(_ words: String) throws -> CGFloat {
        try label.line(words, color: MapColors.ink, fontSize: Self.fontSize).size.width
    }

    /// A line of words that fits into a width, truncated with an ellipsis where necessary. The words of an author may
    /// be long and have several lines.
    func shortened(_ words: String, to room: CGFloat) throws -> String {
        let line = words.split(whereSeparator: \.isNewline).joined(separator: " ")
        let start = line.prefix(Self.longestLine)
        guard try start.count < line.count || width(line) > room else { return line }
        // A binary search finds the longest start that fits.
        var (fits, exceeds) = (0, start.count + 1)
        while exceeds - fits > 1 {
            let middle = (fits + exceeds) / 2
            if try width(start.prefix(middle) + "…") > room { exceeds = middle } else { fits = middle }
        }
        return start.prefix(fits) + "…"
    }

    /// The number of letters that a line of a chart has room for.
    private static let longestLine = 400

    func rectangle(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: Color) -> DisplayItem {
        .fill(.rectangle(CGRect(x: x, y: y, width: width, height: height)), color)
    }

    /// Draws the labels of an axis of widths.
    /// - Parameter ticks: the widths to label, ascending. Where there is no room for a label, only a tick is drawn.
    func widthAxis(_ scale: MapScale, _ ticks: [AxisTick], top: CGFloat) throws -> [DisplayItem] {
        var end = -CGFloat.infinity
        let room = zip(ticks, ticks.dropFirst()).map { scale.place($1.place) - scale.place($0.place) }.min()
        var marks: [DisplayItem] = []
        var labels: [DisplayItem] = []
        for tick in ticks {
            let x = scale.place(tick.place)
            marks.append(rectangle(x, top, 0.5, 4, MapColors.faintInk))
            let half = try width(tick.text) / 2
            if let name = tick.name {
                for (line, part) in try halves(of: name, in: (room ?? scale.end - scale.start) - Self.gap).enumerated()
                {
                    let y = top + Self.nameTop + CGFloat(line) * Self.lineHeight
                    labels += try words(
                        part, at: CGPoint(x: x - (try width(part)) / 2, y: y), MapColors.faintInk
                    ).items
                }
            }
            guard x - half > end + Self.gap else { continue }
            end = x + half
            labels += try words(tick.text, at: CGPoint(x: x - half, y: top + 5), MapColors.faintInk).items
        }
        return marks + labels
    }

    /// The name of a device on one line, or on two that end and begin at its hyphen nearest to the middle; what has no
    /// room is truncated.
    private func halves(of name: String, in room: CGFloat) throws -> [String] {
        guard try width(name) > room else { return [name] }
        let hyphens = name.indices.filter { name[$0] == "-" }
        let middle = hyphens.min {
            abs(name.distance(from: name.startIndex, to: $0) * 2 - name.count)
                < abs(name.distance(from: name.startIndex, to: $1) * 2 - name.count)
        }
        let parts = middle.map { [String(name[...$0]), String(name[name.index(after: $0)...])] } ?? [name]
        return try parts.map { try shortened($0, to: room) }
    }

    /// The minimum space between the labels of an axis, in points.
    private static let gap: CGFloat = 2
    /// How far below the axis the names of devices are, in points.
    private static let nameTop: CGFloat = 18
    /// From one line of such a name to the next, in points.
    private static let lineHeight: CGFloat = 12
}
