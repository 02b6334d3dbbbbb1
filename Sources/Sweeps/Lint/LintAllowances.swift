import Goldens
import Scenes
import ViewLayout

/// What a scene's author has looked at and keeps, each with a reason.
package struct LintAllowances: Sendable {
    private struct Entry: Sendable {
        let allowance: LintAllowance
        /// The viewers it is about; nil for all.
        let viewers: CellFilter?
    }

    private let entries: [Entry]

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
    func reasons(in cell: SweepCell) -> [String?] {
        guard !entries.isEmpty else { return cell.findings.map { _ in nil } }
        let viewer = cell.traits
        return cell.findings.map { reason(for: $0.kind.rawValue, of: $0.subject, seenBy: viewer) }
    }

    /// Whether all viewers with a problem have the same answer, so that one of them need be asked.
    func dependsOnViewers(_ rule: String, of subject: String) -> Bool {
        entries.contains {
            $0.viewers != nil && $0.allowance.rule == rule && $0.allowance.covers(subject: subject)
        }
    }

    /// Sorts problems into those to report and those that are allowed.
    func judge(
        _ found: [LintProblem]
    ) -> (problems: [LintProblem], allowed: [(problem: LintProblem, reason: String)], unused: [LintAllowance]) {
        var problems: [LintProblem] = []
        var allowed: [(problem: LintProblem, reason: String)] = []
        var used: Set<Int> = []
        for problem in found {
            if let index = problem.allowance {
                used.insert(index)
                allowed.append((problem, entries[index].allowance.reason))
            } else {
                problems.append(problem)
            }
        }
        // What the scene of an entry allows it allows elsewhere, too.
        let unused = entries.indices.filter { !used.contains($0) }.map { entries[$0].allowance }
        return (problems, allowed, unused.filter { $0.entry == nil })
    }
}
