import Testing

@testable import Typesetting

/// Numbers as people write them: the digits and separators of "Unicode CLDR, numbers", for locales in which they have not
/// changed for years.
struct NumberStyleTests {
    @Test(arguments: [
        ("en", "1234567", "1,234,567"), ("de", "1234567", "1.234.567"), ("de-CH", "1234567", "1’234’567"),
        ("fr", "1234567", "1\u{202F}234\u{202F}567"), ("ru", "1234567", "1\u{A0}234\u{A0}567"),
        ("hi", "1234567", "12,34,567"), ("en-IN", "1234567", "12,34,567"), ("ja", "1234567", "1,234,567"),
        // Two digits at least before a separator in Spanish, Polish and European Portuguese.
        ("es", "1234", "1234"), ("es", "12345", "12.345"), ("pl", "1234", "1234"), ("pt-PT", "1234", "1234"),
        ("ar-EG", "3", "٣"), ("ar-EG", "1234", "١٬٢٣٤"), ("fa", "15", "۱۵"), ("ne", "15", "१५"), ("my", "15", "၁၅"),
        ("ar-EG-u-nu-latn", "1234", "1,234"), ("en-u-nu-arab", "3", "٣"), ("en", "-5", "-5"), ("sv", "-5", "−5"),
    ])
    func whole(_ language: String, _ number: String, _ text: String) {
        #expect(NumberStyle.whole().text(number, language: language) == text)
    }

    @Test(arguments: [
        ("en", "3.5", 2, "3.50"), ("de", "3.5", 2, "3,50"), ("ar-EG", "3.5", 2, "٣٫٥٠"),
        ("fr", "1234.5", 1, "1\u{202F}234,5"),
        // To the even digit, as IEEE 754 and Foundation round.
        ("en", "2.5", 0, "2"), ("en", "3.5", 0, "4"), ("en", "0.25", 1, "0.2"), ("en", "0.125", 2, "0.12"),
    ])
    func fixed(_ language: String, _ number: String, _ digits: Int, _ text: String) {
        #expect(NumberStyle.fixed(fractionDigits: digits).text(number, language: language) == text)
    }

    @Test(arguments: [
        ("en-US", "24.5", "USD", "$24.50"), ("en-US", "24.5", "JPY", "¥24"), ("de", "24.5", "EUR", "24,50\u{A0}€"),
        ("ja", "1980", "JPY", "￥1,980"), ("fr", "1234.5", "EUR", "1\u{202F}234,50\u{A0}€"),
        ("en", "1.5", "KWD", "KWD\u{A0}1.500"),
        ("hi", "123456.5", "INR", "₹1,23,456.50"),
    ])
    func currency(_ language: String, _ number: String, _ code: String, _ text: String) {
        #expect(NumberStyle.currency(code).text(number, language: language) == text)
    }

    @Test(arguments: [
        ("en", 1, "1st"), ("en", 12, "12th"), ("en", 23, "23rd"), ("de", 3, "3."), ("fr", 1, "1er"),
        ("en", 0, "0th"), ("en", 2, "2nd"), ("en", 111, "111th"), ("en", -3, "−3rd"), ("de", -3, "−3."),
        ("en", 2_000_000_001, "2,000,000,001st"),
    ])
    func ordinals(_ language: String, _ number: Int, _ text: String) {
        #expect(NumberStyle.ordinal(number, language: language) == text)
    }

    /// `%g` of C: so many significant digits at most, zeros in place of the others, and none behind the last one that
    /// counts.
    @Test(arguments: [
        ("1234.5678", 1, "1,000"), ("1234.5678", 3, "1,230"), ("1234.5678", 6, "1,234.57"), ("0.0012345", 3, "0.00123"),
        ("1.5", 1, "2"), ("2.5", 1, "2"), ("1.50", 3, "1.5"), ("7", 0, "7"),
    ])
    func significant(_ number: String, _ digits: Int, _ text: String) {
        #expect(NumberStyle.significant(digits: digits, isScientific: false).text(number, language: "en") == text)
    }

    /// `%e`, `%g` and `%03d` of C: an exponent has two digits and a sign, and a width is filled with zeros.
    @Test func exponentsAndWidths() {
        let styles: [(NumberStyle, String, String)] = [
            (.scientific(fractionDigits: 2), "1234.5", "1.23E+03"), (.scientific(fractionDigits: 0), "0.06", "6E-02"),
            (.significant(digits: 3, isScientific: true), "1234.5", "1.23E+03"),
            (.significant(digits: 3, isScientific: true), "1200", "1.2E+03"),
            (.whole(minimumDigits: 3), "7", "007"), (.whole(minimumDigits: 3), "12345", "12,345"), (.whole(), "7", "7"),
            (.fixed(fractionDigits: 1, minimumDigits: 2), "7.25", "07.2"), (.plain, "1.50", "1.5"), (.plain, "3", "3"),
            (.plain, "0.33333333333333333333", "0.333333333333333"), (.whole(), "2.5", "2"),
        ]
        for (style, number, text) in styles { #expect(style.text(number, language: "en") == text) }
    }

    @Test("No digit of a large number is lost") func large() {
        #expect(NumberStyle.whole().text("9223372036854775807", language: "en") == "9,223,372,036,854,775,807")
        let forty = NumberStyle.fixed(fractionDigits: 1_000).text("0.5", language: "en")
        #expect(forty.count == 2 + NumberStyle.maximumDigits)
    }

    /// `%+g`, `%+d`, `%+.1f` and `%+e` of C show the sign of what is above zero, too.
    @Test func aPlusIsShownWhereItIsAsked() {
        let styles: [(NumberStyle, String)] = [
            (.significant(digits: 3, isScientific: false, showsPlus: true), "+1.5"),
            (.whole(showsPlus: true), "+2"), (.fixed(fractionDigits: 1, showsPlus: true), "+1.5"),
            (.scientific(fractionDigits: 1, showsPlus: true), "+1.5E+00"),
            (.significant(digits: 3, isScientific: false), "1.5"),
        ]
        for (style, text) in styles { #expect(style.text("1.5", language: "en") == text) }
    }
}
