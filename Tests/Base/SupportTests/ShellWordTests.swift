import Foundation
import Support
import Testing

struct ShellWordTests {
    static let texts = [
        "", "plain", "a b", "it's", "$(id)", "`id`", "a\"b", "\\", "*", "~", "!", "#", "\n", "\t", "\u{1B}[31m",
        "\u{202E}",
        "'\u{1B}\\'", "ü", "日本", "-x", "a=b", ";", "&&", "\u{7F}0", "\u{9B}7", "\u{1B}7", "\n\u{7}1",
    ]

    @Test(arguments: texts) func aShellReadsTheTextAsOneWord(_ text: String) throws {
        let word = ShellWord.quoted(text)
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", "printf '%s\\0' \(word)"]
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(String(decoding: data, as: UTF8.self) == text + "\0")
        // Nothing of it is obeyed by a terminal.
        #expect(QuotedText.withoutInvisible(word) == word)
    }

    @Test func whatNeedsNoQuotationMarksHasNone() {
        for text in ["Goldens", "scenes/dinner.yaml", "dinner@L_light_1x", "../a-b.c"] {
            #expect(ShellWord.quoted(text) == text && ShellWord.path(text) == text)
        }
        #expect(ShellWord.path("-x") == "./-x")
    }

    @Test func jsonForATerminalHasTheSameValues() throws {
        let texts = ["a\u{202E}b", "\u{9B}31m", "\u{7F}", "é 👩‍👩‍👧 \u{E0001}"]
        let json = String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
        let printable = QuotedText.printableJSON(json)
        #expect(QuotedText.withoutInvisible(printable) == printable && printable != json)
        #expect(try JSONDecoder().decode([String].self, from: Data(printable.utf8)) == texts)
    }
}
