/// Where in a sentence a capitalized word is a name, and which names it can be compared with.
///
/// After a word of at least four letters, a name is compared with one after the same word: "with Ada". After a shorter
/// word, such as "to", "in" or "for", and after "from", the word before it must be the same too: "Train to Lisbon". The
/// start or destination of a journey is one place, however it is worded: "We fly to Lisbon tonight", "Your flight to
/// Porto".
enum ProperNames {
    /// The minimum length: shorter words are articles and prepositions. Inferred.
    private static let shortest = 4

    /// The places of a name; empty where the capital has no meaning.
    /// - Parameters:
    ///   - index: the index of a capitalized word, which is not the first.
    ///   - words: the words of the text.
    static func places(of index: Int, in words: [String]) -> [String] {
        guard index > 0, !commonWords.contains(words[index].lowercased()) else { return [] }
        let before = words[index - 1].lowercased()
        guard isWord(before) else { return [] }
        let head = index > 1 ? words[index - 2].lowercased() : nil
        // Labels that tell people what to do have capitals too: "Pay with Card", "Open in Maps".
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

    /// How many words before a name are searched for the journey that it ends. Inferred.
    private static let reach = 5

    /// Words for journeys to a place. Inferred.
    private static let journeys: Set = [
        "arrive", "boat", "bus", "cruise", "depart", "drive", "driving", "ferry", "flight", "flights", "fly", "flying",
        "journey", "ride", "sail", "sailing", "ship", "train", "travel", "travelling", "trip",
    ]

    /// Verbs that labels begin with. Inferred.
    private static let verbs: Set = [
        "add", "answer", "back", "check", "continue", "copy", "find", "get", "hold", "log", "open", "pay", "press",
        "reply", "return", "save", "see", "send", "share", "sign", "swipe", "switch", "tap", "touch", "turn", "use",
        "view",
    ]

    /// Words that titles capitalize and that answer "when" or "how many", where names answer "where" or "who".
    /// Inferred.
    private static let commonWords: Set = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "noon",
        "midnight", "morning", "afternoon", "evening", "night", "tonight", "today", "tomorrow", "dawn", "dusk",
        "sunset", "sunrise", "home", "work", "lunch", "dinner", "breakfast", "everyone", "everybody", "anyone",
        "friends", "family", "you", "us", "them", "all", "next", "last", "this", "spring", "summer", "autumn",
        "winter", "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
        "november", "december",
    ]
}
