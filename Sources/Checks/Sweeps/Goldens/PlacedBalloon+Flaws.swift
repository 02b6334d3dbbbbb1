import BalloonLayouts
import Foundation
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
        let hasAssumedHeight = balloon.hasAssumedHeight
        for finding in balloon.findings where finding.kind.entry.isGoldenFlaw {
            let (rule, subject) = (finding.kind.rawValue, finding.subject)
            if let reason = allowances.reason(for: rule, of: subject, seenBy: balloon.traits) {
                let flaw = KeptFlaw(rule: rule, subject: subject, reason: reason)
                if !kept.contains(flaw) { kept.append(flaw) }
                continue
            }
            let flaw = GoldenFlaw(rule: rule, subject: subject, message: finding.message)
            if hasAssumedHeight, finding.isAssumed || Self.kindsOfHeight.contains(finding.kind) {
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

extension PlacedBalloon {
    /// Whether the balloon is as tall as Messages is assumed to allow. Nobody knows the limit (facts 8.1), so what has no
    /// room here may have it on a device. A scene that sets the limit knows it.
    fileprivate var hasAssumedHeight: Bool {
        guard case .balloon = balloon.clip else { return false }
        let limit = TemplateMetrics.standard(for: traits.userInterfaceIdiom).maximumHeight
        return size.height >= limit - 1 / CGFloat(traits.pixelsPerPoint) && traits.transcriptHeight > limit
            && !sceneInputs().contains { $0.name == "metric.maximumHeight" }
    }
}
