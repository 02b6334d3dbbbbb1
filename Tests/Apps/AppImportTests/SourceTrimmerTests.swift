import Testing

@testable import AppImport

/// What goes of a source for one error of the compiler, by how often there was one in the member.
struct SourceTrimmerTests {
    private struct Trimmed {
        let text: String
        let leftOut: [LeftOut]
    }

    /// - Parameters:
    ///   - mark: what the error points at.
    ///   - member: the member with the mark, which begins on the second line.
    ///   - times: how often there was an error in the member before.
    private func trimmed(
        _ source: String, _ error: String, at mark: String, _ member: String = "", times: Int = 0, notes: [String] = []
    ) throws -> Trimmed {
        let head = source[..<(try #require(source.firstRange(of: mark)).lowerBound)]
        let line = head.split(separator: "\n", omittingEmptySubsequences: false)
        var trimmer = SourceTrimmer(
            source, path: "A.swift", values: EmptyValue(enumerations: ["Turn": "first"]),
            causes: LeftOutCauses(modules: ["A.swift": ["Lottie"]]), attempts: ["2 \(member)": times])
        let text = trimmer.trimmed(after: [
            CompilerMessage(
                file: "A.swift", line: line.count, column: (line.last?.utf8.count ?? 0) + 1, text: error, notes: notes)
        ])
        return Trimmed(text: text, leftOut: trimmer.leftOut)
    }

    private static let missing = "cannot find 'gone' in scope"

    /// An empty value of each type that has one: Swift's literals, an optional's nil, a view without content.
    @Test(
        arguments: [
            ("Int", ".init()"), ("Bool", "false"), ("String", "\"\""), ("Int?", "nil"), ("Int!", "nil"),
            ("Optional<Int>", "nil"), ("[Int]", "[]"), ("[Int: Int]", "[:]"), ("UIColor", ".clear"), ("Turn", ".first"),
            ("(Int, Bool)", "(.init(), false)"), ("UIView.State", ".init()"), ("some View", "EmptyView()"),
            ("CGColor", "UIColor.clear.cgColor"), ("AnyView", "AnyView(EmptyView())"),
        ])
    func emptyValues(_ type: String, _ value: String) throws {
        let first = try trimmed("class A {\n    var a: \(type) = gone\n}", Self.missing, at: "gone")
        #expect(first.text == "class A {\n    var a: \(type) = \(value)\n}")
        #expect(first.leftOut.map(\.kind) == [.value] && first.leftOut.map(\.line) == [2])
        // A function that makes a view has an error more of patience.
        let body = try trimmed(
            "class A {\n    func f() -> \(type) {\n        gone()\n    }\n}", Self.missing, at: "gone", "A.f()",
            times: type == "some View" ? 4 : 3)
        #expect(body.text.contains("return \(value) \n") && body.leftOut.map(\.kind) == [.body])
    }

    /// After a second error nothing is tried that may not exist: a value of which all parts are known, else none.
    @Test(
        arguments: [
            ("Bool", "false"), ("Int", nil), ("Int?", "nil"), ("[Gone]", "[]"), ("UIView.State", nil),
            ("Turn", ".first"),
            ("(Bool, Turn)", "(false, .first)"), ("(Int, Bool)", nil), ("(Bool, Int)", nil),
            ("(Bool, (Turn, Int))", nil),
        ] as [(String, String?)])
    func emptyValuesThatAreKnown(_ type: String, _ value: String?) throws {
        let found = try trimmed(
            "class A {\n    var a: \(type) = gone\n}", Self.missing, at: "gone", "A.a", times: 1)
        #expect(found.leftOut.map(\.kind) == [value == nil ? .member : .value])
        #expect(found.text == "class A {\n    " + (value.map { "var a: \(type) = \($0)" } ?? "") + "\n}")
    }

    /// A statement goes first, then its body, then the member, then its type, then all.
    @Test(arguments: [
        (0, LeftOut.Kind.statement), (2, .statement), (3, .body), (4, .body), (5, .member), (7, .type),
    ])
    func eachErrorTakesMore(_ times: Int, _ kind: LeftOut.Kind) throws {
        let source = "class A {\n    func f() {\n        g()\n        gone()\n    }\n}"
        let found = try trimmed(source, Self.missing, at: "gone", "A.f()", times: times)
        #expect(found.leftOut.map(\.kind) == [kind] && found.leftOut.map(\.member) == ["A.f()"])
        #expect(found.text.filter(\.isNewline).count == 5 && found.text.contains("gone") == false)
        #expect(found.text.contains("g()") == (times < 3) && found.text.contains("class A") == (times < 7))
    }

    /// What a statement declares goes with what uses it.
    @Test func whatUsesItGoesToo() throws {
        let found = try trimmed(
            "func f() {\n    let a = gone()\n    let b = 1\n    g(a)\n    h(b)\n    let c = a\n    i(c, self.a)\n}",
            Self.missing,
            at: "gone")
        #expect(found.text.contains("let b = 1") && found.text.contains("h(b)"))
        #expect(!found.text.contains("g(a)") && !found.text.contains("i(c"))
        #expect(found.leftOut.map(\.line).sorted() == [2, 4, 6, 7])
    }

    /// Of a guard one condition goes, and what needs it.
    @Test(
        arguments: [
            ("let a = gone(), let b = x", "guard  let b = x else"),
            ("let b = x, let a = gone()", "guard let b = x  else"),
            ("let a = gone(), a.isOn, let b = x", "let b = x else"), ("let a = gone()", "/* left out */"),
        ])
    func conditionsOfAGuard(_ conditions: String, _ rest: String) throws {
        let found = try trimmed(
            "func f() {\n    guard \(conditions) else { return }\n    g(a)\n    h()\n}", Self.missing, at: "gone")
        func words(_ text: String) -> String { text.split(separator: " ").joined(separator: " ") }
        #expect(words(found.text).contains(words(rest)), "\(found.text)")
        #expect(!found.text.contains("gone") && !found.text.contains("g(a)") && found.text.contains("h()"))
    }

    /// Protocols that a type names and cannot conform to.
    @Test(
        arguments: [
            ("class A: B, Codable, C {}", "type 'A' does not conform to protocol 'Decodable'", "A", "class A: B, C {}"),
            ("struct A: Equatable {}", "type 'A' does not conform to protocol 'Equatable'", "A", "struct A {}"),
            ("struct A: Hashable {}", "type 'A' does not conform to protocol 'Equatable'", "A", "struct A {}"),
            ("struct A: Gone, P {}", "cannot find type 'Gone' in scope", "Gone", "struct A: P {}"),
        ])
    func protocolsThatGo(_ source: String, _ error: String, _ mark: String, _ text: String) throws {
        let found = try trimmed(source, error, at: mark)
        func words(_ text: String) -> String {
            text.split(separator: " ").joined(separator: " ").replacing(" :", with: ":")
        }
        #expect(words(found.text) == words(text) && found.leftOut.map(\.kind) == [.conformance])
    }

    /// A stored property that an initialiser does not fill any more is empty at first.
    @Test func propertiesWithoutValues() throws {
        let found = try trimmed(
            "class A {\n    let a: Int\n    let b: Int = 1\n    var c: Int?\n    init() {}\n}",
            "return from initializer without initializing all stored properties", at: "init",
            notes: ["'self.a' not initialized"])
        #expect(found.text == "class A {\n    var a: (Int)!\n    let b: Int = 1\n    var c: Int?\n    init() {}\n}")
    }

    @Test func attributesAndOverrides() throws {
        let query = try trimmed("struct A {\n    @Query var a: [Int]\n}", "unknown attribute 'Query'", at: "Query")
        #expect(query.text == "struct A {\n     var a: [Int]\n}" && query.leftOut.map(\.kind) == [.attribute])
        let override = try trimmed(
            "class A: B {\n    override func f() {}\n}", "method does not override any method from its superclass",
            at: "f()",
            "A.f()", times: 9)
        #expect(override.text == "class A: B {\n     func f() {}\n}")
        let top = try trimmed("let a = 1\ngone(\"x\")\nlet b = 2", Self.missing, at: "gone")
        #expect(top.text == "let a = 1\n\nlet b = 2" && top.leftOut.map(\.member) == ["gone"])
    }

    /// A place that the source does not have takes all of it.
    @Test func anErrorWithoutAPlaceTakesTheFile() {
        var trimmer = SourceTrimmer(
            "class A {}\nstruct B {}", path: "A.swift", values: EmptyValue(enumerations: [:]),
            causes: LeftOutCauses(modules: [:]), attempts: [:])
        let text = trimmer.trimmed(after: [CompilerMessage(file: "A.swift", line: 9, column: 1, text: "x")])
        #expect(text == "\n" && trimmer.leftOut.map(\.kind) == [.type])
    }

    /// Of the conditions of a guard the one goes that does not compile; what uses its value goes with it.
    @Test(
        arguments: [
            ("let a = gone, let b = b", "guard let b = b else"), ("let a = a, let b = gone", "guard let a = a else"),
            ("let a = a, gone, let c = c", "guard let a = a, let c = c else"),
        ])
    func oneConditionOfAGuard(_ conditions: String, _ left: String) throws {
        let found = try trimmed(
            "class A {\n    func f() {\n        guard \(conditions) else { return }\n        show()\n    }\n}",
            Self.missing,
            at: "gone", "A.f()")
        let text = found.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(text.contains(left) && text.contains("show()"), "\(text)")
        #expect(found.leftOut.map(\.kind) == [.statement])
    }
}
