import SourceTokens

/// A call in a Swift source that is followed by a record, or will be.
struct InlineRecordCall {
    /// The range that the record replaces: the braces after the call, or an empty range.
    let range: Range<String.Index>
    /// The white space at the beginning of the call's line.
    let indent: String
    /// The line ending of the source.
    let lineEnd: String

    /// Finds a call by the place of its opening parenthesis, which `#line` and `#column` give.
    /// - Parameters:
    ///   - line: from 1.
    ///   - column: in UTF-8 bytes, from 1.
    /// - Throws: ``InlineRecordError`` where there is no call, as in a source that was edited after it was compiled.
    init(in source: String, line: Int, column: Int) throws(InlineRecordError) {
        let tokens = SwiftTokens.all(in: source)
        let start = tokens.firstIndex { token in
            guard token.line == line, token.text == "(" else { return false }
            return source.utf8.distance(
                from: Self.start(ofLineAt: token.text.startIndex, in: source), to: token.text.startIndex)
                == column - 1
        }
        guard let start, let name = tokens[..<start].last(where: { $0.kind != .space }),
            Self.names.contains(String(name.text)), let end = Self.end(from: start, in: tokens)
        else { throw .sourceHasChanged }
        if Self.hasArgument(named: "record", in: tokens[start...end]) { throw .recordIsArgument }
        indent = String(
            source[Self.start(ofLineAt: tokens[start].text.startIndex, in: source)...].prefix {
                $0 == " " || $0 == "\t"
            })
        lineEnd = source.contains("\r\n") ? "\r\n" : "\n"
        let closing = tokens[end].text.endIndex
        let next = tokens[(end + 1)...].firstIndex { $0.kind != .space && $0.kind != .comment }
        if let next, tokens[next].text == "{", let last = Self.end(from: next, in: tokens) {
            // Text of the author is never overwritten, such as a comment or a record that is made elsewhere.
            let inside = tokens[(next + 1)..<last].filter { $0.kind != .space }
            guard inside.allSatisfy({ $0.kind == .string }), tokens[(end + 1)..<next].allSatisfy({ $0.kind == .space })
            else { throw .bracesHoldMore }
            range = closing..<tokens[last].text.endIndex
        } else {
            range = closing..<closing
        }
    }

    /// The calls that have records.
    private static let names: Set<String> = ["assertLayout", "assertTable"]

    private static func start(ofLineAt place: String.Index, in source: String) -> String.Index {
        source[..<place].lastIndex(where: \.isNewline).map(source.index(after:)) ?? source.startIndex
    }

    /// The index of the token that closes the parenthesis or brace opened by a token.
    private static func end(from start: Int, in tokens: [SwiftToken]) -> Int? {
        var open: [Substring] = []
        for index in tokens[start...].indices where tokens[index].kind == .mark {
            switch tokens[index].text {
            case "(": open.append(")")
            case "{": open.append("}")
            case "[": open.append("]")
            // Brackets in a regular expression such as `/\\(/` do not match, so a source with one cannot be parsed.
            case ")", "}", "]": guard open.popLast() == tokens[index].text else { return nil }
            default: break
            }
            if open.isEmpty { return index }
        }
        return nil
    }

    private static func hasArgument(named name: String, in tokens: ArraySlice<SwiftToken>) -> Bool {
        var depth = 0
        for (token, next) in zip(tokens, tokens.dropFirst()) {
            switch token.text {
            case "(", "{", "[": depth += 1
            case ")", "}", "]": depth -= 1
            default: if depth == 1, token.kind == .word, token.text == name, next.text == ":" { return true }
            }
        }
        return false
    }

    /// The braces with a record, as they follow the call. The record is a raw string, so nothing in it is escaped.
    func closure(_ record: String) -> String {
        var signs = "#"
        while record.contains("\"\"\"" + signs) || record.contains("\\" + signs) { signs += "#" }
        let inner = indent + "    "
        let width = max(Self.minimumWidth, Self.maximumWidth - inner.count)
        let written = record.hasSuffix("\n") ? record.dropLast() : record[...]
        let lines = written.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
            line.isEmpty
                ? [""] : Self.wrapped(line, to: width, continuedBy: "\\" + signs).map { inner + $0 }
        }
        return ([" {", inner + signs + "\"\"\""] + lines + [inner + "\"\"\"" + signs, indent + "}"]).joined(
            separator: lineEnd)
    }

    /// The maximum width of a record's lines in a source, in characters.
    private static let maximumWidth = 116
    /// The minimum width of lines, however far the call is indented.
    private static let minimumWidth = 40

    /// Splits a line into the lines of the source; each but the last ends with a backslash.
    private static func wrapped(_ line: Substring, to width: Int, continuedBy sign: String) -> [String] {
        var parts: [String] = []
        var rest = line
        while rest.count > width - sign.count, let space = rest.prefix(width - sign.count).lastIndex(of: " "),
            rest[..<space].contains(where: { $0 != " " })
        {
            let next = rest.index(after: space)
            parts.append(rest[..<next] + sign)
            rest = rest[next...]
        }
        return parts + [String(rest)]
    }
}

/// Why a record is not written into a source. Each case names the fix.
enum InlineRecordError: Error, Hashable, CustomStringConvertible {
    case sourceHasChanged
    case recordIsArgument
    case twoRecords
    case bracesHoldMore

    var description: String {
        switch self {
        case .sourceHasChanged: "the source is not the one that was compiled; run again"
        case .bracesHoldMore:
            "the braces hold more than one text, which would be written over; take the rest out of them"
        case .recordIsArgument: "the record is an argument in parentheses; write it as a trailing closure"
        case .twoRecords:
            "the call has shown two layouts, in a loop or in two runs of one build, and one record stands behind it; build again, or "
                + "use assertGolden with a name for each"
        }
    }
}
