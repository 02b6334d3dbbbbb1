/// Which goldens of a store a plan covers.
package enum GoldenScope: Hashable, Sendable {
    /// The plan names every golden of the store.
    case wholeStore
    /// The plan names every golden of the store except those of these scenes, which are elsewhere.
    case besides(Set<String>)
    /// The plan names every golden of these scenes and of no others.
    case scenes(Set<String>)

    /// Whether the plan names every golden that a scene has.
    func covers(scene: String) -> Bool {
        switch self {
        case .wholeStore: true
        case .besides(let others): !others.contains(scene)
        case .scenes(let scenes): scenes.contains(scene)
        }
    }
}

extension GoldenStore {
    /// The files that no cell of a plan declares, sorted. Only names are compared, so that the list is right for a run
    /// that was filtered, split or skipped. A name that differs only in case counts as another file, as on most
    /// machines.
    /// - Throws: when the folder cannot be listed.
    package func staleFiles(plan: GoldenPlan, scope: GoldenScope = .wholeStore) throws -> [String] {
        try goldens()
            .filter { scope.covers(scene: GoldenCell.scene(ofName: $0.name)) && !plan.claims(name: $0.name) }
            .flatMap(\.files).sorted()
    }

    /// The scenes that have goldens in the store.
    package func scenes() throws -> Set<String> { Set(try goldens().map { GoldenCell.scene(ofName: $0.name) }) }
}
