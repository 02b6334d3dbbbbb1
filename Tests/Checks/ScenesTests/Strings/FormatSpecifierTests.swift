import Testing

@testable import Scenes

/// Specifiers of "Apple, String Format Specifiers", as catalogues write them behind a percent sign.
struct FormatSpecifierTests {
    @Test(arguments: [
        ("@ left", "@", nil, "@"), ("lld guests", "lld", nil, "d"), ("2$@", "2$@", 2, "@"), ("1$lld!", "1$lld", 1, "d"),
        (".2f", ".2f", nil, "f"), ("-08.3lf", "-08.3lf", nil, "f"), ("'d", "'d", nil, "d"), ("hhx", "hhx", nil, "d"),
        ("100$s", "100$s", 100, "s"), ("0$d", "0$d", 0, "d"), ("12d", "12d", nil, "d"), ("+.0f", "+.0f", nil, "f"),
    ])
    func isReadToItsEnd(text: String, written: String, argument: Int?, kind: String) throws {
        let specifier = try #require(FormatSpecifier(at: text[...]))
        #expect(specifier.text == written)
        #expect(specifier.argument == argument)
        #expect(specifier.kind.rawValue == kind)
    }

    @Test(arguments: ["", " yes", " d", "5", "1$", ".d", "y", "%", "1234$@", "é", "ll", "٣d"])
    func otherTextIsNone(text: String) {
        #expect(FormatSpecifier(at: text[...])?.text == nil)
    }

    /// "Apple, String Format Specifiers": integers in their notations, floating-point numbers, and objects.
    @Test(arguments: [("dDiuUxXoOcC", "d"), ("fFeEgG", "f"), ("@", "@")]) func kindsOfConversions(
        _ conversions: String, _ kind: String
    ) {
        for conversion in conversions {
            #expect(FormatSpecifier(at: "\(conversion)"[...])?.kind.rawValue == kind, "\(conversion)")
        }
    }
}
