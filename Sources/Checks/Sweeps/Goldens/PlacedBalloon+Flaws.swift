import BalloonLayouts
import Goldens
import Scenes

extension PlacedBalloon {
    /// The findings that no golden may show and that the author does not allow, each once.
    package func flaws(allowing allowances: [LintAllowance]) -> [GoldenFlaw] {
        JudgedFlaws(of: self, allowances).refused
    }
}

/// The findings of a balloon that a golden shows only on purpose, each once.
struct JudgedFlaws {
    /// Those to refuse.
    private(set) var refused: [GoldenFlaw] = []
    /// Those that follow from a number of Messages that is only assumed. They refuse nothing.
    private(set) var assumed: [GoldenFlaw] = []
    /// Those that the author allows for this viewer.
    private(set) var kept: [KeptFlaw] = []

    init(of balloon: PlacedBalloon, _ allowances: [LintAllowance]) {
        let allowances = LintAllowances(allowances)
        for finding in balloon.findings where finding.kind.entry.isGoldenFlaw {
            let (rule, subject) = (finding.kind.rawValue, finding.subject)
            if let reason = allowances.reason(for: rule, of: subject, seenBy: balloon.traits) {
                let flaw = KeptFlaw(rule: rule, subject: subject, reason: reason)
                if !kept.contains(flaw) { kept.append(flaw) }
                continue
            }
            let flaw = GoldenFlaw(rule: rule, subject: subject, message: finding.message)
            if balloon.hasAssumedHeight, finding.isAssumed || Self.kindsOfHeight.contains(finding.kind) {
                if !assumed.contains(flaw) { assumed.append(flaw) }
            } else if !refused.contains(flaw) {
                refused.append(flaw)
            }
        }
    }

    /// What too little height leads to.
    private static let kindsOfHeight: Set<Finding.Kind> = [
        .contentClipped, .textTruncated, .inkClipped, .nodeOutsideBalloon,
    ]
}

extension FlawGate {
    /// What the nearest `balloon.yaml` above a scene refuses; nothing without one.
    /// - Throws: `SceneError` with each error in that file.
    package init(ofScene file: String) throws { self.init(try ProjectFile(forScene: file)?.refused ?? []) }
}
