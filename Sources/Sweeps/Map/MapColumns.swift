import Foundation

/// Where the cells of a map stand across: over the widths that were measured and over nothing else.
struct MapColumns {
    /// The widths of the transcript, ascending, in points.
    let widths: [CGFloat]
    /// How far a cell reaches to each side of its width, in points of the transcript: half of the smallest step, and no
    /// further than its own whole point, since nothing was measured beyond that.
    let reach: CGFloat
    /// Whether each width is followed by the next without a gap.
    let isContinuous: Bool

    /// How far a cell without a neighbour is drawn to each side, in points of the map, so that one width alone is seen.
    static let leastExtent: CGFloat = 4
    /// Up to so many widths are labelled each by itself.
    private static let labelledWidths = 12
    /// What is lost to rounding.
    private static let tolerance: CGFloat = 1e-6

    init(widths: [CGFloat]) {
        self.widths = widths
        let steps = zip(widths, widths.dropFirst()).map { $1 - $0 }
        let reach = min(steps.min() ?? 1, 1) / 2
        self.reach = reach
        isContinuous = !steps.isEmpty && steps.allSatisfy { $0 <= 2 * reach + Self.tolerance }
    }

    /// The widths from the start of the first cell to the end of the last; nil where there is none.
    var range: ClosedRange<CGFloat>? {
        guard let first = widths.first, let last = widths.last else { return nil }
        return (first - reach)...(last + reach)
    }

    /// The widths to label: those of the cells where they are few and apart; nil, for round ones, elsewhere.
    var ticks: [CGFloat]? { isContinuous || widths.count > Self.labelledWidths ? nil : widths }

    /// Whether the cells of two neighbouring columns touch.
    func areNext(_ column: Int, _ next: Int) -> Bool { widths[next] - widths[column] <= 2 * reach + Self.tolerance }

    /// The end of a cell on the map. A cell that touches its neighbour ends where that begins; another is a little wider
    /// than what was measured, so that it is seen, and half of what lies between two such cells stays free.
    /// - Parameter step: 1 for the end, -1 for the start.
    func edge(of column: Int, towards step: Int, on scale: MapScale) -> CGFloat {
        let neighbour = column + step
        let hasNeighbour = widths.indices.contains(neighbour)
        let direction = CGFloat(step)
        if hasNeighbour ? areNext(min(column, neighbour), max(column, neighbour)) : isContinuous {
            return scale.place(widths[column] + direction * reach)
        }
        let place = scale.place(widths[column])
        let distance = hasNeighbour ? abs(scale.place(widths[neighbour]) - place) : .infinity
        return place + direction * max(min(distance / 4, Self.leastExtent), 0.5)
    }
}
