/// What a scene says about its own problems.
extension SceneParser {
    /// The problems that the author keeps, each with a reason.
    func lintAllowances(_ value: SceneValue) throws -> [LintAllowance] {
        let fields = try fields(value, SceneGrammar.lint)
        guard let list = fields.value("allow") else {
            throw fields.error("\(value.path) needs allow, a list of {rule, node, reason}")
        }
        return try list.elements().map { element in
            let fields = try self.fields(element, SceneGrammar.lintAllowance)
            guard let rule = try fields.string("rule"), !rule.isEmpty else {
                throw fields.error("\(element.path) needs a rule, such as wordBroken")
            }
            guard let reason = try fields.string("reason"), reason.contains(where: { !$0.isWhitespace }) else {
                throw fields.error("\(element.path) needs a reason: who reads the scene wants to know why this stays")
            }
            return LintAllowance(
                rule: rule, node: try fields.string("node"), reason: reason,
                place: fields.entries.first { $0.key == "rule" }?.value.place)
        }
    }
}
