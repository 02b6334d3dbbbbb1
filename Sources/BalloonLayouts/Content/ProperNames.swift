/// Where in a sentence a word with a capital is a name, and what other name may stand there.
///
/// Behind a word of four letters and more a name is compared with one behind the same word: "with Ada". Behind a shorter
/// one, "to", "in" and "for", and behind "from", anything may stand, unless the word before it is the same, too: "Train to Lisbon". Where
/// one travels to or from is one place, however it is put: "We fly to Lisbon tonight", "Your flight to Porto".
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
        if before.count >= shortest, !directions.contains(before) {
            return isAction || verbs.contains(before) ? [] : ["name behind \(before)"]
        }
        guard !isAction else { return [] }
        var places: [String] = []
        if let head, isWord(head), head.count >= shortest { places.append("name behind \(head) \(before)") }
        if directions.contains(before),
            words[max(0, index - reach)..<index].contains(where: { journeys.contains($0.lowercased()) })
        {
            places.append("journey \(before)")
        }
        return places
    }

    private static func isWord(_ text: String) -> Bool { !text.isEmpty && text.allSatisfy(\.isLetter) }

    private static let directions: Set = ["to", "from", "via"]

    /// How many words before a name say what it is the end of. Inferred.
    private static let reach = 5

    /// How one comes to a place. Inferred.
    private static let journeys: Set = [
        "arrive", "boat", "bus", "cruise", "depart", "drive", "driving", "ferry", "flight", "flights", "fly", "flying",
        "journey", "ride", "sail", "sailing", "ship", "train", "travel", "travelling", "trip",
    ]

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
