/// A value of an Xcode project's file: a text, a list or a dictionary of values.
enum ProjectValue: Equatable {
    case text(String)
    case list([ProjectValue])
    case dictionary([String: ProjectValue])

    /// The value of a key of a dictionary.
    subscript(key: String) -> ProjectValue? {
        guard case .dictionary(let values) = self else { return nil }
        return values[key]
    }

    /// The text; nil for another value.
    var text: String? {
        guard case .text(let text) = self else { return nil }
        return text
    }

    /// The texts of a list; none for another value.
    var texts: [String] {
        guard case .list(let values) = self else { return [] }
        return values.compactMap(\.text)
    }
}
