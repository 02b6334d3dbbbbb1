import ArgumentParser

/// A verb that is made without the argument parser where its words are plain.
///
/// The parser finds the options of a verb by reflection: a third of the instructions of `balloon measure` for one scene.
/// What is written most often needs none of that. Everything else, and each error, is the parser's.
protocol PlainVerb: ParsableCommand {
    /// The verb with these words behind its name; nil for words that the parser must read.
    static func plain(_ words: [String]) -> Self?
}

/// The words behind a verb, where each is a path, a flag, or an option with its value.
struct PlainWords {
    private(set) var paths: [String] = []
    private var flags: Set<String> = []
    private var values: [String: String] = [:]

    /// - Parameters:
    ///   - flags: the flags that may be among the words, each once.
    ///   - options: the options with a value that may be.
    /// - Returns: nil where there is another word that begins with a hyphen, where an option is repeated or lacks its value,
    ///   and where there is no path.
    init?(_ words: [String], flags known: Set<String>, options: Set<String> = []) {
        var words = words[...]
        while let word = words.popFirst() {
            if known.contains(word) {
                guard flags.insert(word).inserted else { return nil }
            } else if options.contains(word) {
                guard let value = words.popFirst(), !value.hasPrefix("-"),
                    values.updateValue(value, forKey: word) == nil
                else { return nil }
            } else if word.isEmpty || word.hasPrefix("-") {
                return nil
            } else {
                paths.append(word)
            }
        }
        guard !paths.isEmpty else { return nil }
    }

    func has(_ flag: String) -> Bool { flags.contains(flag) }
    func value(of option: String) -> String? { values[option] }
}
