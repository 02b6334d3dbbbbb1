import BalloonLayouts
import Goldens
import Scenes
import ViewLayout

/// What a scene's author has looked at and keeps, each with a reason.
package struct LintAllowances: Sendable {
    package struct Entry: Sendable {
        package let allowance: LintAllowance
        /// The viewers it is about; nil for all.
        package let viewers: CellFilter?
    }

    package let entries: [Entry]

    /// - Parameter allowances: in order, as ``LintRules`` says; one whose condition is not understood is for nobody.
    package init(_ allowances: [LintAllowance]) {
        entries = allowances.compactMap { allowance in
            guard let condition = allowance.condition else { return Entry(allowance: allowance, viewers: nil) }
            return (try? CellFilter(condition)).map { Entry(allowance: allowance, viewers: $0) }
        }
    }

    /// The index of the first allowance that keeps a problem.
    /// - Parameter viewer: who sees it; nil where that is everybody.
    package func index(for rule: String, of subject: String, seenBy viewer: TraitCollection?) -> Int? {
        entries.firstIndex { entry in
            guard entry.allowance.rule == rule, entry.allowance.covers(subject: subject) else { return false }
            guard let viewers = entry.viewers else { return true }
            return viewer.map { viewers.matches(CellFacts(name: "", scene: "", traits: $0)) } ?? false
        }
    }

    /// Why the author keeps a problem; nil where nobody does.
    package func reason(for rule: String, of subject: String, seenBy viewer: TraitCollection) -> String? {
        index(for: rule, of: subject, seenBy: viewer).map { entries[$0].allowance.reason }
    }

    /// For each finding of a cell why the author keeps it; nil where nobody does.
    package func reasons(in cell: SweepCell) -> [String?] { reasons(for: cell.findings, seenBy: cell.traits) }

    /// For each of some findings of a viewer why the author keeps it; nil where nobody does.
    package func reasons(for findings: [Finding], seenBy viewer: TraitCollection) -> [String?] {
        guard !entries.isEmpty else { return findings.map { _ in nil } }
        return findings.map { reason(for: $0.kind.rawValue, of: $0.subject, seenBy: viewer) }
    }

    /// Whether viewers with a problem may have different answers. Otherwise the answer of one is that of all.
    package func dependsOnViewers(_ rule: String, of subject: String) -> Bool {
        entries.contains {
            $0.viewers != nil && $0.allowance.rule == rule && $0.allowance.covers(subject: subject)
        }
    }
}

extension PlacedBalloon {
    /// For each finding why the author of a scene keeps it; nil where nobody does.
    package func allowedReasons(in scene: BalloonScene) -> [String?] {
        LintAllowances(scene.allowances).reasons(for: findings, seenBy: traits)
    }
}
