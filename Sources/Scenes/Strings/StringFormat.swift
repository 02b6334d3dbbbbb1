/// Puts arguments in place of format specifiers: `%@`, `%lld`, `%1$@` and their like ("Apple, String Format
/// Specifiers").
///
/// Arguments are texts: a scene says what the viewer reads, so numbers are written as the app would format them.
enum StringFormat {
    /// The text with its specifiers replaced and `%%` as one percent sign.
    /// - Throws: ``StringFormatError`` for a specifier without an argument.
    static func text(_ format: String, arguments: [String]) throws -> String {
        var result = ""
        var next = 0
        var rest = format[...]
        while let sign = rest.firstIndex(of: "%") {
            result += rest[..<sign]
            rest = rest[rest.index(after: sign)...]
            if rest.first == "%" {
                result += "%"
                rest = rest.dropFirst()
                continue
            }
            guard let specifier = specifier(at: rest) else {
                result += "%"
                continue
            }
            let index = specifier.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
            if specifier.1 == nil { next += 1 }
            guard arguments.indices.contains(index) else {
                throw StringFormatError(
                    "needs argument \(index + 1) for %\(specifier.0); there \(arguments.count == 1 ? "is" : "are") "
                        + "\(arguments.count)")
            }
            result += arguments[index]
            rest = rest[specifier.range.upperBound...]
        }
        return result + rest
    }

    /// The specifier at the beginning of a text, behind its percent sign.
    private static func specifier(at text: Substring) -> Regex<(Substring, Substring?)>.Match? {
        text.prefixMatch(
            of: /(?:(\d{1,3})\$)?[-+ #0']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|L|z|t|j)?[@dDiuUxXoOfFeEgGaAcCsSp]/)
    }

    /// The arguments that a text names, sorted, each with the kind of its specifier: `1$@`, `2$d`. Specifiers without a
    /// number take the arguments in order.
    static func specifiers(in format: String) -> [String] {
        var found: [String] = []
        var next = 1
        var rest = format[...]
        while let sign = rest.firstIndex(of: "%") {
            rest = rest[rest.index(after: sign)...]
            if rest.first == "%" {
                rest = rest.dropFirst()
            } else if let specifier = specifier(at: rest) {
                found.append("\(specifier.1 ?? "\(next)")$\(specifier.0.suffix(1))")
                if specifier.1 == nil { next += 1 }
                rest = rest[specifier.range.upperBound...]
            }
        }
        return found.sorted()
    }
}

/// Why a string cannot be put together, as the end of a sentence that begins with its key.
struct StringFormatError: Error, Equatable {
    let problem: String

    init(_ problem: String) { self.problem = problem }
}
