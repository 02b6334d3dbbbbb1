/// Where in a sentence a word with a capital is a name, and what other name may stand there.
///
/// Behind a word of four letters and more a name is compared with one behind the same word: "with Ada". Behind a shorter
/// one, "to", "in" and "for", anything may stand, unless the word before it is the same, too: "Train to Lisbon". A text
/// with small letters in its longer words has capitals for names alone, so that in English one word of direction is
/// enough: "We fly to Lisbon tonight".
enum ProperNames {
    /// Shorter words are articles and prepositions. Inferred.
    private static let shortest = 4

    /// The places that a name has; none where a capital says nothing.
    /// - Parameters:
    ///   - index: of a word with a capital, which is not the first.
    ///   - words: of the text.
    static func places(of index: Int, in words: [String]) -> [String] {
        guard index > 0, !commonWords.contains(words[index].lowercased()) else { return [] }
        let before = words[index - 1].lowercased()
        guard isWord(before) else { return [] }
        let head = index > 1 ? words[index - 2].lowercased() : nil
        // What a label tells to do has capitals, too: "Pay with Card", "Open in Maps".
        let isAction = head.map(verbs.contains) ?? false
        if before.count >= shortest {
            return isAction || verbs.contains(before) ? [] : ["name behind \(before)"]
        }
        guard !isAction else { return [] }
        var places: [String] = []
        if let head, isWord(head), head.count >= shortest { places.append("name behind \(head) \(before)") }
        let isSentence = words.contains { $0.count >= shortest && isWord($0) && $0.first?.isLowercase == true }
        if isSentence, directions.contains(before) { places.append("name behind \(before)") }
        return places
    }

    private static func isWord(_ text: String) -> Bool { !text.isEmpty && text.allSatisfy(\.isLetter) }

    private static let directions: Set = ["to", "from", "via"]

    /// What labels of interfaces begin with. Inferred.
    private static let verbs: Set = [
        "add", "answer", "back", "check", "continue", "copy", "find", "get", "hold", "log", "open", "pay", "press",
        "reply", "return", "save", "see", "send", "share", "sign", "swipe", "switch", "tap", "touch", "turn", "use",
        "view",
    ]

    /// Words that a title writes with a capital and that answer "when" and "how many" where a name answers "where" and
    /// "who". Inferred.
    private static let commonWords: Set = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "noon",
        "midnight", "morning", "afternoon", "evening", "night", "tonight", "today", "tomorrow", "dawn", "dusk",
        "sunset", "sunrise", "home", "work", "lunch", "dinner", "breakfast", "everyone", "everybody", "anyone",
        "friends", "family", "you", "us", "them", "all", "next", "last", "this", "spring", "summer", "autumn",
        "winter", "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
        "november", "december",
    ]
}
