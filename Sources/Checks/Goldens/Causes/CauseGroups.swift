/// Groups failing cells by what they have in common, so that two hundred cells with two causes are two things to read.
///
/// Two changes have one cause when both go from the same value to the same value, in any node, or when they change the
/// same fact of the same node of one scene. In the second case the values differ because the cells do. A cell belongs
/// to each cause of which it shows a change, so a cause that always occurs together with another one is still a cause
/// of its own.
package struct CauseGroups: Sendable, Equatable {
    /// The causes, those of most cells first.
    package let causes: [GoldenCause]
    private let numbers: [String: [Int]]

    /// Groups cells. The time is almost linear in the number of their changes.
    package init(_ cells: [FailingCell]) {
        // Cells are sorted by name, so that a cause has the same number in the report of a run and in the pending
        // folder.
        let cells = cells.sorted { $0.name < $1.name }
        let instances = Self.instances(of: cells)
        var sets = DisjointSets(count: instances.count)
        var first: [Link: Int] = [:]
        for (index, instance) in instances.enumerated() {
            for link in Self.links(instance.fact, scene: cells[instance.cell].scene) {
                if let other = first[link] { sets.join(other, index) } else { first[link] = index }
            }
        }
        let groups = Dictionary(grouping: instances.indices) { sets.root(of: $0) }.values
            .map { Group(instances: $0.map { instances[$0] }) }
            .sorted { ($1.cells.count, $0.cells[0], $0.rank) < ($0.cells.count, $1.cells[0], $1.rank) }
        let counts = groups.reduce(into: [Int](repeating: 0, count: cells.count)) { counts, group in
            for cell in group.cells { counts[cell] += 1 }
        }
        causes = groups.enumerated().map { index, group in
            group.cause(number: index + 1, among: cells, causesOfCells: counts)
        }
        numbers = causes.reduce(into: [:]) { numbers, cause in
            for name in cause.cells { numbers[name, default: []].append(cause.number) }
        }
    }

    /// The numbers of a cell's causes.
    package func numbers(ofCell name: String) -> [Int] { numbers[name] ?? [] }

    /// The causes of a cell.
    package func causes(ofCell name: String) -> [GoldenCause] { numbers(ofCell: name).map { causes[$0 - 1] } }

    /// The causes of each cell. A change that would follow from another one is a cause too when some cell shows it
    /// alone.
    private static func instances(of cells: [FailingCell]) -> [Instance] {
        let split = cells.map { ChangeFact.causes(among: $0.facts) }
        let alone = Set(split.flatMap { $0.causes.map(Signature.init) })
        return cells.indices.flatMap { cell in
            let promoted = split[cell].following.filter { !$0.change.isEmpty && alone.contains(Signature($0)) }
            return (split[cell].causes + promoted).enumerated().map { Instance(cell: cell, rank: $0, fact: $1) }
        }
    }

    private static func links(_ fact: ChangeFact, scene: String) -> [Link] {
        let own = Link.fact(scene: scene, node: fact.node, fact: fact.fact)
        return fact.change.isEmpty ? [own] : [own, .change(fact: fact.fact, change: fact.change)]
    }

    private enum Link: Hashable {
        case change(fact: String, change: String)
        case fact(scene: String, node: String, fact: String)
    }

    private struct Signature: Hashable {
        let node, fact, change: String

        init(_ fact: ChangeFact) { (node, self.fact, change) = (fact.node, fact.fact, fact.change) }
    }
}

/// A change of a cell that is one of its causes.
private struct Instance {
    /// The index of the cell, and of the change among the cell's causes.
    let cell, rank: Int
    let fact: ChangeFact
}

/// The instances of one cause, in the order of cells.
private struct Group {
    let instances: [Instance]
    /// The indices of the cells, ascending.
    let cells: [Int]

    init(instances: [Instance]) {
        self.instances = instances
        cells = Set(instances.map(\.cell)).sorted()
    }

    /// The index of the change among the causes of the first cell. The most important change has the smallest index.
    var rank: Int { instances[0].rank }

    /// The sentence that holds in most cells; of several the first.
    private var headline: String {
        var counts: [String: Int] = [:]
        for instance in instances { counts[instance.fact.sentence, default: 0] += 1 }
        let most = counts.values.max() ?? 0
        return instances.first { counts[$0.fact.sentence] == most }?.fact.sentence ?? ""
    }

    func cause(number: Int, among all: [FailingCell], causesOfCells counts: [Int]) -> GoldenCause {
        let headline = headline
        let showing = instances.filter { $0.fact.sentence == headline }.map(\.cell)
        let example = showing.min { (counts[$0], $0) < (counts[$1], $1) } ?? cells[0]
        let narrowest =
            cells.min { (all[$0].width ?? .infinity, $0) < (all[$1].width ?? .infinity, $1) } ?? cells[0]
        var following: [String: Int] = [:]
        let own = Set(instances.map(\.fact))
        for cell in cells where counts[cell] == 1 {
            for fact in ChangeFact.causes(among: all[cell].facts).following where !own.contains(fact) {
                following[fact.sentence, default: 0] += 1
            }
        }
        let frequent = following.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        var seen: Set = [headline]
        let variants = instances.map(\.fact.sentence).filter { seen.insert($0).inserted }
        return GoldenCause(
            number: number, sentence: headline, variants: Array(variants.prefix(GoldenCause.maximumVariants)),
            cells: cells.map { all[$0].name }, shared: cells.filter { counts[$0] > 1 }.map { all[$0].name },
            example: all[example].name, narrowest: all[narrowest].name,
            following: frequent.prefix(GoldenCause.maximumVariants).map {
                GoldenCause.Following(sentence: $0.key, cellCount: $0.value)
            })
    }
}

/// Disjoint sets that are merged: union and find, with path halving.
private struct DisjointSets {
    private var parents: [Int]

    init(count: Int) { parents = Array(0..<count) }

    mutating func root(of index: Int) -> Int {
        var index = index
        while parents[index] != index {
            parents[index] = parents[parents[index]]
            index = parents[index]
        }
        return index
    }

    /// The smaller root remains the root, so that the result does not depend on the order.
    mutating func join(_ first: Int, _ second: Int) {
        let (one, other) = (root(of: first), root(of: second))
        parents[max(one, other)] = min(one, other)
    }
}
