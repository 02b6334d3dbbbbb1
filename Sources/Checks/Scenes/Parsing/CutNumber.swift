/// A number that a comma in braces cuts in two: `{price: ¥19,240}` has the price "¥19" and a key 240 without a value.
struct CutNumber {
    private let key, first, second: String

    /// Nil for two entries that are not such a number.
    init?(_ entry: SceneNode.Entry, _ next: SceneNode.Entry) {
        guard case .null(comment: nil) = next.value.value, next.key.first?.isNumber == true else { return nil }
        switch entry.value.value {
        case .string(let text) where text.last?.isNumber == true && text.utf8.count <= Self.longest: first = text
        case .number(_, let text): first = text
        default: return nil
        }
        guard next.key.utf8.count <= Self.longest, next.keyPlace.line == entry.value.place.line else { return nil }
        (key, second) = (entry.key, next.key)
    }

    /// Longer texts are not repeated in advice, in bytes.
    private static let longest = 60

    var problem: String { "the comma in braces ends the text of \(key) at \(first)" }

    var fix: String { "put the text in quotes: \(key): \"\(first),\(second)\"" }
}
