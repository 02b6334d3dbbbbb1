import Foundation
import Typesetting
import ViewLayout

/// One line of `balloon typeset`'s input.
struct TypesetRequest: Decodable {
    let id: LineIdentifier
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
        // Sorted, because the keys of an object have no order.
        for key in keys.allKeys.map(\.stringValue).sorted() where Key(rawValue: key) == nil {
            throw LineError(
                "unknown key \"\(key)\"; known: \(Key.allCases.map(\.rawValue).joined(separator: ", "))")
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
            throw LineError("\"truncation\" is \"\(mode)\"; it must be tail, middle or head")
        }
        self.truncation = truncation
        try validate()
    }

    private func validate() throws {
        if let width, !(width > 0 && width <= TypesettingLimits.maximumWidth) {
            throw LineError(
                "\"width\" is \(width); it must be a positive number of at most \(Int(TypesettingLimits.maximumWidth)), or null"
            )
        }
        guard (1...1000).contains(weight) else { throw LineError("\"weight\" is \(weight); it must be 1 to 1000") }
        guard LanguageTag.isWellFormed(lang) else {
            throw LineError("\"lang\" is \"\(lang)\"; it must be a BCP 47 tag such as en or zh-Hant-TW")
        }
        if let problem = LanguageTag.lineBreakKeywordProblem(lang) {
            throw LineError("\"lang\" is \"\(lang)\"; \(problem)")
        }
        if let maxLines, maxLines < 1 { throw LineError("\"maxLines\" is \(maxLines); it must be at least 1") }
    }

    /// The values of an object. Each error says what the value must be.
    private struct Fields {
        let container: KeyedDecodingContainer<Key>

        init(_ container: KeyedDecodingContainer<Key>) { self.container = container }

        func required<Value: Decodable>(_ key: Key, _ kind: String) throws -> Value {
            guard container.contains(key) else { throw LineError("key \"\(key.stringValue)\" is missing") }
            return try read(key, kind) { try container.decode(Value.self, forKey: key) }
        }

        func optional<Value: Decodable>(_ key: Key, _ kind: String) throws -> Value? {
            try read(key, kind) { try container.decodeIfPresent(Value.self, forKey: key) }
        }

        private func read<Value>(_ key: Key, _ kind: String, _ value: () throws -> Value) throws -> Value {
            // Foundation reports numbers that do not fit with an error of its own, which is not a decoding error.
            do { return try value() } catch let error as LineError {
                throw error
            } catch {
                throw LineError("\"\(key.stringValue)\" must be \(kind)")
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
