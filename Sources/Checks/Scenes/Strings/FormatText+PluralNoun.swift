extension FormatText {
    /// The noun in the plural behind a number that counts, "seats" of "%lld seats left"; nil where there is none for sure: in
    /// "Round %lld starts" the number is a name, in "%lld left" no noun follows, and "%lld of %lld" agrees with every number.
    /// One word may stand between, as in "%lld empty seats". "ticket(s)" and the end of "%lldth" are found as well.
    ///
    /// Only English is known: its nouns in the plural end with s, but for a few.
    /// - Parameter isNumber: whether an argument, from 1, is a number that may be 1.
    func pluralNoun(in language: String, where isNumber: (Int) -> Bool) -> String? {
        guard SceneStrings.language(of: language) == "en" else { return nil }
        for (index, piece) in pieces.enumerated() {
            guard case .argument(let specifier, let place) = piece, [.whole, .object].contains(specifier.kind),
                index + 1 < pieces.count, case .words(let after) = pieces[index + 1], isNumber(place.number(from: 1))
            else { continue }
            if let ending = Self.ordinalEnding(of: after) { return ending }
            guard isCount(at: index), let noun = Self.noun(behind: after) else { continue }
            return noun
        }
        return nil
    }

    /// "th" behind a number.
    private static func ordinalEnding(of text: String) -> String? {
        let letters = text.prefix { $0.isLetter }
        return ["st", "nd", "rd", "th"].contains(letters) ? String(letters) : nil
    }

    /// The first word, or the second one behind a word such as an adjective.
    private static func noun(behind text: String) -> String? {
        var rest = text[...]
        for _ in 0..<2 {
            guard let space = rest.first, spaces.contains(space) else { return nil }
            rest = rest.dropFirst()
            let word = rest.prefix { $0.isLetter || $0 == "-" }
            rest = rest[word.endIndex...]
            if let ending = bracketedEndings.first(where: { rest.hasPrefix($0) }), !word.isEmpty {
                return "\(word)\(ending)"
            }
            if isPlural(word) { return String(word) }
            guard !word.isEmpty, !wordsBehindNumbers.contains(word.lowercased()) else { return nil }
        }
        return nil
    }

    /// Whether the number at an index counts: it begins the text or a part of it, or stands behind a small word or a verb.
    private func isCount(at index: Int) -> Bool {
        guard index > 0, case .words(let before) = pieces[index - 1] else { return true }
        let text = before[...(before.lastIndex { !$0.isWhitespace } ?? before.startIndex)]
        guard let last = text.last, last.isLetter || last.isNumber else { return true }
        let word = text.suffix(while: \.isLetter)
        if Self.wordsBeforeCounts.contains(word.lowercased()) { return true }
        // "I bring %lld friends": behind somebody stands what they do.
        let somebody = text[..<word.startIndex].split(whereSeparator: \.isWhitespace).last?.lowercased()
        return somebody.map(Self.pronouns.contains) == true
    }

    private static func isPlural(_ word: Substring) -> Bool {
        let word = word.lowercased()
        if pluralsWithoutS.contains(word) { return true }
        let isSingular = ["ss", "us", "is"].contains { word.hasSuffix($0) } && !pluralsLikeSingulars.contains(word)
        return word.count > 3 && word.hasSuffix("s") && !isSingular && !wordsInS.contains(word)
    }

    /// A no-break space keeps a number and its noun in one line.
    private static let spaces: Set<Character> = [" ", "\u{A0}", "\u{202F}"]
    private static let bracketedEndings = ["(s)", "(es)"]
    private static let pluralsWithoutS: Set<String> = ["people", "children", "men", "women", "feet", "teeth"]
    private static let pluralsLikeSingulars: Set<String> = ["menus", "taxis", "emojis", "kiwis"]
    /// Words in s that are no nouns, and nouns that are the same in singular and plural.
    private static let wordsInS: Set<String> = [
        "always", "does", "perhaps", "besides", "sometimes", "gas", "lens", "atlas", "canvas",
        "series", "species", "means", "headquarters", "crossroads", "barracks", "news", "innings",
    ]
    /// Words behind which no noun belongs to the number.
    private static let wordsBehindNumbers: Set<String> = [
        "of", "in", "on", "at", "to", "from", "by", "for", "with", "without", "per", "until", "till", "before", "after",
        "and", "or", "vs", "versus", "plus", "minus", "times", "x", "is", "are", "was", "were", "has", "have", "had",
        "can", "will", "the", "a", "an", "as", "than", "that", "this", "so", "if", "when", "while", "who", "am", "pm",
        "min", "mins", "sec", "hr", "h", "km", "m", "cm", "mi", "kg", "g", "lb", "lbs", "mb", "gb", "left", "away",
        "ago",
    ]
    private static let pronouns: Set<String> = ["i", "you", "we", "they", "he", "she", "who"]
    private static let wordsBeforeCounts: Set<String> = [
        "a", "about", "add", "all", "and", "another", "at", "by", "for", "from", "has", "have", "in", "just", "last",
        "least", "most", "need", "needs", "next", "of", "only", "or", "over", "plus", "the", "these", "to", "under",
        "with", "within", "after", "are", "is", "was", "were", "won", "earned", "got", "bring", "brings", "invite",
        "invites", "invited", "choose", "pick", "buy", "book", "order", "share", "send", "sent", "take", "takes",
        "want",
        "wants", "save", "see", "show", "collect", "scored", "lost", "left", "ordered", "bought", "brought", "added",
    ]
}

extension BidirectionalCollection {
    /// The longest end of which every element is such.
    fileprivate func suffix(while isSuch: (Element) -> Bool) -> SubSequence {
        self[(lastIndex { !isSuch($0) }.map(index(after:)) ?? startIndex)...]
    }
}
