import ViewLayout

/// The cells of a sweep in rows along each trait: cells that differ in that trait alone.
///
/// The values of a trait are numbered, so that cells are compared by numbers and no traits are hashed.
struct CellRows {
    private let cellCount: Int
    /// For each trait of the table that has several values, the number of its value in each cell.
    private let numbers: [String: Numbers]

    private struct Numbers {
        let ofCells: [Int]
        let count: Int
    }

    init(_ cells: [SweepCell]) {
        cellCount = cells.count
        let viewers = cells.map(\.traits)
        var numbers: [String: Numbers] = [:]
        for trait in ViewerTrait.all {
            let (ofViewers, count) = trait.numbers(of: viewers)
            if count > 1 { numbers[trait.name] = Numbers(ofCells: ofViewers, count: count) }
        }
        self.numbers = numbers
    }

    /// The rows along a trait, each with the cells' places in the sweep: by growing value where values grow, else as
    /// declared. The rows are in the order of their first cells. No rows where the trait has one value.
    func rows(along trait: ViewerTrait) -> [[Int]] {
        guard let values = numbers[trait.name]?.ofCells else { return [] }
        // Cells of one row have the same key: a number with a digit for the value of each other trait.
        var keys = [Int](repeating: 0, count: cellCount)
        for (name, digits) in numbers where name != trait.name {
            for index in keys.indices { keys[index] = keys[index] &* digits.count &+ digits.ofCells[index] }
        }
        var places: [Int: Int] = [:]
        var rows: [[Int]] = []
        for index in keys.indices {
            let place = places[keys[index], default: rows.count]
            if place == rows.count {
                places[keys[index]] = place
                rows.append([])
            }
            rows[place].append(index)
        }
        for row in rows.indices where !rows[row].isSorted(by: values) {
            rows[row].sort { values[$0] < values[$1] }
        }
        return rows
    }
}

extension [Int] {
    fileprivate func isSorted(by values: [Int]) -> Bool {
        zip(self, dropFirst()).allSatisfy { values[$0] <= values[$1] }
    }
}
