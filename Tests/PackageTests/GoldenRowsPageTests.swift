import Foundation
import Testing

/// Documentation/GoldenRows.md names tests that exist, and leaves no must-have row out.
struct GoldenRowsPageTests {
    private struct Row {
        let number: Int
        let kind, state: String
        /// Suite and function of each test.
        let tests: [(suite: String, function: String)]
    }

    private static func rows() throws -> [Row] {
        try Repository.text("Documentation/GoldenRows.md").components(separatedBy: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 5, let number = Int(cells[0]) else { return nil }
            let tests = cells[4].matches(of: /`([A-Za-z0-9]+)\/([A-Za-z0-9]+)`/)
            return Row(
                number: number, kind: cells[1], state: cells[3],
                tests: tests.map { (suite: String($0.1), function: String($0.2)) })
        }
    }

    /// The rows of class M, and of the others those that were asked for.
    private static let must = [
        1, 2, 3, 5, 6, 7, 8, 9, 11, 18, 19, 24, 25, 31, 32, 33, 34, 35, 36, 39, 40, 41, 52, 53, 54, 55, 56, 59, 60, 61,
        62,
        64, 65, 69, 70, 71, 74, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89,
    ]
    private static let others = [
        4, 10, 13, 14, 16, 17, 20, 21, 22, 23, 26, 27, 28, 29, 30, 37, 38, 46, 51, 57, 58, 63, 66, 67, 68, 72, 73,
        75,
        76, 77, 78, 90, 91, 93, 94,
    ]

    @Test func everyRowIsThereOnce() throws {
        let rows = try Self.rows()
        #expect(rows.map(\.number) == (Self.must + Self.others).sorted())
        #expect(rows.filter { $0.kind == "M" }.map(\.number) == Self.must)
    }

    @Test func everyRowThatWorksNamesATestThatExists() throws {
        let files = Dictionary(
            grouping: Repository.files(below: "Tests", extensions: ["swift"]),
            by: { $0.split(separator: "/").last.map { String($0.dropLast(".swift".count)) } ?? "" })
        for row in try Self.rows() {
            let word = row.state.prefix { $0.isLetter }
            #expect(["works", "partly", "missing", "not"].contains(word), "row \(row.number)")
            #expect(word == "works" || row.state.count > word.count || word == "missing", "row \(row.number) says why")
            #expect(!row.tests.isEmpty || (row.kind != "M" && ["missing", "not"].contains(word)), "row \(row.number)")
            for (suite, function) in row.tests {
                let texts = try (files[suite] ?? []).map { try Repository.text($0) }
                #expect(
                    texts.contains { $0.contains("func \(function)(") }, "row \(row.number): no \(suite)/\(function)")
            }
        }
    }
}
