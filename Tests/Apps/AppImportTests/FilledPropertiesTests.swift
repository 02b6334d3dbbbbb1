import Testing

@testable import AppImport

/// Implicitly unwrapped properties that nothing fills any more: their readers would end the app.
struct FilledPropertiesTests {
    private func emptied(_ before: String, _ now: String) -> [Int] {
        FilledProperties.emptied(from: [before], to: [now]).map(\.count)
    }

    /// Each way in which a property is filled counts, and only that of its own type.
    @Test(arguments: [
        "a = 1", "self.a = 1", "self?.a = 1", "fill(&a)", "fill(&self.a)", "other.a = 1", "(a, b) = (1, 2); a = 1",
        "if x { a = 1 }", "run { self.a = 1 }",
    ]) func waysToFill(_ statement: String) {
        func source(_ body: String) -> String { "class A { var a: Int!; var b = 2; func f() { \(body) } }" }
        #expect(emptied(source(statement), source("")) == [1])
        #expect(emptied(source(statement), source(statement)) == [0] && emptied(source(""), source("")) == [0])
        #expect(emptied(source(statement), source("let c = a")) == [1])
        #expect(emptied(source(statement), source("self.a = 3")) == [0])
        #expect(emptied(source("a = 1"), source(statement)) == [statement == "other.a = 1" ? 1 : 0])
    }

    /// What has a value, is computed, or is an optional, is never empty without being asked.
    @Test(arguments: ["var a: Int! = 1", "var a: Int! { nil }", "var a: Int?", "var a: Int"])
    func whatNeedsNoValue(_ property: String) {
        #expect(emptied("class A { \(property); func f() { a = 1 } }", "class A { \(property); func f() {} }") == [0])
    }

    /// Properties of one name in two types, and one of an extension in another file.
    @Test func typesAndFiles() {
        let (both, one) = (
            "class A { var a: Int!; func f() { a = 1 } }; class B { var a: Int!; func f() { a = 1 } }",
            "class A { var a: Int!; func f() { a = 1 } }; class B { var a: Int!; func f() {} }"
        )
        #expect(emptied(both, one) == [1])
        let (file, filling) = ("class A { var a: Int!, b: Int! }", "extension A { func f() { a = 1; b = 2 } }")
        let found = FilledProperties.emptied(from: [file, filling], to: [file, "extension A { func f() { b = 2 } }"])
        #expect(found.map(\.count) == [1, 0])
        #expect(FilledProperties.emptied(from: [file, filling], to: ["class A {}", ""]).map(\.count) == [0, 0])
    }
}
