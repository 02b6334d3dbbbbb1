/// A few cells in which every two values of two axes meet, in place of all combinations: most faults need two traits at
/// most (Kuhn, Wallace and Gallo, "Software Fault Interactions and Implications for Software Testing", 2004).
///
/// The same numbers of values give the same cells. Each cell begins with the first pair that no cell has yet; on every
/// other axis it takes the value that meets most values for the first time, the first one of several.
package struct PairCover: Hashable, Sendable {
    /// For each cell, the index of its value on each axis; sorted.
    package let cells: [[Int]]

    /// Two values of two axes, by their indices; the first axis is before the second.
    package struct Pair: Hashable, Sendable {
        package let axes: (Int, Int), values: (Int, Int)

        package static func == (pair: Pair, other: Pair) -> Bool {
            pair.axes == other.axes && pair.values == other.values
        }

        package func hash(into hasher: inout Hasher) {
            for index in [axes.0, axes.1, values.0, values.1] { hasher.combine(index) }
        }
    }

    /// - Parameter counts: how many values each axis has; none is zero.
    package init(counts: [Int]) {
        guard counts.count > 1 else {
            cells = counts.isEmpty ? [[]] : (0..<counts[0]).map { [$0] }
            return
        }
        var open = Set(Self.pairs(of: counts))
        var cells: [[Int]] = []
        for pair in Self.pairs(of: counts) where open.contains(pair) {
            var cell = [Int?](repeating: nil, count: counts.count)
            (cell[pair.axes.0], cell[pair.axes.1]) = (pair.values.0, pair.values.1)
            for axis in counts.indices where cell[axis] == nil {
                let news = (0..<counts[axis]).map { value in
                    cell.indices.count { other in
                        cell[other].map { open.contains(Self.pair((axis, value), (other, $0))) } == true
                    }
                }
                cell[axis] = news.firstIndex(of: news.max() ?? 0)
            }
            let values = cell.compactMap { $0 }
            open.subtract(Self.pairs(in: values))
            cells.append(values)
        }
        self.cells = cells.sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// All pairs of axes, in the order of their axes and values.
    package static func pairs(of counts: [Int]) -> [Pair] {
        counts.indices.flatMap { first in
            counts.indices.dropFirst(first + 1).flatMap { second in
                (0..<counts[first]).flatMap { value in
                    (0..<counts[second]).map { Pair(axes: (first, second), values: (value, $0)) }
                }
            }
        }
    }

    /// The pairs that meet in a cell.
    package static func pairs(in cell: [Int]) -> [Pair] {
        cell.indices.flatMap { first in
            cell.indices.dropFirst(first + 1).map { pair((first, cell[first]), ($0, cell[$0])) }
        }
    }

    private static func pair(_ one: (axis: Int, value: Int), _ other: (axis: Int, value: Int)) -> Pair {
        let (first, second) = one.axis < other.axis ? (one, other) : (other, one)
        return Pair(axes: (first.axis, second.axis), values: (first.value, second.value))
    }
}
