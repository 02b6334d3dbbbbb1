import BalloonLayouts
import Goldens
import Scenes

extension PlacedBalloon {
    /// The findings that no golden may show and that the author does not keep, each once.
    package func flaws(allowing allowances: [LintAllowance]) -> [GoldenFlaw] {
        var seen: Set<GoldenFlaw> = []
        return findings.filter { finding in
            finding.kind.isGoldenFlaw
                && !allowances.contains { $0.rule == finding.kind.rawValue && $0.covers(subject: finding.subject) }
        }.map { GoldenFlaw(rule: $0.kind.rawValue, subject: $0.subject, message: $0.message) }
            .filter { seen.insert($0).inserted }
    }
}
