/// Text in XML.
package enum XMLText {
    /// An element on one line. Attributes without a value are left out, and the body is XML already.
    package static func element(_ name: String, _ attributes: [(String, String?)] = [], _ body: String = "") -> String {
        let words = attributes.map { name, value in value.map { " \(name)=\"\(escaped($0))\"" } ?? "" }
        return "<\(name)\(words.joined())" + (body.isEmpty ? "/>" : ">\(body)</\(name)>")
    }

    /// Text for an attribute or an element; characters that XML 1.0 does not allow are removed.
    package static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
            case "\u{0}"..."\u{1F}", "\u{FFFE}"..."\u{FFFF}": break
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
