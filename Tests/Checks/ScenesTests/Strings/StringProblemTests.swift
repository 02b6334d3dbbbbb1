import BalloonFixtures
import Testing
import Typesetting
import ViewLayout

@testable import Scenes

/// What is wrong with a string and what is put into it.
struct StringProblemTests {
    private static func problems(_ value: LocalizedString.Value, _ arguments: [StringArgument]?) throws
        -> [StringProblem]
    {
        var reference = SceneStringReference(key: "k", place: ScenePlace(line: 1, column: 1))
        reference.arguments = arguments
        let viewer = StringViewer(language: "en", locale: "en", device: .iphone)
        return try StringResolution(of: LocalizedString(value), for: reference, viewer: viewer).problems
    }

    /// A specifier without its number says already why no form could be chosen.
    @Test(
        arguments: [
            ("Guests", [.uncounted]), ("%2$@ comes", [.missing(number: 2, specifier: "%2$@")]),
            ("5% off", [.lonePercent("% o")]),
            ("%#@x@", [.uncounted, .unknownPart("x")]), ("^[guests](inflect: true)", [.uncounted, .inflected]),
        ] as [(String, [StringProblem])])
    func whyNoFormIsChosenIsSaidOnce(_ text: String, _ problems: [StringProblem]) throws {
        let value = LocalizedString.Value.plural([.one: .text(text), .other: .text(text)])
        let found = try Self.problems(value, [.text("Ada")])
        #expect(Set(found) == Set(problems) && found.count == problems.count)
        // A text for every number needs none.
        #expect(try !Self.problems(.plural([.other: .text(text)]), [.text("Ada")]).contains(.uncounted))
    }

    @Test func eachProblemIsSaidOnce() throws {
        #expect(try Self.problems(.text("%2$@ and %2$@"), [.text("a")]) == [.missing(number: 2, specifier: "%2$@")])
        #expect(try Self.problems(.text("%@ %lld"), nil) == [.missing(number: 1, specifier: "%@")])
        #expect(try Self.problems(.text("%@ of %lld"), [.text("a"), .number(DecimalNumber(1))]).isEmpty)
        #expect(try Self.problems(.text("%lld"), [.text("three")]).count == 1)
    }

    // MARK: - Forms

    /// Each part of a string has all forms of the language, and one that another part has does not count.
    @Test(arguments: [
        ("en", ["one"], ["one"], false), ("en", ["one"], [], true), ("en", [], ["one"], true),
        ("ru", ["one", "few", "many"], ["one", "few", "many"], false),
        ("ru", ["one", "few", "many"], ["one", "few"], true),
        ("ru", ["one", "few"], ["one", "many"], true), ("ja", [], [], false),
    ])
    func everyPartHasEveryForm(_ locale: String, _ first: [String], _ second: [String], _ isMissing: Bool) {
        func part(_ forms: [String], _ number: Int) -> LocalizedString.Substitution {
            let texts = (forms + ["other"]).compactMap(PluralForm.init).map {
                ($0, LocalizedString.Value.text("%arg seats"))
            }
            return .init(argument: number, value: .plural(Dictionary(uniqueKeysWithValues: texts)))
        }
        let string = LocalizedString(.text("%#@a@, %#@b@"), substitutions: ["a": part(first, 1), "b": part(second, 2)])
        let check = StringCheck(
            key: "k", string: string, source: string, locale: locale, sourceLanguage: locale,
            rules: PluralRules(language: locale))
        #expect((check.missingForms?.kind == .pluralFormMissing) == isMissing)
    }

    // MARK: - Made-up languages

    /// What is made from English has the letters of English, in a text and in an argument.
    @Test(arguments: ["$name", "{key: k, arguments: [$name]}"]) func longestTextsOfMadeUpLanguages(_ caption: String)
        throws
    {
        let scene = try BalloonScene(
            text: """
                message: {layout: {template: {caption: \(caption)}}}
                strings: {en: {k: "%@"}}
                vary: {name: [{longest: 4}]}
                """, file: "a.yaml")
        func letters(_ locale: String) throws -> String {
            try #require(scene.words(for: scene.traits.with(\.locale, locale)).first).filter(\.isLetter)
        }
        let english = try letters("en")
        #expect(try english.count == 4 && letters("ar-XB") == english && letters("ar") != english)
    }
}
