import BalloonLayouts
import Scenes
import Sweeps

/// What one viewer sees of a scene, with what the scene allows of it.
struct SeenFindings {
    /// The scene's name.
    let name: String
    let findings: [Finding]
    /// For each finding why the scene's author keeps it; nil where nobody does.
    let reasons: [String?]

    init(in balloon: PlacedBalloon, of scene: BalloonScene) {
        name = scene.name
        findings = balloon.findings
        reasons = balloon.allowedReasons(in: scene)
    }
}

/// The sentences of findings.
enum FindingSentences {
    /// One line per finding, beginning with the name of its scene; equal lines once. What a scene allows comes last, with
    /// the reason.
    static func lines(_ scenes: [SeenFindings]) -> [String] {
        var seen: Set<String> = []
        let all = scenes.flatMap { scene in
            zip(scene.findings, scene.reasons).map { finding, reason in
                let sentence = ([scene.name, finding.entry].compactMap { $0 } + [finding.message]).joined(
                    separator: ": ")
                return (
                    text: reason.map { "allowed: \(sentence), because \($0)" } ?? sentence, isAllowed: reason != nil
                )
            }
        }
        return (all.filter { !$0.isAllowed } + all.filter(\.isAllowed)).map(\.text).filter { seen.insert($0).inserted }
    }
}
