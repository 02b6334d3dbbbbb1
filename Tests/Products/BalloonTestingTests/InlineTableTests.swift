import Testing

@testable import BalloonTesting

/// A difference of tables is told in few lines, each row once, and how many more there are.
struct InlineTableTests {
    private func rows(_ range: Range<Int>, _ start: String) -> [String] {
        range.map { "\(start) \($0)" }
    }

    @Test(arguments: [
        (0, 20), (1, 20), (3, 20), (4, 20), (20, 20), (20, 1), (20, 0), (5, 4), (5, 5), (1, 1), (0, 1),
    ])
    func eachRowIsToldOnce(removed: Int, added: Int) throws {
        let (old, new) = (rows(0..<removed, "old"), rows(0..<added, "new"))
        let table = InlineTable((["dinner"] + new).joined(separator: "\n") + "\n")
        let lines = try #require(table.differences(from: (["dinner"] + old).joined(separator: "\n")))
        let told = lines.filter { $0.contains("was ") || $0.contains("is ") }
        #expect(Set(told).count == told.count && told.count <= 9)
        #expect(
            told.contains { $0.contains("old") } == (removed > 0)
                && told.contains { $0.contains("new") } == (added > 0))
        let more = removed + added - told.count
        #expect(removed + added > 9 || more == 0)
        let number = lines.last.flatMap { $0.split { !$0.isNumber }.first.flatMap { Int($0) } }
        #expect(lines.count == told.count + (more > 0 ? 1 : 0) && (more == 0 || number == more))
    }

    @Test func anEqualTableHasNoDifference() {
        let table = InlineTable("dinner\n  320  40\n")
        #expect(
            table.text == "dinner\n  320  40" && table.differences(from: "dinner\n  320  40\n") == nil)
        #expect(table.differences(from: "dinner\n  320  40") == nil)
        // The same rows, written otherwise.
        #expect(table.differences(from: "dinner\n\n  320  40")?.count == 1)
    }
}
