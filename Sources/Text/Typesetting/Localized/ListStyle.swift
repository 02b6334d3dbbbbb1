import CUnicode

/// Lists in a language, by ICU: "Ada, Ben and Cleo".
package enum ListStyle: String, Hashable, Sendable, CaseIterable {
    /// All of them.
    case and
    /// One of them.
    case or

    package func text(_ items: [String], language: String) -> String {
        let units = items.flatMap(\.utf16)
        let lengths = items.map { Int32(clamping: $0.utf16.count) }
        let text = LocalizedText.text { text, capacity, length in
            cunicode_format_list(
                language, self == .or, units, lengths, Int32(clamping: items.count), text, capacity, &length)
        }
        return text ?? items.joined(separator: ", ")
    }
}
