import Testing

@testable import Sweeps

/// What an author writes stands on one line of a chart.
struct ChartWordsTests {
    @Test(arguments: ["a name", "a reason\nof two lines", String(repeating: "because of the ferry ", count: 20_000)])
    func aReasonFitsOnALine(_ reason: String) throws {
        let words = try ChartWords(fonts: .bundled())
        let line = try words.shortened(reason, to: 200)
        #expect(!line.contains { $0.isNewline })
        #expect(try words.width(line) <= 200)
        // Nothing is cut that has room, and one letter more would have none.
        let start = line.hasSuffix("…") ? line.dropLast() : line[...]
        let whole = reason.replacing("\n", with: " ")
        #expect(whole.hasPrefix(start))
        #expect(try line == whole || words.width(whole.prefix(start.count + 1) + "…") > 200)
    }
}
