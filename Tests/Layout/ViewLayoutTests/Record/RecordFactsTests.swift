import Testing

@testable import ViewLayout

/// Which version of the text form has which fact.
@Suite struct RecordFactsTests {
    @Test(arguments: [
        ("url", 3), ("urls", 2), ("summaryText", 2), ("alternate.caption", 3), ("alternate", 2), ("string.a", 3),
        ("metric.a", 3), ("locale", 2), ("$name", 2),
    ])
    func inputs(_ name: String, _ first: Int) {
        #expect((1...3).filter { RecordFacts.hasInput(name, version: $0) } == Array(first...3))
    }

    @Test(arguments: [
        ("url", 3), ("accessibilityTraits", 3), ("isAccessibilityElement", 3), ("accessibilityElementsHidden", 3),
        ("accessibilityLabel", 2), ("contrast", 2),
    ])
    func facts(_ name: String, _ first: Int) {
        #expect((1...3).filter { RecordFacts.hasFact(name, version: $0) } == Array(first...3))
    }

    /// A name is that of a trait, a string, a metric or what a message says; each is written as it was.
    @Test(arguments: [
        ("locale", RecordInput.trait("locale")), ("$name", .trait("$name")), ("string.a.b", .string(key: "a.b")),
        ("string.", .string(key: "")), ("metric.sideMargin", .metric("sideMargin")), ("url", .said("url")),
        ("strings", .said("strings")),
    ])
    func kinds(_ name: String, _ kind: RecordInput) {
        #expect(RecordInput(name) == kind && kind.name == name)
    }
}
