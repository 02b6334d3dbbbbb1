import Foundation

/// A value of an Xcode project's file, which is a property list: a text, a list or a dictionary of values.
enum ProjectValue: Equatable {
    case text(String)
    case list([ProjectValue])
    case dictionary([String: ProjectValue])

    /// The value that a file holds; nil for a text that is not a property list, and for one that holds anything else.
    init?(of text: String) {
        guard let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) else {
            return nil
        }
        self.init(list)
    }

    private init?(_ value: Any) {
        switch value {
        case let text as String: self = .text(text)
        case let list as [Any]: self = .list(list.compactMap(ProjectValue.init))
        case let values as [String: Any]: self = .dictionary(values.compactMapValues(ProjectValue.init))
        default: return nil
        }
    }

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
