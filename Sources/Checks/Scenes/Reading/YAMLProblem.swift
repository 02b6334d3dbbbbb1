import Yams

/// What keeps a text from being YAML, in the words of people who write scenes.
///
/// The parser says what it expected, and where it noticed: often lines below the error. The line in question says what
/// the author most likely did.
struct YAMLProblem {
    private let problem: String
    /// Where the parser noticed.
    private let mark: ScenePlace
    /// Where what it was reading began; nil where it says nothing.
    private let begin: ScenePlace?
    private let source: YAMLLines
    private let file: String

    /// The error behind an error of the parser.
    static func sceneError(_ error: YamlError, text: String, file: String) -> SceneError {
        let source = YAMLLines(text)
        switch error {
        case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
            .composer(let context, let problem, let mark, _):
            return YAMLProblem(
                problem: problem, mark: ScenePlace(line: mark.line, column: mark.column),
                begin: context.map { ScenePlace(line: $0.mark.line, column: $0.mark.column) }, source: source,
                file: file
            ).error
        case .duplicatedKeysInMapping(let duplicates, let context):
            let first = ScenePlace(line: max(1, context.mark.line), column: max(1, context.mark.column))
            let key = duplicates.first ?? ""
            return SceneError(
                file: file, place: source.repetition(of: key, after: first) ?? first, kind: .duplicateKey,
                message: "the key \"\(key)\" is listed twice in one mapping, first in line \(first.line)",
                fix: "remove one")
        case .reader(let problem, let offset, let value, _):
            let code = value < 0 ? "" : ": U+" + String(value, radix: 16, uppercase: true)
            return SceneError(
                file: file, place: source.place(ofCharacter: offset ?? 0), kind: .syntax,
                message: "\(problem)\(code)", fix: "remove the character")
        default:
            return SceneError(
                file: file, place: nil, kind: .syntax, message: "is not YAML", fix: "save it as UTF-8 text")
        }
    }

    private func syntax(_ place: ScenePlace, _ message: String, _ fix: String) -> SceneError {
        SceneError(file: file, place: place, kind: .syntax, message: message, fix: fix)
    }

    private var error: SceneError {
        switch problem {
        case "mapping values are not allowed in this context": return unexpectedColon
        case "did not find expected key": return unexpectedKey
        case "could not find expected ':'": return missingColon
        case "found a tab character that violates indentation",
            "found a tab character where an indentation space is expected":
            return badStart
        case "did not find expected '-' indicator":
            return syntax(
                mark, "a key stands among the items of a list",
                "indent it less to end the list, or begin it with a dash")
        case "did not find expected ',' or '}'": return unclosed("{", "}")
        case "did not find expected ',' or ']'": return unclosed("[", "]")
        case "found character that cannot start any token": return badStart
        case "found unexpected end of stream", "found unexpected document indicator":
            return syntax(
                begin ?? mark, "the text that begins here has no closing quotation mark", "add one at its end")
        case "block sequence entries are not allowed in this context":
            return syntax(
                mark, "a list cannot begin behind its key", "write the dash on the next line, or the list in [ ]")
        case "did not find expected node content":
            return missingValue
        case "did not find expected comment or line break":
            return syntax(
                begin ?? mark,
                "\(source.scalar(at: begin ?? mark).map(String.init) ?? "|") begins a text of several lines, "
                    + "which starts on the next line", "move the text there, or put it in quotes")
        case "found unknown escape character", "did not find expected hexdecimal number",
            "found invalid Unicode character escape code":
            return syntax(
                mark, "a backslash in double quotes begins an escape, and this is not one",
                "write \\\\ for a backslash, or put the text in single quotes")
        case "did not find expected alphabetic or numeric character", "mapping keys are not allowed in this context":
            return specialStart(at: begin ?? mark)
        case "found undefined alias":
            return syntax(
                mark, "a text that begins with * is an alias, and nothing in the file has its name",
                "put the text in quotes")
        case "but found another document", "did not find expected <document start>":
            return syntax(
                mark, "a second document begins here, and a file holds one scene", "remove the line, or split the file")
        case let problem where problem.hasPrefix("Maximum nesting level"):
            return syntax(mark, "values nest deeper than \(SceneLimits.maximumDepth) levels", "")
        default:
            return syntax(mark, "this is not YAML: \(problem)", "put a text with special characters in quotes")
        }
    }

    // MARK: - Colons and keys

    /// A colon where no key can stand: in a text, below a key with a text, or after a line without one.
    private var unexpectedColon: SceneError {
        let before = source.beginning(of: mark.line, upTo: mark.column)
        if let key = before.keyAndText {
            return syntax(
                mark, "the text of \(key) has a colon and a space, which begin another value",
                "put the text of \(key) in quotes")
        }
        let own = source.indentation(of: mark.line)
        guard let previous = source.lineWithContent(before: mark.line) else {
            return syntax(mark, "a colon does not fit here", "put the text in quotes")
        }
        let line = source.beginning(of: previous, upTo: .max)
        let place = ScenePlace(line: previous, column: source.indentation(of: previous) + 1)
        if let missing = missingSpace(inLine: previous) { return missing }
        if !line.hasKey {
            return syntax(place, "a colon is missing in this line", "write KEY: value")
        }
        return syntax(
            ScenePlace(line: mark.line, column: own + 1), "this line is indented further than the keys above it",
            "begin it in column \(place.column)")
    }

    /// A line that should be a key has no colon: noticed on the next line, or on one that goes on from it.
    private var missingColon: SceneError {
        let place = begin ?? mark
        return tabInIndentation ?? missingSpace(inLine: place.line)
            ?? syntax(
                place, "a colon is missing in this line",
                "write KEY: value, or indent the line further where it continues the text above it")
    }

    /// A colon that would end a key if a space stood behind it.
    private func missingSpace(inLine line: Int) -> SceneError? {
        source.beginning(of: line, upTo: .max).colonWithoutSpace.map { colon in
            syntax(
                ScenePlace(line: line, column: colon + 1), "a space is missing after this colon", "write a space there")
        }
    }

    /// A key was expected: the line begins in a column of no mapping, or something follows a value.
    private var unexpectedKey: SceneError {
        let own = source.indentation(of: mark.line)
        guard mark.column == own + 1 else { return leftover }
        if source.scalar(at: mark) == "-" {
            return syntax(mark, "a list item stands among keys", "remove the dash, or indent the list below its key")
        }
        if let closing = closingBracket { return closing }
        let columns = source.columns(before: mark.line).map { "\($0)" }
        return syntax(
            mark, "this line begins in a column in which no key above it begins",
            "begin it in column \(columns.joined(separator: " or "))")
    }

    private var closingBracket: SceneError? {
        guard let scalar = source.scalar(at: mark), scalar == "}" || scalar == "]" else { return nil }
        return syntax(mark, "this \(scalar) closes nothing", "remove it")
    }

    /// Something after a complete value: mostly after a closing quotation mark.
    private var leftover: SceneError {
        if let closing = closingBracket { return closing }
        let line = source.beginning(of: mark.line, upTo: mark.column)
        if line.hasSingleQuote {
            return syntax(
                mark, "the text ends at the quotation mark before this",
                "write '' for an apostrophe, or use double quotes")
        }
        return syntax(mark, "something follows the closing quotation mark", "put all of the text in quotes")
    }

    // MARK: - Brackets

    /// A bracket without its end, a comment that hides it, or a missing comma.
    private func unclosed(_ open: String, _ close: String) -> SceneError {
        let begin = begin ?? mark
        if let comment = source.comment(from: begin, to: mark) { return hidden(by: comment) }
        let found = source.scalar(at: mark)
        if open == "{", found == ":", let key = source.word(before: mark) {
            if source.scalar(beforeSpacesAt: key.place) == ":" {
                return syntax(
                    key.place, "the text “\(key.text)” has a colon behind it", "put all of the text in quotes")
            }
            if mark.line == begin.line {
                return syntax(
                    key.place, "a comma is missing before \(key.text)",
                    "write a comma there, or put a text with a colon in quotes")
            }
            return syntax(
                begin, "this { is not closed",
                "add the missing }, or the comma before \(key.text) in line \(mark.line)")
        }
        if mark.line != begin.line || found == nil || found == "]" || found == "}" {
            return syntax(begin, "this \(open) is not closed", "add the missing \(close)")
        }
        return syntax(
            mark, "a comma or \(close) is missing before this", "separate values by commas, and quote texts with commas"
        )
    }

    /// Nothing where a value must stand: two commas, or a comment that hides the rest.
    private var missingValue: SceneError {
        let above = source.lineWithContent(before: mark.line) ?? mark.line
        if let comment = source.comment(from: ScenePlace(line: above, column: 1), to: mark) {
            return hidden(by: comment)
        }
        let isAtEnd = source.scalar(at: mark) == nil
        return syntax(
            mark, "a value is missing here",
            isAtEnd ? "write one, and close the brackets that are open" : "write one, or remove the comma")
    }

    private func hidden(by comment: (place: ScenePlace, text: String)) -> SceneError {
        let word = comment.text.prefix { !",]} ".contains($0) }
        return syntax(
            comment.place, "a # begins a comment, so the rest of this line is not read",
            "put the colour in quotes: \"\(word)\"")
    }

    // MARK: - First letters

    private var badStart: SceneError { tabInIndentation ?? specialStart(at: mark) }

    private var tabInIndentation: SceneError? {
        source.tabInIndentation(of: mark.line).map { tab in
            syntax(ScenePlace(line: mark.line, column: tab + 1), "a tab stands in the indentation", "use spaces there")
        }
    }

    private func specialStart(at place: ScenePlace) -> SceneError {
        let scalar = source.scalar(at: place).map(String.init) ?? "this"
        return syntax(place, "a text without quotes cannot begin with \(scalar)", "put the text in quotes")
    }
}
