extension ChangeFact {
    /// The facts that can be causes of their cell's failure, and those that follow from them.
    ///
    /// A fact that another one of the cell can lead to follows from it. Of lines that break elsewhere the first change of
    /// each node is a cause, and of places and sizes the most telling one. What draws is a cause where nothing else is:
    /// a golden of other fonts can fail for its text alone.
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
