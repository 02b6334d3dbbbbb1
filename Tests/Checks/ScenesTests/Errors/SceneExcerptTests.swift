import Testing

@testable import Scenes

/// The line of a mistake, and the caret below its column.
@Suite struct SceneExcerptTests {
    /// The column of the caret, counted in the cells of a terminal from the bar.
    private func caret(_ text: String) throws -> (excerpt: String, caret: Int) {
        let error = try #require(throws: SceneError.self) { try BalloonScene(text: text, file: "a.yaml") }
        let excerpt = try #require(SceneExcerpt.text(of: error))
        let line = try #require(excerpt.split(separator: "\n").last)
        let bar = try #require(line.firstIndex(of: "|"))
        let caret = try #require(line.firstIndex(of: "^"))
        return (excerpt, line.distance(from: bar, to: caret) - 2)
    }

    @Test("The caret stands below the column")
    func plain() throws {
        let (excerpt, caret) = try caret("message: {layout: {template: {caption: 24}}}\n")
        #expect(caret == 39)
        #expect(excerpt.hasPrefix("  1 | message: {layout: {template: {caption: 24}}}\n"))
    }

    @Test("Wide letters take two cells, marks none")
    func wide() throws {
        let start = "message: {layout: {template: {subcaption: "
        #expect(try caret(start + "夕食, caption: 24}}}").caret == start.count + 4 + 11)
        #expect(try caret(start + "e\u{301}e, caption: 24}}}").caret == start.count + 2 + 11)
        #expect(try caret(start + "🍜, caption: 24}}}").caret == start.count + 2 + 11)
    }

    @Test("A long line is shown around its column")
    func long() throws {
        let padding = String(repeating: "a", count: 5000)
        let text = "message: {layout: {template: {subcaption: \(padding), caption: 24, imageTitle: \(padding)}}}"
        let (excerpt, _) = try caret(text)
        #expect(excerpt.count < 300)
        let lines = excerpt.split(separator: "\n").map(Array.init)
        let column = try #require(lines[1].firstIndex(of: "^"))
        #expect(String(lines[0][column...].prefix(2)) == "24")
    }

    @Test("The beginning of a long line is whole, and its end is")
    func longEnds() throws {
        let padding = String(repeating: "a", count: 5000)
        let (first, caret) = try caret("massage: {layout: {template: {caption: \(padding)}}}")
        #expect(first.hasPrefix("  1 | massage: {layout") && caret == 0)
        let (last, _) = try self.caret("message: {layout: {template: {caption: \(padding)}}, url: 24}")
        let lines = last.split(separator: "\n").map(Array.init)
        let column = try #require(lines[1].firstIndex(of: "^"))
        #expect(String(lines[0][column...]) == "24}")
        // As much of the line is shown at its end as elsewhere.
        let bar = try #require(lines[0].firstIndex(of: "…"))
        #expect(lines[0].count - bar - 1 == 100)
    }

    @Test("What would steer a terminal is replaced")
    func escapes() throws {
        let (excerpt, _) = try caret("message: {layout: {template: {subcaption: \"a\u{9b}b\", caption: 24}}}")
        #expect(!excerpt.unicodeScalars.contains("\u{9b}") && excerpt.contains("\u{FFFD}"))
    }

    @Test("Lines are those with the numbers, without what ends them, and at most ten thousand letters of each")
    func lines() {
        let text = "a\r\nb\n\nd\r\ne"
        #expect(SceneExcerpt.lines([1, 3, 4, 5, 6], of: text) == [1: "a", 3: "", 4: "d", 5: "e"])
        #expect(SceneExcerpt.lines([2], of: "a\nb\n") == [2: "b"] && SceneExcerpt.lines([], of: text).isEmpty)
        let counts = [9_999, 10_000, 10_001, 10_002]
        let long = counts.map { String(repeating: "a", count: $0) }.joined(separator: "\n")
        let lines = SceneExcerpt.lines([1, 2, 3, 4], of: long)
        #expect((1...4).map { lines[$0]?.count } == [9_999, 10_000, 10_000, 10_000])
    }

    @Test("A tab is as wide as the space that it is shown as")
    func tabs() throws {
        let start = "message: {layout: {template: {subcaption: \"a"
        let (excerpt, caret) = try caret(start + "\tb\", caption: 24}}}")
        #expect(excerpt.contains("\"a b\"") && caret == start.count + 4 + 10)
    }
}
