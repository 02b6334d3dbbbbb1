import Files
import Testing

/// JSON with the places of its values, and the first error with its own.
struct JSONTreeTests {
    private func read(_ text: String, depth: Int = 8, count: Int = .max) throws -> JSONTree.Value {
        try Array(text.utf8).withUnsafeBytes {
            try JSONTree.value(of: $0, "file", maximumDepth: depth, maximumCount: count)
        }
    }

    private func members(_ value: JSONTree.Value) -> [JSONTree.Member] {
        guard case .object(let members) = value.content else { return [] }
        return members
    }

    @Test func valuesHaveTheirPlacesAndBytes() throws {
        let text = "{\"é\": [1, true],\r\n \"😀\":\t{\"a\": null}, \"a\": -0.5e1}\n"
        let members = members(try read(text))
        #expect(members.map(\.key) == ["é", "😀", "a"])
        #expect(members.map { [$0.place.line, $0.place.column] } == [[1, 2], [2, 2], [2, 20]])
        #expect(members.map { [$0.value.place.line, $0.value.place.column] } == [[1, 7], [2, 7], [2, 25]])
        let bytes = Array(text.utf8)
        #expect(
            members.map { String(decoding: bytes[$0.value.range], as: UTF8.self) }
                == ["[1, true]", "{\"a\": null}", "-0.5e1"])
        guard case .number(-5, "-0.5e1") = members[2].value.content else {
            Issue.record("\(members[2].value.content)")
            return
        }
    }

    /// RFC 8259, section 6.
    @Test(
        arguments: [
            ("0", 0), ("-0", 0), ("10", 10), ("0.25", 0.25), ("1E3", 1_000), ("1e3", 1_000), ("1e+2", 100),
            ("1E-2", 0.01),
            ("-1.5e-1", -0.15), ("1e400", .infinity),
        ] as [(String, Double)])
    func numbersAreThoseOfTheGrammar(_ text: String, _ number: Double) throws {
        guard case .number(number, text: text) = try read(text).content else {
            Issue.record("\(text)")
            return
        }
    }

    @Test(arguments: ["-", ".5", "1.e3", "1e", "1e+", "1E-", "1e1.5", "--1", "1-", "00", "0e", "1_000", "Infinity"])
    func whatIsNotOfTheGrammarIsRefused(_ text: String) {
        #expect(throws: JSONTree.Failure.self) { try read(text) }
    }

    @Test func wordsAndEmptyValuesAreRead() throws {
        let text = "[true, false, null, {}, [ ], \"\"]"
        guard case .array(let values) = try read(text).content, values.count == 6,
            case .boolean(true) = values[0].content, case .boolean(false) = values[1].content,
            case .null = values[2].content, case .object(let members) = values[3].content, members.isEmpty,
            case .array(let elements) = values[4].content, elements.isEmpty, case .text("") = values[5].content
        else {
            Issue.record("\(text)")
            return
        }
    }

    /// Columns count characters, however many bytes each has.
    @Test(arguments: ["a", "é", "中", "😀"]) func aCharacterIsOneColumn(_ character: String) throws {
        let members = members(try read("{\"\(character)\": 1, \"b\": 2}"))
        #expect(members.map(\.place.column) == [2, 10] && members[0].value.place.column == 7)
    }

    @Test func escapesAreCharactersAndRepeatedKeysAreKept() throws {
        let members = members(try read(#"{"\u0061": "\ud83d\ude00\"\\\/\b\f\n\r\t", "a": "b"}"#))
        #expect(members.map(\.key) == ["a", "a"])
        guard case .text("😀\"\\/\u{8}\u{C}\n\r\t") = members[0].value.content else {
            Issue.record("\(members[0].value.content)")
            return
        }
    }

    @Test(arguments: [
        ("", 1, 1, "ends where a value"), ("\n [", 2, 3, "ends where a value"), ("{\"a\" 1}", 1, 6, "colon"),
        ("{\"a\": 1,}", 1, 9, "key in double quotes"), ("[1 2]", 1, 4, "comma or ]"),
        ("{\"a\": 1 2}", 1, 9, "comma or }"),
        ("[1,]", 1, 4, "this is not a JSON value"), ("[01x]", 1, 2, "\"01x\" is not"),
        ("[060]", 1, 2, "\"060\" is not"), ("[-01]", 1, 2, "\"-01\" is not"), ("[1.]", 1, 2, "\"1.\" is not"),
        ("[+1]", 1, 2, "is not a JSON value"), ("[0x1]", 1, 2, "is not a JSON value"),
        ("[nan]", 1, 2, "is not a JSON value"),
        ("[\"é", 1, 4, "closing quote"), ("[\"a\nb\"]", 1, 4, "control character"), ("[\"\\x\"]", 1, 4, "backslash"),
        ("[\"\\u12g4\"]", 1, 7, "hexadecimal"), ("[1] 2", 1, 5, "after the end of the file"),
        ("[[[[[[[[[1]]]]]]]]]", 1, 10, "deeper than 8"), ("\u{FEFF}1", 1, 1, "is not a JSON value"),
    ])
    func anErrorHasItsPlace(_ text: String, _ line: Int, _ column: Int, _ words: String) throws {
        let failure = try #require(throws: JSONTree.Failure.self) { try read(text) }
        #expect(failure.problem.contains(words), "\(failure.problem)")
        #expect([failure.place.line, failure.place.column] == [line, column], "\(failure.place)")
    }

    /// What was read before the error is kept: a request that is not JSON can have an identifier.
    @Test(arguments: [#"\ud83d"#, #"\ude00\ud83d"#, #"\ud83d\u0041"#])
    func aLoneSurrogateHasItsByte(_ escape: String) throws {
        let failure = try #require(throws: JSONTree.Failure.self) { try read(#"{"id": 1, "é": "a\#(escape)"}"#) }
        #expect(failure.problem.hasPrefix("lone surrogate") && failure.offset == 18)
        #expect(failure.members.map(\.key) == ["id"])
    }

    @Test func moreValuesThanAllowedAreRefused() throws {
        #expect(throws: Never.self) { try read("[1, 2]", count: 3) }
        let failure = try #require(throws: JSONTree.Failure.self) { try read("[1, 2, 3]", count: 3) }
        #expect(failure.problem == "more than 3 values" && failure.fix == "split the file")
    }

    /// No beginning of a text, and no text with a byte of another kind, is more than an error.
    @Test func damagedTextsAreErrorsOrValues() throws {
        let bytes = Array("{\"a\": [1.5e3, \"\\ud83d\\ude00é\", {\"b\": null}], \"c\": true}".utf8)
        var refused = 0
        for place in bytes.indices {
            let bad: [UInt8] = [0x00, 0x22, 0x2C, 0x5C, 0x7B, 0xC3, 0xFF]
            let replaced = bad.map { Array(bytes[..<place]) + [$0] + Array(bytes[(place + 1)...]) }
            for damaged in replaced + [Array(bytes[..<place])] {
                do {
                    _ = try damaged.withUnsafeBytes { try JSONTree.value(of: $0, "file", maximumDepth: 8) }
                } catch { refused += 1 }
            }
        }
        #expect(refused > 5 * bytes.count)
    }
}
