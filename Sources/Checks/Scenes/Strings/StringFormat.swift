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
            guard let specifier = FormatSpecifier(at: rest) else {
                result += "%"
                continue
            }
            let index = specifier.argument.map { $0 - 1 } ?? next
            if specifier.argument == nil { next += 1 }
            guard arguments.indices.contains(index) else {
                throw StringFormatError(
                    "needs argument \(index + 1) for %\(specifier.text); there \(arguments.count == 1 ? "is" : "are") "
                        + "\(arguments.count)")
            }
            guard result.utf8.count + arguments[index].utf8.count <= SceneLimits.maximumTextByteCount else {
                throw StringFormatError.tooLong
            }
            result += arguments[index]
            rest = rest[specifier.text.endIndex...]
        }
        return result + rest
    }

    /// The text without its specifiers.
    static func withoutSpecifiers(_ format: String) -> String {
        var result = ""
        var rest = format[...]
        while let sign = rest.firstIndex(of: "%") {
            result += rest[..<sign]
            rest = rest[rest.index(after: sign)...]
            if !rest.hasPrefix(" "), let specifier = FormatSpecifier(at: rest) {
                rest = rest[specifier.text.endIndex...]
            }
        }
        return result + rest
    }

    /// The first specifier of a text that cannot be a percent sign: `@` or a numbered one such as `2$d`; nil for none.
    static func sureSpecifier(in format: String) -> Substring? {
        var rest = format[...]
        while let sign = rest.firstIndex(of: "%") {
            rest = rest[rest.index(after: sign)...]
            if rest.first == "%" {
                rest = rest.dropFirst()
            } else if let specifier = FormatSpecifier(at: rest) {
                if specifier.argument != nil || specifier.text == "@" { return specifier.text }
                rest = rest[specifier.text.endIndex...]
            }
        }
        return nil
    }

    /// The arguments that a text names, sorted, each with the kind of its specifier: `1$@`, `2$d`. Specifiers without a
    /// number take the arguments in order. A percent sign before a space is a percent sign: "20 % off".
    static func specifiers(in format: String) -> [String] {
        var found: [String] = []
        var next = 1
        var rest = format[...]
        while let sign = rest.firstIndex(of: "%") {
            rest = rest[rest.index(after: sign)...]
            if rest.first == "%" {
                rest = rest.dropFirst()
            } else if !rest.hasPrefix(" "), let specifier = FormatSpecifier(at: rest) {
                found.append("\(specifier.argument ?? next)$\(specifier.kind)")
                if specifier.argument == nil { next += 1 }
                rest = rest[specifier.text.endIndex...]
            }
        }
        return found.sorted()
    }
}

/// Why a string cannot be put together, as the end of a sentence that begins with its key.
struct StringFormatError: Error, Equatable {
    let problem: String

    init(_ problem: String) { self.problem = problem }

    /// Names, arguments and substitutions make a text too long.
    static let tooLong = StringFormatError(
        "has more than \(SceneLimits.maximumTextByteCount) bytes with its arguments and names put in; shorten them")
}
