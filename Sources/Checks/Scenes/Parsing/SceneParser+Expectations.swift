import Foundation
import Support
import ViewLayout

/// What a scene expects of its balloon.
extension SceneParser {
    func expectations(_ value: SceneValue) throws -> [Expectation] {
        let expectations = try value.list(expectation)
        guard try !value.elements().isEmpty else {
            throw value.error(.badValue, "\(value.path) is an empty list", fix: "expect something or leave it out")
        }
        return expectations
    }

    private func expectation(_ value: SceneValue) throws -> Expectation {
        let fields = try fields(value, SceneGrammar.expectation)
        let part = fields.string("node")
        var checks: [(key: String, check: ExpectationCheck)] = []
        func add(_ key: String, _ read: (SceneValue) throws -> ExpectationCheck) {
            if let check = fields.read(key, read) { checks.append((key, check)) }
        }
        for quantity in ExpectationCheck.Quantity.allCases {
            add(quantity.rawValue) { try number($0, quantity) }
        }
        add("truncated") { .truncated(try $0.boolean()) }
        add("torn") { .torn(try $0.boolean()) }
        for relation in ExpectationCheck.Relation.allCases {
            add(relation.rawValue) { .relation(relation, try other($0, than: part)) }
        }
        if let aligned = fields.value("aligned") { checks += try self.aligned(aligned, part) }
        add("order") { .order(try names($0)) }
        add("sameWidth") { .same(.width, try locales($0)) }
        add("sameHeight") { .same(.height, try locales($0)) }
        let asked = fields.read("when", viewers)
        let left = fields.read("unless", viewers).map(CellFilter.not)
        try refuseUnfit(checks, of: part, fields)
        return Expectation(
            path: value.path, part: part, checks: checks,
            viewers: [asked, left].compactMap { $0 }.reduce(nil) { all, one in all.map { .both($0, one) } ?? one })
    }

    /// Refuses an expectation that says nothing, or nothing that the balloon as a whole can have.
    private func refuseUnfit(
        _ checks: [(key: String, check: ExpectationCheck)], of part: String?, _ fields: SceneFields
    ) throws {
        let known = SceneGrammar.expectation.filter { !["node", "when", "unless"].contains($0) }
        let given = fields.entries.map(\.key).filter(known.contains)
        guard let first = given.first else {
            throw fields.error(
                .missingKey, "\(fields.path) expects nothing", fix: "add one of " + known.joined(separator: ", "))
        }
        for key in given where fields.value("node") == nil && !SceneGrammar.expectationsOfBalloon.contains(key) {
            throw fields.error(
                .missingKey, "\(fields.path) has \(key) and no node", fix: "add node: and the name of a part")
        }
        for key in given where part != nil && SceneGrammar.expectationsWithoutNode.contains(key) {
            throw fields.error(
                .conflict, "\(fields.path) has \(key), which is about the balloon, and a node",
                fix: "remove node, or write \(first == key ? "an expectation of its own" : "\(key) on its own")")
        }
    }

    // MARK: - Values

    /// A number, or a comparison with one: `300`, `"<= 300"`.
    private func number(_ value: SceneValue, _ quantity: ExpectationCheck.Quantity) throws -> ExpectationCheck {
        let range = SceneGrammar.range(of: quantity)
        guard case .string(let text) = value.node.value else {
            return .number(quantity, .equal, try value.number(in: range))
        }
        let mark = text.prefix { "<>=!".contains($0) }
        let rest = text.dropFirst(mark.count).trimmingCharacters(in: .whitespaces)
        let comparison = CellFilter.Comparison(rawValue: mark == "==" ? "=" : String(mark))
        guard let comparison, let number = Double(rest), range.contains(number) else {
            throw value.error(
                .badValue, "\(value.path) is \"\(text)\"",
                fix:
                    "write a number from \(Int(range.lowerBound)) to \(Int(range.upperBound)), or a comparison such as "
                    + "\"<= \(quantity == .lines ? "2" : quantity == .contrast ? "7" : "300")\"")
        }
        return .number(quantity, comparison, number)
    }

    private func aligned(_ value: SceneValue, _ part: String?) throws -> [(key: String, check: ExpectationCheck)] {
        let fields = try fields(value, SceneGrammar.aligned)
        if case .mapping(let entries) = value.node.value, entries.isEmpty {
            throw value.error(
                .missingValue, "\(value.path) names no edge", fix: "write one, such as {leading: caption}")
        }
        return ExpectationCheck.Edge.allCases.compactMap { edge in
            fields.read(edge.rawValue) { try other($0, than: part) }.map {
                ("aligned.\(edge.rawValue)", .aligned(edge, $0))
            }
        }
    }

    /// The name of another part: with itself a part agrees always or never.
    private func other(_ value: SceneValue, than part: String?) throws -> String {
        let name = try value.string()
        guard name != part else {
            throw value.error(.badValue, "\(value.path) is \(name) itself", fix: "name another part")
        }
        return name
    }

    private func names(_ value: SceneValue) throws -> [String] {
        try several(value, "parts") { try $0.string() }
    }

    private func locales(_ value: SceneValue) throws -> [String] {
        try several(value, "languages") { try $0.locale() }
    }

    private func several(_ value: SceneValue, _ noun: String, _ read: (SceneValue) throws -> String) throws -> [String]
    {
        guard try value.elements().count > 1 else {
            throw value.error(.badValue, "\(value.path) needs two \(noun) to compare", fix: "list two or more")
        }
        let list = try value.list(read)
        guard Set(list).count == list.count else {
            throw value.error(.badValue, "\(value.path) has one of its \(noun) twice", fix: "list each once")
        }
        return list
    }

    // MARK: - Viewers

    /// A filter of viewers: `{category: ">= AX1", locale: [de, fr]}`, or in the words of the command line.
    private func viewers(_ value: SceneValue) throws -> CellFilter {
        if case .string(let text) = value.node.value { return try filter(text, value) }
        let varied =
            if case .mapping(let entries) = value.node.value { entries.map(\.key).filter { $0.hasPrefix("$") } } else {
                [String]()
            }
        let fields = try fields(value, SceneGrammar.viewers + varied)
        let conditions = try fields.entries.map { entry in
            try condition(entry.key, SceneValue(node: entry.value, path: fields.path(to: entry.key), errors: errors))
        }
        guard let first = conditions.first else {
            // Unknown keys have been noted.
            if case .mapping(let entries) = value.node.value, !entries.isEmpty { return .named(NamePattern("*")) }
            throw value.error(
                .missingValue, "\(value.path) names no trait", fix: "write one, such as {category: \">= AX1\"}")
        }
        return conditions.dropFirst().reduce(first) { .both($0, $1) }
    }

    /// A trait with a value, a comparison with one, or several values of which a viewer has one.
    private func condition(_ trait: String, _ value: SceneValue) throws -> CellFilter {
        if case .sequence(let nodes) = value.node.value, !nodes.isEmpty {
            let all = try value.elements().map { try condition(trait, $0) }
            return all.dropFirst().reduce(all[0]) { .either($0, $1) }
        }
        let text =
            switch value.node.value {
            case .string(let text), .number(_, let text): text
            case .boolean(let flag): "\(flag)"
            default: throw value.mismatch("a value of \(trait)")
            }
        let mark = text.prefix { "<>=!".contains($0) }
        let words = text.dropFirst(mark.count).drop(while: \.isWhitespace)
        // In quotation marks, since what a message says has spaces.
        let quoted = words.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return try filter("\(trait) \(mark.isEmpty ? "=" : mark) \"\(quoted)\"", value)
    }

    private func filter(_ text: String, _ value: SceneValue) throws -> CellFilter {
        let advice = "compare traits, such as {category: \">= AX1\", locale: [de, fr]}"
        do {
            let filter = try CellFilter(text)
            guard filter.asksTraitsAlone else {
                throw value.error(.badValue, "\(value.path) names something else than traits of viewers", fix: advice)
            }
            if !errors.isDoubtful(.content) { try refuseUnsaid(filter, value) }
            return filter
        } catch let error as CellFilterError {
            // A reason that asks what was meant is advice by itself.
            throw value.error(
                .badValue, "\(value.path) is not understood: \(error.reason)",
                fix: error.reason.hasSuffix("?") ? "" : advice)
        }
    }

    /// Refuses a name that nothing varies, and a value that a name never has: it would ask nobody.
    private func refuseUnsaid(_ filter: CellFilter, _ value: SceneValue) throws {
        for name in filter.traitNames.compactMap({ ViewerTrait.named($0)?.variable }).sorted() {
            guard let variable = varied.first(where: { $0.name == name }) else {
                throw value.unknownName("$" + name, among: varied.map { "$" + $0.name }, declaredIn: "vary")
            }
            let labels = filter.values(of: variable.trait, in: [.equal, .different]).map { "\($0)" }
            guard let unknown = labels.first(where: { !variable.mayBe($0) }) else { continue }
            throw value.error(
                .unknownName,
                "\(value.path) asks for $\(name) \(QuotedText.quoted(unknown)), which is not in vary.\(name)",
                fix: NearestKey.match(unknown, among: variable.declared.map(\.label))
                    .map { "did you mean \(QuotedText.quoted($0))?" } ?? "add it there, or ask for a value that is")
        }
    }
}
