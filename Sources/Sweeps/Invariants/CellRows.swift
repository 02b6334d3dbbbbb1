import Foundation
import ViewLayout

/// The cells of a sweep in rows along each trait: cells that differ in that trait alone.
///
/// The values of a trait are numbered, once for all cells that differ in the transcript's width alone, so that cells are
/// compared by numbers and no traits are hashed.
struct CellRows {
    /// For each cell the number of its viewer, whatever the transcript's width.
    private let viewers: [Int]
    /// For each trait but the transcript's width, the numbers of the viewers' values.
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
        for trait in ViewerTrait.all where trait.name != ViewerTrait.transcriptWidth.name {
            let (values, count) = trait.numbers(of: traits)
            numbers[trait.name] = Numbers(values: values, count: count)
        }
        self.numbers = numbers
        widths = Self.numbers(of: cells)
    }

    /// The transcript widths of cells, numbered by growing width.
    private static func numbers(of cells: [SweepCell]) -> Numbers {
        // The widths of a sweep turn slowest.
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

    /// The rows along a trait, each with the cells' places in the sweep: by growing value where values grow, else as
    /// declared. The rows are in the order of their first cells. No rows where the trait has one value.
    func rows(along trait: ViewerTrait) -> [ArraySlice<Int>] {
        let isWidth = trait.name == ViewerTrait.transcriptWidth.name
        guard (isWidth ? widths : numbers[trait.name])?.count ?? 0 > 1 else { return [] }
        let (groups, groupCount) = viewersAlike(but: trait)
        // The cells of a row are those of one group of viewers, and unless the row is one of widths, of one width.
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

    /// For each viewer the number of a group, in which viewers differ in nothing but a trait.
    private func viewersAlike(but trait: ViewerTrait) -> (groups: [Int], count: Int) {
        // A number with a digit for the value of each other trait.
        var keys = [Int](repeating: 0, count: (viewers.max() ?? -1) + 1)
        for (name, digits) in numbers where name != trait.name && digits.count > 1 {
            for index in keys.indices { keys[index] = keys[index] &* digits.count &+ digits.values[index] }
        }
        var known: [Int: Int] = [:]
        for key in keys where known[key] == nil { known[key] = known.count }
        return (keys.map { known[$0] ?? 0 }, known.count)
    }

    /// The places of equal keys, by first place.
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
    /// Leaves one of neighbours that are equal.
    fileprivate mutating func removeRepetitions() {
        var kept: [CGFloat] = []
        kept.reserveCapacity(count)
        for value in self where value != kept.last { kept.append(value) }
        self = kept
    }
}
