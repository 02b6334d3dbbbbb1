import Foundation
import Typesetting
import ViewLayout

/// Compares what an alternate layout says with what its live layout says: whoever reads one and talks to somebody who
/// reads the other should read of the same price, time and name.
///
/// An alternate says less, or says it in other words, and that is right. What is compared are values that stand in the
/// same place of a sentence: two prices, two times, two numbers before or behind the same word, two names behind the same
/// word, two days of the week. A value differs where the live layout has one other value for this place, and the
/// alternate does not say that one, too. Two forms of one value are one: "7:30" and "19:30", "$48" and "$48.00", "Sat"
/// and "Saturday".
enum AlternateComparison {
    /// Finds the first difference: the alternate's value and the live layout's; nil where they agree.
    /// - Parameters:
    ///   - alternate: the texts of the alternate.
    ///   - live: the texts of the live layout in drawing order.
    ///   - actions: the live texts that label buttons; their capitals do not mark names.
    static func difference(
        of alternate: [String], from live: [String], actions: Set<String> = [], locale: String
    ) -> (own: String, live: String)? {
        let days = daysOfTheWeek(in: locale)
        var known: [String: [Value]] = [:]
        func values(in text: String) -> [Value] {
            let values = Self.values(in: text, days: days, locale: locale)
            return actions.contains(text) ? values.filter { !$0.isName } : values
        }
        // A number and its unit can be two texts of a row. A name has no relation to the text before it.
        let acrossTexts = values(in: live.joined(separator: " ")).filter { !$0.isName }
        for value in live.flatMap(values) + acrossTexts
        where known[value.place]?.contains(where: { $0.meaning == value.meaning }) != true {
            known[value.place, default: []].append(value)
        }
        if let other = otherNumber(in: alternate, than: live) ?? otherNumberAlone(in: alternate, than: live) {
            return other
        }
        let own = alternate.flatMap(values)
        for value in own {
            // If the live layout has several prices or times, the alternate may give a sum or only some of them.
            guard let others = known[value.place], others.count == 1, let other = others.first,
                !own.contains(where: { $0.place == other.place && $0.meaning == other.meaning })
            else { continue }
            return (value.text, other.text)
        }
        return nil
    }

    /// A count that differs: both have the same quantity of whole numbers, some are equal, and this one is not. The
    /// comparison needs a word that both have, as a sign that they count the same thing.
    private static func otherNumber(in alternate: [String], than live: [String]) -> (own: String, live: String)? {
        func numbers(_ texts: [String]) -> [String] {
            texts.flatMap(words).map(\.text).filter { $0.allSatisfy(\.isWholeNumber) }.map(westernDigits)
        }
        let (own, others) = (numbers(alternate), numbers(live))
        guard own.count == others.count, own.contains(where: others.contains),
            !stems(of: alternate).isDisjoint(with: stems(of: live)),
            let number = own.first(where: { !others.contains($0) }),
            let other = others.first(where: { !own.contains($0) })
        else { return nil }
        return (number, other)
    }

    /// A text that contains only a number, where both have exactly one such text: the main figure of the message. If
    /// both also have words, one word must be in both, because otherwise the numbers may count different things.
    private static func otherNumberAlone(in alternate: [String], than live: [String]) -> (own: String, live: String)? {
        func numbers(_ texts: [String]) -> [String] {
            texts.filter { !$0.isEmpty && $0.allSatisfy(\.isWholeNumber) }.map(westernDigits)
        }
        let (own, others) = (numbers(alternate), numbers(live))
        guard own.count == 1, others.count == 1, own != others,
            !alternate.flatMap(words).contains(where: { westernDigits($0.text) == others[0] })
        else { return nil }
        let (ownWords, otherWords) = (stems(of: alternate), stems(of: live))
        guard ownWords.isEmpty || otherWords.isEmpty || !ownWords.isDisjoint(with: otherWords) else { return nil }
        return (own[0], others[0])
    }

    /// A word of a text without surrounding punctuation.
    private struct Word {
        let text: String
        /// Whether the word begins a sentence, so that its capital does not mark a name.
        let isFirst: Bool

        var isNumber: Bool { text.contains(where: \.isNumber) }
        /// A capital followed by small letters, as in names.
        var isName: Bool {
            guard let first = text.first, first.isUppercase else { return false }
            return text.dropFirst().contains(where: \.isLowercase)
        }
    }

    /// A value and its places in a sentence.
    private struct Value {
        let place, text: String
        /// The normalized value: equal for two forms of the same value.
        let meaning: String
        var isName = false

        init(_ place: String, _ text: String, meaning: String? = nil, isName: Bool = false) {
            (self.place, self.text, self.meaning, self.isName) = (place, text, meaning ?? text, isName)
        }
    }

    private static func values(in text: String, days: [String: Int], locale: String) -> [Value] {
        let words = words(of: text)
        let texts = words.map(\.text)
        var found: [Value] = []
        for (index, word) in words.enumerated() {
            let before = index > 0 ? words[index - 1].text.lowercased() : nil
            let after = index + 1 < words.count ? words[index + 1].text.lowercased() : nil
            if tellsNames(locale) { found += values(ofName: word, before: words.dropFirst(index + 1)) }
            if word.isNumber {
                found += values(ofNumber: word.text, before: before, after: after)
            } else if days[word.text.lowercased()] != nil {
                found.append(Value("day", word.text, meaning: days[word.text.lowercased()].map { "\($0)" }))
            } else if tellsNames(locale), word.isName, !word.isFirst {
                found += ProperNames.places(of: index, in: texts).map { Value($0, word.text, isName: true) }
            }
        }
        return found
    }

    /// German and Luxembourgish write every noun with a capital, so names cannot be recognized.
    private static func tellsNames(_ locale: String) -> Bool {
        let language = locale.split(separator: "-").first?.lowercased()
        return language != "de" && language != "lb"
    }

    /// A name is identified by what follows it: "Anna’s turn", "Lena leads 24".
    private static func values(ofName word: Word, before rest: ArraySlice<Word>) -> [Value] {
        guard word.isName, let next = rest.first?.text.lowercased(), isWord(next), next.count >= stemLength else {
            return []
        }
        if word.text.contains(/['’]s$/) { return [Value("whose \(next)", word.text)] }
        // Any word can stand before another word. Before the same word and a number, it names whom the number is about.
        guard rest.dropFirst().first?.isNumber == true else { return [] }
        return [Value("who \(next) a number", word.text)]
    }

    private static func values(ofNumber number: String, before: String?, after: String?) -> [Value] {
        let digits = westernDigits(number)
        if let currency = number.unicodeScalars.first(where: { $0.properties.generalCategory == .currencySymbol }) {
            return [Value("price in \(currency)", digits, meaning: digits.replacing(/[.,]00(?!\d)/, with: ""))]
        }
        if let time = digits.wholeMatch(of: /(\d{1,2})[:h](\d{2})/) {
            // A time in the 12-hour or the 24-hour form.
            return [Value("time", digits, meaning: "\((Int(time.1) ?? 0) % 12):\(time.2)")]
        }
        // A remaining time or a duration: leading zeros have no meaning.
        if let duration = digits.wholeMatch(of: /(\d{1,2}):(\d{2}):(\d{2})/) {
            return [Value("duration", digits, meaning: "\(Int(duration.1) ?? 0):\(duration.2):\(duration.3)")]
        }
        if digits.hasSuffix("%") { return [Value("percent", digits)] }
        var found: [Value] = []
        if let before, isWord(before) { found.append(Value("number behind \(before)", digits)) }
        if let after, isWord(after), after.count > 1 {
            found.append(Value("number of \(after)", digits))
        }
        return found
    }

    /// The text with the digits of other scripts replaced by 0 to 9.
    private static func westernDigits(_ text: String) -> String {
        String(text.flatMap { $0.wholeNumberValue.map { "\($0)" } ?? "\($0)" })
    }

    private static func isWord(_ text: String) -> Bool { text.allSatisfy(\.isLetter) && !text.isEmpty }

    private static func words(of text: String) -> [Word] {
        var isFirst = true
        return text.split(whereSeparator: \.isWhitespace).compactMap { part in
            let endsSentence = part.last.map { ".!?:;·–—|".contains($0) } ?? false
            let bare = String(part).trimmingCharacters(in: marks)
            defer { isFirst = endsSentence || (isFirst && bare.isEmpty) }
            return bare.isEmpty ? nil : Word(text: bare, isFirst: isFirst)
        }
    }

    /// Punctuation around words. Currency and percent signs belong to the value.
    private static let marks = CharacterSet(charactersIn: ".,;:!?…()[]{}«»“”„‘’\"'·–—|/•")

    /// The long and short names of the days, each with its index in the week.
    private static func daysOfTheWeek(in locale: String) -> [String: Int] {
        let names = [false, true].flatMap { DayNames.names(in: locale, abbreviated: $0).enumerated() }
        return Dictionary(names.map { ($0.element.lowercased(), $0.offset) }) { first, _ in first }
    }
}

extension AlternateComparison {
    /// A finding where the alternate differs; nil in pseudo-languages, whose words have no meaning.
    /// - Parameter beside: other texts of the message, such as its summary.
    static func finding(
        in content: LiveContent, shownAs live: PlacedNode, beside: [String], for traits: TraitCollection
    ) -> Finding? {
        guard PseudoLocale(locale: traits.locale) == nil else { return nil }
        let question = AlternateMemory.Question(
            alternate: TemplateText.allCases.compactMap { content.alternate[$0] }, live: live.texts, beside: beside,
            actions: live.actions, locale: traits.locale)
        return content.memory.answer(to: question) { finding(question) }
    }

    private static func finding(_ question: AlternateMemory.Question) -> Finding? {
        let texts = question.alternate
        let different = difference(
            of: texts, from: question.live, actions: question.actions, locale: question.locale)
        if let (own, other) = different {
            return Finding(
                .alternateDiffers, node: "alternate",
                message:
                    "the alternate layout says “\(own)” where the live layout says “\(other)”; give both the same values"
            )
        }
        guard haveNothingInCommon(texts, question.live + question.beside), let first = texts.first else { return nil }
        return Finding(
            .alternateDiffers, node: "alternate",
            message:
                "no word of the alternate layout, \(QuotedText.beginning(of: first)), is in the live one or in the summary; "
                + "say the same in both")
    }

    /// Whether two sets of texts have several words each and no word in common. Words with the same beginning count as
    /// forms of one word.
    private static func haveNothingInCommon(_ first: [String], _ second: [String]) -> Bool {
        let (first, second) = (stems(of: first), stems(of: second))
        return first.count >= fewestWords && second.count >= fewestWords && first.isDisjoint(with: second)
    }

    private static let fewestWords = 2
    /// The number of letters that identify a word. Shorter words are articles and prepositions. Inferred.
    private static let stemLength = 4

    private static func stems(of texts: [String]) -> Set<String> {
        Set(
            texts.flatMap { $0.split { !$0.isLetter } }.filter { word in
                // Only for scripts that separate words by spaces.
                word.count >= stemLength && word.allSatisfy { $0.isUppercase || $0.isLowercase }
            }.map { $0.lowercased().prefix(stemLength).description })
    }
}

extension PlacedNode {
    /// The texts of buttons in the node.
    fileprivate var actions: Set<String> {
        kind == "button" ? Set(texts) : children.reduce(into: []) { $0.formUnion($1.actions) }
    }

    /// The texts of the node and those in it, in drawing order.
    fileprivate var texts: [String] {
        let own: [String] = if case .text(let text) = content { [text.text] } else { [] }
        return own + children.flatMap(\.texts)
    }
}
