import Foundation
import Support

/// Causes as text for people: for each cause what changed, where to look, what follows, and the command that accepts it.
package struct CauseParagraphs {
    private let groups: CauseGroups
    /// The failing cells, by the names that causes use.
    private let cells: [String: GoldenResult]
    private let options: GoldenReportOptions

    /// The number of causes that are printed in full. Of the others only the cells are named.
    package static let fullCount = 10
    /// The maximum number of cells or files in a list; the rest are counted.
    package static let namedCount = 100
    /// The maximum numbers of cells and of following changes that a cause names.
    private static let namedCells = 3, namedChanges = 3
    /// Rows are shortened to a length that terminals scroll well.
    private static let longestRow = 200

    /// - Parameter cells: the failing cells, by the names that the groups use.
    package init(_ groups: CauseGroups, cells: [String: GoldenResult], options: GoldenReportOptions) {
        (self.groups, self.cells, self.options) = (groups, cells, options)
    }

    /// The paragraphs of the causes of some failing cells of one run.
    package init(of cells: [GoldenResult], options: GoldenReportOptions) {
        self.init(
            CauseGroups(cells.map(\.failingCell)),
            cells: Dictionary(cells.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }), options: options)
    }

    /// All causes, with an empty line after each paragraph.
    package var lines: [String] {
        var lines: [String] = []
        var shown: [String: Int] = [:]
        for cause in groups.causes.prefix(Self.fullCount) {
            lines.append(heading(cause))
            // A cell with two causes is shown once.
            let earlier = shown[cause.example]
            lines += rows(of: cause, in: cause.example, shownIn: earlier) + [""]
            if earlier == nil { shown[cause.example] = cause.number }
        }
        let others = groups.causes.dropFirst(Self.fullCount)
        if !others.isEmpty {
            lines.append("\(Counted.text(others.count, "more cause")):")
            lines += others.prefix(Self.namedCount).map { "  " + heading($0) + ": " + Counted.list($0.cells) }
            if others.count > Self.namedCount { lines.append("  and \(others.count - Self.namedCount) others") }
            lines.append("")
        }
        return lines
    }

    /// `cause 1 of 2: color #ff0000 instead of #000000, in caption  (140 cells)`.
    /// - Parameter state: the digits of the cause's state, where a command may name it.
    package func heading(_ cause: GoldenCause, state: String? = nil) -> String {
        let sentence = cause.sentence.split(whereSeparator: \.isNewline).joined(separator: " ")
        let count = Counted.text(cause.cells.count, "cell") + (state.map { ", \($0)" } ?? "")
        return "cause \(cause.number) of \(groups.causes.count): \(sentence)  (\(count))"
    }

    /// What a cause says in each language, a line each; empty where all say the same.
    package func languages(of cause: GoldenCause) -> [String] {
        cause.languages.map { row($0.locale, "\($0.sentence)  (\(Counted.text($0.cellCount, "cell")))") }
    }

    /// One cell with its causes, in at most eight lines where it has one.
    /// - Parameter name: its name as causes use it; nil for its own.
    package func lines(about cell: GoldenResult, named name: String? = nil) -> [String] {
        let name = name ?? cell.name
        let causes = groups.causes(ofCell: name)
        let source = options.source(of: cell, causes.first.flatMap { groups.fact(of: $0, inCell: name) })
        var lines = ["\(cell.status.words): \(name) (\(source))"]
        if let origin = cell.origin { lines.append(row("drawn", origin)) }
        for cause in causes {
            let count = cause.cells.count
            let label = groups.causes.count == 1 ? "cause" : "cause \(cause.number)"
            let sentence = groups.fact(of: cause, inCell: name)?.sentence ?? cause.sentence
            lines.append(row(label, sentence + (count > 1 ? "  (\(count) cells)" : "")))
            if options.isVerbose { lines += others(of: cause, besides: name) }
        }
        lines += about(cell, following: groups.following(inCell: name))
        // Where nobody was asked for the folder, as in a test, the reader does not know where the golden is.
        if let golden = options.goldenFile(of: cell) { lines.append(row("golden", golden)) }
        // A command that is shortened would be another one.
        if let command = command(for: [name]) { lines.append(Counted.row("accept", command)) }
        return lines
    }

    /// The lines below a cause's heading.
    /// - Parameters:
    ///   - name: the cell that is shown for it.
    ///   - earlier: the cause that the cell was shown for before; nil for none.
    package func rows(of cause: GoldenCause, in name: String, shownIn earlier: Int? = nil) -> [String] {
        var lines: [String] = []
        if let cell = cells[name] {
            let source = options.source(of: cell, groups.fact(of: cause, inCell: name))
            lines.append(row("look at", "\(name)   \(source)"))
        }
        lines += others(of: cause, besides: name)
        lines += languages(of: cause)
        if !cause.variants.isEmpty { lines.append(row("others", cause.variants.joined(separator: "; "))) }
        if let earlier {
            if !cause.following.isEmpty { lines.append(follows(following(cause))) }
            lines.append(row("pixels", "in the picture of cause \(earlier)"))
        } else if let cell = cells[name] {
            lines += about(cell, following: following(cause))
        }
        let count = cause.cells.filter { cells[$0]?.hasEqualPicture == true }.count
        if count > 0, count < cause.cells.count {
            lines.append(row("the same", "picture in \(count) of these \(cause.cells.count) cells"))
        }
        if options.isVerbose, cause.narrowest != name { lines.append(row("narrowest", cause.narrowest)) }
        if let shared = shared(cause) { lines.append(row("with", shared)) }
        if let command = command(for: cause.cells) { lines.append(Counted.row("accept", command)) }
        return lines
    }

    /// What is said about a cell besides its causes: what follows, its picture, and what to know before accepting it.
    private func about(_ cell: GoldenResult, following: [String]) -> [String] {
        var lines = following.isEmpty ? [] : [follows(following)]
        lines += cell.details.map { row($0.label, $0.text) }
        if let pixels = cell.pixels {
            lines.append(row("pixels", pixels.words))
            if options.isVerbose {
                lines += [row("in", pixels.nodeWords), row("ladder", pixels.ladderWords)]
            }
        }
        if let folder = options.artefacts, let picture = cell.artefactToOpen {
            lines.append(row("picture", "\(folder)/\(picture)"))
        }
        return lines
    }

    private func others(of cause: GoldenCause, besides name: String) -> [String] {
        let others = cause.cells.filter { $0 != name }
        return others.isEmpty ? [] : [row("also in", Counted.list(others, limit: Self.namedCells))]
    }

    /// What follows from a cause, with the number of cells where it is not all of them.
    private func following(_ cause: GoldenCause) -> [String] {
        cause.following.map { one in
            one.sentence + (one.cellCount < cause.cells.count ? " (\(Counted.text(one.cellCount, "cell")))" : "")
        }
    }

    private func follows(_ sentences: [String]) -> String {
        let reported = sentences.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        let more = reported.count - Self.namedChanges
        return row(
            "follows", reported.prefix(Self.namedChanges).joined(separator: "; ") + (more > 0 ? "; and more" : ""))
    }

    /// The causes that the cells of a cause fail for, too.
    private func shared(_ cause: GoldenCause) -> String? {
        let numbers = Set(cause.shared.flatMap { groups.numbers(ofCell: $0) }).subtracting([cause.number]).sorted()
        guard let first = numbers.first else { return nil }
        let cells = cause.shared.count == cause.cells.count ? "" : " in \(cause.shared.count) of these cells"
        guard numbers.count == 1 else {
            return
                "causes \(Counted.list(numbers.map(String.init)))\(cells): one picture shows all of these edits; \(Self.apart)"
        }
        return
            "cause \(first) (\(Self.excerpt(groups.causes[first - 1].sentence)))\(cells): one picture shows both; \(Self.apart)"
    }

    /// How to accept one of several edits that a picture shows.
    private static let apart = "to accept one alone, undo the other and verify again"

    /// How much of a cause is said where another one names it.
    private static let excerptLength = 48

    private static func excerpt(_ sentence: String) -> String {
        // What follows the last quoted words may say where; words in quotes may hold anything.
        let end = sentence.lastIndex(of: "”") ?? sentence.startIndex
        let place = sentence.range(of: ", in ", range: end..<sentence.endIndex)
        let said = String(sentence[..<(place?.lowerBound ?? sentence.endIndex)])
        return said.count > excerptLength ? said.prefix(excerptLength - 1) + "…" : said
    }

    private func command(for names: [String]) -> String? {
        let acceptable = names.compactMap { cells[$0] }.filter(\.isAcceptable)
        return acceptable.isEmpty ? nil : options.acceptCommand?(acceptable)
    }

    private func row(_ label: String, _ text: String) -> String { Counted.row(label, text, limit: Self.longestRow) }
}
