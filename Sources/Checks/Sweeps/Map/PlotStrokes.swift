import Drawing
import Foundation

/// The strokes of a plot's lines, so that each line is seen: where a line lies on earlier ones it is drawn as dashes, in
/// whose gaps the others are.
struct PlotStrokes {
    let across, up: MapScale
    let chart: ChartWords
    /// The strokes that are drawn already, by line, in points of the axes.
    private var earlier: [[[CGPoint]]] = []

    init(across: MapScale, up: MapScale, chart: ChartWords) {
        (self.across, self.up, self.chart) = (across, up, chart)
    }

    /// How far a line extends above and below its centre, in points: together 1.5, so that its edges are on whole
    /// pixels at 2x.
    private static let (above, below): (CGFloat, CGFloat) = (0.5, 1)
    /// A shorter stroke is drawn as a dot of this size, in points.
    private static let dot: CGFloat = 4
    /// The length of a dash, in points, and how many lines share the room from one dash to the next of the same line.
    private static let (dash, shares): (CGFloat, Int) = (6, 4)

    /// Draws the next line.
    mutating func items(of line: HeightPlot.Line) -> [DisplayItem] {
        var items: [DisplayItem] = []
        for points in line.strokes {
            guard let first = points.first else { continue }
            var run = [first]
            for (start, end) in zip(points, points.dropFirst()) {
                for piece in pieces(from: start, to: end) {
                    if piece.level == 0 {
                        run.append(piece.end)
                        continue
                    }
                    if run.count > 1 { items += outline(run, line.color) }
                    items += dashes(piece, line.color)
                    run = [piece.end]
                }
            }
            // The end of a line on another is no stroke of its own.
            if run.count > 1 || points.count == 1 { items += outline(run, line.color) }
        }
        earlier.append(line.strokes)
        return items
    }

    private struct Piece {
        let start, end: CGPoint
        /// How many lines are below it.
        let level: Int
    }

    /// The parts of a stretch that lie on as many earlier lines.
    private func pieces(from start: CGPoint, to end: CGPoint) -> [Piece] {
        guard start.y == end.y, end.x > start.x else { return [Piece(start: start, end: end, level: 0)] }
        let covers = earlier.map { strokes in
            strokes.flatMap { points in
                zip(points, points.dropFirst()).compactMap { one, next -> ClosedRange<CGFloat>? in
                    guard one.y == start.y, next.y == start.y, one.x < end.x, next.x > start.x else { return nil }
                    return max(one.x, start.x)...min(next.x, end.x)
                }
            }
        }
        let ends = Set(covers.joined().flatMap { [$0.lowerBound, $0.upperBound] } + [start.x, end.x]).sorted()
        return zip(ends, ends.dropFirst()).map { from, to in
            let middle = (from + to) / 2
            return Piece(
                start: CGPoint(x: from, y: start.y), end: CGPoint(x: to, y: start.y),
                level: covers.filter { $0.contains { $0.contains(middle) } }.count)
        }
    }

    private func dashes(_ piece: Piece, _ color: Color) -> [DisplayItem] {
        let (from, to) = (across.place(piece.start.x), across.place(piece.end.x))
        let period = Self.dash * CGFloat(Self.shares)
        let y = up.place(piece.start.y) - Self.above
        let first = (from / period).rounded(.down) * period + Self.dash * CGFloat(piece.level % Self.shares)
        return stride(from: first, to: to, by: period).compactMap { x in
            let (left, right) = (max(x, from), min(x + Self.dash, to))
            return right > left ? chart.rectangle(left, y, right - left, Self.above + Self.below, color) : nil
        }
    }

    /// Turns a stroke through points into an outline: along its upper side, and back along its lower one.
    private func outline(_ points: [CGPoint], _ color: Color) -> [DisplayItem] {
        let places = points.map { CGPoint(x: across.place($0.x), y: up.place($0.y)) }
        guard let first = places.first, let last = places.last else { return [] }
        if last.x - first.x < Self.dot, places.allSatisfy({ $0.y == first.y }) {
            let corner = CGPoint(x: (first.x + last.x - Self.dot).rounded() / 2, y: first.y - Self.dot / 2)
            return [
                .fill(.rectangle(CGRect(origin: corner, size: CGSize(width: Self.dot, height: Self.dot))), color)
            ]
        }
        func side(_ offset: CGFloat) -> [CGPoint] {
            places.enumerated().map { index, place in
                // At a vertical part the two sides are exchanged, so that the outline keeps its thickness.
                let next = index + 1 < places.count ? places[index + 1] : place
                let before = index > 0 ? places[index - 1] : place
                let rise = next.x == place.x ? next.y - place.y : before.x == place.x ? place.y - before.y : 0
                return CGPoint(x: place.x + (rise == 0 ? 0 : rise > 0 ? -offset : offset), y: place.y + offset)
            }
        }
        let outline = side(-Self.above) + side(Self.below).reversed()
        var path: [PathElement] = [.move(CGPoint(x: first.x, y: first.y - Self.above))]
        path += outline.dropFirst().map { .line($0) }
        path.append(.close)
        return [.fill(.path(path), color)]
    }
}
