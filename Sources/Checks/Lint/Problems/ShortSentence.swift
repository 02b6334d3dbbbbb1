/// A sentence whose quotations can be shortened, because its numbers say more than the end of a text.
struct ShortSentence {
    /// The maximum lengths of a quotation, in characters, each shorter than the one before: findings quote at most 40.
    static let quotationLengths = [40, 24, 14, 8]

    /// What stands between quotations, and the quoted texts, in turn.
    private let parts: [Substring]

    init(_ sentence: String) {
        var parts: [Substring] = []
        var rest = sentence[...]
        while let start = rest.firstIndex(of: "“"), let end = rest[start...].firstIndex(of: "”") {
            let inside = rest.index(after: start)..<end
            parts += [rest[..<inside.lowerBound], rest[inside]]
            rest = rest[end...]
        }
        self.parts = parts + [rest]
    }

    /// The sentence with quotations of so many characters at most.
    func quoting(_ length: Int) -> String {
        parts.enumerated().map { index, part in
            guard index % 2 == 1, part.count > length else { return String(part) }
            // A text that is cut at its beginning already is quoted for its end.
            return part.first == "…" ? "…" + part.suffix(length - 1) : part.prefix(length - 1) + "…"
        }.joined()
    }

    /// Cuts a line, before the words of its last number where they are lost otherwise, or at its end.
    /// - Parameter limit: in Unicode scalars.
    static func cut(_ line: String, to limit: Int) -> String {
        guard line.unicodeScalars.count > limit else { return line }
        let kept = beginning(of: line[...], limit - 1)
        guard let last = line.lastIndex(where: \.isNumber),
            last >= kept.endIndex || line.distance(from: last, to: line.endIndex) <= wordsOfNumber
        else { return kept + "…" }
        var start = line.index(last, offsetBy: -min(wordsOfNumber, line.distance(from: line.startIndex, to: last)))
        start = line[start..<last].firstIndex(of: " ") ?? start
        let end = beginning(of: line[start...], limit / 2)
        return beginning(of: line[...], limit - 1 - end.unicodeScalars.count) + "…" + end
    }

    /// How many characters before a number say what it is.
    private static let wordsOfNumber = 30

    private static func beginning(of text: Substring, _ limit: Int) -> Substring {
        var (end, count) = (text.startIndex, 0)
        for index in text.indices {
            count += text[index].unicodeScalars.count
            guard count <= limit else { break }
            end = text.index(after: index)
        }
        return text[..<end]
    }
}
