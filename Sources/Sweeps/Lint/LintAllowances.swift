import Scenes

/// What a scene's author has looked at and keeps, each with a reason.
struct LintAllowances {
    private let allowances: [LintAllowance]

    init(_ allowances: [LintAllowance]) { self.allowances = allowances }

    /// Sorts problems into those to report and those that are allowed.
    func judge(
        _ found: [LintProblem]
    ) -> (problems: [LintProblem], allowed: [(problem: LintProblem, reason: String)], unused: [LintAllowance]) {
        var problems: [LintProblem] = []
        var allowed: [(problem: LintProblem, reason: String)] = []
        var used: Set<Int> = []
        for problem in found {
            let index = allowances.firstIndex(for: problem.rule, of: problem.subject)
            if let index {
                used.insert(index)
                allowed.append((problem, allowances[index].reason))
            } else {
                problems.append(problem)
            }
        }
        return (problems, allowed, allowances.indices.filter { !used.contains($0) }.map { allowances[$0] })
    }
}

extension [LintAllowance] {
    /// The first allowance that keeps a problem.
    func firstIndex(for rule: String, of subject: String) -> Int? {
        firstIndex { $0.rule == rule && $0.covers(subject: subject) }
    }
}
