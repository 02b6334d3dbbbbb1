import Foundation
import Testing

/// Every fact that the sources cite stands in Documentation/Facts, under the number cited.
///
/// A citation is `(5.1)` or `(7, 8.12)` in a comment or a string, or words such as "facts 5.1", "messages-facts 1.8",
/// "section 8 of the facts sheet" and "statements 17 to 19". A statement without a section is one of section 9.
struct FactCitationsTests {
    /// A number as the page has it, and where it is cited.
    struct Citation: Equatable, CustomStringConvertible {
        let number: String
        let line: Int
        var description: String { "line \(line) cites \(number)" }
    }

    /// The anchors of the page and of the pages below it: sections such as 3.2, statements such as 9.54.
    static func anchors() throws -> [String] {
        let pages =
            ["Documentation/Facts.md"] + Repository.files(below: "Documentation/Facts", extensions: ["md"])
        return try pages.flatMap { page in
            try Repository.text(page).matches(of: /<a id="([0-9.]+)"><\/a>/).map { String($0.1) }
        }
    }

    /// The citations in a source, line by line; a sentence that goes over two lines of a comment is read as one.
    static func citations(in source: String) -> [Citation] {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.flatMap { index -> [Citation] in
            let line = lines[index]
            guard let start = line.firstRange(of: "//")?.lowerBound ?? line.firstIndex(of: "\"") else { return [] }
            let text = String(line[start...])
            // "section 8 of the facts", then "sheet" on the next line, needs no more than the first line.
            let numbers = bracketed(in: text) + named(in: text)
            return numbers.map { Citation(number: $0, line: index + 1) }
        }
    }

    /// The numbers of `(3.2)` and `(7, 8.12)`. Whole numbers in brackets are citations only beside one with a point,
    /// or where they name section 7, the one section without parts that is cited by itself.
    private static func bracketed(in text: String) -> [String] {
        guard text.utf8.contains(UInt8(ascii: "(")) else { return [] }
        return text.matches(of: /\ \(([0-9]+(?:\.[0-9]+)*(?:, [0-9]+(?:\.[0-9]+)*)*)\)/).flatMap { match -> [String] in
            let numbers = match.1.components(separatedBy: ", ")
            return numbers.contains { $0.contains(".") } || numbers == ["7"] ? numbers : []
        }
    }

    /// The numbers after "facts" and "statement", and before "of the facts".
    private static func named(in text: String) -> [String] {
        // Nearly no line has one of the words: looking for them first takes an eighth of the time.
        guard text.contains(/fact|statement/.ignoresCase()) else { return [] }
        return named(
            /\bfacts?(?: sheet)?,?(?: sections?)? ([0-9]+(?:\.[0-9]+)*(?:(?:,| and| to|, and) [0-9]+(?:\.[0-9]+)*)*)/,
            in: text)
            + named(
                /\bsections? ([0-9]+(?:\.[0-9]+)*(?:(?:,| and| to|, and) [0-9]+(?:\.[0-9]+)*)*) of the facts/, in: text)
            + named(
                /\bstatements? ([0-9]+(?:\.[0-9]+)*(?:(?:,| and| to|, and) [0-9]+(?:\.[0-9]+)*)*)/, isStatement: true,
                in: text)
    }

    private static func named(
        _ expression: Regex<(Substring, Substring)>, isStatement: Bool = false, in text: String
    ) -> [String] {
        text.matches(of: expression.ignoresCase()).flatMap { match in
            match.output.1.matches(of: /[0-9]+(?:\.[0-9]+)*/).map { number in
                let number = String(number.output)
                // "Fact 21" is a statement too: there are no more than ten sections.
                let isOfSection9 = !number.contains(".") && (isStatement || Int(number).map { $0 > 10 } ?? false)
                return isOfSection9 ? "9.\(number)" : number
            }
        }
    }

    @Test func everyCitationOfTheSourcesResolves() throws {
        let anchors = Set(try Self.anchors())
        var count = 0
        for source in try SourceTree.sources.get() {
            for citation in Self.citations(in: source.text) {
                count += 1
                #expect(anchors.contains(citation.number), "\(source.path): \(citation), which is no fact")
            }
        }
        #expect(count > 50, "the citations are written in a way that this test does not read")
    }

    /// The numbers are for ever: each once, and none is missing in its section.
    @Test func everyStatementHasItsOwnNumber() throws {
        let anchors = try Self.anchors()
        let known = Set(anchors)
        #expect(known.count == anchors.count)
        for number in anchors {
            let parts = number.split(separator: ".")
            guard parts.count > 1, let last = parts.last.flatMap({ Int($0) }), last > 1 else { continue }
            let before = (parts.dropLast().map(String.init) + ["\(last - 1)"]).joined(separator: ".")
            #expect(known.contains(before), "\(number) follows no \(before)")
        }
    }

    /// Every statement has a mark and a source.
    @Test func everyStatementHasAMarkAndASource() throws {
        for path in Repository.files(below: "Documentation/Facts", extensions: ["md"]) {
            for line in try Repository.text(path).split(separator: "\n") where line.hasPrefix("| <a id=") {
                let cells = line.dropFirst().dropLast().components(separatedBy: " | ")
                    .map { $0.trimmingCharacters(in: .whitespaces) }
                let marks = cells.count == 4 ? cells[2].components(separatedBy: ", ") : []
                #expect(!marks.isEmpty && marks.allSatisfy { "DOTIMPU".contains($0) && $0.count == 1 }, "\(line)")
                #expect(cells.count == 4 && !cells[1].isEmpty && !cells[3].isEmpty, "\(line)")
            }
        }
    }

    @Test func wrongCitationsAreFound() throws {
        let source = """
            let pitch = 18  // Row geometry (3.99).
            .number("gap", \\.gap, .observed, "right-to-left transcripts (7, 8.12)"),
            let corners = EdgeInsets(5.1)
            /// Statements 17 to 19 of the facts sheet, and facts 2.7.
            /// A row of section 8 of the facts
            """
        let numbers = Self.citations(in: source).map(\.number)
        #expect(numbers == ["3.99", "7", "8.12", "2.7", "9.17", "9.19", "8"])
        let anchors = Set(try Self.anchors())
        #expect(numbers.filter { !anchors.contains($0) } == ["3.99"])
    }
}
