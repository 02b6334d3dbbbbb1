import Testing

@testable import Scenes

/// JSON (RFC 8259) as a tree of nodes. "The names within an object should be unique": which one counts is said.
struct JSONReaderTests {
    /// Keys are told with their case; of a repeated one the first stays, and the others
    /// are errors at their places.
    @Test(
        arguments: [
            (#"{"a": 1, "A": 2}"#, ["a": "1", "A": "2"], []), (#"{"a": 1, "a ": 2}"#, ["a": "1", "a ": "2"], []),
            (#"{"a": 1, "a": 2}"#, ["a": "1"], [10]), (#"{"a": 1, "b": 2, "a": 3}"#, ["a": "1", "b": "2"], [18]),
            (#"{"a": 1, "a": 2, "a": 3}"#, ["a": "1"], [10, 18]), (#"{"a": 1, "\u0061": 2}"#, ["a": "1"], [10]),
            (#"{"": 1, "": 2}"#, ["": "1"], [9]), (#"{}"#, [:], []),
        ] as [(String, [String: String], [Int])])
    func aRepeatedKeyHasItsFirstValue(_ text: String, _ values: [String: String], _ columns: [Int]) throws {
        let tree = try JSONReader.read(text, file: "a.json")
        guard case .mapping(let entries) = tree.root.value else {
            Issue.record("\(tree.root.value)")
            return
        }
        let found = entries.map { entry in
            if case .number(_, let text) = entry.value.value { (entry.key, text) } else { (entry.key, "") }
        }
        #expect(found.count == values.count && Dictionary(found) { first, _ in first } == values)
        #expect(tree.repeated.compactMap { $0.place?.column } == columns)
        #expect(tree.repeated.allSatisfy { $0.kind == .duplicateKey && $0.place?.line == 1 })
    }

    /// Keys of other objects are others.
    @Test(arguments: [
        (#"{"a": {"a": 1}}"#, 0), (#"[{"a": 1}, {"a": 1}]"#, 0),
        (#"{"a": {"b": 1, "b": 1}, "c": [{"d": 1, "d": 1}]}"#, 2),
        (#"{"a": 1, "a": {"b": 1, "b": 1}}"#, 2),
    ]) func eachObjectHasItsOwnKeys(_ text: String, _ count: Int) throws {
        #expect(try JSONReader.read(text, file: "a.json").repeated.count == count)
    }

    @Test(arguments: [99, 100, 101]) func aHundredErrorsAreTold(_ count: Int) throws {
        let text = "{\"a\": 1" + String(repeating: ", \"a\": 1", count: count) + "}"
        #expect(try JSONReader.read(text, file: "a.json").repeated.count == min(count, 100))
    }

    /// Values keep their kinds, numbers their texts, and all their places.
    @Test func valuesKeepTheirKindsAndPlaces() throws {
        let text = "[\"1\", 1.50, true,\n null, [], {\"a\": false}]"
        let root = try JSONReader.read(text, file: "a.json").root
        let yaml = "[\"1\", 1.50, true, null, [], {a: false}]"
        #expect(try root.content() == SceneFile.tree(of: yaml, file: "a.yaml").root.content())
        guard case .sequence(let nodes) = root.value else {
            Issue.record("\(root.value)")
            return
        }
        #expect(
            nodes.map { [$0.place.line, $0.place.column] } == [[1, 2], [1, 7], [1, 13], [2, 2], [2, 8], [2, 12]])
        let entry = nodes.last?.entry("a")
        #expect(
            entry?.keyPlace == ScenePlace(line: 2, column: 13) && entry?.value.place == ScenePlace(line: 2, column: 18))
    }

    @Test(arguments: ["", " ", "\n\t\r ", "{", "[1,]", "{\"a\" 1}", "\u{FEFF}{}"])
    func whatIsNoJSONIsRefused(_ text: String) {
        #expect(throws: SceneError.self) { try JSONReader.read(text, file: "a.json") }
    }
}
