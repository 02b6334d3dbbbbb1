import Foundation

/// An error that the compiler reports, with the notes that follow it.
struct CompilerMessage: Equatable {
    let file: String
    /// The line and the column, from 1; columns count bytes, as the compiler does.
    let line: Int
    let column: Int
    var text: String
    /// The notes of the error.
    var notes: [String] = []

    /// The errors in what the compiler writes. Warnings, and lines of source between them, are passed over.
    static func errors(in output: String) -> [CompilerMessage] {
        var found: [CompilerMessage] = []
        var isOfError = false
        for line in output.split(whereSeparator: \.isNewline) {
            guard let match = line.wholeMatch(of: #/(.+?):(\d+):(\d+): (error|warning|note|remark): (.*)/#),
                let row = Int(match.2), let column = Int(match.3)
            else { continue }
            switch match.4 {
            case "error":
                found.append(CompilerMessage(file: String(match.1), line: row, column: column, text: String(match.5)))
                isOfError = true
            case "note" where isOfError && !found.isEmpty: found[found.count - 1].notes.append(String(match.5))
            case "note": break
            default: isOfError = false
            }
        }
        return found
    }

    /// The names that the error puts into quotes, without their types' arguments: `View` of “cannot find type 'View' in
    /// scope”.
    var names: [String] {
        text.matches(of: #/'([^']+)'/#).map { String($0.1.prefix { $0 != "<" && $0 != "(" }) }
    }

    /// The name that is missing: that of a type, a value, a member or an attribute; nil for an error of another kind.
    var missingName: String? {
        let forms = [
            #/cannot find (?:type )?'\$?([^']+)' in scope/#, #/has no (?:static )?member '([^']+)'/#,
            #/unknown attribute '([^']+)'/#, #/no macro named '([^']+)'/#, #/no type named '([^']+)'/#,
            #/'([^']+)' is not a member type of/#, #/cannot find operator '([^']+)' in scope/#,
            #/'([^']+)' is ambiguous for type lookup in this context/#,
        ]
        return forms.lazy.compactMap { text.firstMatch(of: $0).map { String($0.1) } }.first
    }

    /// Whether the compiler gave up an expression, and points at any piece of it.
    var isOfTime: Bool { text.contains("unable to type-check this expression in reasonable time") }

    /// The names of properties without a value, in an error about an initialiser and in its notes.
    var propertiesWithoutValue: [String] {
        let isOfInitialiser =
            text.contains("without initializing all stored properties") || text.contains("has no initializers")
            || text.contains("not initialized at") || text.contains("stored properties are initialized")
        guard isOfInitialiser else { return [] }
        return ([text] + notes).flatMap { line in
            line.matches(of: #/(?:'self\.(\w+)'|stored property '(\w+)')/#).compactMap {
                ($0.1 ?? $0.2).map(String.init)
            }
        }
    }
}
