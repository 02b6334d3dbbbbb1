import SourceTokens

/// Replaces the bundle in which an app finds its files. On Linux `Bundle.main` is that of the test program, and
/// `Bundle(for:)` does not know bundles of packages, so code that reads a file gets the bundle of the imported files.
enum OwnBundle {
    /// The replacement in the app's code.
    static let call = "Bundle.\(shortCall)"
    /// The replacement behind a point where the type is known.
    static let shortCall = "ofImportedFiles()"

    /// Members of a bundle that read files. Other members stay those of the program's bundle.
    static let members: Set<Substring> = [
        "path", "paths", "url", "urls", "loadNibNamed", "resourcePath", "resourceURL", "bundlePath", "bundleURL",
        "localizedString", "pathForResource", "urlForResource",
    ]
}

extension SourceRewriter {
    /// Whether files of a bundle are asked for by their ending. Foundation on Linux answers with objects of Objective-C.
    func namesFiles() -> Bool {
        guard let open = code(from: place), tokens[open].text == "(", let label = code(from: open + 1) else {
            return false
        }
        guard tokens[label].text == "forResourcesWithExtension" else { return false }
        // The other functions of the name have further labels.
        let end = tokens[label...].firstIndex { $0.text == ")" } ?? tokens.endIndex
        return !tokens[label..<end].contains { ["localization", "in"].contains($0.text) }
    }

    /// Whether a word is all of an argument, with the point before it: `module` of `Image("tea", bundle: .module)`.
    func isArgumentOfBundle(at place: Int) -> Bool {
        let before = tokens[..<place].suffix(8).filter { $0.kind != .space && $0.kind != .comment }.map(\.text)
        return before.suffix(2) == [":", "."] && ["bundle", "in"].contains(before.dropLast(2).last ?? "")
    }

    /// Replaces `Bundle.main` or `Bundle(for: X.self)` by the bundle of the app's files where code reads a file.
    /// - Returns: whether the word began such an expression.
    mutating func writeOwnBundle(at line: Int) -> Bool {
        guard let next = code(from: place) else { return false }
        var end: Int
        // What a package calls the bundle of its own files.
        if tokens[next].text == ".", let own = code(from: next + 1), tokens[own].text == "module" {
            changes.append(Change(line: line, was: "Bundle.module"))
            text += OwnBundle.call + tokens[place...own].map { $0.text.filter(\.isNewline) }.joined()
            place = own + 1
            return true
        }
        guard app.hasResources else { return false }
        if tokens[next].text == ".", let main = code(from: next + 1), tokens[main].text == "main" {
            end = main + 1
            // The form of early versions of Swift 3.
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
        let dot = code(from: end).flatMap { tokens[$0].text == "." ? $0 : nil }
        let member = dot.flatMap { code(from: $0 + 1) }.map { tokens[$0].text }
        // The bundle of a class that is kept is asked for files and texts later.
        guard member.map(OwnBundle.members.contains) ?? (dot == nil && tokens[next].text == "(") else { return false }
        changes.append(Change(line: line, was: tokens[next].text == "." ? "Bundle.main" : "Bundle(for:)"))
        // Line ends inside are kept.
        text += OwnBundle.call + tokens[place..<end].map { $0.text.filter(\.isNewline) }.joined()
        place = end
        return true
    }
}
