extension FormatText {
    /// A whole number and the noun in the plural behind it: 1 and "seats" of "%lld seats left". Nil where there is none
    /// for sure: in "Round %lld starts" the number is a name, in "%lld left" no noun follows, and "%lld of %lld" agrees
    /// with every number.
    ///
    /// Only English is known: its nouns in the plural end with s, but for a few.
    func pluralNoun(in language: String) -> (number: Int, noun: String)? {
        guard SceneStrings.language(of: language) == "en" else { return nil }
        for (index, piece) in pieces.enumerated() {
            guard case .argument(let specifier, let place) = piece, specifier.kind == .whole,
                index + 1 < pieces.count, case .words(let after) = pieces[index + 1], after.first == " ",
                isCount(at: index)
            else { continue }
            let noun = after.dropFirst().prefix { $0.isLetter || $0 == "-" }
            if Self.isPlural(noun) { return (place.number(from: 1), String(noun)) }
        }
        return nil
    }

    /// Whether the number at an index counts: it begins the text or a part of it, or stands behind a small word.
    private func isCount(at index: Int) -> Bool {
        guard index > 0, case .words(let before) = pieces[index - 1] else { return true }
        let trimmed = before.reversed().drop { $0.isWhitespace }
        guard let last = trimmed.first, last.isLetter || last.isNumber else { return true }
        let word = String(trimmed.prefix { $0.isLetter }.reversed())
        return Self.wordsBeforeCounts.contains(word.lowercased())
    }

    private static func isPlural(_ word: Substring) -> Bool {
        let word = word.lowercased()
        return pluralsWithoutS.contains(word)
            || word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") && !verbs.contains(word)
    }

    private static let pluralsWithoutS: Set<String> = ["people", "children", "men", "women", "feet", "teeth"]
    private static let verbs: Set<String> = ["always", "plus", "minus", "does", "this", "thus", "versus"]
    private static let wordsBeforeCounts: Set<String> = [
        "a", "about", "add", "all", "and", "another", "at", "by", "for", "from", "has", "have", "in", "just", "last",
        "least", "most", "need", "needs", "next", "of", "only", "or", "over", "plus", "the", "these", "to", "under",
        "with", "within", "after", "are", "is", "was", "were", "won", "earned", "got",
    ]
}
