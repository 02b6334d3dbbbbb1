import Support

/// A JSON value whose objects keep the order of their keys.
indirect enum SchemaValue {
    case string(String)
    case number(Double)
    case flag(Bool)
    case null
    case list([SchemaValue])
    case object([(key: String, value: SchemaValue)])

    /// The value as text: two spaces per level, lists of plain values on one line.
    func text(indentation: String = "") -> String {
        let inner = indentation + "  "
        switch self {
        case .string(let text): return QuotedText.json(text)
        case .number(let number): return ShortDecimal.exact(number)
        case .flag(let flag): return flag ? "true" : "false"
        case .null: return "null"
        case .list(let values):
            let texts = values.map { $0.text(indentation: inner) }
            guard values.contains(where: \.isNested) else { return "[\(texts.joined(separator: ", "))]" }
            return "[\n\(texts.map { inner + $0 }.joined(separator: ",\n"))\n\(indentation)]"
        case .object(let members):
            guard !members.isEmpty else { return "{}" }
            let lines = members.map { "\(inner)\(QuotedText.json($0.key)): \($0.value.text(indentation: inner))" }
            return "{\n\(lines.joined(separator: ",\n"))\n\(indentation)}"
        }
    }

    private var isNested: Bool {
        switch self {
        case .list, .object: true
        case .string, .number, .flag, .null: false
        }
    }
}
