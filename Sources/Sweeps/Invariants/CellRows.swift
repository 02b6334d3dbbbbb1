import ViewLayout

/// The cells of a sweep in rows along each trait: cells that differ in that trait alone.
///
/// A trait's values are numbered in the order in which they come, so that cells are compared by numbers and no traits
/// are hashed.
struct CellRows {
    let cells: [SweepCell]
    /// For each trait the number of its value in each cell.
    private let numbers: [Numbers]

    /// The traits that neighbours can differ in.
    enum Trait: Int, CaseIterable {
        case transcriptWidth, transcriptHeight, category, locale, typesettingLanguage, layoutDirection, style, scale
        case legibilityWeight, idiom, contrast
    }

    private struct Numbers {
        var ofCells: [Int] = []
        var count = 0
    }

    init(_ cells: [SweepCell]) {
        self.cells = cells
        numbers = Trait.allCases.map { trait in
            switch trait {
            case .transcriptWidth: Self.number(cells, order: <) { $0.transcriptWidth }
            case .transcriptHeight: Self.number(cells) { $0.transcriptHeight }
            case .category: Self.number(cells, order: <) { $0.preferredContentSizeCategory }
            case .locale: Self.number(cells) { $0.locale }
            case .typesettingLanguage: Self.number(cells) { $0.typesettingLanguage }
            case .layoutDirection: Self.number(cells) { $0.explicitLayoutDirection }
            case .style: Self.number(cells) { $0.userInterfaceStyle }
            case .scale: Self.number(cells) { $0.displayScale }
            case .legibilityWeight: Self.number(cells) { $0.legibilityWeight }
            case .idiom: Self.number(cells) { $0.userInterfaceIdiom }
            case .contrast: Self.number(cells) { $0.accessibilityContrast }
            }
        }
    }

    /// - Parameter order: numbers values by their size instead.
    private static func number<Value: Hashable>(
        _ cells: [SweepCell], order: ((Value, Value) -> Bool)? = nil, by value: (TraitCollection) -> Value
    ) -> Numbers {
        var numbers = Numbers()
        numbers.ofCells.reserveCapacity(cells.count)
        var known: [Value: Int] = [:]
        var last: (value: Value, number: Int)?
        for cell in cells {
            let value = value(cell.traits)
            if last?.value != value {
                if known[value] == nil { known[value] = known.count }
                last = (value, known[value] ?? 0)
            }
            numbers.ofCells.append(last?.number ?? 0)
        }
        numbers.count = known.count
        if let order {
            let values = known.keys.sorted(by: order)
            var ranks = [Int](repeating: 0, count: values.count)
            for (rank, value) in values.enumerated() { ranks[known[value] ?? 0] = rank }
            for index in numbers.ofCells.indices { numbers.ofCells[index] = ranks[numbers.ofCells[index]] }
        }
        return numbers
    }

    /// The rows along a trait, each with the cells' places in the sweep: by growing width or text size, along other
    /// traits as declared. The rows are in the order of their first cells. No rows where the trait has one value.
    func rows(along trait: Trait) -> [[Int]] {
        guard numbers[trait.rawValue].count > 1 else { return [] }
        // Cells of one row have the same number here: that of a number system with a digit for each other trait.
        var keys = [Int](repeating: 0, count: cells.count)
        for other in Trait.allCases where other != trait && numbers[other.rawValue].count > 1 {
            let digits = numbers[other.rawValue]
            for index in cells.indices { keys[index] = keys[index] &* digits.count &+ digits.ofCells[index] }
        }
        var places: [Int: Int] = [:]
        var rows: [[Int]] = []
        for index in cells.indices {
            let place = places[keys[index], default: rows.count]
            if place == rows.count {
                places[keys[index]] = place
                rows.append([])
            }
            rows[place].append(index)
        }
        let values = numbers[trait.rawValue].ofCells
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
