import Testing
import Typesetting

@testable import Scenes

/// What a scene says in turn, by the labels of its cells.
struct ContentVariableTests {
    private static let name = ContentVariable(name: "name", values: ["Bo", .longest(12), "7"])
    private static let people = ContentVariable(name: "people", values: [1, .counts, 1_000])

    /// A label is short, on one line, and another one for each value.
    @Test(arguments: [
        (StringArgument.text("Bo"), "Bo"), (.text(""), "empty"), (.text("a\nb"), "a b"),
        (.number(DecimalNumber(-7)), "-7"),
        (.ordinal(DecimalNumber(3)), "ordinal 3"), (.currency(DecimalNumber(5), code: "EUR"), "5 EUR"),
        (.currency(DecimalNumber(5), code: "USD"), "5 USD"),
        (.list([.text("a"), .number(DecimalNumber(2))], .and), "a, 2"),
        (.relative(DecimalNumber(3), .day, isNamed: false), "3 day"),
    ]) func aValueHasALabel(_ argument: StringArgument, _ label: String) {
        #expect(VariedValue(.argument(argument)).label == label)
    }

    /// The numbers that give every plural form: 1 and another one in English; Polish needs a few more, Japanese one.
    @Test func countsDependOnTheLanguages() {
        #expect(Self.people.labels(in: ["en"]).count < Self.people.labels(in: ["en", "pl"]).count)
        let labels = Self.people.labels(in: ["en", "pl"])
        #expect(labels.first == "1" && labels.last == "1000" && Set(labels).count == labels.count)
        #expect(Self.name.labels(in: ["en"]) == ["Bo", "longest 12", "7"])
    }

    /// A label that is not listed is a text, or a number among numbers; a condition may name those that may be.
    @Test func aLabelHasItsValue() {
        #expect(Self.name.value("longest 12") == .longest(12) && Self.name.value("longest 13") == .text("longest 13"))
        #expect(
            Self.name.value("8") == .text("8") && Self.people.value("8") == .number(8)
                && Self.people.value("a") == .text("a"))
        #expect(["Bo", "longest 12", "7", "8", "Max"].map(Self.name.mayBe) == [true, true, true, false, false])
        #expect(["1", "8", "-3", "a"].map(Self.people.mayBe) == [true, true, true, false])
        #expect(!ContentVariable(name: "n", values: [1, 2]).mayBe("3"))
    }

    /// One of the values is singular by the rules of the language.
    @Test(
        arguments: [
            ([1, 5], "en", true), ([2, 5], "en", false), ([21], "en", false), ([21], "ru", true),
            ([.counts], "en", true),
            ([.counts], "ja", false), ([1], "ja", false), (["1"], "en", true), (["one"], "en", false),
            ([.longest(1)], "en", false),
        ] as [([VariedValue], String, Bool)]) func aValueCanBeOne(
            _ values: [VariedValue], _ language: String, _ canBe: Bool
        )
    {
        let variable = ContentVariable(name: "n", values: values)
        #expect(variable.canBeOne(by: PluralRules(language: language)) == canBe)
    }

    /// "IEEE printf": widths, precisions, and the letters of other bases.
    @Test(arguments: [
        ("x", 255, "ff"), ("X", 255, "FF"), ("#x", 255, "0xff"), ("#X", 255, "0XFF"), ("o", 8, "10"), ("c", 65, "A"),
        ("5d", 42, "   42"), ("-5d", 42, "42   "), ("+d", 42, "+42"), (".3d", 42, "042"),
        ("5@", 42, "   42"),
        (".1@", 42, "4"), ("-4@", 42, "42  "),
    ]) func aNumberIsWritten(_ specifier: String, _ number: Int, _ text: String) throws {
        let specifier = try #require(FormatSpecifier(at: specifier[...]))
        #expect(specifier.text(.number(DecimalNumber(number)), language: "en") == text)
    }
}
