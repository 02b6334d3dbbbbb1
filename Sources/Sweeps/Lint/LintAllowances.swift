import BalloonLayouts
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
    func reasons(in cell: SweepCell) -> [String?] { reasons(for: cell.findings, seenBy: cell.traits) }

    /// For each of some findings of a viewer why the author keeps it; nil where nobody does.
    func reasons(for findings: [Finding], seenBy viewer: TraitCollection) -> [String?] {
        guard !entries.isEmpty else { return findings.map { _ in nil } }
        return findings.map { reason(for: $0.kind.rawValue, of: $0.subject, seenBy: viewer) }
    }

    /// Whether all viewers with a problem have the same answer, so that one of them need be asked.
    func dependsOnViewers(_ rule: String, of subject: String) -> Bool {
        entries.contains {
            $0.viewers != nil && $0.allowance.rule == rule && $0.allowance.covers(subject: subject)
        }
    }

    /// Sorts problems into those to report and those that are allowed.
    /// - Parameter unasked: the viewers for whom problems were not looked for. An allowance that is about one of them is
    ///   not unused: nobody knows.
    func judge(
        _ found: [LintProblem], unasked: UnaskedViewers = .none
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
        let unused = entries.indices.filter { index in
            !used.contains(index) && entries[index].allowance.entry == nil
                && !Self.mayNeed(entries[index], unasked)
        }
        return (problems, allowed, unused.map { entries[$0].allowance })
    }

    /// Whether one of some viewers may have the problem that an entry is about.
    private static func mayNeed(_ entry: Entry, _ viewers: UnaskedViewers) -> Bool {
        guard !viewers.isEmpty else { return false }
        // A relation is between viewers, of whom the entry may name one.
        guard let filter = entry.viewers, SweepInvariant(rawValue: entry.allowance.rule) == nil else { return true }
        return viewers.include(filter)
    }
}
