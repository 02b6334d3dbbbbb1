import Testing

@testable import AppImport

/// `#sourceLocation` says from which line of the app what follows is.
struct CheckedSourceTests {
    private static let text = """
        class A {
        #sourceLocation(file: "A.swift", line: 40)
        moved 40
        moved 41
        #sourceLocation(file: "A.swift", line: 2)
        second
        """

    @Test func linesAreThoseOfTheApp() {
        let source = CheckedSource(path: "A.swift", text: Self.text)
        #expect(source.text == "class A {\n\nmoved 40\nmoved 41\n\nsecond" && source.written == Self.text)
        #expect([1, 3, 4, 6, 7].map(source.originalLine) == [1, 40, 41, 2, 3])
    }

    @Test func whatIsLeftOutStaysOut() {
        var source = CheckedSource(path: "A.swift", text: Self.text)
        source.text = "class A {\n\n\nmoved 41\n\nsecond"
        #expect(source.written == Self.text.replacing("moved 40", with: ""))
        var plain = CheckedSource(path: "A.swift", text: "a\nb")
        #expect(plain.written == "a\nb" && [1, 2, 9].map(plain.originalLine) == [1, 2, 9])
        plain.text = "\nb"
        #expect(plain.written == "\nb")
        var short = CheckedSource(path: "A.swift", text: Self.text)
        short.text = "class A {"
        #expect(short.written == "class A {")
    }
}
