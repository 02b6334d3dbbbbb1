/// The changes that follow from causes: each is laid to the most important cause of its cell that can lead to it.
struct FollowingChanges {
    private var groups: [[SentenceForms]]
    /// The sentences of each cell, by its index.
    private(set) var ofCells: [[String]]

    /// Sentences of one form, and the number of cells that show it.
    private struct SentenceForms {
        var forms: [(form: SentenceForm, cell: Int)]
        var cells: Set<Int>
    }

    /// - Parameters:
    ///   - causes: the causes.
    ///   - following: for each cell the changes that can follow from others.
    init(of causes: [CauseGroup], _ following: [[ChangeFact]]) {
        groups = causes.map { _ in [] }
        ofCells = following.map { _ in [] }
        var own: [Int: [(group: Int, instance: CauseInstance)]] = [:]
        for (group, cause) in causes.enumerated() {
            for instance in cause.instances { own[instance.cell, default: []].append((group, instance)) }
        }
        var places: [Int: [[String]: Int]] = [:]
        for cell in following.indices {
            let causes = (own[cell] ?? []).sorted { $0.instance.rank < $1.instance.rank }
            let reported = Set(causes.map(\.instance.fact))
            for fact in Self.worthTelling(following[cell]) where !reported.contains(fact) {
                guard
                    let group = (causes.first { $0.instance.fact.reach.leadsTo.contains(fact.reach) } ?? causes.first)?
                        .group
                else { continue }
                ofCells[cell].append(fact.sentence)
                let form = SentenceForm(fact.sentence)
                if let place = places[group, default: [:]][form.key] {
                    groups[group][place].forms.append((form, cell))
                    groups[group][place].cells.insert(cell)
                } else {
                    places[group, default: [:]][form.key] = groups[group].count
                    groups[group].append(SentenceForms(forms: [(form, cell)], cells: [cell]))
                }
            }
        }
    }

    /// What follows from a cause, that of most cells first.
    /// - Parameter example: the cell whose words are quoted.
    func sentences(ofGroup group: Int, quoting example: Int) -> [GoldenCause.Following] {
        groups[group].enumerated()
            .sorted { ($1.element.cells.count, $0.offset) < ($0.element.cells.count, $1.offset) }
            .map { _, reported in
                let shown = reported.forms.first { $0.cell == example } ?? reported.forms[0]
                return GoldenCause.Following(
                    sentence: shown.form.spanning(reported.forms.map(\.form)), cellCount: reported.cells.count)
            }
    }

    /// Lengths that are only rounded in another way: a pixel has no fewer than a third of a point.
    private static func isRounding(_ fact: ChangeFact) -> Bool {
        let lengths = fact.change.dropFirst(fact.node.count).split(separator: " ").compactMap { Double($0) }
        return !lengths.isEmpty && lengths.allSatisfy { abs($0) < 0.005 }
    }

    /// Without what another change says already, and one change of each node: its size before its place, that before its
    /// lines.
    private static func worthTelling(_ facts: [ChangeFact]) -> [ChangeFact] {
        let framed = Set(facts.filter { ["frame size", "place", "ellipsis"].contains($0.fact) }.map(\.node))
        let grown = Set(facts.filter { $0.fact == "frame size" }.map(\.node))
        var growths: Set<Substring> = []
        let worth = facts.filter { fact in
            switch (fact.reach, fact.fact) {
            case (.echo, _), (.origin, _): false
            case (.geometry, _) where isRounding(fact): false
            case (_, "line"), (_, "offsets"): !framed.contains(fact.node)
            // A node that grows mostly moves with it.
            case (_, "place"): !grown.contains(fact.node)
            // What is in a node and around it grows with it.
            case (_, "frame size"): growths.insert(fact.change.dropFirst(fact.node.count)).inserted
            default: true
            }
        }
        // The balloon's own size comes first.
        guard let first = worth.firstIndex(where: { $0.fact == "frame size" }) else { return worth }
        return [worth[first]] + worth[..<first] + worth[(first + 1)...]
    }
}
