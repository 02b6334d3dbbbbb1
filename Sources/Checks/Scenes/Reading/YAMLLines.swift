/// The lines of a YAML text, looked at where it has an error.
struct YAMLLines {
    private let lines: [[Unicode.Scalar]]

    init(_ text: String) {
        lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.last == "\r" ? Array(line.dropLast()) : Array(line)
        }
    }

    /// A line by its number from 1; empty beyond the end.
    private func line(_ number: Int) -> [Unicode.Scalar] {
        lines.indices.contains(number - 1) ? lines[number - 1] : []
    }

    /// The scalar at a place; nil at the end of a line and of the text.
    func scalar(at place: ScenePlace) -> Unicode.Scalar? {
        let line = line(place.line)
        return line.indices.contains(place.column - 1) ? line[place.column - 1] : nil
    }

    /// The character before a place and the spaces before it, in its line.
    func scalar(beforeSpacesAt place: ScenePlace) -> Unicode.Scalar? {
        line(place.line).prefix(max(0, place.column - 1)).last { $0 != " " && $0 != "\t" }
    }

    /// The spaces and tabs at the start of a line.
    func indentation(of number: Int) -> Int { line(number).prefix { $0 == " " || $0 == "\t" }.count }

    /// Where the first tab in the indentation of a line is, from 0.
    func tabInIndentation(of number: Int) -> Int? {
        line(number).prefix { $0 == " " || $0 == "\t" }.firstIndex(of: "\t")
    }

    /// The nearest line above one that has more than a comment.
    func lineWithContent(before number: Int) -> Int? {
        (1..<max(number, 1)).last { candidate in
            let content = line(candidate).dropFirst(indentation(of: candidate))
            return content.first.map { $0 != "#" } ?? false
        }
    }

    /// The columns in which the keys above a line begin that it could belong to: the nearest line's, and its parents'.
    func columns(before number: Int) -> [Int] {
        var columns: [Int] = []
        var current = number
        while let above = lineWithContent(before: current) {
            let column = indentation(of: above) + 1
            if columns.last.map({ column < $0 }) ?? true { columns.append(column) }
            current = above
        }
        let own = indentation(of: number) + 1
        // Of all parents the two around the line are of use.
        let (further, nearer) = (columns.last { $0 > own }, columns.first { $0 < own })
        return [further, nearer].compactMap { $0 }
    }

    /// The start of a line, up to a column.
    func beginning(of number: Int, upTo column: Int) -> Part {
        Part(scalars: Array(line(number).prefix(max(0, column - 1))))
    }

    /// The word that ends at a place, and where it begins; nil for none.
    func word(before place: ScenePlace) -> (text: String, place: ScenePlace)? {
        let start = line(place.line).prefix(max(0, place.column - 1))
        let word = start.reversed().prefix { $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_" }
        guard !word.isEmpty, word.count <= Self.longestWord else { return nil }
        return (
            String(String.UnicodeScalarView(word.reversed())),
            ScenePlace(line: place.line, column: place.column - word.count)
        )
    }

    /// Longer words are no keys.
    private static let longestWord = 64

    /// Where a key of a mapping stands again, given where it stands first: a line below with the same indentation.
    func repetition(of key: String, after first: ScenePlace) -> ScenePlace? {
        let key = Array(key.unicodeScalars)
        func isKey(_ line: [Unicode.Scalar], at start: Int) -> Bool {
            var rest = line.dropFirst(start)
            let quote = rest.first.flatMap { $0 == "\"" || $0 == "'" ? $0 : nil }
            if quote != nil { rest = rest.dropFirst() }
            guard rest.starts(with: key) else { return false }
            rest = rest.dropFirst(key.count)
            if let quote {
                guard rest.first == quote else { return false }
                rest = rest.dropFirst()
            }
            return rest.drop { $0 == " " }.first == ":"
        }
        let own = line(first.line)
        // In brackets the key stands again in the same line, after one of what separates keys.
        let later = own.indices.dropFirst(first.column).first { index in
            "{, ".unicodeScalars.contains(own[index - 1]) && isKey(own, at: index)
        }
        if let later { return ScenePlace(line: first.line, column: later + 1) }
        let below = (first.line..<max(first.line, lines.count)).map { $0 + 1 }.first { number in
            isKey(line(number), at: first.column - 1)
                && line(number).prefix(first.column - 1).allSatisfy { " -".unicodeScalars.contains($0) }
        }
        return below.map { ScenePlace(line: $0, column: first.column) }
    }

    /// A `#` with letters or digits right behind it that begins a comment between two places: likely a colour.
    func comment(from begin: ScenePlace, to end: ScenePlace) -> (place: ScenePlace, text: String)? {
        for number in begin.line...max(begin.line, end.line) {
            if let start = Part(scalars: line(number)).colorComment {
                return (
                    ScenePlace(line: number, column: start + 1),
                    String(String.UnicodeScalarView(line(number).dropFirst(start)))
                )
            }
        }
        return nil
    }

    /// The comment that stands in place of a value, behind a column.
    func comment(after place: ScenePlace) -> (place: ScenePlace, text: String)? {
        let line = line(place.line)
        let start = line.indices.dropFirst(place.column - 1).first { line[$0] != " " && line[$0] != "\t" }
        guard let start, line[start] == "#" else { return nil }
        return (ScenePlace(line: place.line, column: start + 1), String(String.UnicodeScalarView(line[start...])))
    }

    /// The place behind the colon of a key.
    func afterColon(ofKeyAt place: ScenePlace, length: Int) -> ScenePlace {
        let line = line(place.line)
        let colon = line.indices.dropFirst(place.column - 1 + length).first { line[$0] == ":" }
        return ScenePlace(line: place.line, column: (colon ?? line.count) + 2)
    }

    /// The place of a character of the text.
    func place(ofCharacter offset: Int) -> ScenePlace {
        var rest = offset
        for (index, line) in lines.enumerated() {
            // A line feed is a character, with the carriage return before it the same one.
            let count = String(String.UnicodeScalarView(line)).count + 1
            if rest < count {
                let start = String(String.UnicodeScalarView(line)).prefix(rest)
                return ScenePlace(line: index + 1, column: start.unicodeScalars.count + 1)
            }
            rest -= count
        }
        return ScenePlace(line: lines.count, column: 1)
    }

    /// A line of YAML, or its start.
    struct Part {
        let scalars: [Unicode.Scalar]

        private static let quotes: Set<Unicode.Scalar> = ["\"", "'"]

        /// The key of a line that already has a text behind it.
        var keyAndText: String? {
            guard let colon = keyColon, colon + 1 < scalars.count,
                scalars[(colon + 1)...].contains(where: { $0 != " " })
            else { return nil }
            let key = scalars[..<colon].drop { " -{".unicodeScalars.contains($0) }
            return String(String.UnicodeScalarView(key))
        }

        /// Whether the line has a key.
        var hasKey: Bool { keyColon != nil }

        /// Whether there is a single quotation mark.
        var hasSingleQuote: Bool { scalars.contains("'") && !scalars.contains("\"") }

        /// The first colon that ends a key: at the end of the line, or with a space behind it.
        private var keyColon: Int? {
            scalars.indices.first { index in
                scalars[index] == ":" && (index + 1 == scalars.count || scalars[index + 1] == " ")
            }
        }

        /// The first colon behind a word with a letter right behind it, in a line without a key.
        var colonWithoutSpace: Int? {
            guard keyColon == nil else { return nil }
            return scalars.indices.first { index in
                scalars[index] == ":" && index > 0 && index + 1 < scalars.count && scalars[index + 1] != "/"
            }
        }

        /// Where a `#` outside of quotes has a letter or digit behind it and nothing that would make it part of a word
        /// before it.
        var colorComment: Int? {
            var quote: Unicode.Scalar?
            for index in scalars.indices {
                let scalar = scalars[index]
                if let open = quote {
                    if scalar == open { quote = nil }
                } else if Self.quotes.contains(scalar) {
                    quote = scalar
                } else if scalar == "#", index + 1 < scalars.count, scalars[index + 1].properties.isASCIIHexDigit,
                    index == 0 || " \t[{,:".unicodeScalars.contains(scalars[index - 1])
                {
                    return index
                }
            }
            return nil
        }
    }
}
