import SourceTokens

/// The bundle that an app finds its files in. `Bundle.main` is the program's on Linux, which is a test's, and
/// `Bundle(for:)` knows no bundles of packages; where code looks for a file, the bundle of the imported files stands.
enum OwnBundle {
    /// What stands there in the app's code.
    static let call = "Bundle.ofImportedFiles()"

    /// What code asks a bundle for, where files are meant. What a bundle says of itself stays that of the program.
    static let members: Set<Substring> = [
        "path", "paths", "url", "urls", "loadNibNamed", "resourcePath", "resourceURL", "bundlePath", "bundleURL",
        "localizedString", "pathForResource", "urlForResource",
    ]
}

extension SourceRewriter {
    /// Takes `Bundle.main` or `Bundle(for: X.self)` where a file is looked for, and writes the bundle of the app's files.
    /// - Returns: whether the word began one.
    mutating func writeOwnBundle(at line: Int) -> Bool {
        guard app.hasResources, let next = code(from: place) else { return false }
        var end: Int
        if tokens[next].text == ".", let main = code(from: next + 1), tokens[main].text == "main" {
            end = main + 1
            // As the first months of Swift 3 had it.
            if let open = code(from: end), tokens[open].text == "(", let close = code(from: open + 1),
                tokens[close].text == ")"
            {
                end = close + 1
            }
        } else if tokens[next].text == "(", let label = code(from: next + 1), tokens[label].text == "for" {
            var (depth, last) = (0, next)
            while last < tokens.count {
                if tokens[last].text == "(" { depth += 1 }
                if tokens[last].text == ")" { depth -= 1 }
                last += 1
                if depth == 0 { break }
            }
            end = last
        } else {
            return false
        }
        guard let dot = code(from: end), tokens[dot].text == ".", let member = code(from: dot + 1),
            OwnBundle.members.contains(tokens[member].text)
        else { return false }
        changes.append(Change(line: line, was: tokens[next].text == "." ? "Bundle.main" : "Bundle(for:)"))
        // Ends of lines inside stay.
        text += OwnBundle.call + tokens[place..<end].map { $0.text.filter(\.isNewline) }.joined()
        place = end
        return true
    }
}
