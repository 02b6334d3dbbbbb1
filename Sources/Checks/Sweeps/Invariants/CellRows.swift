import Foundation
import ViewLayout

/// The cells of a sweep in rows along each trait: cells that differ only in this trait.
///
/// The values of a trait are numbered, once for all cells that differ only in the transcript's width. Cells are then
/// compared by numbers, and no traits are hashed.
struct CellRows {
    /// For each cell the number of its viewer, which does not depend on the transcript's width.
    private let viewers: [Int]
    /// For each trait except the transcript's width, the numbers of the viewers' values.
    private let numbers: [String: Numbers]
    private let widths: Numbers

    private struct Numbers {
        let values: [Int]
        let count: Int
    }

    init(_ cells: [SweepCell]) {
        var known: [ObjectIdentifier: Int] = [:]
        var traits: [TraitCollection] = []
        viewers = cells.map { cell in
            let row = cell.row
            if let number = known[ObjectIdentifier(row)] { return number }
            known[ObjectIdentifier(row)] = traits.count
            traits.append(row.traits)
            return traits.count - 1
        }
        var numbers: [String: Numbers] = [:]
        for trait in ViewerTrait.all(of: traits) where trait.name != ViewerTrait.transcriptWidth.name {
            let (values, count) = trait.numbers(of: traits)
            numbers[trait.name] = Numbers(values: values, count: count)
        }
        self.numbers = numbers
        widths = Self.numbers(of: cells)
    }

    /// The transcript widths of cells, numbered in ascending order.
    private static func numbers(of cells: [SweepCell]) -> Numbers {
        // The axis of widths is the outermost one of a sweep.
        var widths: [CGFloat] = []
        for cell in cells where cell.transcriptWidth != widths.last { widths.append(cell.transcriptWidth) }
        widths.sort()
        widths.removeRepetitions()
        let numbers = Dictionary(uniqueKeysWithValues: zip(widths, widths.indices))
        var last: (width: CGFloat, number: Int) = (.nan, 0)
        let values = cells.map { cell in
            if cell.transcriptWidth != last.width {
                last = (cell.transcriptWidth, numbers[cell.transcriptWidth] ?? 0)
            }
            return last.number
        }
        return Numbers(values: values, count: widths.count)
    }

    /// The rows along a trait, each with the indices of its cells in the sweep: in ascending order of the values where
    /// they have one, else as declared. The rows are in the order of their first cells. There are no rows where the
    /// trait has one value.
    func rows(along trait: ViewerTrait) -> [ArraySlice<Int>] {
        let isWidth = trait.name == ViewerTrait.transcriptWidth.name
        guard (isWidth ? widths : numbers[trait.name])?.count ?? 0 > 1 else { return [] }
        let (groups, groupCount) = viewersAlike(but: trait)
        // The cells of a row are of one group of viewers. They also have the same width, unless it is a row of widths.
        let keys = viewers.indices.map { index in
            isWidth ? groups[viewers[index]] : groups[viewers[index]] * widths.count + widths.values[index]
        }
        let rows = rows(of: keys, keyCount: isWidth ? groupCount : groupCount * widths.count)
        let values = numbers[trait.name]?.values
        func value(_ cell: Int) -> Int { values.map { $0[viewers[cell]] } ?? widths.values[cell] }
        return rows.map { row in
            zip(row, row.dropFirst()).allSatisfy { value($0) <= value($1) }
                ? row : row.sorted { value($0) < value($1) }[...]
        }
    }

    /// For each viewer the number of its group: the viewers that differ only in the trait.
    private func viewersAlike(but trait: ViewerTrait) -> (groups: [Int], count: Int) {
        // A number with one digit per value of each other trait.
        var keys = [Int](repeating: 0, count: (viewers.max() ?? -1) + 1)
        for (name, digits) in numbers where name != trait.name && digits.count > 1 {
            for index in keys.indices { keys[index] = keys[index] &* digits.count &+ digits.values[index] }
        }
        var known: [Int: Int] = [:]
        for key in keys where known[key] == nil { known[key] = known.count }
        return (keys.map { known[$0] ?? 0 }, known.count)
    }

    /// The indices of equal keys, in the order of the first index.
    private func rows(of keys: [Int], keyCount: Int) -> [ArraySlice<Int>] {
        var counts = [Int](repeating: 0, count: keyCount)
        var order: [Int] = []
        for key in keys {
            if counts[key] == 0 { order.append(key) }
            counts[key] += 1
        }
        var starts = [Int](repeating: 0, count: keyCount)
        var start = 0
        for key in order {
            starts[key] = start
            start += counts[key]
        }
        let firsts = starts
        var places = [Int](repeating: 0, count: keys.count)
        for (place, key) in keys.enumerated() {
            places[starts[key]] = place
            starts[key] += 1
        }
        return order.map { places[firsts[$0]..<starts[$0]] }
    }
}

extension [CGFloat] {
    /// Removes neighbours that are equal, except one of each.
    fileprivate mutating func removeRepetitions() {
        var kept: [CGFloat] = []
        kept.reserveCapacity(count)
        for value in self where value != kept.last { kept.append(value) }
        self = kept
    }
}
