import Foundation
import Support
import Typesetting
import ViewLayout

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
        let fields = Fields(try decoder.container(keyedBy: Key.self))
        id = try fields.optional(.id, "a string or a number") ?? .absent
        text = try fields.required(.text, "a string")
        size = try fields.required(.size, "a number")
        width = try fields.optional(.width, "a number, or null")
        lang = try fields.optional(.lang, "a string") ?? "en"
        weight = try fields.optional(.weight, "a number") ?? FontWeight.regular.rawValue
        maxLines = try fields.optional(.maxLines, "a whole number")
        let mode = try fields.optional(.truncation, "a string") ?? TruncationMode.tail.rawValue
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
        guard LanguageTag.isWellFormed(lang) else {
            throw TypesetError("\"lang\" is \"\(lang)\"; it must be a BCP 47 tag such as en or zh-Hant-TW")
        }
        if let problem = LanguageTag.lineBreakKeywordProblem(lang) {
            throw TypesetError("\"lang\" is \"\(lang)\"; \(problem)")
        }
        if let maxLines, maxLines < 1 { throw TypesetError("\"maxLines\" is \(maxLines); it must be at least 1") }
    }

    /// The values of an object; errors say what each must be.
    private struct Fields {
        let container: KeyedDecodingContainer<Key>

        init(_ container: KeyedDecodingContainer<Key>) { self.container = container }

        func required<Value: Decodable>(_ key: Key, _ kind: String) throws -> Value {
            guard container.contains(key) else { throw TypesetError("key \"\(key.stringValue)\" is missing") }
            return try read(key, kind) { try container.decode(Value.self, forKey: key) }
        }

        func optional<Value: Decodable>(_ key: Key, _ kind: String) throws -> Value? {
            try read(key, kind) { try container.decodeIfPresent(Value.self, forKey: key) }
        }

        private func read<Value>(_ key: Key, _ kind: String, _ value: () throws -> Value) throws -> Value {
            // Numbers that do not fit are errors of Foundation's own, not decoding errors.
            do { return try value() } catch let error as TypesetError {
                throw error
            } catch {
                throw TypesetError("\"\(key.stringValue)\" must be \(kind)")
            }
        }
    }

    private struct AnyKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { return nil }
    }
}

/// The `id` of a request, returned unchanged: a string, a number or nothing.
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
        } else {
            let number = try container.decode(Double.self)
            // A number that loses digits as a double could not be returned unchanged.
            guard abs(number) < Self.firstInexact else { throw TypesetError(Self.tooLarge) }
            self = .number(number)
        }
    }

    /// 2^53: above it some whole numbers are not doubles.
    private static let firstInexact = 9_007_199_254_740_992.0
    private static let tooLarge = "\"id\" is too large a number to be returned unchanged; make it a string"

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .integer(let integer): try container.encode(integer)
        case .number(let number): try container.encode(number)
        case .absent: try container.encodeNil()
        }
    }

    /// As it came, in JSON.
    var json: String {
        switch self {
        case .text(let text): QuotedText.json(text)
        case .integer(let integer): "\(integer)"
        case .number(let value): ShortDecimal.exact(value)
        case .absent: "null"
        }
    }
}

/// What is wrong with one line of input.
struct TypesetError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
