import Foundation
import Typesetting

/// One line of `balloon typeset`'s input.
struct TypesetRequest: Decodable {
    let id: TypesetIdentifier
    let text: String
    let size: Double
    let width: Double?
    let lang: String
    let weight: Double
    let maxLines: Int?
    let truncation: TruncationMode

    private enum Key: String, CodingKey, CaseIterable {
        case id, text, size, width, lang, weight, maxLines, truncation
    }

    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: AnyKey.self)
        for key in keys.allKeys where Key(rawValue: key.stringValue) == nil {
            throw TypesetError(
                "unknown key \"\(key.stringValue)\"; known: \(Key.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        let container = try decoder.container(keyedBy: Key.self)
        id = try container.decodeIfPresent(TypesetIdentifier.self, forKey: .id) ?? .absent
        text = try container.decode(String.self, forKey: .text)
        size = try container.decode(Double.self, forKey: .size)
        width = try container.decodeIfPresent(Double.self, forKey: .width)
        lang = try container.decodeIfPresent(String.self, forKey: .lang) ?? "en"
        weight = try container.decodeIfPresent(Double.self, forKey: .weight) ?? FontWeight.regular.rawValue
        maxLines = try container.decodeIfPresent(Int.self, forKey: .maxLines)
        let mode = try container.decodeIfPresent(String.self, forKey: .truncation) ?? TruncationMode.tail.rawValue
        guard let truncation = TruncationMode(rawValue: mode) else {
            throw TypesetError("\"truncation\" is \"\(mode)\"; it must be tail, middle or head")
        }
        self.truncation = truncation
        try validate()
    }

    private func validate() throws {
        if let width, !(width > 0 && width <= TypesettingLimits.maximumWidth) {
            throw TypesetError(
                "\"width\" is \(width); it must be a positive number of at most \(Int(TypesettingLimits.maximumWidth)), or null"
            )
        }
        guard (1...1000).contains(weight) else { throw TypesetError("\"weight\" is \(weight); it must be 1 to 1000") }
        if let maxLines, maxLines < 1 { throw TypesetError("\"maxLines\" is \(maxLines); it must be at least 1") }
    }

    private struct AnyKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { return nil }
    }
}

/// The `id` of a request, given back as it came: a string, a number or nothing.
enum TypesetIdentifier: Codable {
    case text(String)
    case integer(Int)
    case number(Double)
    case absent

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let integer = try? container.decode(Int.self) {
            self = .integer(integer)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else {
            throw TypesetError("\"id\" must be a string or a number")
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .integer(let integer): try container.encode(integer)
        case .number(let number): try container.encode(number)
        case .absent: try container.encodeNil()
        }
    }
}

/// What is wrong with one line of input.
struct TypesetError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
