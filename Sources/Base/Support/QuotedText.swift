/// Words and quoted text, in records and in JSON.
///
/// Everything works on Unicode scalars: a combining mark after a quotation mark is part of the same `Character`, but
/// must not hide the quotation mark.
package enum QuotedText {
    /// The text as a bare word if possible, otherwise quoted.
    package static func word(_ text: String) -> String {
        !text.isEmpty && text.unicodeScalars.allSatisfy(isBare) ? text : quoted(text)
    }

    /// The text in quotation marks. Quotation marks and backslashes are escaped, and so are characters that a reviewer
    /// would not see: control characters, line separators and marks that reorder text.
    package static func quoted(_ text: String) -> String {
        escaped(text) { isInvisible($0) ? escape($0) : nil }
    }

    /// The text with escapes for invisible characters and for control characters of terminals.
    package static func withoutInvisible(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isInvisible) else { return text }
        var visible = ""
        for scalar in text.unicodeScalars {
            if isInvisible(scalar) { visible += escape(scalar) } else { visible.unicodeScalars.append(scalar) }
        }
        return visible
    }

    /// The text of several lines with escapes as those of ``withoutInvisible(_:)``; line feeds and tabs stay.
    package static func printable(_ text: String) -> String {
        // Most texts need no look at each of their characters.
        if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) || $0 == 0x0A || $0 == 0x09 }) { return text }
        var printable = ""
        for scalar in text.unicodeScalars {
            if isInvisible(scalar), scalar != "\n", scalar != "\t" {
                printable += escape(scalar)
            } else {
                printable.unicodeScalars.append(scalar)
            }
        }
        return printable
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String { "\\u{\(String(scalar.value, radix: 16))}" }

    /// JSON with escapes for what a terminal would obey or reorder. The values stay the same.
    package static func printableJSON(_ json: String) -> String {
        guard json.utf8.contains(where: { $0 >= 0x7F }) else { return json }
        var printable = ""
        for scalar in json.unicodeScalars {
            if scalar.value >= 0x7F, isInvisible(scalar) {
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16)
                    printable += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
            } else {
                printable.unicodeScalars.append(scalar)
            }
        }
        return printable
    }

    /// The text as a JSON string.
    package static func json(_ text: String) -> String {
        escaped(text) { scalar in
            guard scalar.value < 0x20 else { return nil }
            let digits = String(scalar.value, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
    }

    /// Whether a scalar can be in a word without quotation marks.
    package static func isBare(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9": true
        case "+", "-", "_", ".", ",", ":", ";", "(", ")", "#", "%", "/", "@", "*", "!", "?", "&": true
        default: false
        }
    }

    /// The text in quotation marks, with the escapes that records and JSON share.
    /// - Parameter escape: the escape of any other scalar; nil for one that stays as it is.
    private static func escaped(_ text: String, _ escape: (Unicode.Scalar) -> String?) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            default:
                if let escape = escape(scalar) {
                    quoted += escape
                } else {
                    quoted.unicodeScalars.append(scalar)
                }
            }
        }
        return quoted + "\""
    }

    /// Whether a scalar is invisible. Joiners and tags do not count: emoji and Indic syllables are written with them.
    static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
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

extension QuotedText {
    /// The maximum number of characters of an excerpt: more than most buttons and captions have.
    private static let maximumLength = 40

    /// The text as findings quote it: on one line, and shortened at its end for a report.
    package static func beginning(of text: String) -> String {
        let line = oneLine(text)
        guard line.count > maximumLength else { return inMarks(line) }
        return "“\(line.prefix(maximumLength - 1))…”"
    }

    /// As ``beginning(of:)``, shortened at its beginning.
    package static func end(of text: String) -> String {
        let line = oneLine(text)
        guard line.count > maximumLength else { return inMarks(line) }
        return "“…\(line.suffix(maximumLength - 1))”"
    }

    /// The part of a sentence from the first quotation mark of ``beginning(of:)`` to the last one; empty without.
    package static func quote(in sentence: String) -> String {
        guard let first = sentence.firstIndex(of: "“"), let last = sentence.lastIndex(of: "”"), first < last else {
            return ""
        }
        return String(sentence[first...last])
    }

    /// The text in quotation marks; in straight ones where it is nothing but such marks itself.
    private static func inMarks(_ line: String) -> String {
        !line.isEmpty && line.allSatisfy("“”".contains) ? "\"\(line)\"" : "“\(line)”"
    }

    private static func oneLine(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
