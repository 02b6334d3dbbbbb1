/// A line of the transcript in parts of two weights, in the order in which they are read.
struct WeightedLine: Equatable {
    /// A part, without the spaces around it.
    struct Part: Equatable {
        let text: String
        let isHeavy: Bool
        /// Whether a space stands before it.
        let hasSpace: Bool
    }

    let parts: [Part]

    /// A date: what is not its time is heavier (10.3.2). A time is two numbers with a colon or a full stop between
    /// them, and what follows it up to the end where that is no more than a word, such as "PM".
    init(date line: String) {
        guard let time = Self.time(in: line) else {
            parts = [Part(text: line, isHeavy: true, hasSpace: false)]
            return
        }
        parts = Self.parts([(line[..<time.lowerBound], true), (line[time], false), (line[time.upperBound...], true)])
    }

    /// A line about somebody: the name is heavier (10.3.3).
    /// - Parameter name: nil, or not in the line, for a line of one weight.
    init(status line: String, name: String?) {
        guard let name, !name.isEmpty, let range = line.range(of: name) else {
            parts = [Part(text: line, isHeavy: false, hasSpace: false)]
            return
        }
        parts = Self.parts(
            [(line[..<range.lowerBound], false), (line[range], true), (line[range.upperBound...], false)])
    }

    private static func parts(_ pieces: [(text: Substring, isHeavy: Bool)]) -> [Part] {
        var parts: [Part] = []
        var hasSpace = false
        for piece in pieces {
            let text = String(piece.text.trimming(while: \.isWhitespace))
            if !text.isEmpty {
                let begins = piece.text.first?.isWhitespace == true
                parts.append(Part(text: text, isHeavy: piece.isHeavy, hasSpace: !parts.isEmpty && (hasSpace || begins)))
            }
            hasSpace = piece.text.last?.isWhitespace ?? hasSpace
        }
        return parts
    }

    /// Where the time of a date is. With a colon it is one before any with a full stop, which may be a day and a month.
    private static func time(in line: String) -> Range<String.Index>? {
        time(in: line, dividedBy: ":") ?? time(in: line, dividedBy: ".")
    }

    private static func time(in line: String, dividedBy divider: Character) -> Range<String.Index>? {
        var rest = line[...]
        while let start = rest.firstIndex(where: isDigit) {
            let hours = rest[start...].prefix(while: isDigit)
            let minutes = rest[hours.endIndex...].dropFirst().prefix(while: isDigit)
            let next = line[minutes.endIndex...].first
            let isTime = (1...2).contains(hours.count) && minutes.count == 2 && !(next.map(divides) ?? false)
            if isTime, rest[hours.endIndex...].first == divider {
                return start..<end(ofTime: minutes.endIndex, in: line)
            }
            // A date in numbers is passed as a whole.
            rest = rest[hours.endIndex...].drop { isDigit($0) || divides($0) }
        }
        return nil
    }

    /// The end of a time with the word after it, if that is the last and short.
    private static func end(ofTime end: String.Index, in line: String) -> String.Index {
        let rest = line[end...]
        let word = rest.drop(while: \.isWhitespace)
        let isOneWord = !word.contains { $0.isWhitespace || isDigit($0) } && rest.count <= longestWord
        return isOneWord ? line.endIndex : end
    }

    /// The most characters of what follows a time and belongs to it, its space included.
    private static let longestWord = 6

    private static func isDigit(_ character: Character) -> Bool {
        character.unicodeScalars.first?.properties.numericType == .decimal
    }

    private static func divides(_ character: Character) -> Bool { ":./".contains(character) }
}

extension Substring {
    /// The text without the characters of a kind at its ends.
    fileprivate func trimming(while isDropped: (Character) -> Bool) -> Substring {
        var rest = drop(while: isDropped)
        while let last = rest.last, isDropped(last) { rest.removeLast() }
        return rest
    }
}
