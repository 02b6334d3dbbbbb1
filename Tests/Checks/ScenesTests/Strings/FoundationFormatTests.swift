import Foundation
import Testing

@testable import Scenes

/// What stands for a specifier, compared with `String(format:locale:)` of Foundation, which is
/// `String.localizedStringWithFormat` for a locale that is named.
struct FoundationFormatTests {
    /// Locales in which the ICU of the system and that of Foundation have the same digits and separators.
    private static let locales = [
        "en", "de", "fr", "es", "pt-BR", "ru", "pl", "cs", "ar-EG", "he", "ja", "hi", "fa", "tr", "sv", "en-IN",
    ]
    private static let whole = [0, 1, 2, 3, 5, 11, 21, 100, -42, 1_234, 1_234_567]
    private static let fractions = [0, 0.25, 0.5, 1.005, 2.5, 3.5, -0.75, 1_234.5, 12_345.678, 0.00001, 1e10]

    @Test("Whole numbers", arguments: ["lld", "ld", "d", "i", "+lld", "05lld", "8lld", "-8lld", ".3lld", "qd", "zd"])
    func wholeNumbers(_ specifier: String) throws {
        for number in Self.whole { try compare(specifier, .number(DecimalNumber(number)), number) }
    }

    @Test("Numbers without a sign", arguments: ["u", "lu", "llu", "x", "X", "o"])
    func unsigned(_ specifier: String) throws {
        for number in Self.whole where number >= 0 {
            try compare(specifier, .number(DecimalNumber(number)), UInt(number))
        }
    }

    @Test("Fractions", arguments: ["f", ".0f", ".1f", ".2f", "lf", "+.1f", "8.2f", "-8.2f"])
    func fractions(_ specifier: String) throws {
        for number in Self.fractions {
            let decimal = try #require(DecimalNumber("\(number)"))
            try compare(specifier, .number(decimal), number)
        }
    }

    @Test("Powers of ten", arguments: ["e", ".2e", "g", ".3g", "G"])
    func powers(_ specifier: String) throws {
        for number in Self.fractions {
            let decimal = try #require(DecimalNumber("\(number)"))
            // The word for a power of ten in Arabic has changed.
            try compare(specifier, .number(decimal), number, but: "ar-EG")
        }
    }

    @Test("A number object describes itself")
    func objects() throws {
        let specifier = try #require(FormatSpecifier(at: "@"))
        for (written, number) in [("3", 3), ("1234.5", 1_234.5), ("0.1", 0.1), ("-7", -7)] as [(String, NSNumber)] {
            let decimal = try #require(DecimalNumber(written))
            for locale in Self.locales {
                let expected = number.description(withLocale: Locale(identifier: locale))
                #expect(specifier.text(.number(decimal), language: locale) == expected, "\(written) in \(locale)")
            }
        }
    }

    private func compare(_ text: String, _ argument: StringArgument, _ value: any CVarArg, but left: String? = nil)
        throws
    {
        let specifier = try #require(FormatSpecifier(at: text[...]))
        for locale in Self.locales where locale != left {
            let expected = String(format: "%" + text, locale: Locale(identifier: locale), arguments: [value])
            #expect(specifier.text(argument, language: locale) == expected, "%\(text) of \(value) in \(locale)")
        }
    }
}
