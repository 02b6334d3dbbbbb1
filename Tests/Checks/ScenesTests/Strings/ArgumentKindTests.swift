import Testing
import Typesetting

@testable import Scenes

/// Which arguments a specifier takes.
struct ArgumentKindTests {
    private func text(_ specifier: String, _ argument: StringArgument) throws -> String? {
        try #require(FormatSpecifier(at: specifier[...])).text(argument, language: "en")
    }

    private func number(_ text: String) throws -> StringArgument { .number(try #require(DecimalNumber(text))) }

    @Test(
        "A whole number takes no text, no fraction, and none that does not fit",
        arguments: ["3.5", "4294967296", "1e3", "-1"])
    func wholeNumbers(_ written: String) throws {
        let fits = [
            "3.5": [], "4294967296": ["lld", "llu"], "1e3": ["lld", "d", "u", "hd", "llu"],
            "-1": ["lld", "d", "hhd", "hd"],
        ]
        for specifier in ["lld", "d", "u", "hhd", "hd", "llu"] {
            let isTaken = try text(specifier, number(written)) != nil
            #expect(isTaken == fits[written]?.contains(specifier), "%\(specifier) of \(written)")
        }
    }

    /// The smallest and the largest number of each length, of which one less and one more do not fit.
    @Test(arguments: [
        ("hhd", -128, 127), ("hhu", 0, 255), ("hd", -32_768, 32_767), ("hu", 0, 65_535),
        ("d", -2_147_483_648, 2_147_483_647), ("u", 0, 4_294_967_295),
    ]) func bounds(_ specifier: String, _ least: Int, _ most: Int) throws {
        for (value, isTaken) in [(least - 1, false), (least, true), (most, true), (most + 1, false)] {
            #expect(try (text(specifier, number("\(value)")) != nil) == isTaken, "\(value)")
        }
    }

    /// The digits behind the point are those that are written; a power of ten has none.
    @Test(arguments: [("3", 0), ("1.50", 2), ("0.125", 3), ("1.5e3", 0), ("1.5E3", 0), ("-2.5", 1)])
    func fractions(_ written: String, _ digits: Int) throws {
        #expect(try #require(DecimalNumber(written)).fractionDigits == digits)
    }

    @Test(arguments: ["lld", "d", ".1f", "x", "g"]) func textIsNoNumber(_ specifier: String) throws {
        #expect(try text(specifier, .text("three")) == nil)
        #expect(try text(specifier, .text("12:30")) == nil)
        #expect(try text(specifier, .list([.text("a")], .and)) == nil)
        // A number in quotation marks is what its author means.
        #expect(try text(specifier, .text("3")) != nil)
    }

    @Test(arguments: ["s", "S", "p", "a"]) func swiftPassesNoPointers(_ specifier: String) throws {
        #expect(try text(specifier, .text("a")) == nil)
        #expect(try text(specifier, number("3")) == nil)
    }

    @Test("An object is anything") func objects() throws {
        #expect(try text("@", .text("Ada")) == "Ada")
        #expect(try text("@", number("1234")) == "1,234")
        #expect(try text("@", .ordinal(DecimalNumber(3))) == "3rd")
        #expect(try text("@", .list([.text("a"), .text("b")], .or)) == "a or b")
        #expect(try text("8@", .text("Ada")) == "     Ada")
    }
}
