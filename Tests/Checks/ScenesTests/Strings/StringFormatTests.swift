import Testing

@testable import Scenes

/// Arguments in place of specifiers. What an argument with a number means beside one without is that of `printf` on
/// Apple's systems: a number does not advance the next argument ("Apple, String Format Specifiers").
struct StringFormatTests {
    @Test(arguments: [
        ("%@ and %@", "a and b"), ("%2$@ and %1$@", "b and a"), ("%1$@ %@", "a a"), ("%@ %1$@ %@", "a a b"),
        ("%2$@ %@ %@", "b a b"), ("%lld of %lld", "a of b"), ("100 %% of %@", "100 % of a"), ("%%@", "%@"),
        ("%%%@", "%a"), ("%@%%", "a%"), ("at 5%", "at 5%"), ("%.1f km", "a km"), ("%1$lld!", "a!"), ("%y %@", "%y a"),
        ("", ""),
    ])
    func argumentsArePutIn(_ format: String, _ text: String) throws {
        #expect(try StringFormat.text(format, arguments: ["a", "b"]) == text)
    }

    @Test(arguments: [("%@ %@ %@", 3), ("%3$@", 3), ("%0$@", 0), ("%1$@ %@ %@ %@", 3)])
    func anArgumentThatIsNotThereIsNamed(_ format: String, _ number: Int) throws {
        let error = try #require(throws: StringFormatError.self) {
            try StringFormat.text(format, arguments: ["a", "b"])
        }
        #expect(error.problem.contains("argument \(number) "), "\(error.problem)")
    }

    @Test(arguments: [
        ("%@ and %@", ["1$@", "2$@"]), ("%2$@ and %1$lld", ["1$d", "2$@"]), ("%1$@ %@", ["1$@", "1$@"]),
        ("%@ %2$@", ["1$@", "2$@"]), ("%@ %1$@ %d", ["1$@", "1$@", "2$d"]), ("%3$@ %d %f", ["1$d", "2$f", "3$@"]),
        ("20 % off", []), ("100%% %@", ["1$@"]), ("%d%%", ["1$d"]), ("%%d", []), ("%.2f %s", ["1$f", "2$s"]), ("", []),
    ])
    func specifiersOfATranslation(_ format: String, _ specifiers: [String]) {
        #expect(StringFormat.specifiers(in: format) == specifiers)
    }

    @Test(arguments: [
        ("%lld guests", " guests"), ("%1$@, %2$lld", ", "), ("20 % off", "20  off"), ("plain", "plain"),
    ])
    func lettersOfAText(_ format: String, _ text: String) {
        #expect(StringFormat.withoutSpecifiers(format) == text)
    }

    @Test(
        arguments: [
            ("Dinner at %@", "@"), ("50%discount", nil), ("%2$d seats", "2$d"), ("%%@", nil), ("100%% of %@", "@"),
            ("%d and %@", "@"), ("%d", nil), ("", nil),
        ] as [(String, String?)])
    func whatIsSurelyASpecifier(_ format: String, _ specifier: String?) {
        #expect(StringFormat.sureSpecifier(in: format).map(String.init) == specifier)
    }
}
