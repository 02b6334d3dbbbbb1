import BalloonLayouts
import Goldens
import Scenes
import Support
import ViewLayout

/// The names of all rules, and which allowances of them make sense.
package enum LintRules {
    package static let names =
        Finding.Kind.allCases.map(\.rawValue)
        + SweepInvariant.allCases.map(\.rawValue).filter { Finding.Kind(rawValue: $0) == nil }

    /// Whether an author can change what a rule is about. The other rules are notes, which reports have when somebody asks
    /// for them.
    package static func isChangeable(_ name: String) -> Bool {
        if let kind = Finding.Kind(rawValue: name) { return kind.entry.isChangeable }
        return SweepInvariant(rawValue: name)?.severity != .note
    }

    /// Refuses allowances of rules that do not exist, allowances of scenes that cannot be laid out, and conditions that
    /// are wrong.
    /// - Throws: ``SceneError`` with each of them.
    package static func validate(_ allowances: [LintAllowance], in file: String) throws {
        // The allowances of an entry are in a file of their own.
        let own = allowances.filter { $0.entry == nil }
        try SceneTree.refuse(own.compactMap { refusal(of: $0)?.error(in: file) }, in: file)
    }

    /// The reason why an allowance is wrong; nil for a correct one.
    package static func refusal(of allowance: LintAllowance) -> LintAllowance.Refusal? {
        guard names.contains(allowance.rule) else {
            return LintAllowance.Refusal(
                .unknownName, at: allowance.place, "there is no rule \"\(allowance.rule)\"",
                fix: NearestKey.match(allowance.rule, among: names).map { "did you mean \"\($0)\"?" }
                    ?? "Documentation/Findings.md and Sweeps.md list them")
        }
        guard allowance.rule != Finding.Kind.notLaidOut.rawValue else {
            return LintAllowance.Refusal(
                .conflict, at: allowance.place,
                "\(allowance.rule) cannot be allowed, since nothing of the scene is seen", fix: "remove the allowance")
        }
        guard let condition = allowance.condition else { return nil }
        do {
            let filter = try CellFilter(condition)
            guard filter.asksTraitsAlone else {
                return LintAllowance.Refusal(
                    .badValue, at: allowance.conditionPlace,
                    "where: \(condition) names something else than traits of viewers",
                    fix: "compare traits, such as category>=AX1 & locale=th")
            }
            return nil
        } catch {
            let reason = (error as? CellFilterError)?.reason ?? "\(error)"
            return LintAllowance.Refusal(
                .badValue, at: allowance.conditionPlace, "where: \(condition) is not understood: \(reason)",
                fix: "compare traits, such as category>=AX1 & locale=th")
        }
    }
}

extension ProjectFile {
    /// Reads the nearest `balloon.yaml` above a scene; nil where there is none.
    /// - Throws: `SceneError` with each error in that file.
    package init?(forScene file: String) throws {
        guard let path = Self.path(for: file) else { return nil }
        let flaws = Finding.Kind.allCases.filter(\.entry.isGoldenFlaw)
        try self.init(contentsOf: path, rules: LintRules.names, flaws: flaws.map(\.rawValue))
    }
}
