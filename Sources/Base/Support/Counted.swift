/// Numbers of things in sentences.
package enum Counted {
    /// The number with its noun: `1 cell`, `2 cells`.
    package static func text(_ count: Int, _ noun: String) -> String { "\(count) \(word(count, noun))" }

    /// The noun in the form for the number, whose plural has an s.
    package static func word(_ count: Int, _ noun: String) -> String { count == 1 ? noun : noun + "s" }

    /// Names with commas between, and the number of those beyond a limit: `a, b and 3 more`.
    package static func list(_ names: [String], limit: Int = 6) -> String {
        let named = names.prefix(limit).joined(separator: ", ")
        return names.count > limit ? "\(named) and \(names.count - limit) more" : named
    }

    /// A row of a paragraph: the label and from the ninth column on the text, without line separators, which texts of
    /// balloons can contain.
    /// - Parameter limit: the characters of the text that are kept.
    package static func row(_ label: String, _ text: String, limit: Int = .max) -> String {
        let single = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        let cut = single.count > limit ? single.prefix(limit) + "…" : single[...]
        return "  " + label + String(repeating: " ", count: max(1, 9 - label.count)) + cut
    }
}
