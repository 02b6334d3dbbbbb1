import SourceTokens

/// Replaces the folders in which an app keeps its files by those of the test. Foundation on Linux has the account's home.
extension SourceRewriter {
    private static let call = "FileManager.ofImportedFiles()"

    /// Replaces `FileManager.default`.
    /// - Returns: whether the word began such an expression.
    mutating func writeOwnFiles(at line: Int) -> Bool {
        guard let dot = code(from: place), tokens[dot].text == ".", let word = code(from: dot + 1),
            tokens[word].text.filter({ $0 != "`" }) == "default"
        else { return false }
        var end = word + 1
        // The form of early versions of Swift 3.
        if let open = code(from: end), tokens[open].text == "(", let close = code(from: open + 1),
            tokens[close].text == ")"
        {
            end = close + 1
        }
        changes.append(Change(line: line, was: "FileManager.default"))
        // Line ends inside are kept.
        text += Self.call + tokens[place..<end].map { $0.text.filter(\.isNewline) }.joined()
        place = end
        return true
    }

    /// Replaces the older function for the same folders.
    /// - Returns: whether the word began a call of it.
    mutating func writeOwnFolders(at line: Int) -> Bool {
        guard let open = code(from: place), tokens[open].text == "(" else { return false }
        changes.append(Change(line: line, was: "NSSearchPathForDirectoriesInDomains"))
        text += Self.call + ".paths"
        return true
    }
}
