import Foundation
import Testing

/// Documentation/Coverage.md tells the truth: no cell is empty, and what it names is there.
struct CoverageTests {
    private struct Row {
        let cells: [String]
        let line: Int

        /// The names in backticks of the last cell.
        var names: [String] { (cells.last ?? "").matches(of: /`([A-Za-z]+)`/).map { String($0.1) } }
    }

    /// The rows of every table, by the heading above it.
    private static func tables() throws -> [(heading: String, rows: [Row])] {
        var tables: [(heading: String, rows: [Row])] = []
        let lines = try Repository.text("Documentation/Coverage.md").components(separatedBy: "\n")
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("#") { tables.append((line.trimmingCharacters(in: ["#", " "]), [])) }
            guard line.hasPrefix("|"), !line.hasPrefix("|---"), !line.hasSuffix(" by |") else { continue }
            let cells = line.dropFirst().dropLast().components(separatedBy: "|")
                .map { $0.trimmingCharacters(in: .whitespaces) }
            tables[tables.count - 1].rows.append(Row(cells: cells, line: index + 1))
        }
        return tables.filter { !$0.rows.isEmpty }
    }

    /// Names that a Swift source declares, with the files that do: read once, for all tests.
    private static let declarations = Result {
        var declarations: [String: [String]] = [:]
        let paths =
            Repository.files(below: "Sources", extensions: ["swift"])
            + Repository.files(below: "Tests", extensions: ["swift"])
        for path in paths {
            let text = try Repository.text(path)
            for match in text.matches(of: /\b(?:struct|class|enum|protocol|typealias|func|var|case) ([A-Za-z]+)/) {
                declarations[String(match.1), default: []].append(path)
            }
        }
        return declarations
    }

    /// The tables of the facts sheet, section 1, with how many rows each has.
    private static let expected = [
        "Platform, hosting, store": 14, "Composing: insert and direct send": 15, "Presentation styles": 11,
        "Life cycle": 16, "Live layout and sizing": 7, "Template layout and message": 16,
        "Sessions, summary text, participants": 9, "Other platforms and fallback": 7, "Stickers": 14, "Statements": 60,
    ]

    @Test func everyTableIsWholeAndNoCellIsEmpty() throws {
        let tables = try Self.tables()
        let counts = Dictionary(uniqueKeysWithValues: tables.map { ($0.heading, $0.rows.count) })
        #expect(counts == Self.expected)
        for row in tables.flatMap(\.rows) {
            #expect(row.cells.count == 2 && row.cells.allSatisfy { !$0.isEmpty }, "line \(row.line)")
        }
    }

    @Test func everyRowNamesWhatCoversItOrSaysWhyNot() throws {
        let declarations = try Self.declarations.get()
        for row in try Self.tables().flatMap(\.rows) {
            let cell = row.cells.last ?? ""
            #expect(!row.names.isEmpty || cell.hasPrefix("not modelled, because "), "line \(row.line): \(cell)")
            #expect(!cell.contains("not modelled") || cell.contains("not modelled, because "), "line \(row.line)")
            for name in row.names { #expect(declarations[name] != nil, "line \(row.line): there is no \(name)") }
        }
    }

    /// `@Test("12. …")`, `@Test("12: …")` or `func fact12_…` in a file of the suite.
    @Test func everyStatementHasATestOfItsNumber() throws {
        let rows = try #require(try Self.tables().first { $0.heading == "Statements" }?.rows)
        #expect(rows.map(\.cells.first) == (1...60).map { "\($0)" })
        let declarations = try Self.declarations.get()
        for row in rows {
            let number = row.cells[0]
            let isTested = try row.names.allSatisfy { suite in
                try (declarations[suite] ?? []).contains { path in
                    let text = try Repository.text(path)
                    return text.contains("\"\(number). ") || text.contains("\"\(number): ")
                        || text.contains("func fact\(number)_")
                }
            }
            #expect(isTested, "line \(row.line): no test of \(row.names.joined(separator: ", ")) is named \(number)")
        }
    }
}
