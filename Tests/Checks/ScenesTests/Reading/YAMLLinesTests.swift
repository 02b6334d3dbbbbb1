import Testing

@testable import Scenes

/// What stands where in a YAML text, asked where it has an error. Lines and columns count from 1, columns by scalars.
struct YAMLLinesTests {
    private static let text = "app: é b\r\n  \tc: [d]\n\n# e\nf:"

    @Test(
        arguments: [
            (1, 1, "a"), (1, 6, "é"), (1, 8, "b"), (1, 9, nil), (1, 0, nil), (2, 4, "c"), (2, 9, "]"), (2, 10, nil),
            (3, 1, nil), (5, 2, ":"), (5, 3, nil), (6, 1, nil), (0, 1, nil),
        ] as [(Int, Int, Unicode.Scalar?)]) func aPlaceHasItsScalar(
            _ line: Int, _ column: Int, _ scalar: Unicode.Scalar?
        )
    {
        #expect(YAMLLines(Self.text).scalar(at: ScenePlace(line: line, column: column)) == scalar)
    }

    @Test(
        arguments: [
            (1, 1, nil), (1, 2, "a"), (1, 6, ":"), (1, 5, ":"), (1, 9, "b"), (2, 4, nil), (2, 7, ":"), (2, 99, "]"),
            (3, 5, nil), (9, 1, nil),
        ] as [(Int, Int, Unicode.Scalar?)]) func whatIsBeforeSpaces(
            _ line: Int, _ column: Int, _ scalar: Unicode.Scalar?
        )
    {
        #expect(YAMLLines(Self.text).scalar(beforeSpacesAt: ScenePlace(line: line, column: column)) == scalar)
    }

    @Test func aLineHasAnIndentation() {
        let lines = YAMLLines("a\n  b\n \tc\n\t\td\n \n")
        #expect((0...7).map { lines.indentation(of: $0) } == [0, 0, 2, 2, 2, 1, 0, 0])
        #expect((1...5).map { lines.tabInIndentation(of: $0) } == [nil, nil, 1, 0, nil])
        #expect(YAMLLines("a: \tb").tabInIndentation(of: 1) == nil)
    }

    /// A line of spaces or of a comment has no content.
    @Test func contentIsAboveALine() {
        let lines = YAMLLines("a:\n  b:\n  # c\n\n   \n    d:\n  e:")
        #expect((1...8).map { lines.lineWithContent(before: $0) } == [nil, 1, 2, 2, 2, 2, 6, 7])
        // Of the columns of keys above a line, those around its own.
        #expect([6, 7].map { lines.columns(before: $0) } == [[3], [5, 1]])
        #expect(YAMLLines("a:\n  b:\n    c:\n   d").columns(before: 4) == [5, 3])
    }

    @Test(
        arguments: [
            ("ab c", 3, "ab", 1), ("ab c", 5, "c", 4), ("ab c", 4, nil, 0), ("a_9é", 5, "a_9é", 1), ("a-b", 4, "b", 3),
            ("ab", 1, nil, 0), (String(repeating: "a", count: 64), 65, String(repeating: "a", count: 64), 1),
            (String(repeating: "a", count: 65), 66, nil, 0),
        ] as [(String, Int, String?, Int)]) func aWordEndsAtAPlace(
            _ line: String, _ column: Int, _ word: String?, _ start: Int
        )
    {
        let found = YAMLLines("x\n" + line).word(before: ScenePlace(line: 2, column: column))
        #expect(found?.text == word && (found?.place ?? ScenePlace(line: 2, column: 0)).column == start)
    }

    /// A key stands again below with the same indentation, also behind the dash of a list, or in the same braces.
    @Test(
        arguments: [
            ("a: 1\na: 2", 1, "2:1"), ("a: 1\nab: 2\na : 3", 1, "3:1"), ("a: 1\n\"a\": 2", 1, "2:1"),
            ("a: 1\n'a': 2", 1, "2:1"), ("a: 1\n'a: 2", 1, nil), ("a: 1\n a: 2", 1, nil), ("a: 1\nb: a", 1, nil),
            ("{a: 1, a: 2}", 2, "1:8"), ("{a: 1,a: 2}", 2, "1:7"), ("{a: 1, ba: 2}", 2, nil),
            ("- a: 1\n  a: 2", 3, "2:3"),
            ("- a: 1\nx a: 2", 3, nil),
        ] as [(String, Int, String?)]) func aKeyStandsAgain(_ text: String, _ column: Int, _ place: String?)
    {
        let found = YAMLLines(text).repetition(of: "a", after: ScenePlace(line: 1, column: column))
        #expect(found.map { "\($0.line):\($0.column)" } == place)
    }

    /// "YAML 1.2, 6.6": a comment begins behind white space. A colour looks like one.
    @Test(
        arguments: [
            ("a: #ff0000", 4, 4, "#ff0000"), ("a:  # b", 3, 5, "# b"), ("a:\t#b", 3, 4, "#b"), ("a: b #c", 3, nil, nil),
            ("a:", 3, nil, nil), ("a: #", 4, 4, "#"),
        ] as [(String, Int, Int?, String?)]) func aCommentStandsForAValue(
            _ line: String, _ column: Int, _ start: Int?, _ comment: String?
        )
    {
        let found = YAMLLines(line).comment(after: ScenePlace(line: 1, column: column))
        #expect(found?.place.column == start && found?.text == comment)
    }

    /// A line feed is a character, with the carriage return before it the same one; a letter with a mark is one of two
    /// scalars.
    @Test func aCharacterHasItsPlace() {
        let lines = YAMLLines("ab\r\ne\u{301}f\n\ng")
        let places = (0...8).map { lines.place(ofCharacter: $0) }.map { [$0.line, $0.column] }
        #expect(places == [[1, 1], [1, 2], [1, 3], [2, 1], [2, 3], [2, 4], [3, 1], [4, 1], [4, 2]])
    }

    @Test(
        arguments: [
            ("a: b", "a", nil), ("- {a: b", "a", nil), ("a:", nil, nil), ("a:  ", nil, nil), ("a:b", nil, 1),
            ("a: b:c", "a", nil), ("http://b", nil, nil), (":b", nil, nil), ("a b:c", nil, 3),
        ] as [(String, String?, Int?)]) func aLineHasAKey(_ line: String, _ key: String?, _ colon: Int?)
    {
        let part = YAMLLines.Part(scalars: Array(line.unicodeScalars))
        #expect(part.keyAndText == key && part.colonWithoutSpace == colon)
    }

    @Test(
        arguments: [
            ("a: #f00", 3), ("#f00", 0), ("[#f00", 1), ("{a: 1,#f00", 6), ("a:#f00", 2), ("\t#f", 1), ("a: # f", nil),
            ("a: #xyz", nil), ("a: b#f00", nil), ("a: \"#f00\"", nil), ("a: '#f00', b: #0f0", 14), ("a: #", nil),
            ("a: 'b\" #f00' #0f0", 13),
        ] as [(String, Int?)]) func aCommentMayBeAColour(_ line: String, _ start: Int?)
    {
        #expect(YAMLLines.Part(scalars: Array(line.unicodeScalars)).colorComment == start)
    }
}
