/// The problems of the constraints in a tree of views, from which findings are made. The values name constraints and
/// views.
package struct AutoLayoutReport: Hashable, Sendable {
    /// Required constraints that cannot all be met.
    package struct Conflict: Hashable, Sendable {
        /// The constraints in words, one line each.
        package var constraints: [String]
        /// The constraint that was removed so that the others can be met.
        package var broken: String
    }

    /// The conflicts, in the order in which they were found.
    package var conflicts: [Conflict] = []
    /// The views whose place or size is not determined by constraints, by their names in reports.
    package var ambiguousViews: [String] = []
}

extension UIView {
    /// The conflicts and the ambiguity in the tree that the view belongs to, at its current sizes.
    package func autoLayoutReport() -> AutoLayoutReport {
        guard let engine = root.enginesTwin() else { return AutoLayoutReport() }
        let ambiguous = engine.ordered.compactMap(\.view).filter { engine.isAmbiguous($0) }
        return AutoLayoutReport(conflicts: engine.conflicts, ambiguousViews: ambiguous.map(\.nameInReports))
    }
}
