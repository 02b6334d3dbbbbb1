import SourceTokens

/// Replaces the present, waiting for a time and new identifiers by those of the test, which are the same in each run.
extension SourceRewriter {
    /// Names of Foundation that compare with the present.
    private static let comparing: Set<String> = [
        "isDateInToday", "isDateInTomorrow", "isDateInYesterday", "timeIntervalSinceNow",
    ]
    /// Functions that wait for a time, with the labels of its argument.
    private static let waiting: [String: Set<Substring>] = [
        "asyncAfter": ["deadline"], "sleep": ["for", "nanoseconds"],
    ]
    /// What is in place of a new date and a new identifier.
    private static let made = ["Date": "Date.nowOfApp", "UUID": "UUID.newOfApp"]
    /// Keywords before a value whose type is known.
    private static let beforeValues: Set<Substring> = ["return", "in", "case", "else", "try", "await"]

    /// Replaces `Date()`, `Date.now`, `.now` and what compares with it, and `UUID()`.
    /// - Returns: whether the word began such an expression.
    mutating func writeOwnClock(of name: String, at line: Int) -> Bool {
        guard !app.declares(name), !app.declaresFunction(name), !app.declaresValue(name) else { return false }
        if let new = Self.made[name], let end = endOfPresent, name == "Date" || tokens[end - 1].text == ")" {
            // Line ends inside are kept.
            text += new + tokens[place..<end].map { $0.text.filter(\.isNewline) }.joined()
            place = end
        } else if name == "now", !app.declares("Date"), isPresent(at: place - 1) {
            text += "nowOfApp"
        } else if Self.comparing.contains(name) {
            text += name + "OfApp"
        } else if let label = Self.waiting[name], isWaiting(name), let first = code(from: place),
            let second = code(from: first + 1), label.contains(tokens[second].text)
        {
            text += name + tokens[place...second].map(\.text).joined() + "OfApp"
            place = second + 1
        } else {
            return false
        }
        changes.append(Change(line: line, was: name))
        return true
    }

    /// A text with the same in the values that are put into it; its own words stay.
    func text(of string: Substring) -> String {
        var (rest, text) = (string, "")
        while let start = rest.firstRange(of: "\\(") {
            text += rest[..<start.upperBound]
            rest = rest[start.upperBound...]
            var depth = 1
            let end = rest.firstIndex { letter in
                depth += letter == "(" ? 1 : letter == ")" ? -1 : 0
                return depth == 0
            }
            text += value(of: rest[..<(end ?? rest.endIndex)])
            rest = rest[(end ?? rest.endIndex)...]
        }
        return text + rest
    }

    /// A value that is put into a text. A letter in front makes it another name: `formattedDate()`.
    private func value(of code: Substring) -> String {
        var code = String(code)
        if !app.declares("Date") {
            code.replace(/(^|[(,: ])Date(?:\(\)|\.now\b(?!\())/) { "\($0.1)Date.nowOfApp" }
        }
        if !app.declares("UUID") { code.replace(/(^|[(,: ])UUID\(\)/) { "\($0.1)UUID.newOfApp" } }
        return code
    }

    /// Whether a word is called after a point, as a function that waits is: `queue.asyncAfter(`, `Task.sleep(`.
    private func isWaiting(_ name: String) -> Bool {
        (name == "sleep" ? text.hasSuffix("Task.") : text.hasSuffix("."))
            && code(from: place).map { tokens[$0].text == "(" } == true
    }

    /// The end of `()` or of `.now` here.
    private var endOfPresent: Int? {
        guard let first = code(from: place), let second = code(from: first + 1) else { return nil }
        let texts = (tokens[first].text, tokens[second].text)
        let isCall = code(from: second + 1).map { tokens[$0].text == "(" } ?? false
        return texts == ("(", ")") || texts == (".", "now") && !isCall ? second + 1 : nil
    }

    /// Whether the word is a value after a point whose type is known: `let day: Date = .now`. Clocks have a function.
    private func isPresent(at word: Int) -> Bool {
        guard word > 0, tokens[word - 1].text == ".", code(from: word + 1).map({ tokens[$0].text != "(" }) ?? true,
            let before = tokens[..<(word - 1)].last(where: { $0.kind != .space && $0.kind != .comment })
        else { return false }
        if before.kind == .word { return Self.beforeValues.contains(before.text) }
        // With a space behind them `>` and `?` are operators: `day > .now`, `day ?? .now`.
        let isApart = tokens[word - 2].kind == .space
        return !(isApart ? ")]}" : ")]}>!?.").contains(before.text)
    }
}
