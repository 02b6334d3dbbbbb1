/// What is wrong with the constraints of a tree of views: values that name constraints and views, for findings.
package struct AutoLayoutReport: Hashable, Sendable {
    /// Required constraints that cannot all be met.
    package struct Conflict: Hashable, Sendable {
        /// What the constraints say, one line for each.
        package var constraints: [String]
        /// The one that was left out to go on.
        package var broken: String
    }

    /// In the order in which they were found.
    package var conflicts: [Conflict] = []
    /// The views whose place or size constraints leave open, by their names in reports.
    package var ambiguousViews: [String] = []
}

extension UIView {
    /// The conflicts and the ambiguity in the tree that the view belongs to, at the sizes of now.
    package func autoLayoutReport() -> AutoLayoutReport {
        guard let engine = root.enginesTwin() else { return AutoLayoutReport() }
        let ambiguous = engine.ordered.compactMap(\.view).filter { engine.isAmbiguous($0) }
        return AutoLayoutReport(conflicts: engine.conflicts, ambiguousViews: ambiguous.map(\.nameInReports))
    }
}
