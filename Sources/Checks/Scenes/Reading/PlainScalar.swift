import Foundation

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
