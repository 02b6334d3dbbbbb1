import ArgumentParser
import Foundation
import Support

/// A first word that is no verb: the parser would only call it unexpected.
struct UnknownVerb: Error, CustomStringConvertible {
    let word: String
    private let verbs: [String]

    /// Nil where the first word is a verb or an option, and where there is none.
    init?(in arguments: some Collection<String>, of command: any ParsableCommand.Type) {
        let verbs = command.configuration.subcommands.compactMap(\.configuration.commandName)
        guard let word = arguments.first, !word.hasPrefix("-"), word != "help", !verbs.contains(word) else { return nil }
        self.word = word
        self.verbs = verbs
    }

    /// What is wrong, and what to write instead: the verb that is near, or one before the file.
    var description: String {
        if FileManager.default.fileExists(atPath: word) {
            return "“\(word)” is a file and no verb; write what to do with it, such as balloon measure \(word)"
        }
        let near = NearestKey.suggestion(for: word, among: verbs)
        return "“\(word)” is no verb\(near.isEmpty ? "; the verbs are \(verbs.joined(separator: ", "))" : near)"
    }
}
