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
