import Scenes
import Sweeps

extension LintAllowances {
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
        // What the scene of an entry allows it allows elsewhere, too. The reason for a blank golden is about its pixels.
        let unused = entries.indices.filter { index in
            !used.contains(index) && entries[index].allowance.entry == nil && !entries[index].allowance.isOfBlankGolden
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
