import Support

/// Causes as text for people: for each cause a heading, its example in full, and its other cells.
package struct CauseParagraphs {
    private let groups: CauseGroups

    /// The number of causes that are printed in full. Of the others only the cells are named.
    package static let fullCount = 10
    /// The maximum number of cells or files in a list; the rest are counted.
    package static let namedCount = 100
    /// The maximum number of cells that a cause names.
    private static let namedCells = 6

    package init(_ groups: CauseGroups) { self.groups = groups }

    /// The lines, with an empty one after each paragraph.
    /// - Parameter example: the lines about a cell.
    package func lines(example: (_ cell: String) -> [String]) -> [String] {
        // A single cell explains by itself why it fails.
        let cells = Set(groups.causes.flatMap(\.cells))
        if let only = cells.first, cells.count == 1 { return example(only) + [""] }
        var lines: [String] = []
        var shown: Set<String> = []
        for cause in groups.causes.prefix(Self.fullCount) {
            lines.append(heading(cause))
            // A cell with two causes is printed in full once.
            if shown.insert(cause.example).inserted {
                lines += example(cause.example)
            } else {
                lines.append("  shown    above: \(cause.example)")
            }
            lines += rest(cause) + [""]
        }
        let others = groups.causes.dropFirst(Self.fullCount)
        if !others.isEmpty {
            lines.append("\(Counted.text(others.count, "more cause")):")
            lines += others.prefix(Self.namedCount).map {
                "  " + heading($0) + ": " + Counted.list($0.cells, limit: Self.namedCells)
            }
            if others.count > Self.namedCount { lines.append("  and \(others.count - Self.namedCount) others") }
            lines.append("")
        }
        return lines
    }

    /// `cause 1 of 2, 140 cells: caption: color is #ff0000 instead of #000000`.
    package func heading(_ cause: GoldenCause) -> String {
        let cells = Counted.text(cause.cells.count, "cell")
        let sentence = cause.sentence.split(whereSeparator: \.isNewline).joined(separator: " ")
        return "cause \(cause.number) of \(groups.causes.count), \(cells): \(sentence)"
    }

    /// The lines after a cell that is printed in full: the other cells, other variants, following changes, other
    /// causes.
    /// - Parameter shown: the name of the printed cell; nil for the cause's example. If it is another cell, the lines
    ///   name the example first.
    package func rest(_ cause: GoldenCause, after shown: String? = nil) -> [String] {
        var lines: [String] = []
        let shown = shown ?? cause.example
        if cause.example != shown { lines.append("  example  \(cause.example)") }
        let others = cause.cells.filter { $0 != shown && $0 != cause.example }
        if !others.isEmpty {
            lines.append("  same     in \(Counted.list(others, limit: Self.namedCells)); narrowest: \(cause.narrowest)")
        }
        if !cause.variants.isEmpty { lines.append("  or       " + cause.variants.joined(separator: "; or ")) }
        if cause.cells.count > 1, !cause.following.isEmpty {
            let following = cause.following.map { "\($0.sentence) (\($0.cellCount))" }
            lines.append("  with it  " + following.joined(separator: "; "))
        }
        if !cause.shared.isEmpty {
            let numbers = Set(cause.shared.flatMap { groups.numbers(ofCell: $0) }).subtracting([cause.number]).sorted()
            let causes = numbers.map(String.init).joined(separator: ", ")
            lines.append(
                "  beside   \(Counted.word(numbers.count, "cause")) \(causes) in \(cause.shared.count) of them")
        }
        return lines.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
    }
}
