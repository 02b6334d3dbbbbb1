import Support
import Testing

/// Messages that quote the input stay short and plain.
struct ErrorTextTests {
    @Test func aShortMessageStaysAsItIs() {
        #expect(ErrorText.line("the key “é” is listed twice; remove one") == "the key “é” is listed twice; remove one")
    }

    @Test func theBeginningAndTheEndOfALongMessageStay() {
        let line = ErrorText.line("key " + String(repeating: "k", count: 9_000_000) + "; remove it")
        #expect(line.unicodeScalars.count < ErrorText.maximumLength + 10)
        #expect(line.hasPrefix("key kkk") && line.hasSuffix("kkk; remove it"))
    }

    @Test func whatATerminalObeysIsEscaped() {
        #expect(ErrorText.line("a\u{1B}[31mb\u{7}\r\n\u{202E}c") == #"a\u{1b}[31mb\u{7}\u{d}\u{a}\u{202e}c"#)
        #expect(ErrorText.lines("a\u{1B}\nb") == "a\\u{1b}\nb")
    }
}
