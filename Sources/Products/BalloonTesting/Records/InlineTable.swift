/// A table in the form that a test's source contains.
struct InlineTable: InlineText {
    let text: String

    /// A string literal has no line end after its last line, so the table has none either.
    init(_ text: String) { self.text = text.hasSuffix("\n") ? String(text.dropLast()) : text }

    /// The maximum number of rows that are reported.
    private static let maximumCount = 9

    func differences(from expected: String) -> [String]? {
        guard InlineTable(expected).text != text else { return nil }
        let (old, new) = (Self.rows(of: expected), Self.rows(of: text))
        let difference = new.difference(from: old)
        let changes =
            difference.removals.map { "  was      " + Self.row($0) }
            + difference.insertions.map { "  is       " + Self.row($0) }
        guard !changes.isEmpty else { return ["  table    the text is not written as tables are"] }
        let half = Self.maximumCount / 2
        let told =
            changes.count <= Self.maximumCount
            ? changes
            : Array(changes.prefix(min(half, difference.removals.count)))
                + difference.insertions.prefix(half).map { "  is       " + Self.row($0) }
        let more = changes.count - told.count
        return told + (more > 0 ? ["           and \(more) more"] : [])
    }

    private static func rows(of text: String) -> [Substring] { text.split(separator: "\n") }

    private static func row(_ change: CollectionDifference<Substring>.Change) -> String {
        switch change {
        case .insert(_, let row, _), .remove(_, let row, _): row.trimmingPrefix { $0 == " " }.description
        }
    }
}
