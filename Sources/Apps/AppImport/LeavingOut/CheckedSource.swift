import SwiftParser

/// A source as the compiler checks it: `#sourceLocation` is taken out, so that errors point at lines of this text, and put
/// back at the end.
struct CheckedSource {
    /// The path in the app's folder.
    let path: String
    /// The text without the lines that say where others come from.
    var text: String
    private let directives: [(place: Int, text: String)]
    /// How often errors were found in each member.
    var attempts: [String: Int] = [:]

    init(path: String, text: String) {
        self.path = path
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        directives = lines.enumerated().filter { $0.element.hasPrefix(Self.directive) }.map {
            ($0.offset, String($0.element))
        }
        for (place, _) in directives { lines[place] = "" }
        self.text = directives.isEmpty ? text : lines.joined(separator: "\n")
    }

    private static let directive = "#sourceLocation(file: "

    /// The text with those lines.
    var written: String {
        guard !directives.isEmpty else { return text }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for (place, directive) in directives where place < lines.count { lines[place] = directive + lines[place] }
        return lines.joined(separator: "\n")
    }

    /// The names of the modifiers of its views.
    var viewModifiers: [String] { Set(Parser.parse(source: text).viewModifiers.map(\.name.text)).sorted() }

    /// The line in the app's file of a line of the text, from 1.
    func originalLine(of line: Int) -> Int {
        guard let last = directives.last(where: { $0.place < line - 1 }),
            let start = last.text.split(separator: " ").last.flatMap({ Int($0.prefix { $0 != ")" }) })
        else { return line }
        return start + line - 2 - last.place
    }
}
