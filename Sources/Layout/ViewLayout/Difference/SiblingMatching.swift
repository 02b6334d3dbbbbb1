/// Matches the children of one node in two records.
struct SiblingMatching {
    private let old, new: [NodeContent]

    init(old: [NodeContent], new: [NodeContent]) {
        self.old = old
        self.new = new
    }

    /// The paths of matching siblings, in the order of the new record.
    var pairs: [(old: String, new: String)] {
        var newIndices: [Int: Int] = named
        for (oldIndex, newIndex) in renamed(among: newIndices) { newIndices[oldIndex] = newIndex }
        let freeOld = old.indices.filter { newIndices[$0] == nil && !old[$0].isNamed }
        let taken = Set(newIndices.values)
        let freeNew = new.indices.filter { !taken.contains($0) && !new[$0].isNamed }
        for (oldIndex, newIndex) in aligned(freeOld, freeNew) { newIndices[oldIndex] = newIndex }
        for (oldIndex, newIndex) in moved(beside: newIndices) { newIndices[oldIndex] = newIndex }
        return newIndices.sorted { $0.value < $1.value }.map { (old: old[$0.key].path, new: new[$0.value].path) }
    }

    /// Siblings with the same name: first those of the same kind, then the remaining ones. If several have the name,
    /// they are matched in order.
    private var named: [Int: Int] {
        var pairs: [Int: Int] = [:]
        pair(into: &pairs) { [$0.id, $0.kind] }
        pair(into: &pairs) { [$0.id] }
        return pairs
    }

    /// Pairs siblings with the same key that are not paired yet; one of the two must have its own name.
    private func pair(into pairs: inout [Int: Int], by key: (NodeContent) -> [String]) {
        let taken = Set(pairs.values)
        // The indices of each key in descending order.
        var left: [[String]: [Int]] = [:]
        for index in new.indices.reversed() where !taken.contains(index) {
            left[key(new[index]), default: []].append(index)
        }
        for index in old.indices where pairs[index] == nil {
            let key = key(old[index])
            guard let other = left[key]?.last, old[index].isNamed || new[other].isNamed else { continue }
            pairs[index] = other
            left[key]?.removeLast()
        }
    }

    /// Siblings of which one has a name of its own, that are equal but for it and at one place among the pairs. No other
    /// sibling is like them.
    private func renamed(among pairs: [Int: Int]) -> [(Int, Int)] {
        let (taken, lastPaired) = (Set(pairs.values), Self.lastPaired)
        let before = lastPaired(old.indices) { pairs[$0] }
        let after = lastPaired(new.indices) { taken.contains($0) ? $0 : nil }
        let added = Dictionary(grouping: new.indices.filter { !taken.contains($0) }) { new[$0].subtree }
        let removed = Dictionary(grouping: old.indices.filter { pairs[$0] == nil }) { old[$0].subtree }
        return removed.compactMap { content, indices in
            guard let others = added[content], (indices.count, others.count) == (1, 1),
                before[indices[0]] == after[others[0]], old[indices[0]].isNamed || new[others[0]].isNamed
            else { return nil }
            return (indices[0], others[0])
        }
    }

    /// For each sibling the new index of the last paired one before it; -1 for none.
    private static func lastPaired(_ indices: Range<Int>, _ partner: (Int) -> Int?) -> [Int] {
        var last = -1
        return indices.map { index in
            defer { last = partner(index) ?? last }
            return last
        }
    }

    // MARK: - Without names

    /// The maximum number of fields in the table of an alignment; longer lists are matched by their numbers.
    static let maximumFieldCount = 250_000

    /// The pairs of the most similar alignment in which no two pairs cross.
    private func aligned(_ before: [Int], _ after: [Int]) -> [(Int, Int)] {
        var (before, after) = (before[...], after[...])
        var pairs: [(Int, Int)] = []
        while let first = before.first, let other = after.first, isSame(first, other) {
            pairs.append((first, other))
            (before, after) = (before.dropFirst(), after.dropFirst())
        }
        while let last = before.last, let other = after.last, isSame(last, other) {
            pairs.append((last, other))
            (before, after) = (before.dropLast(), after.dropLast())
        }
        guard before.count * after.count <= Self.maximumFieldCount else { return pairs + zip(before, after) }
        return pairs + mostSimilar(Array(before), Array(after))
    }

    private func mostSimilar(_ before: [Int], _ after: [Int]) -> [(Int, Int)] {
        let columns = after.count + 1
        // The maximum similarity of the siblings from a pair of indices on.
        var best = [Int](repeating: 0, count: (before.count + 1) * columns)
        for row in before.indices.reversed() {
            for column in after.indices.reversed() {
                let paired = similarity(before[row], after[column])
                best[row * columns + column] = max(
                    paired == 0 ? 0 : paired + best[(row + 1) * columns + column + 1],
                    best[(row + 1) * columns + column], best[row * columns + column + 1])
            }
        }
        var pairs: [(Int, Int)] = []
        var (row, column) = (0, 0)
        while row < before.count, column < after.count {
            let value = best[row * columns + column]
            let paired = similarity(before[row], after[column])
            if paired > 0, value == paired + best[(row + 1) * columns + column + 1] {
                pairs.append((before[row], after[column]))
                (row, column) = (row + 1, column + 1)
            } else if value == best[(row + 1) * columns + column] {
                row += 1
            } else {
                column += 1
            }
        }
        return pairs
    }

    /// Siblings that have moved among the others: the remaining ones with equal content.
    private func moved(beside pairs: [Int: Int]) -> [(Int, Int)] {
        let taken = Set(pairs.values)
        // The indices of each content in descending order.
        var left: [Int: [Int]] = [:]
        for index in new.indices.reversed() where !taken.contains(index) && !new[index].isNamed {
            left[new[index].subtree, default: []].append(index)
        }
        return old.indices.compactMap { index in
            guard pairs[index] == nil, !old[index].isNamed, let place = left[old[index].subtree]?.popLast() else {
                return nil
            }
            return (index, place)
        }
    }

    private func isSame(_ oldIndex: Int, _ newIndex: Int) -> Bool { old[oldIndex].subtree == new[newIndex].subtree }

    /// How similar two siblings are; 0 if they do not match.
    private func similarity(_ oldIndex: Int, _ newIndex: Int) -> Int {
        let (before, after) = (old[oldIndex], new[newIndex])
        guard before.kind == after.kind else { return 0 }
        if before.subtree == after.subtree { return 100 }
        if before.text == after.text, !before.text.isEmpty { return 60 }
        let (words, others) = (Set(before.text.split(separator: " ")), Set(after.text.split(separator: " ")))
        let shared = 40 * words.intersection(others).count / max(1, words.count, others.count)
        return 2 + (before.id == after.id ? 1 : 0) + shared
    }
}
