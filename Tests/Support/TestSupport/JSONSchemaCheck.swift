import Foundation

/// Checks values by a JSON Schema. It knows only the keywords that the schemas of Balloon have.
package struct JSONSchemaCheck {
    package let root: [String: Any]

    package init(root: [String: Any]) { self.root = root }

    /// What is wrong with a value; empty when it is valid.
    package func problems(of value: Any) throws -> [String] { try problems(of: value, by: root, at: "") }

    /// What is wrong with a value by one of the schema's definitions; empty when it is valid.
    package func problems(of value: Any, by definition: String) throws -> [String] {
        try problems(of: value, by: ["$ref": "#/$defs/\(definition)"], at: "")
    }

    /// A keyword that this check does not know.
    struct UnknownKeyword: Error { let keyword: String }

    private static let annotations: Set<String> = ["$schema", "$id", "$defs", "title", "description"]

    private func problems(of value: Any, by schema: [String: Any], at path: String) throws -> [String] {
        try schema.flatMap { keyword, operand -> [String] in
            if Self.annotations.contains(keyword) { return [] }
            return try problems(of: value, keyword, operand, in: schema, at: path)
        }
    }

    private func isValid(_ value: Any, by schema: [String: Any]) throws -> Bool {
        try problems(of: value, by: schema, at: "").isEmpty
    }

    private func problems(
        of value: Any, _ keyword: String, _ operand: Any, in schema: [String: Any], at path: String
    ) throws -> [String] {
        func fail(_ isFailure: Bool) -> [String] { isFailure ? ["\(path): \(keyword)"] : [] }
        let object = value as? [String: Any]
        let list = value as? [Any]
        let text = value as? String
        let number = value as? Double
        switch keyword {
        case "$ref":
            let keys = try checked(operand as? String).dropFirst(2).split(separator: "/").map(String.init)
            let target = keys.reduce(root as Any?) { ($0 as? [String: Any])?[$1] }
            return try problems(of: value, by: try checked(target as? [String: Any]), at: path)
        case "type":
            let (found, wanted) = (typeName(value), try checked(operand as? String))
            return fail(found != wanted && !(wanted == "number" && found == "integer"))
        case "enum": return fail(!(operand as? [String] ?? []).contains { $0 == text })
        case "pattern":
            let pattern = try checked(operand as? String)
            return fail(text.map { $0.range(of: pattern, options: .regularExpression) == nil } ?? false)
        case "minLength": return fail(text.map { $0.unicodeScalars.count < operand as? Int ?? 0 } ?? false)
        case "maxLength": return fail(text.map { $0.unicodeScalars.count > operand as? Int ?? 0 } ?? false)
        case "minimum": return fail(number.map { $0 < operand as? Double ?? 0 } ?? false)
        case "maximum": return fail(number.map { $0 > operand as? Double ?? 0 } ?? false)
        case "exclusiveMinimum": return fail(number.map { $0 <= operand as? Double ?? 0 } ?? false)
        case "minItems": return fail(list.map { $0.count < operand as? Int ?? 0 } ?? false)
        case "maxItems": return fail(list.map { $0.count > operand as? Int ?? 0 } ?? false)
        case "uniqueItems": return fail(list.map { NSOrderedSet(array: $0).count < $0.count } ?? false)
        case "items":
            let schema = try checked(operand as? [String: Any])
            return try (list ?? []).enumerated().flatMap { try problems(of: $1, by: schema, at: "\(path)[\($0)]") }
        case "properties":
            let schemas = try checked(operand as? [String: [String: Any]])
            return try schemas.flatMap { key, schema in
                try object?[key].map { try problems(of: $0, by: schema, at: "\(path).\(key)") } ?? []
            }
        case "additionalProperties":
            let others = (object ?? [:]).filter { (schema["properties"] as? [String: Any])?[$0.key] == nil }
            guard let schema = operand as? [String: Any] else { return fail(!others.isEmpty) }
            return try others.flatMap { try problems(of: $1, by: schema, at: "\(path).\($0)") }
        case "propertyNames":
            let schema = try checked(operand as? [String: Any])
            return try (object ?? [:]).keys.flatMap { try problems(of: $0, by: schema, at: "\(path) \($0)") }
        case "required":
            return fail(object.map { object in (operand as? [String] ?? []).contains { object[$0] == nil } } ?? false)
        case "oneOf":
            let schemas = try checked(operand as? [[String: Any]])
            return fail(try schemas.filter { try isValid(value, by: $0) }.count != 1)
        case "anyOf":
            let schemas = try checked(operand as? [[String: Any]])
            return fail(try !schemas.contains { try isValid(value, by: $0) })
        case "not": return fail(try isValid(value, by: try checked(operand as? [String: Any])))
        case "dependentSchemas":
            let schemas = try checked(operand as? [String: [String: Any]])
            return try schemas.filter { object?[$0.key] != nil }.flatMap {
                try problems(of: value, by: $1, at: "\(path) with \($0)")
            }
        default: throw UnknownKeyword(keyword: keyword)
        }
    }

    /// Returns a keyword's operand, which must have the type that the standard requires.
    private func checked<Value>(_ value: Value?) throws -> Value {
        guard let value else { throw UnknownKeyword(keyword: "operand") }
        return value
    }

    private func typeName(_ value: Any) -> String {
        switch value {
        case is NSNull: "null"
        // In Foundation's JSON the number 1 would also be equal to true.
        case let number as NSNumber where type(of: value) != Bool.self:
            String(cString: number.objCType) == "c"
                ? "boolean" : number.doubleValue == number.doubleValue.rounded() ? "integer" : "number"
        case is Bool: "boolean"
        case let number as Double: number == number.rounded() ? "integer" : "number"
        case is String: "string"
        case is [Any]: "array"
        default: "object"
        }
    }
}
