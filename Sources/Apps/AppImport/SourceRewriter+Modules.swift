import SourceTokens

extension SourceRewriter {
    /// Skips the name of a module before one of its names, `Shared.Mood`, where the module's files are now compiled
    /// with the app.
    mutating func dropsModule() -> Bool {
        guard place + 1 < tokens.count, tokens[place].text == ".", tokens[place + 1].kind == .word,
            place < 2 || tokens[place - 2].text != "."
        else { return false }
        changes.append(Change(line: tokens[place - 1].line, was: "\(tokens[place - 1].text).\(tokens[place + 1].text)"))
        place += 1
        return true
    }
}
