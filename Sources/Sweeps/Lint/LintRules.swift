import BalloonLayouts
import Scenes
import Support

/// The names of everything that can be wrong.
enum LintRules {
    static let names =
        Finding.Kind.allCases.map(\.rawValue) + SweepInvariant.allCases.map(\.rawValue) + [LintProblem.notLaidOut]

    /// Refuses allowances of rules that there are not.
    /// - Throws: ``SceneError`` at the first of them.
    static func validate(_ allowances: [LintAllowance], in file: String) throws {
        for allowance in allowances where !names.contains(allowance.rule) {
            let suggestion = NearestKey.suggestion(for: allowance.rule, among: names)
            throw SceneError(
                file: file, place: allowance.place,
                message: "there is no rule \"\(allowance.rule)\"\(suggestion); Documentation/Findings.md lists them")
        }
    }
}
