import Foundation
import Support
import ViewLayout

/// The horizontal places of a map's cells. Widths a step apart fill the step; a few widths that are unequal steps apart,
/// such as those of devices, are columns of one size; of many only what was measured is covered.
struct MapColumns {
    /// The widths of the transcript, ascending, in points.
    let widths: [CGFloat]
    /// The place of each width on the axis: the width itself, or its ordinal where columns have one size.
    let places: [CGFloat]
    /// How far a cell extends on each side of its place, in units of the axis.
    let reach: CGFloat
    /// Whether each width is followed by the next without a gap.
    let isContinuous: Bool
    /// Whether the columns have one size, so that the axis is not to scale.
    let isEqual: Bool

    /// The minimum extent of a cell without a neighbour on each side, in points of the map, so that a single width is
    /// visible.
    static let minimumExtent: CGFloat = 4
    /// Up to this number, widths that are unequal steps apart are columns of one size.
    static let mostEqualColumns = 30
    /// Up to this number, each width has its own label.
    private static let labelledWidths = 12
    /// The tolerance for rounding errors.
    private static let tolerance: CGFloat = 1e-6

    init(widths: [CGFloat]) {
        self.widths = widths
        let steps = zip(widths, widths.dropFirst()).map { $1 - $0 }
        let (least, most) = (steps.min() ?? 0, steps.max() ?? 0)
        let isRegular = steps.count > 1 && most - least <= Self.tolerance
        isEqual = !isRegular && !widths.isEmpty && widths.count <= Self.mostEqualColumns
        places = isEqual ? widths.indices.map { CGFloat($0) } : widths
        let reach = isEqual ? 0.5 : (isRegular ? least : min(steps.min() ?? 1, 1)) / 2
        self.reach = reach
        isContinuous = isEqual || isRegular
    }

    /// The axis from the start of the first cell to the end of the last; nil where there is none.
    var range: ClosedRange<CGFloat>? {
        guard let first = places.first, let last = places.last else { return nil }
        return (first - reach)...(last + reach)
    }

    /// The labels of the widths where they are few: of columns of one size with the names of devices. Nil elsewhere, where
    /// round numbers are labelled.
    var ticks: [AxisTick]? {
        guard isEqual || widths.count <= Self.labelledWidths else { return nil }
        return zip(places, widths).map { place, width in
            AxisTick(
                place: place, text: ShortDecimal.text(Double(width)),
                name: isEqual ? Device.all.first { $0.size.width == width }?.names[0] : nil)
        }
    }

    /// Whether the cells of two neighbouring columns touch each other. Columns of one size have a line between them.
    func areNext(_ column: Int, _ next: Int) -> Bool {
        !isEqual && places[next] - places[column] <= 2 * reach + Self.tolerance
    }

    /// The edge of a cell on the map. A cell that touches its neighbour ends where the neighbour begins. A cell without
    /// one is drawn a little wider than what was measured, so that it is visible, but half of the space between two
    /// such cells stays free.
    /// - Parameter step: 1 for the end, -1 for the start.
    func edge(of column: Int, towards step: Int, on scale: MapScale) -> CGFloat {
        let neighbour = column + step
        let hasNeighbour = places.indices.contains(neighbour)
        let direction = CGFloat(step)
        if isEqual { return scale.place(places[column] + direction * reach) - direction * 0.5 }
        if hasNeighbour ? areNext(min(column, neighbour), max(column, neighbour)) : isContinuous {
            return scale.place(places[column] + direction * reach)
        }
        let place = scale.place(places[column])
        let distance = hasNeighbour ? abs(scale.place(places[neighbour]) - place) : .infinity
        return place + direction * max(min(distance / 4, Self.minimumExtent), 0.5)
    }
}

/// A label of an axis of widths.
struct AxisTick: Equatable {
    /// Its place on the axis.
    let place: CGFloat
    /// The width.
    let text: String
    /// The device that has it; nil for none.
    var name: String?

    init(place: CGFloat, text: String, name: String? = nil) { (self.place, self.text, self.name) = (place, text, name) }

    /// A label of a number at its own place.
    init(_ number: CGFloat) { self.init(place: number, text: ShortDecimal.text(Double(number))) }
}
