import Support
import Testing

@Suite struct QuotedTextTests {
    @Test(arguments: [
        ("caption", "caption"), ("#8ecae6", "#8ecae6"), ("0.000,1.000", "0.000,1.000"), ("", "\"\""),
        ("two words", "\"two words\""), ("a=b", "\"a=b\""), ("é", "\"é\""), ("say \"hi\"", #""say \"hi\"""#),
    ])
    func words(_ text: String, _ word: String) {
        #expect(QuotedText.word(text) == word)
    }

    @Test func whatAReviewerCouldNotSeeIsEscaped() {
        #expect(QuotedText.quoted("a\u{202E}b\u{2069}\u{FEFF}\0") == #""a\u{202e}b\u{2069}\u{feff}\u{0}""#)
        #expect(QuotedText.quoted("a\tb\nc\r\n\\") == #""a\tb\nc\r\n\\""#)
        #expect(QuotedText.quoted("\u{2028}\u{AD}") == #""\u{2028}\u{ad}""#)
    }

    @Test func emojiAndIndicSyllablesStayWhole() {
        for text in ["👩‍👩‍👧", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "क्‍ष", "❤️"] {
            #expect(QuotedText.quoted(text) == "\"\(text)\"")
        }
    }

    /// RFC 8259, section 7: what must be escaped, and nothing that a reader would have to know.
    @Test(arguments: [
        ("a\"b\\", #""a\"b\\""#), ("\n\r\t", #""\n\r\t""#), ("\u{0}\u{1F}", #""\u0000\u001f""#),
        (" \u{7F}/é😀", "\" \u{7F}/é😀\""),
    ])
    func json(_ text: String, _ json: String) { #expect(QuotedText.json(text) == json) }

    @Test func printableTextKeepsLineFeedsAndTabsAlone() {
        #expect(QuotedText.printable("a\n\tb") == "a\n\tb")
        #expect(QuotedText.printable("é\n\tb") == "é\n\tb")
        #expect(QuotedText.printable("a\rb\u{7F}\u{1B}") == #"a\u{d}b\u{7f}\u{1b}"#)
        #expect(QuotedText.withoutInvisible("a\n\tb") == #"a\u{a}\u{9}b"#)
    }

    /// A character beyond the BMP is two units in JSON.
    @Test func jsonEscapesHaveFourDigitsEach() {
        #expect(QuotedText.printableJSON("\"\u{85}\u{200E}\"") == #""\u0085\u200e""#)
        #expect(QuotedText.printableJSON("\u{1BCA0}é") == #"\ud82f\udca0é"#)
    }

    @Test(arguments: Array("+-_.,:;()#%/@*!?&aZ09")) func bareCharacters(_ character: Character) {
        #expect(QuotedText.word(String(character)) == String(character))
    }

    @Test(arguments: Array("=\"'\\<>|$`~^[]{} é")) func otherCharactersAreQuoted(_ character: Character) {
        #expect(QuotedText.word(String(character)).hasPrefix("\""))
    }

    /// A text of nothing but curly quotation marks stands in straight ones; other texts in curly ones, whatever they quote.
    @Test(arguments: [
        ("“", "\"“\""), ("“”", "\"“”\""), ("\"", "“\"”"), ("“a”", "““a””"), ("", "“”"), ("«", "“«”"),
    ])
    func quotationMarksAreTold(_ text: String, _ quoted: String) {
        #expect(QuotedText.beginning(of: text) == quoted && QuotedText.end(of: text) == quoted)
    }

    /// Forty characters are kept; of more, thirty-nine and the ellipsis.
    @Test func excerptsHaveFortyCharacters() {
        let digits = String(repeating: "0123456789", count: 4)
        #expect(QuotedText.beginning(of: " a \n\t b ") == "“a b”" && QuotedText.end(of: "a\nb") == "“a b”")
        #expect(QuotedText.beginning(of: digits) == "“\(digits)”" && QuotedText.end(of: digits) == "“\(digits)”")
        #expect(QuotedText.beginning(of: digits + "a") == "“\(digits.dropLast())…”")
        #expect(QuotedText.end(of: "a" + digits) == "“…\(digits.dropFirst())”")
    }

    @Test(arguments: [
        ("“a” is clipped", "“a”"), ("in “a “b” c” it is", "“a “b” c”"), ("none", ""), ("”a“", ""), ("“a", ""),
    ])
    func theQuoteOfASentence(_ sentence: String, _ quote: String) { #expect(QuotedText.quote(in: sentence) == quote) }
}
