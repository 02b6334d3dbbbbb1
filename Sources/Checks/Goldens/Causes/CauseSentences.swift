import Support

/// What the cells of a cause say, in as few sentences as hold for all of them.
struct CauseSentences {
    /// The sentence that holds in most cells.
    let headline: String
    /// Other sentences, such as of another colour in the dark, in the order of cells.
    let variants: [String]
    /// The indices of the statements that the headline is about.
    let shown: [Int]
    /// What each language says, that of the headline first; empty where all say the same.
    let languages: [GoldenCause.Language]

    /// What one cell says.
    struct Statement {
        let sentence: String
        /// The viewer's language.
        let locale: String
        /// Whether it is about words; others quote a text to name it.
        let isOfWords: Bool
        /// A smaller one shows the cause better.
        let rank: (looksTheSame: Int, causes: Int, isForeign: Int, width: Double, cell: Int)
    }

    /// - Parameter statements: at least one.
    init(_ statements: [Statement]) {
        let forms = statements.map { SentenceForm($0.sentence) }
        var groups: [(key: [String], members: [Int])] = []
        var places: [[String]: Int] = [:]
        func add(_ index: Int, to key: [String]) {
            if let place = places[key] { return groups[place].members.append(index) }
            places[key] = groups.count
            groups.append((key, [index]))
        }
        // Words of several languages are one statement about all of them; of one language they are several.
        let isOfLanguages = Dictionary(grouping: statements.indices) { forms[$0].key }
            .mapValues { members in Set(members.map { statements[$0].locale }).count > 1 }
        for index in statements.indices {
            let key = forms[index].key
            add(index, to: isOfLanguages[key] == true ? key : key + forms[index].quotations)
        }
        let ordered = groups.enumerated()
            .sorted { ($1.element.members.count, $0.offset) < ($0.element.members.count, $1.offset) }.map(
                \.element.members)
        let sentences = ordered.map { Self.sentence($0, statements, forms) }
        headline = sentences[0]
        shown = ordered[0]
        variants = sentences.dropFirst().reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        let haveOtherWords = ordered.contains { !Self.otherLanguages($0, statements, forms).isEmpty }
        languages = haveOtherWords ? Self.languages(ordered, statements, forms) : []
    }

    private static func languages(
        _ groups: [[Int]], _ statements: [Statement], _ forms: [SentenceForm]
    ) -> [GoldenCause.Language] {
        let first = statements[best(of: groups[0], statements)].locale
        let locales = Set(statements.map(\.locale)).subtracting([first]).sorted()
        return ([first] + locales).map { locale in
            var reported: [String] = []
            for group in groups {
                let own = group.filter { statements[$0].locale == locale }
                let words = Dictionary(grouping: own) { forms[$0].quotations }.values.sorted { $0[0] < $1[0] }
                reported += words.map { forms[best(of: $0, statements)].spanning($0.map { forms[$0] }) }
            }
            return GoldenCause.Language(
                locale: locale, sentence: reported.prefix(GoldenCause.maximumVariants).joined(separator: "; "),
                cellCount: Set(statements.filter { $0.locale == locale }.map(\.rank.cell)).count)
        }
    }

    /// The statement that shows a cause best.
    static func best(of members: [Int], _ statements: [Statement]) -> Int {
        members.min { statements[$0].rank < statements[$1].rank } ?? members[0]
    }

    private static func sentence(_ members: [Int], _ statements: [Statement], _ forms: [SentenceForm]) -> String {
        let best = best(of: members, statements)
        let sentence = forms[best].spanning(members.map { forms[$0] })
        let others = otherLanguages(members, statements, forms)
        return others.isEmpty
            ? sentence : "\(sentence) (\(statements[best].locale); other words in \(Counted.list(others)))"
    }

    /// The languages that say something else than the best statement.
    private static func otherLanguages(
        _ members: [Int], _ statements: [Statement], _ forms: [SentenceForm]
    ) -> [String] {
        let best = best(of: members, statements)
        guard statements[best].isOfWords else { return [] }
        // A language that says the same anywhere has no other words, however much of them fits.
        let words = Dictionary(grouping: members) { statements[$0].locale }.mapValues {
            Set($0.map { forms[$0].quotations })
        }
        let own = words[statements[best].locale] ?? []
        return words.filter { $0.value.isDisjoint(with: own) }.keys.sorted()
    }
}
