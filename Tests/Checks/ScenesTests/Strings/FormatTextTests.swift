import Testing

@testable import Scenes

/// A text with places for arguments. What an argument with a number means beside one without is that of `printf` on
/// Apple's systems: a number does not advance the next argument ("Apple, String Format Specifiers").
struct FormatTextTests {
    private func text(_ format: String, _ arguments: [StringArgument]?) throws -> String {
        var reference = SceneStringReference(key: "k", place: ScenePlace(line: 1, column: 1))
        reference.arguments = arguments
        let viewer = StringViewer(language: "en", locale: "en", device: .iphone)
        return try StringResolution(of: LocalizedString(.text(format)), for: reference, viewer: viewer).text
    }

    @Test(arguments: [
        ("%@ and %@", "a and b"), ("%2$@ and %1$@", "b and a"), ("%1$@ %@", "a a"), ("%@ %1$@ %@", "a a b"),
        ("%2$@ %@ %@", "b a b"), ("100 %% of %@", "100 % of a"), ("%%@", "%@"), ("%%%@", "%a"), ("%@%%", "a%"),
        ("at 5%", "at 5%"), ("%y %@", "%y a"), ("20 % off %@", "20 % off a"), ("", ""),
    ])
    func argumentsArePutIn(_ format: String, _ text: String) throws {
        #expect(try self.text(format, [.text("a"), .text("b")]) == text)
    }

    @Test("Without arguments a text is taken as it stands", arguments: ["100 %% of %@", "50%discount", "%lld guests"])
    func unformatted(_ format: String) throws {
        #expect(try text(format, nil) == format)
    }

    @Test(arguments: [
        ("%@ and %@", ["1$@", "2$@"]), ("%2$@ and %1$lld", ["1$d", "2$@"]), ("%1$@ %@", ["1$@", "1$@"]),
        ("%@ %2$@", ["1$@", "2$@"]), ("%@ %1$@ %d", ["1$@", "1$@", "2$d"]), ("%3$@ %d %f", ["1$d", "2$f", "3$@"]),
        ("20 % off", []), ("100%% %@", ["1$@"]), ("%d%%", ["1$d"]), ("%%d", []), ("%.2f %s", ["1$f", "2$s"]), ("", []),
        ("%@ ate %#@apples@", ["1$@", "2$d"]), ("%2$#@apples@ for %1$@", ["1$@", "2$d"]),
    ])
    func specifiersOfATranslation(_ format: String, _ specifiers: [String]) {
        #expect(LocalizedString(.text("")).specifiers(of: FormatText(format)) == specifiers)
    }

    @Test(arguments: [
        ("%lld guests", " guests"), ("%1$@, %2$lld", ", "), ("20 % off", "20 % off"), ("plain", "plain"),
        ("50 %%", "50 "),
    ])
    func lettersOfAText(_ format: String, _ words: String) {
        #expect(FormatText(format).words == words)
    }

    @Test(
        arguments: [
            ("Dinner at %@", "%@"), ("50%discount", nil), ("%2$d seats", "%2$d"), ("%%@", nil), ("100%% of %@", "%@"),
            ("%d and %@", "%d"), ("%d", "%d"), ("", nil), ("%lld seats", "%lld"), ("%ld of %ld", "%ld"), ("5%d", nil),
            ("%.1f km", "%.1f"), ("%#@seats@ left", "%#@seats@"), ("20 % off", nil), ("only %u left", "%u"),
        ] as [(String, String?)])
    func whatIsSurelyASpecifier(_ format: String, _ specifier: String?) {
        #expect(FormatText(format).sureSpecifier == specifier)
    }

    @Test(
        "A number before a noun in the plural counts; one behind a noun is its name",
        arguments: [
            ("%lld seats", "seats"), ("%lld seats left", "seats"), ("Only %lld seats left", "seats"),
            ("%@ · %lld votes", "votes"), ("%1$lld people in %2$@", "people"), ("%lld open seats", "seats"),
            ("Round %lld starts", nil), ("%lld left", nil), ("%lld of %lld", nil), ("Seats: %lld", nil),
            ("%lld km", nil),
            ("Level %lld", nil), ("%@ seats", "seats"), ("%.1f kilometers", nil), ("%lld across", nil),
            ("%lld%% votes", nil), ("%lld yes", nil), ("%lld eggs", "eggs"), ("%lld bus", nil),
            ("%lld big eggs", "eggs"),
            ("%lld was chosen", nil),
        ] as [(String, String?)])
    func pluralNouns(_ format: String, _ noun: String?) {
        #expect(FormatText(format).pluralNoun(in: "en", where: { _ in true }) == noun)
        #expect(FormatText(format).pluralNoun(in: "en", where: { _ in false }) == nil)
    }

    /// The number of a plural form, which Xcode writes as `%arg`, is an argument of its own.
    @Test(arguments: [
        ("%arg songs by %@", [2]), ("%@ has %arg songs by %@", [1, 3]), ("%1$@ has %arg by %@", [1, 2]),
        ("%arg of %arg by %@", [3]),
    ])
    func theNumberOfAFormCounts(_ format: String, _ numbers: [Int]) {
        let places = FormatText(format).pieces.compactMap { piece in
            if case .argument(_, let place) = piece { place.number(from: 1) } else { nil }
        }
        #expect(places == numbers)
    }
}
