import BalloonLayouts
import Goldens
import Scenes

extension PlacedBalloon {
    /// The findings that no golden may show and that the author does not allow, each once.
    package func flaws(allowing allowances: [LintAllowance]) -> [GoldenFlaw] { judgedFlaws(allowing: allowances).flaws }

    /// The findings that a golden shows only on purpose, each once: those to refuse, and those that the author allows
    /// for this viewer.
    func judgedFlaws(allowing allowances: [LintAllowance]) -> (flaws: [GoldenFlaw], kept: [KeptFlaw]) {
        let allowances = LintAllowances(allowances)
        var flaws: [GoldenFlaw] = []
        var kept: [KeptFlaw] = []
        for finding in findings where finding.kind.entry.isGoldenFlaw {
            let (rule, subject) = (finding.kind.rawValue, finding.subject)
            if let reason = allowances.reason(for: rule, of: subject, seenBy: traits) {
                let flaw = KeptFlaw(rule: rule, subject: subject, reason: reason)
                if !kept.contains(flaw) { kept.append(flaw) }
            } else {
                let flaw = GoldenFlaw(rule: rule, subject: subject, message: finding.message)
                if !flaws.contains(flaw) { flaws.append(flaw) }
            }
        }
        return (flaws, kept)
    }
}
