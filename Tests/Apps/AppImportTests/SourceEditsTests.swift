import Testing

@testable import AppImport

/// Pieces of a source that are replaced, and where its lines are.
struct SourceEditsTests {
    private func edited(_ source: String, _ ranges: [Range<Int>]) -> (text: String, isNew: [Bool]) {
        var edits = SourceEdits()
        let isNew = ranges.enumerated().map { place, range in edits.replace(range, with: "<\(place)>") }
        return (edits.applied(to: source), isNew)
    }

    @Test(
        arguments: [
            ([], "abcdef", []), ([1..<3], "a<0>def", [true]), ([4..<5, 0..<1], "<1>bcd<0>f", [true, true]),
            // What lies in another one goes with it, whichever is first.
            ([1..<5, 2..<3], "a<0>f", [true, false]), ([2..<3, 1..<5], "a<1>f", [true, true]),
            ([2..<3, 2..<3], "ab<0>def", [true, false]), ([0..<6], "<0>", [true]),
            ([1..<3, 3..<5], "a<0><1>f", [true, true]),
        ] as [([Range<Int>], String, [Bool])])
    func rangesAreReplaced(_ ranges: [Range<Int>], _ text: String, _ isNew: [Bool]) {
        let found = edited("abcdef", ranges)
        #expect(found.text == text && found.isNew == isNew)
    }

    /// The ends of lines stay, so that all lines keep their numbers. Places count bytes.
    @Test func linesStay() {
        #expect(edited("a\nb\nc\nd", [2..<6]).text == "a\n<0>\n\nd")
        #expect(edited("é\nb", [0..<2]).text == "<0>\nb")
        var edits = SourceEdits()
        edits.insert("x", before: 2)
        edits.replace(3..<4, with: "")
        #expect(edits.applied(to: "abcde") == "abxce")
    }

    /// Lines and columns count from 1, columns in bytes.
    @Test(
        arguments: [
            (1, 1, 0), (1, 2, 1), (2, 1, 3), (3, 1, 7), (3, 2, 8), (3, 3, nil), (4, 1, nil), (0, 1, nil), (-1, 1, nil),
            (2, 0, 3), (2, -5, 3),
        ] as [(Int, Int, Int?)])
    func placesOfLines(_ line: Int, _ column: Int, _ offset: Int?) {
        // Lines start at 0, 3 and 7.
        let lines = SourceLines("ab\néc\nef")
        #expect(lines.offset(line: line, column: column) == offset)
    }

    @Test func linesOfPlaces() {
        let lines = SourceLines("ab\ncd\n\ne")
        #expect((0..<9).map(lines.line) == [1, 1, 1, 2, 2, 2, 3, 4, 4])
        #expect(SourceLines("").offset(line: 1, column: 1) == nil && SourceLines("").line(of: 0) == 1)
    }
}
