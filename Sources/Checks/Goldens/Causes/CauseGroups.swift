/// Groups failing cells by what they have in common, so that two hundred cells with two causes are two things to read.
///
/// Two changes have one cause when both go from the same value to the same value, in any node, or when they change the
/// same fact of the same node of one scene. In the second case the values differ because the cells do. A cell belongs
/// to each cause of which it shows a change, so a cause that always occurs together with another one is still a cause
/// of its own.
package struct CauseGroups: Sendable, Equatable {
    /// The causes, those of most cells first.
    package let causes: [GoldenCause]
    /// The numbers of the causes of each cell, by name.
    private let numbers: [String: [Int]]
    /// The change by which a cell belongs to each of its causes, in the order of ``numbers``.
    private let facts: [String: [ChangeFact]]
    /// What follows from its causes in each cell.
    private let following: [String: [String]]

    /// Groups cells. The time is almost linear in the number of their changes.
    package init(_ cells: [FailingCell]) {
        // Cells are sorted by name, so that a cause has the same number in the report of a run and in the pending
        // folder.
        let cells = cells.sorted { $0.name < $1.name }
        let split = cells.map { ChangeFact.causes(among: $0.facts) }
        let instances = Self.instances(of: split)
        var sets = DisjointSets(count: instances.count)
        var first: [Link: Int] = [:]
        for (index, instance) in instances.enumerated() {
            for link in Self.links(instance.fact, scene: cells[instance.cell].scene) {
                if let other = first[link] { sets.join(other, index) } else { first[link] = index }
            }
        }
        Self.joinUntranslated(instances, of: cells, into: &sets)
        let groups = Dictionary(grouping: instances.indices) { sets.root(of: $0) }.values
            .map { CauseGroup(instances: $0.map { instances[$0] }) }
            .sorted { ($1.cells.count, $0.cells[0], $0.rank) < ($0.cells.count, $1.cells[0], $1.rank) }
        let counts = groups.reduce(into: [Int](repeating: 0, count: cells.count)) { counts, group in
            for cell in group.cells { counts[cell] += 1 }
        }
        let following = FollowingChanges(of: groups, split.map(\.following))
        causes = groups.enumerated().map { index, group in
            group.cause(
                number: index + 1, among: cells, causesOfCells: counts
            ) { following.sentences(ofGroup: index, quoting: $0) }
        }
        var (numbers, facts): ([String: [Int]], [String: [ChangeFact]]) = ([:], [:])
        for (index, group) in groups.enumerated() {
            for (cell, fact) in group.facts {
                numbers[cells[cell].name, default: []].append(index + 1)
                facts[cells[cell].name, default: []].append(fact)
            }
        }
        (self.numbers, self.facts) = (numbers, facts)
        self.following = Dictionary(
            zip(cells.map(\.name), following.ofCells), uniquingKeysWith: { first, _ in first })
    }

    /// What follows from the causes of a cell in this cell.
    package func following(inCell name: String) -> [String] { following[name] ?? [] }

    /// The numbers of a cell's causes.
    package func numbers(ofCell name: String) -> [Int] { numbers[name] ?? [] }

    /// The causes of a cell.
    package func causes(ofCell name: String) -> [GoldenCause] { numbers(ofCell: name).map { causes[$0 - 1] } }

    /// The change by which a cell belongs to a cause; nil where it does not.
    package func fact(of cause: GoldenCause, inCell name: String) -> ChangeFact? {
        zip(numbers[name] ?? [], facts[name] ?? []).first { $0.0 == cause.number }?.1
    }

    /// The causes of each cell. A change that would follow from another one is a cause too when some cell shows it
    /// alone.
    private static func instances(of split: [(causes: [ChangeFact], following: [ChangeFact])]) -> [CauseInstance] {
        let alone = Set(split.flatMap { $0.causes.map(Signature.init) })
        return split.indices.flatMap { cell in
            let promoted = split[cell].following.filter { !$0.change.isEmpty && alone.contains(Signature($0)) }
            return (split[cell].causes + promoted).enumerated().map { CauseInstance(cell: cell, rank: $0, fact: $1) }
        }
    }

    /// Joins the strings of a scene that have no translation for a language: a language that a table has lost is one edit.
    /// A string that other cells show with the same change has a cause of its own.
    private static func joinUntranslated(
        _ instances: [CauseInstance], of cells: [FailingCell], into sets: inout DisjointSets
    ) {
        var first: [[String]: Int] = [:]
        for members in Dictionary(grouping: instances.indices, by: { sets.root(of: $0) }).values.sorted(by: {
            $0[0] < $1[0]
        }) {
            let languages = Set(members.map { [cells[instances[$0].cell].scene, cells[instances[$0].cell].locale] })
            guard members.allSatisfy({ instances[$0].fact.reach == .untranslated }), languages.count == 1,
                let language = languages.first
            else { continue }
            if let other = first[language] { sets.join(other, members[0]) } else { first[language] = members[0] }
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
