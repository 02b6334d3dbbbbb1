/// Which goldens of a store a plan covers.
package enum GoldenScope: Hashable, Sendable {
    /// The plan names every golden of the store.
    case wholeStore
    /// The plan names every golden of the store except those of other scenes, which are elsewhere: the names of the
    /// goldens that each declares; nil for a scene that cannot be read.
    case besides([String: Set<String>?])
    /// The plan names every golden of these scenes and of no others.
    case scenes(Set<String>)

    /// Whether the plan names every golden that a scene has.
    func covers(scene: String) -> Bool {
        switch self {
        case .wholeStore: true
        case .besides(let others): !others.keys.contains(scene)
        case .scenes(let scenes): scenes.contains(scene)
        }
    }

    /// Whether a golden is not the plan's to judge: another scene declares it, or may declare it.
    func keeps(golden name: String) -> Bool {
        let scene = GoldenCell.scene(ofName: name)
        guard case .besides(let others) = self, let declared = others[scene] else { return !covers(scene: scene) }
        return declared?.contains(name) ?? true
    }
}

extension GoldenStore {
    /// The files that no cell of a plan declares, sorted. Only names are compared, so that the list is right for a run
    /// that was filtered, split or skipped. A name that differs only in case counts as another file, as on most
    /// machines.
    /// - Throws: when the folder cannot be listed.
    package func staleFiles(plan: GoldenPlan, scope: GoldenScope = .wholeStore) throws -> [String] {
        try goldens()
            .filter { !scope.keeps(golden: $0.name) && !plan.claims(name: $0.name) }
            .flatMap(\.files).sorted()
    }

    /// The scenes that have goldens in the store.
    package func scenes() throws -> Set<String> { Set(try goldens().map { GoldenCell.scene(ofName: $0.name) }) }
}
