import Support

/// The form of a sentence: what stays when its numbers and its quoted words are left out. Sentences of one form are said
/// as one, with ranges in place of numbers.
struct SentenceForm: Hashable {
    /// The parts around the numbers and the quotations.
    let frame: [String]
    /// What fills the places between the parts.
    let fillings: [Filling]

    enum Filling: Hashable {
        case number(String)
        /// With its quotation marks.
        case quotation(String)

        var text: String {
            switch self {
            case .number(let text), .quotation(let text): text
            }
        }

        var isQuotation: Bool { if case .quotation = self { true } else { false } }
    }

    init(_ sentence: String) {
        var (frame, fillings): ([String], [Filling]) = ([""], [])
        var rest = sentence[...]
        var previous: Character = " "
        while let next = rest.first {
            if next == "“", let quotation = Self.quotation(at: rest) {
                fillings.append(.quotation(String(quotation)))
                frame.append("")
                rest = rest[quotation.endIndex...]
                previous = "”"
            } else if Self.mayStandBeforeNumber.contains(previous), let number = Self.number(at: rest) {
                fillings.append(.number(String(number)))
                frame.append("")
                rest = rest[number.endIndex...]
                previous = "0"
            } else {
                frame[frame.count - 1].append(next)
                rest.removeFirst()
                previous = next
            }
        }
        (self.frame, self.fillings) = (frame, fillings)
    }

    private static let mayStandBeforeNumber: Set<Character> = [" ", "("]

    /// The number that a text begins with; nil where it is part of a word, such as a color.
    private static func number(at text: Substring) -> Substring? {
        let digits = text.drop { $0 == "-" }.prefix(while: isDigit)
        guard !digits.isEmpty, text.first == "-" || digits.startIndex == text.startIndex else { return nil }
        var end = digits.endIndex
        if end < text.endIndex, text[end] == "." {
            let fraction = text[text.index(after: end)...].prefix(while: isDigit)
            if !fraction.isEmpty { end = fraction.endIndex }
        }
        let isWhole = end == text.endIndex || !(text[end].isLetter || text[end].isNumber || "_-".contains(text[end]))
        return isWhole ? text[..<end] : nil
    }

    private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

    /// The quotation that a text begins with; a quotation may hold others.
    private static func quotation(at text: Substring) -> Substring? {
        var depth = 0
        for index in text.indices {
            if text[index] == "“" { depth += 1 }
            if text[index] == "”" { depth -= 1 }
            if depth == 0 { return text[...index] }
        }
        return nil
    }

    /// What tells the form from others: which place is a number, and which one a quotation.
    var key: [String] { frame + fillings.map { $0.isQuotation ? "“" : "0" } }

    var quotations: [String] { fillings.filter(\.isQuotation).map(\.text) }

    /// The sentence with ranges over the numbers of sentences of the same form.
    func spanning(_ others: [SentenceForm]) -> String {
        var text = frame[0]
        for (index, filling) in fillings.enumerated() {
            text += filling.isQuotation ? filling.text : Self.range(others.map { $0.fillings[index].text })
            text += frame[index + 1]
        }
        return text
    }

    /// `1.9 to 2.8`; a number alone where all are the same.
    private static func range(_ numbers: [String]) -> String {
        let sorted = Set(numbers).sorted { (Double($0) ?? 0) < (Double($1) ?? 0) }
        guard let first = sorted.first, let last = sorted.last, first != last else { return numbers.first ?? "" }
        return "\(first) to \(last)"
    }
}
