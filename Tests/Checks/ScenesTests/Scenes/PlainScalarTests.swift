import Testing

@testable import Scenes

/// What an unquoted word of YAML is ("YAML 1.2, 10.3.2, tag resolution of the core schema").
struct PlainScalarTests {
    @Test(arguments: [
        ("0", 0.0), ("-5", -5), ("+5", 5), ("12", 12), ("1.5", 1.5), ("-1.5", -1.5), ("+1.5", 1.5), (".5", 0.5),
        ("-.5", -0.5), ("+.5", 0.5), ("1.", 1), ("1e3", 1_000), ("1E3", 1_000), ("1e+3", 1_000), ("25e-1", 2.5),
        ("+.5e1", 5), ("-1.25E-2", -0.0125), ("007", 7),
    ])
    func numbers(_ text: String, _ number: Double) {
        #expect(PlainScalar.number(in: text) == number)
    }

    @Test(arguments: [
        "", "-", "+", ".", "-.", "e3", ".e3", "1e", "1e+", "1e-", "--1", "+-1", "1-", "1+", "1.5.2", "1 000", "1,5",
        "1e1.5",
        "0x1F", "inf", ".inf", "nan", "1_000", "٣", "1a",
    ])
    func words(_ text: String) {
        #expect(PlainScalar.number(in: text) == nil)
    }

    @Test func nothingAndTruth() {
        func isNull(_ text: String) -> Bool { if case .null = PlainScalar.value(of: text) { true } else { false } }
        func truth(_ text: String) -> Bool? {
            if case .boolean(let value) = PlainScalar.value(of: text) { value } else { nil }
        }
        #expect(["", "~", "null", "Null", "NULL"].allSatisfy(isNull) && !isNull("nULL"))
        #expect(["true", "True", "TRUE"].allSatisfy { truth($0) == true })
        #expect(["false", "False", "FALSE"].allSatisfy { truth($0) == false })
        #expect(["yes", "no", "on", "off", "y", "tRUE"].allSatisfy { truth($0) == nil })
    }

    /// A scene may nest as deep in YAML as in JSON.
    @Test(arguments: 198...204) func bothFormsNestAsDeep(_ depth: Int) throws {
        let lists = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        func isTooDeep(_ file: String) throws -> Bool {
            try #require(throws: SceneError.self) { try BalloonScene(text: lists, file: file) }
                .description.contains("deeper than")
        }
        #expect(try isTooDeep("a.yaml") == isTooDeep("a.json"))
        if depth < 200 { #expect(try !isTooDeep("a.yaml")) }
        if depth > 202 { #expect(try isTooDeep("a.yaml")) }
    }
}
