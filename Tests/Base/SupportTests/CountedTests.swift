import Support
import Testing

@Suite struct CountedTests {
    @Test(arguments: [(0, "0 cells"), (1, "1 cell"), (2, "2 cells")])
    func nouns(_ count: Int, _ text: String) {
        #expect(Counted.text(count, "cell") == text)
    }

    @Test func aListEndsWithHowManyMore() {
        #expect(Counted.list(["a", "b"], limit: 2) == "a, b")
        #expect(Counted.list(["a", "b", "c"], limit: 2) == "a, b and 1 more")
        #expect(Counted.list([]).isEmpty)
        let letters = ["a", "b", "c", "d", "e", "f", "g", "h"]
        #expect(Counted.list(Array(letters.prefix(6))) == "a, b, c, d, e, f")
        #expect(Counted.list(letters) == "a, b, c, d, e, f and 2 more")
    }

    @Test func aRowIsOneLineOfALabelAndAText() {
        #expect(Counted.row("look at", "a\nb") == "  look at  a b")
        #expect(Counted.row("very long label", "a") == "  very long label a")
        #expect(Counted.row("a", "12345", limit: 4) == "  a        1234…")
        #expect(Counted.row("a", "1234", limit: 4) == "  a        1234")
        #expect(Counted.row("12345678", "a\u{2028}\n\nb") == "  12345678 a b")
    }
}
