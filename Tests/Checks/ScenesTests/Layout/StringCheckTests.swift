import BalloonLayouts
import Testing
import Typesetting

@testable import Scenes

/// What is wrong with one string in one language, against the same string in the source language.
struct StringCheckTests {
    private typealias Value = LocalizedString.Value

    private func check(
        _ value: Value, _ source: Value = .text("a"), in locale: String = "de", parts: [String: Value] = [:],
        of sourceParts: [String: Value] = [:]
    ) -> StringCheck {
        func string(_ value: Value, _ parts: [String: Value]) -> LocalizedString {
            LocalizedString(value, substitutions: parts.mapValues { .init(argument: 1, value: $0) })
        }
        return StringCheck(
            key: "k", string: string(value, parts), source: string(source, sourceParts), locale: locale,
            sourceLanguage: "en", rules: PluralRules(language: locale))
    }

    private static func plural(_ forms: [PluralForm: String]) -> Value { .plural(forms.mapValues { Value.text($0) }) }

    /// A translation has the specifiers of its source, in any order and length, each of its kind.
    @Test(arguments: [
        ("%@ at %@", "%@ um %@", false), ("%@ at %@", "%2$@ um %1$@", false), ("%@ at %@", "%@ um", true),
        ("a", "%@", true),
        ("%@", "b", true), ("%@", "%d", true), ("%lld", "%d", false), ("%lld", "%u", false), ("%d", "%.1f", true),
        ("%.1f", "%f", false), ("%@ %lld", "%lld %@", true), ("%@ %lld", "%2$lld %1$@", false), ("5 %%", "5 %%", false),
        ("%d%%", "%d %%", false), ("a", "b", false), ("%@", "%@ %1$@", true),
    ]) func aTextHasTheArgumentsOfItsSource(_ source: String, _ text: String, _ isLost: Bool) {
        #expect((check(.text(text), .text(source)).lostArgument?.kind == .translationLosesArgument) == isLost)
    }

    /// A form of one number alone may have it in words; in French 0 is such a one as 1.
    @Test(
        arguments: [
            ("de", [.one: "Ein Gast", .other: "%lld Gäste"], false),
            ("de", [.one: "%lld Gast", .other: "Gäste"], true),
            ("fr", [.one: "Un invité", .other: "%lld invités"], true),
            ("ar", [.zero: "a", .one: "b", .two: "c", .few: "%lld d", .many: "%lld e", .other: "%lld f"], false),
            ("ar", [.zero: "a", .one: "b", .two: "c", .few: "d", .many: "%lld e", .other: "%lld f"], true),
            ("ru", [.one: "Один гость", .few: "%lld a", .many: "%lld b", .other: "%lld c"], true),
            ("de", [.one: "%lld Gast von %@", .other: "%lld Gäste"], true),
        ] as [(String, [PluralForm: String], Bool)])
    func aFormOfOneNumberMaySayIt(_ locale: String, _ forms: [PluralForm: String], _ isLost: Bool) {
        let source = Self.plural([.one: "%lld guest", .other: "%lld guests"])
        #expect((check(Self.plural(forms), source, in: locale).lostArgument != nil) == isLost)
    }

    /// A part shows its number as `%arg`, or as a number of any kind; an object is none.
    @Test(
        arguments: [
            ([.one: "%arg Lied", .other: "%arg Lieder"], false), ([.one: "ein Lied", .other: "%arg Lieder"], false),
            ([.one: "%arg Lied", .other: "Lieder"], true), ([.one: "%arg Lied", .other: "%lld Lieder"], false),
            ([.one: "%arg Lied", .other: "%d Lieder"], false), ([.one: "%arg Lied", .other: "%u Lieder"], false),
            ([.one: "%arg Lied", .other: "%.1f Lieder"], false), ([.one: "%arg Lied", .other: "%g Lieder"], false),
            ([.one: "%arg Lied", .other: "%@ Lieder"], true), ([.one: "%arg Lied", .other: "%% Lieder"], true),
        ] as [([PluralForm: String], Bool)])
    func aPartShowsItsNumber(_ forms: [PluralForm: String], _ isLost: Bool) {
        let source = Self.plural([.one: "%arg song", .other: "%arg songs"])
        let whole = Value.text("%#@songs@")
        let found = check(whole, whole, parts: ["songs": Self.plural(forms)], of: ["songs": source]).lostArgument
        #expect((found?.kind == .translationLosesArgument) == isLost)
        // Where the source has no number there is none to lose.
        let words = Self.plural([.one: "a song", .other: "songs"])
        #expect(check(whole, whole, parts: ["songs": Self.plural(forms)], of: ["songs": words]).lostArgument == nil)
    }

    /// Six letters and more are seldom the same in two languages; specifiers are no letters.
    @Test(arguments: [
        ("Dinner", "Dinner", true), ("Lunch", "Lunch", false), ("Dinner", "dinner", false),
        ("12345678", "12345678", false),
        ("%lld seats", "%lld seats", false), ("%lld tables", "%lld tables", true), ("Ort: A 5 B", "Ort: A 5 B", false),
        ("Möhren", "Möhren", true), ("Dinner", "Essen", false), ("", "", false),
    ]) func aLongTextIsTranslated(_ source: String, _ text: String, _ isFound: Bool) {
        #expect((check(.text(text), .text(source)).unchanged?.kind == .translationUnchanged) == isFound)
    }

    /// Each form of a language, which CLDR lists; of two forms a text for every number may be right.
    @Test(
        arguments: [
            ("de", [.one: "a", .other: "b"], false), ("de", [.other: "b"], true), ("de", nil, false),
            ("ru", [.one: "a", .few: "b", .many: "c", .other: "d"], false),
            ("ru", [.one: "a", .few: "b", .other: "d"], true),
            ("ru", nil, true), ("ja", [.other: "a"], false), ("ja", nil, false),
        ] as [(String, [PluralForm: String]?, Bool)])
    func everyFormIsThere(_ locale: String, _ forms: [PluralForm: String]?, _ isMissing: Bool) {
        let source = Self.plural([.one: "%lld seat", .other: "%lld seats"])
        let value = forms.map { Self.plural($0.mapValues { "%lld \($0)" }) } ?? .text("%lld a")
        #expect((check(value, source, in: locale).missingForms?.kind == .pluralFormMissing) == isMissing)
        // "Votes: 3" agrees with every number, and so does what never varies.
        #expect(check(.text("a: %lld"), source, in: locale).missingForms == nil)
        #expect(check(.text("%lld a"), .text("%lld b"), in: locale).missingForms == nil)
    }

    /// A text for every number, where its language has a form for 1, and its source varies or has a noun in the plural.
    @Test(
        arguments: [
            ("de", "%lld Plätze", "%lld seats", 1, true), ("de", "%lld Plätze", "%lld seats", nil, false),
            ("de", "Plätze: %lld", "%lld seats", 1, false), ("de", "%lld", "%lld of %lld", 1, false),
            ("ja", "%lld席", "%lld seats", 1, false), ("de", "%@ seats", "%@ seats", 1, true),
            ("de", "%@ seats", "%@ seats", nil, false),
        ] as [(String, String, String, Int?, Bool)])
    func aTextForEveryNumberIsFound(
        _ locale: String, _ text: String, _ source: String, _ number: Int?, _ isFound: Bool
    ) {
        let arguments = number.map { [StringArgument.number(DecimalNumber($0))] } ?? [.text("Ada")]
        let check = check(.text(text), .text(source), in: locale)
        #expect((check.hardCoded(arguments)?.kind == .pluralHardCoded) == isFound)
        #expect(check.hardCoded(nil) == nil)
    }

    @Test(arguments: [
        ("de", "%lld Plätze", true), ("de", "Plätze: %lld", false), ("de", "viele Plätze", false),
        ("ru", "%lld мест", false),
        ("ja", "%lld席", false),
    ]) func aTextOfAVaryingSourceIsFound(_ locale: String, _ text: String, _ isFound: Bool) {
        let source = Self.plural([.one: "%lld seat", .other: "%lld seats"])
        let found = check(.text(text), source, in: locale).hardCoded([.number(DecimalNumber(1))])
        #expect((found?.kind == .pluralHardCoded) == isFound)
    }

    /// Names and numbers of a text are those of its source; an address may be another one.
    @Test(arguments: [
        ("$ada won", "$ada gewinnt", false), ("$ada won", "gewonnen", true), ("$ada and $bo", "$bo und $ada", false),
        ("$ada and $bo", "$ada", true), ("won", "$ada gewinnt", false), ("at 7", "um 7", false), ("at 7", "um 8", true),
        ("$eve won", "gewonnen", false), ("see https://a.example/1", "siehe https://a.example/2", false),
    ]) func namesAndNumbersAreKept(_ source: String, _ text: String, _ isLost: Bool) {
        let found = check(.text(text), .text(source)).lostWords(ParticipantNames(names: ["ada": "Ada", "bo": "Bo"]))
        #expect((found?.kind == .translationLosesArgument) == isLost)
    }

    /// What Xcode marks is told: a key that no code uses, and each state of a translation that nobody has reviewed.
    @Test func marksAreTold() {
        func found(_ change: (inout LocalizedString) -> Void) -> [Finding.Kind?] {
            var string = LocalizedString(.text("Essen"))
            change(&string)
            let check = StringCheck(
                key: "k", string: string, source: LocalizedString(.text("Dinner")), locale: "de", sourceLanguage: "en",
                rules: PluralRules(language: "de"))
            return [check.stale?.kind, check.unfinished?.kind]
        }
        #expect(found { _ in } == [nil, nil] && found { $0.isStale = true } == [.stringStale, nil])
        for state in LocalizedString.UnfinishedState.allCases {
            #expect(found { $0.unfinishedState = state } == [nil, .translationUnfinished])
        }
    }
}
