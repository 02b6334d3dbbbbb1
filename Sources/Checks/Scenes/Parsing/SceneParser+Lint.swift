import BalloonLayouts
import Foundation

/// What a scene says about its own problems.
extension SceneParser {
    /// The problems that the author keeps, each with a reason.
    func lintAllowances(_ value: SceneValue) throws -> [LintAllowance] {
        let fields = try fields(value, SceneGrammar.lint)
        guard let list = fields.value("allow") else {
            fields.miss(
                ["allow"],
                fields.error(
                    .missingKey, "\(value.path) needs allow", fix: "write allow: and a list of {rule, node, reason}"))
            return []
        }
        return try list.list(allowance)
    }

    private func allowance(_ value: SceneValue) throws -> LintAllowance {
        let fields = try fields(value, SceneGrammar.lintAllowance)
        for (key, fix) in [
            ("rule", "name a finding, such as wordBroken"),
            ("reason", "who reads the scene wants to know why this stays"),
        ] {
            guard let written = fields.value(key) else {
                fields.miss([key], fields.error(.missingKey, "\(value.path) needs a \(key)", fix: fix))
                continue
            }
            if case .string(let text) = written.node.value, !text.contains(where: { !$0.isWhitespace }) {
                errors.note(written.error(.badValue, "\(written.path) is empty", fix: fix))
            }
        }
        let rule = fields.string("rule")
        var allowance = LintAllowance(
            rule: rule ?? "", node: fields.string("node"), reason: fields.string("reason") ?? "",
            place: fields.value("rule")?.node.place)
        allowance.condition = fields.string("where")
        allowance.conditionPlace = fields.value("where")?.node.place
        // A rule that is missing has been noted.
        if rule != nil, let refusal = refusal(allowance) { errors.note(refusal.error(in: file)) }
        return allowance
    }
}

extension SceneParser {
    /// Values in place of those of `MessagesMetrics`, by name.
    package func metrics(_ value: SceneValue) throws -> MetricOverrides {
        let fields = try fields(value, SceneGrammar.metrics)
        var overrides = MetricOverrides()
        for entry in MessagesMetrics.catalogue {
            guard let setting = fields.read(entry.name, { try metric($0, of: entry) }) else { continue }
            try overrides.set(entry.name, to: setting)
        }
        return overrides
    }

    private func metric(_ value: SceneValue, of entry: MetricEntry<MessagesMetrics>) throws -> MetricValue {
        switch entry.allowed {
        case .numbers(let range): return .number(CGFloat(try value.number(in: range)))
        case .flags: return .flag(try value.boolean())
        case .names(let names):
            let name = try value.string()
            guard names.contains(name) else { throw value.unknownName(name, among: names) }
            return .name(name)
        }
    }
}
