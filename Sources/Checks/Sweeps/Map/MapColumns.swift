import Foundation

/// The horizontal places of a map's cells. Only the widths that were measured are covered.
struct MapColumns {
    /// The widths of the transcript, ascending, in points.
    let widths: [CGFloat]
    /// How far a cell extends on each side of its width, in points of the transcript: half of the smallest step, and at
    /// most half a point, because widths beyond that were not measured.
    let reach: CGFloat
    /// Whether each width is followed by the next without a gap.
    let isContinuous: Bool

    /// The minimum extent of a cell without a neighbour on each side, in points of the map, so that a single width is
    /// visible.
    static let leastExtent: CGFloat = 4
    /// Up to this number, each width has its own label.
    private static let labelledWidths = 12
    /// The tolerance for rounding errors.
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

    /// The widths to label: those of the cells where they are few and apart. Nil elsewhere, where round numbers are
    /// labelled.
    var ticks: [CGFloat]? { isContinuous || widths.count > Self.labelledWidths ? nil : widths }

    /// Whether the cells of two neighbouring columns touch each other.
    func areNext(_ column: Int, _ next: Int) -> Bool { widths[next] - widths[column] <= 2 * reach + Self.tolerance }

    /// The edge of a cell on the map. A cell that touches its neighbour ends where the neighbour begins. A cell without
    /// one is drawn a little wider than what was measured, so that it is visible, but half of the space between two
    /// such cells stays free.
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
