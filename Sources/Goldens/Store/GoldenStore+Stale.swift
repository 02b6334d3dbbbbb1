/// Which goldens of a store a plan covers.
package enum GoldenScope: Hashable, Sendable {
    /// The plan names every golden of the store.
    case wholeStore
    /// The plan names every golden of these scenes; other scenes' goldens are left alone.
    case scenes(Set<String>)
}

extension GoldenStore {
    /// The files that no cell of a plan declares, sorted. Known from names alone, so that it is right for a run that
    /// was filtered, split or skipped. A name that differs in case only is another file on most machines.
    /// - Throws: when the folder cannot be listed.
    package func staleFiles(plan: GoldenPlan, scope: GoldenScope = .wholeStore) throws -> [String] {
        try goldens().filter { golden in
            if case .scenes(let scenes) = scope, !scenes.contains(GoldenCell.scene(ofName: golden.name)) {
                return false
            }
            return !plan.claims(name: golden.name)
        }.flatMap(\.files)
    }
}
