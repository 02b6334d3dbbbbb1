import Foundation

/// A value of a scene file with its place, whether the file was YAML or JSON.
package struct SceneNode: Sendable {
    package let value: Value
    package let place: ScenePlace

    package enum Value: Sendable {
        /// Nothing. Where only a comment stands in its place, that comment with its `#`: often a colour without quotes.
        case null(comment: String? = nil)
        case boolean(Bool)
        /// A number, with its text as written.
        case number(Double, text: String)
        case string(String)
        case sequence([SceneNode])
        case mapping([Entry])
    }

    /// A key of a mapping and its value. Keys keep the order of the file.
    package struct Entry: Sendable {
        package let key: String
        package let keyPlace: ScenePlace
        package let value: SceneNode
    }

    /// The entry of a key, when the value is a mapping that has it.
    package func entry(_ key: String) -> Entry? {
        guard case .mapping(let entries) = value else { return nil }
        return entries.first { $0.key == key }
    }

    /// What the value is, for messages: `a number`.
    var kindWithArticle: String {
        switch value {
        case .null: return "nothing"
        case .boolean(let flag): return "\(flag)"
        case .number(_, let text): return "the number \(text)"
        case .string: return "a text"
        case .sequence: return "a list"
        case .mapping: return "a mapping"
        }
    }
}

extension SceneNode {
    /// What the value holds, whatever the file looks like: without comments, blank lines, quotation marks and places. Two
    /// files of one content are read as the same scene.
    /// - Parameter left: keys of the outermost mapping that are left out.
    func content(without left: Set<String> = []) -> String {
        switch value {
        case .null: return "~"
        case .boolean(let flag): return flag ? "true" : "false"
        case .number(_, let text): return "#" + Self.counted(text)
        case .string(let text): return Self.counted(text)
        case .sequence(let elements): return "[" + elements.map { $0.content() }.joined() + "]"
        case .mapping(let entries):
            let kept = entries.filter { !left.contains($0.key) }
            return "{" + kept.map { Self.counted($0.key) + $0.value.content() }.joined() + "}"
        }
    }

    /// A text with its length before it, so that no two lists are one text.
    private static func counted(_ text: String) -> String { "\(text.utf8.count):\(text)" }
}

/// The type of an unquoted YAML value, by the core schema of YAML 1.2: `no` is a text there, not false.
enum PlainScalar {
    static func value(of text: String) -> SceneNode.Value {
        switch text {
        case "", "~", "null", "Null", "NULL": return .null()
        case "true", "True", "TRUE": return .boolean(true)
        case "false", "False", "FALSE": return .boolean(false)
        default: return number(in: text).map { .number($0, text: text) } ?? .string(text)
        }
    }

    /// A decimal number with an optional sign, fraction and exponent; nil for anything else, also for `inf` and
    /// hexadecimal digits.
    static func number(in text: String) -> Double? {
        var rest = Substring(text)
        if rest.first == "-" || rest.first == "+" { rest.removeFirst() }
        let whole = rest.prefix(while: isDigit)
        rest = rest.dropFirst(whole.count)
        var fraction: Substring = ""
        if rest.first == "." {
            fraction = rest.dropFirst().prefix(while: isDigit)
            rest = rest.dropFirst(1 + fraction.count)
        }
        guard !(whole.isEmpty && fraction.isEmpty) else { return nil }
        if rest.first == "e" || rest.first == "E" {
            rest.removeFirst()
            if rest.first == "-" || rest.first == "+" { rest.removeFirst() }
            let exponent = rest.prefix(while: isDigit)
            guard !exponent.isEmpty else { return nil }
            rest = rest.dropFirst(exponent.count)
        }
        guard rest.isEmpty else { return nil }
        // `Double` does not read "1." and "+.5e1" the same on all systems, so both parts are made explicit.
        return Double(text.hasSuffix(".") ? text + "0" : text)
    }

    private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
}
