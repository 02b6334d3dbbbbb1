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
}
