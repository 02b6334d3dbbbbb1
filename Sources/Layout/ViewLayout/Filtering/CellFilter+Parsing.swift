import Support

extension CellFilter {
    /// Reads a filter.
    /// - Throws: ``CellFilterError`` at the first place that is not understood.
    package init(_ text: String) throws {
        var parser = try CellFilterParser(text)
        self = try parser.filter()
    }
}

/// Reads a filter by recursive descent.
private struct CellFilterParser {
    private let text: String
    private let tokens: [CellFilterToken]
    private var index = 0
    /// The nesting depth of the current condition.
    private var depth = 0
    /// The maximum depth: nobody writes more by hand, and each level needs stack space.
    private static let maximumDepth = 100

    init(_ text: String) throws {
        self.text = text
        tokens = try CellFilterToken.tokens(of: text)
    }

    mutating func filter() throws -> CellFilter {
        let filter = try either()
        if let token = next { throw error("use & or | between two conditions", at: token) }
        return filter
    }

    private var next: CellFilterToken? { index < tokens.count ? tokens[index] : nil }

    private mutating func take(_ mark: String) -> Bool {
        guard next?.kind == .mark(mark) else { return false }
        index += 1
        return true
    }

    private mutating func either() throws -> CellFilter {
        var filter = try both()
        while take("|") { filter = .either(filter, try both()) }
        return filter
    }

    private mutating func both() throws -> CellFilter {
        var filter = try condition()
        while take("&") { filter = .both(filter, try condition()) }
        return filter
    }

    private mutating func condition() throws -> CellFilter {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.maximumDepth else {
            throw error("conditions nest at most \(Self.maximumDepth) deep", at: next)
        }
        if take("!") { return .not(try condition()) }
        let start = next
        if take("(") {
            let filter = try either()
            guard take(")") else {
                throw next.map { error("a ) is missing here", at: $0) }
                    ?? error("this ( has no )", at: start)
            }
            return filter
        }
        guard let token = next, let word = token.text else {
            throw error("a condition is missing here, such as locale=ar", at: next)
        }
        index += 1
        guard case .mark(let mark) = next?.kind, let comparison = CellFilter.Comparison(rawValue: mark) else {
            try refuseOtherOperator(in: word, at: token)
            return .named(NamePattern(word))
        }
        let operation = tokens[index]
        index += 1
        guard let value = next, let valueText = value.text else {
            throw error("a value is missing here", at: next)
        }
        index += 1
        return try comparing(word, at: token, comparison, at: operation, valueText, at: value)
    }

    /// Throws for a field with a mark of other languages behind it, such as `locale~ar`: taken for a name it matches nothing.
    private func refuseOtherOperator(in word: String, at place: CellFilterToken) throws {
        guard let mark = word.firstIndex(where: { "~:".contains($0) }) else { return }
        let (field, value) = (String(word[..<mark]), word[mark...].drop { "~:".contains($0) })
        guard Self.fields.contains(field) else { return }
        throw error("\(word[mark]) compares nothing; write \(field)=\(value)", at: place)
    }

    /// The names of all fields.
    private static let fields = textFields + ViewerTrait.all.flatMap(\.filterNames)
    /// Each field by one of its names.
    private static let shownFields = textFields + ViewerTrait.all.map(\.word)
    private static let textFields = CellFilter.TextField.allCases.map(\.rawValue) + ["cause"]

    private func comparing(
        _ field: String, at place: CellFilterToken, _ comparison: CellFilter.Comparison,
        at operation: CellFilterToken, _ value: String, at valuePlace: CellFilterToken
    ) throws -> CellFilter {
        let isEquality = comparison == .equal || comparison == .different
        let textField = CellFilter.TextField(rawValue: field)
        if textField != nil || field == "cause" {
            guard isEquality else { throw error("\(field) is compared with = or !=", at: operation) }
            if let textField { return .text(textField, isEqual: comparison == .equal, NamePattern(value)) }
            return .cause(isEqual: comparison == .equal, value)
        }
        let known = ViewerTrait.all.first { $0.filterNames.contains(field) }
        guard let trait = known ?? (field.hasPrefix("$") ? ViewerTrait.named(field) : nil) else {
            let near = NearestKey.suggestion(for: field, among: Self.fields)
            let others = near.isEmpty ? "; the fields are \(Self.shownFields.joined(separator: ", "))" : near
            throw error("there is no field \(field)\(others)", at: place)
        }
        guard isEquality || trait.isOrdered else {
            throw error("\(field) is compared with = or !=", at: operation)
        }
        do {
            return .trait(trait.name, comparison, try trait.value(value))
        } catch {
            throw self.error("\(error)", at: valuePlace)
        }
    }

    private func error(_ reason: String, at token: CellFilterToken?) -> CellFilterError {
        CellFilterError(filter: text, offset: token?.offset ?? text.count, reason: reason)
    }
}

extension ViewerTrait {
    /// The names of the trait in filters: those of the command line's option and of scenes.
    package var filterNames: [String] { [word.replacing(" ", with: "-"), name] }
}
