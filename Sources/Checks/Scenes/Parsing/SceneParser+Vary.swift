import Foundation
import Support
import Typesetting
import ViewLayout

/// What the texts of a scene say in turn.
extension SceneParser {
    /// The names and their values.
    func vary(_ value: SceneValue) throws -> [ContentVariable] {
        let fields = try fields(value, nil)
        guard (1...SceneLimits.maximumVariableCount).contains(fields.entries.count) else {
            throw value.error(
                .badValue, "\(value.path) has \(fields.entries.count) names",
                fix: "list 1 to \(SceneLimits.maximumVariableCount), such as name: [Bo, Maximiliane]")
        }
        let variables = fields.entries.compactMap { entry in
            errors.attempt { () -> ContentVariable in
                guard Self.isVariableName(entry.key) else {
                    throw errors.error(
                        .badValue, at: entry.keyPlace, "\"\(entry.key)\" is not a name of vary",
                        fix: "use ASCII letters, digits and underscores, and begin with a letter")
                }
                let value = SceneValue(node: entry.value, path: fields.path(to: entry.key), errors: errors)
                return ContentVariable(name: entry.key, values: try variedValues(value))
            }
        }
        let count = variables.reduce(1) { $0.multipliedReportingOverflow(by: max(1, $1.declared.count)).partialValue }
        guard (0...SceneLimits.maximumContentCount).contains(count) else {
            throw value.error(
                .badValue, "\(value.path) has \(count) combinations of values",
                fix: "shorten a list; at most \(SceneLimits.maximumContentCount) are allowed")
        }
        return variables
    }

    private static func isVariableName(_ text: String) -> Bool {
        text.first.map { $0.isASCII && $0.isLetter } == true && text.utf8.count <= SceneGrammar.longestIdentifier
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    }

    /// The values of a name: a list of them, or a rule that makes several.
    func variedValues(_ value: SceneValue) throws -> [VariedValue] {
        if case .mapping = value.node.value { return try made(value) }
        let elements = try listed(value)
        var seen: Set<String> = []
        return elements.flatMap { element in
            errors.attempt { () -> [VariedValue] in
                let values = if case .mapping = element.node.value { try made(element) } else { [try plain(element)] }
                if let again = values.first(where: { !seen.insert($0.label).inserted }) {
                    throw element.error(.badValue, "\(element.path): \(again.label) is listed twice", fix: "remove one")
                }
                return values
            } ?? []
        }
    }

    private func plain(_ value: SceneValue) throws -> VariedValue { VariedValue(.argument(try argument(value))) }

    /// The values that a mapping makes: a rule, or what the app formats, for every combination of what it lists.
    private func made(_ value: SceneValue) throws -> [VariedValue] {
        let fields = try fields(value, SceneGrammar.varied)
        let kinds = SceneGrammar.variedKinds.filter { fields.value($0) != nil }
        guard let kind = kinds.first, kinds.count == 1, let content = fields.value(kind) else {
            throw value.error(
                kinds.isEmpty ? .missingKey : .conflict,
                "\(value.path) must have one of \(SceneGrammar.variedKinds.joined(separator: ", "))",
                fix: kinds.isEmpty
                    ? "write one of them, or a list of values" : "keep one of \(kinds.joined(separator: ", "))")
        }
        switch kind {
        case "longest":
            try refuseOthers(fields, besides: kind)
            return try several(content).map { .longest(try $0.integer(in: 1...SceneLimits.maximumLetterCount)) }
        case "counts":
            try refuseOthers(fields, besides: kind)
            if case .string("all") = content.node.value { return [.counts] }
            return try several(content).map { .number(try $0.integer(in: SceneGrammar.counts)) }
        default:
            return try combinations(value, fields).map(plain)
        }
    }

    private func refuseOthers(_ fields: SceneFields, besides kind: String) throws {
        guard let other = fields.entries.first(where: { $0.key != kind }) else { return }
        throw errors.error(
            .misplacedKey, at: other.keyPlace, "\(fields.path): \(other.key) is not for \(kind)", fix: "remove it")
    }

    /// The values of a list, or a value alone.
    private func several(_ value: SceneValue) throws -> [SceneValue] {
        guard case .sequence = value.node.value else { return [value] }
        return try listed(value)
    }

    /// The values of a list that is not empty.
    private func listed(_ value: SceneValue) throws -> [SceneValue] {
        let elements = try value.elements()
        guard !elements.isEmpty else {
            throw value.error(.badValue, "\(value.path) is an empty list", fix: "give it a value or leave it out")
        }
        return elements
    }

    /// A mapping for every combination of the values that its keys list: `{currency: [1, 2], code: [USD, JPY]}` is four
    /// amounts. The things of a list are one value, and lists of things are several.
    private func combinations(_ value: SceneValue, _ fields: SceneFields) throws -> [SceneValue] {
        var combinations: [[SceneNode.Entry]] = [[]]
        for entry in fields.entries {
            let value = SceneValue(node: entry.value, path: fields.path(to: entry.key), errors: errors)
            let options = entry.key == "list" ? try lists(value) : try several(value).map(\.node)
            guard combinations.count * options.count <= SceneLimits.maximumContentCount else {
                throw value.error(
                    .badValue, "\(value.path) has more than \(SceneLimits.maximumContentCount) combinations of values",
                    fix: "shorten a list")
            }
            combinations = combinations.flatMap { start in
                options.map { start + [SceneNode.Entry(key: entry.key, keyPlace: entry.keyPlace, value: $0)] }
            }
        }
        return combinations.map { entries in
            SceneValue(
                node: SceneNode(value: .mapping(entries), place: value.node.place), path: value.path, errors: errors)
        }
    }

    private func lists(_ value: SceneValue) throws -> [SceneNode] {
        guard case .sequence(let nodes) = value.node.value,
            nodes.allSatisfy({ if case .sequence = $0.value { true } else { false } }), !nodes.isEmpty
        else { return [value.node] }
        return nodes
    }
}
