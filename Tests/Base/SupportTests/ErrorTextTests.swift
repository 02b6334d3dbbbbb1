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

    @Test(arguments: ["", "a", "a\n", "\n\na\n\nb"]) func linesKeepTheirLineFeeds(_ text: String) {
        #expect(ErrorText.lines(text) == text)
    }

    /// A message of a thousand scalars is kept; of a longer one the last three hundred are.
    @Test func onlyALongerMessageIsShortened() {
        let text = String(repeating: "é", count: 700) + String(repeating: "b", count: 300)
        #expect(ErrorText.line(text) == text)
        let line = ErrorText.line("a" + text)
        #expect(line.hasPrefix("aé") && line != "a" + text)
        #expect(line.filter { $0 == "b" }.count == 300 && line.filter { $0 == "é" }.count == 699)
    }

    @Test func anErrorInAFileBeginsWithItsPlace() {
        let error = FileError(file: "a\nb", line: 3, column: 4, kind: "k", message: "m", fix: "f")
        #expect(error.text == "a\\u{a}b:3:4: m; f" && error.sentence == "m; f")
        #expect(FileError(file: "a", line: 3, kind: "k", message: "m", fix: "").text == "a:3: m")
        #expect(FileError(file: "a", kind: "k", message: "m", fix: "f").text == "a: m; f")
        let source = FileError(file: "a", line: 3, column: 4, kind: "k", message: "m", fix: "f", source: "s")
        let named = FileError(file: "b", line: 3, column: 4, kind: "k", message: "m", fix: "f", source: "s")
        #expect(source.named("b") == named)
    }
}
