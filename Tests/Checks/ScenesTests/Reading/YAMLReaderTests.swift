import Testing

@testable import Scenes

/// YAML as a tree of nodes, each at its place.
struct YAMLReaderTests {
    /// What is missing is reported at its key, and at the comment that stands for it, which is often a colour.
    @Test(
        arguments: [
            ("a: #ff0000", "1:4", "#ff0000"), ("a:   # b", "1:6", "# b"), ("\"a\": #f00", "1:6", "#f00"),
            ("b: 1\na: #f00", "2:4", "#f00"), ("b: 1\na:\n", "2:1", nil), ("a:", "1:1", nil), ("a: ~", "1:4", nil),
            ("a: null # b", "1:4", nil), ("a:\n  # b\nb: 1", "1:1", nil), ("{b: 1, a: }", "1:8", nil),
            ("{b: 1, a: #f00\n}", "1:11", "#f00"), ("{a:\n}", "1:2", nil), ("{a: # b\n, c: d}", "1:5", "# b"),
        ] as [(String, String, String?)]) func whatIsMissingHasAPlace(
            _ text: String, _ place: String, _ comment: String?
        ) throws
    {
        let entry = try SceneFile.tree(of: text, file: "a.yaml").root.entry("a")
        guard case .null(let found)? = entry?.value.value else {
            Issue.record("\(text) has a value")
            return
        }
        #expect(found == comment && entry.map { "\($0.value.place.line):\($0.value.place.column)" } == place)
    }

    /// Keys, values and elements have the places where they begin, in blocks and in brackets.
    @Test(arguments: [
        ("a: 1", ["1:1", "1:4"]), ("  a: 1", ["1:3", "1:6"]), ("a:\n  - 1\n  - b", ["1:1", "2:3", "2:5", "3:5"]),
        ("a: [1, \"b\"]", ["1:1", "1:4", "1:5", "1:8"]), ("{é: 1, a: {b: 2}}", ["1:8", "1:11", "1:12", "1:15"]),
        ("a: |\n  b\n", ["1:1", "1:4"]), ("# b\na: &x 1", ["2:1", "2:4"]),
        ("a:\n  b: 1", ["1:1", "2:3", "2:3", "2:6"]),
    ]) func everythingHasItsPlace(_ text: String, _ places: [String]) throws {
        func name(_ place: ScenePlace) -> String { "\(place.line):\(place.column)" }
        func all(of node: SceneNode) -> [String] {
            let inner: [String] =
                switch node.value {
                case .sequence(let nodes): nodes.flatMap { all(of: $0) }
                case .mapping(let entries): entries.flatMap { [name($0.keyPlace)] + all(of: $0.value) }
                case .null, .boolean, .number, .string: []
                }
            return [name(node.place)] + inner
        }
        let entry = try SceneFile.tree(of: text, file: "a.yaml").root.entry("a")
        #expect(entry.map { [name($0.keyPlace)] + all(of: $0.value) } == places)
    }

    /// YAML 1.2, the core schema: what is in quotation marks is a text, whatever it looks like.
    @Test(arguments: [
        ("1", "number"), ("\"1\"", "text"), ("'1'", "text"), ("true", "flag"), ("\"true\"", "text"), ("yes", "text"),
        ("no", "text"), ("on", "text"), ("~", "null"), ("\"~\"", "text"), ("\"\"", "text"), ("''", "text"),
        ("", "null"),
        ("0x1F", "text"), (".inf", "text"), ("1e3", "number"), ("1_000", "text"), ("2026-11-24", "text"),
        ("[]", "list"),
        ("{}", "mapping"), ("TRUE", "flag"), ("tRUE", "text"), ("Null", "null"), ("|\n  1\n", "text"),
        (">\n  1\n", "text"),
    ]) func aPlainScalarHasAKind(_ written: String, _ kind: String) throws {
        let value = try SceneFile.tree(of: "a: \(written)", file: "a.yaml").root.entry("a")?.value.value
        let found =
            switch value {
            case .null: "null"
            case .boolean: "flag"
            case .number: "number"
            case .string: "text"
            case .sequence: "list"
            case .mapping: "mapping"
            case nil: "nothing"
            }
        #expect(found == kind)
    }
}
