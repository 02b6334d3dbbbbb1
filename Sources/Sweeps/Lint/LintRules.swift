import BalloonLayouts
import Scenes
import Support

/// The names of everything that can be wrong.
enum LintRules {
    static let names =
        Finding.Kind.allCases.map(\.rawValue) + SweepInvariant.allCases.map(\.rawValue)

    /// Refuses allowances of rules that there are not, and of a scene that nobody sees.
    /// - Throws: ``SceneError`` at the first of them.
    static func validate(_ allowances: [LintAllowance], in file: String) throws {
        for allowance in allowances where !names.contains(allowance.rule) {
            let suggestion = NearestKey.suggestion(for: allowance.rule, among: names)
            throw SceneError(
                file: file, place: allowance.place,
                message:
                    "there is no rule \"\(allowance.rule)\"\(suggestion)",
                fix: "Documentation/Findings.md and Sweeps.md list them"
            )
        }
        let unseen = Finding.Kind.notLaidOut.rawValue
        if let allowance = allowances.first(where: { $0.rule == unseen }) {
            throw SceneError(
                file: file, place: allowance.place,
                message: "\(unseen) cannot be allowed, since nothing of the scene is seen", fix: "remove the allowance")
        }
    }
}
