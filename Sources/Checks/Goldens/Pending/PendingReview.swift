import ViewLayout

/// All candidates that wait for a review, grouped by cause.
package struct PendingReview: Sendable {
    /// The candidates, by the folder of their goldens and by name.
    package let candidates: [PendingCandidate]
    /// The causes of the candidates.
    package let groups: CauseGroups
    private let keys: [String: Int]

    /// Groups candidates by cause.
    package init(_ candidates: [PendingCandidate]) {
        self.candidates = candidates
        // Two folders of goldens can have cells of the same name. Such a cell is named with its folder.
        let counts = Dictionary(candidates.map { ($0.name, 1) }, uniquingKeysWith: +)
        let names = candidates.map { counts[$0.name] == 1 ? $0.name : "\($0.goldens)/\($0.name)" }
        keys = Dictionary(zip(names, candidates.indices), uniquingKeysWith: { first, _ in first })
        groups = CauseGroups(zip(names, candidates).map { $1.result.failingCell(named: $0) })
    }

    /// The candidates of a cause.
    package func candidates(of cause: GoldenCause) -> [PendingCandidate] {
        cause.cells.compactMap { keys[$0].map { candidates[$0] } }
    }

    /// The candidate with a name as causes use it, or with the folder of its golden before the name.
    package func candidate(named name: String) -> PendingCandidate? {
        keys[name].map { candidates[$0] } ?? candidates.first { "\($0.goldens)/\($0.name)" == name }
    }

    /// The folders in which a cell of a name is pending.
    package func folders(ofCell name: String) -> [String] {
        candidates.filter { $0.name == name }.map(\.goldens)
    }

    /// The name of a candidate as causes use it.
    package func name(of candidate: PendingCandidate) -> String {
        keys[candidate.name] == nil ? "\(candidate.goldens)/\(candidate.name)" : candidate.name
    }

    /// The causes of a candidate.
    package func causes(of candidate: PendingCandidate) -> [GoldenCause] {
        groups.causes(ofCell: name(of: candidate))
    }

    /// What a filter can test about a candidate.
    package func facts(of candidate: PendingCandidate) -> CellFacts {
        candidate.result.facts(causes: causes(of: candidate), folder: candidate.goldens)
    }
}
