import Foundation
import Support

/// A first argument that is not a verb. The parser would only call it unexpected.
struct UnknownVerb: Error, CustomStringConvertible {
    let word: String
    let verbs: [String]

    /// Nil where the first argument is a verb or an option, and where there is none.
    static func first(of arguments: [String], verbs: [String]) -> UnknownVerb? {
        guard let word = arguments.first, !word.hasPrefix("-"), !(verbs + ["help"]).contains(word) else { return nil }
        return UnknownVerb(word: word, verbs: verbs)
    }

    /// The problem and the fix: a verb with a similar name, or a verb to write before the file.
    var description: String {
        let help = " (see balloon --help)"
        let word = QuotedText.withoutInvisible(word)
        if FileManager.default.fileExists(atPath: self.word) {
            return "“\(word)” is a file, not a verb; write what to do with it, such as balloon measure \(word)" + help
        }
        let near = NearestKey.suggestion(for: word, among: verbs)
        let other = near.isEmpty ? "; the verbs are \(verbs.joined(separator: ", "))" : near
        return "“\(word)” is not a verb\(other)\(help)"
    }
}
