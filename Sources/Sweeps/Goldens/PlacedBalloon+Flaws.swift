import BalloonLayouts
import Goldens
import Scenes

extension PlacedBalloon {
    /// The findings that no golden may show and that the author does not keep, each once.
    package func flaws(allowing allowances: [LintAllowance]) -> [GoldenFlaw] {
        var seen: Set<GoldenFlaw> = []
        return findings.filter { finding in
            finding.kind.isGoldenFlaw
                && allowances.firstIndex(for: finding.kind.rawValue, of: finding.subject) == nil
        }.map { GoldenFlaw(rule: $0.kind.rawValue, subject: $0.subject, message: $0.message) }
            .filter { seen.insert($0).inserted }
    }
}
