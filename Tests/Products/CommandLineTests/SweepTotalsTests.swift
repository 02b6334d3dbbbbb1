import BuiltProgram
import Foundation
import Testing

/// The table of a sweep on standard output, its page and its report count the same cells and say how bad each thing is.
struct SweepTotalsTests {
    /// The rows of the table with a count: the count, the severity and what was found.
    private static func rows(_ run: Balloon.Run) -> [(count: Int, severity: String)] {
        run.lines.compactMap { line in
            let words = line.split(separator: " ").map(String.init)
            guard line.first == " ", words.count > 2, let count = Int(words[0]) else { return nil }
            return (count, words[1])
        }
    }

    /// An example without what it allows.
    private static func order() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.copy("Examples")
        let text = String(decoding: try scratch.data("Examples/group-food-order.yaml"), as: UTF8.self)
        try scratch.write(text.components(separatedBy: "\nlint:")[0], to: "Examples/group-food-order.yaml")
        return scratch
    }

    @Test("The page has the numbers of the table")
    func counts() throws {
        let scratch = try Self.order()
        let run = try scratch.balloon(
            "sweep", "Examples/group-food-order.yaml", "--widths", "320:440", "--categories", "all", "--locales", "en",
            "-o", "out", "--report", "r.json")
        let rows = Self.rows(run)
        let page = String(decoding: try scratch.data("out/sweep.html"), as: UTF8.self)
        let counts = page.matches(of: /"cellCount":([0-9]+)/).compactMap { Int($0.1) }
        // The last number is that of the scene.
        #expect(!rows.isEmpty && counts.count == rows.count + 1, "\(run.output)")
        #expect(rows.map(\.count).sorted() == counts.filter { $0 != 2_904 }.sorted(), "\(run.output)")
        #expect(rows.allSatisfy { ["error", "warning", "note", "allowed"].contains($0.severity) })
        #expect(rows.contains { $0.severity == "warning" })
        let problems = try Answer.rows(scratch.data("r.json")).flatMap { $0["problems"] as? [[String: Any]] ?? [] }
        #expect(problems.map { $0["cells"] as? Int } == rows.prefix(problems.count).map(\.count))
    }

    @Test("Two texts that break one relation in different cells are counted in all of them")
    func relations() throws {
        let scratch = try Self.order()
        _ = try scratch.balloon(
            "sweep", "Examples/group-food-order.yaml", "--widths", "320:440", "--categories", "all", "--locales", "en",
            "-o", "out", "--report", "r.json")
        let sweep = try Answer.rows(scratch.data("out/sweep.json"))
        let violations = try #require(sweep.first?["violations"] as? [[String: Any]])
        let problems = try Answer.rows(scratch.data("r.json")).flatMap { $0["problems"] as? [[String: Any]] ?? [] }
        try #require(!violations.isEmpty)
        for relation in Set(violations.compactMap { $0["invariant"] as? String }) {
            let cells = Set(
                violations.filter { $0["invariant"] as? String == relation }.map { "\($0["second"] ?? "")" })
            let told = problems.filter { $0["rule"] as? String == relation }
            #expect(told.compactMap { $0["cells"] as? Int }.reduce(0, +) == cells.count, "\(relation)")
        }
    }
}
