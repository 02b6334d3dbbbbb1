/// Words and quoted text in records.
///
/// Everything works on Unicode scalars: a combining mark after a quotation mark is part of the same `Character`, but
/// must not hide the quotation mark.
enum QuotedText {
    /// The text as a bare word where it can be one, else quoted.
    static func word(_ text: String) -> String {
        !text.isEmpty && text.unicodeScalars.allSatisfy(isBare) ? text : quoted(text)
    }

    /// The text in quotation marks. Quotation marks and backslashes are escaped, and so is what a reviewer could not
    /// see: control characters, line separators and marks that reorder text.
    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            default:
                if isInvisible(scalar) {
                    quoted += "\\u{\(String(scalar.value, radix: 16))}"
                } else {
                    quoted.unicodeScalars.append(scalar)
                }
            }
        }
        return quoted + "\""
    }

    /// Whether a scalar can stand in a word without quotation marks.
    static func isBare(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9": true
        case "+", "-", "_", ".", ",", ":", ";", "(", ")", "#", "%", "/", "@", "*", "!", "?", "&": true
        default: false
        }
    }

    /// Whether a scalar leaves no trace on a page. Joiners and tags stay as they are: emoji and Indic syllables are
    /// written with them.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\u{200C}", "\u{200D}", "\u{E0020}"..."\u{E007F}": return false
        default: break
        }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: return true
        default: return false
        }
    }
}
