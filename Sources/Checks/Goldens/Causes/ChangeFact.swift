/// One change of a cell, in a form that can be compared with the changes of other cells.
package struct ChangeFact: Hashable, Sendable, Codable {
    /// The node or the file that it is about.
    package let node: String
    /// What changed about it: `text`, `color`, `moved`.
    package let fact: String
    /// The old and the new value, without what differs between cells.
    package let change: String
    /// The change in words, with the values of this cell.
    package let sentence: String
    /// What the change can lead to.
    package let reach: ChangeReach
}

extension ChangeFact {
    /// Whether the change is of words, which every language has of its own.
    var isOfWords: Bool { [.words, .untranslated, .said].contains(reach) || ["added", "removed"].contains(fact) }

    /// Splits the facts of a cell into causes of its failure and facts that follow from them.
    ///
    /// A fact follows when another fact of the cell can lead to it. If lines break at other places, the first change of
    /// each node is a cause. Of changed places and sizes, the most important one is a cause. The engine is a cause only
    /// where nothing else explains the failure: a golden drawn with other fonts can fail because of its text alone.
    static func causes(among facts: [ChangeFact]) -> (causes: [ChangeFact], following: [ChangeFact]) {
        let reaches = Set(facts.map(\.reach))
        var explained = reaches.subtracting([.engine]).reduce(into: Set<ChangeReach>([.echo, .origin])) {
            $0.formUnion($1.leadsTo)
        }
        let isOfEngine =
            reaches.contains(.engine) && !ChangeReach.engine.leadsTo.subtracting(explained).isDisjoint(with: reaches)
        explained.formUnion(isOfEngine ? ChangeReach.engine.leadsTo : [.engine])
        var (causes, following): ([ChangeFact], [ChangeFact]) = ([], [])
        var nodesWithLines: Set<String> = []
        var hasGeometry = false
        for fact in facts {
            var isCause = !explained.contains(fact.reach)
            switch fact.reach {
            case .lines: isCause = isCause && nodesWithLines.insert(fact.node).inserted
            case .geometry:
                isCause = isCause && !hasGeometry
                hasGeometry = true
            default: break
            }
            if isCause { causes.append(fact) } else { following.append(fact) }
        }
        return (causes, following)
    }
}
