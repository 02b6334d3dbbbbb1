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
