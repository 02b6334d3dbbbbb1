import Foundation
import Testing

@testable import UIKitAPI

/// Marks of Markdown inside a text, by the rules of CommonMark as far as Foundation's inline syntax follows them.
struct InlineMarkdownTests {
    /// Each part with its marks: b for strong, i for emphasised, s for struck, c for code, and its link.
    private func parts(_ text: String) -> [String] {
        InlineMarkdown(text).parts.map { part in
            let letters: [(InlineMarkdown.Marks, String)] = [
                (.strong, "b"), (.emphasized, "i"), (.struck, "s"), (.code, "c"),
            ]
            let marks = letters.filter { part.marks.contains($0.0) }.map(\.1).joined()
            return marks + ":" + part.text + (part.link.map { "→\($0.absoluteString)" } ?? "")
        }
    }

    @Test(
        arguments: [
            ("plain", [":plain"]), ("", []), ("**b**", ["b:b"]), ("__b__", ["b:b"]), ("*i*", ["i:i"]),
            ("_i_", ["i:i"]), ("~~s~~", ["s:s"]), ("`c`", ["c:c"]), ("***x***", ["bi:x"]),
            ("a **b** c", [":a ", "b:b", ": c"]), ("**a *b* c**", ["b:a ", "bi:b", "b: c"]),
            ("*a ~~b~~*", ["i:a ", "is:b"]), ("`*no*`", ["c:*no*"]), ("**`c`**", ["bc:c"]),
        ])
    func marks(_ text: String, _ expected: [String]) { #expect(parts(text) == expected) }

    /// A mark without an end, beside a space, inside a word or behind a stroke is a letter.
    @Test(
        arguments: [
            ("2 * 3 * 4", ":2 * 3 * 4"), ("**open", ":**open"), ("a*", ":a*"), ("* a*", ":* a*"), ("*a *", ":*a *"),
            ("snake_case_name", ":snake_case_name"), ("\\*a\\*", ":*a*"), ("a\\b", ":a\\b"), ("~a~", ":~a~"),
            ("[a] (b)", ":[a] (b)"), ("[a](b", ":[a](b"), ("****", ":****"), ("\\\\", ":\\"),
            ("5_000_000", ":5_000_000"),
        ])
    func letters(_ text: String, _ expected: String) { #expect(parts(text) == [expected]) }

    @Test(
        arguments: [
            ("[site](https://a.b/c)", [":site→https://a.b/c"]),
            ("see [the **big** one](x) now", [":see ", ":the →x", "b:big→x", ": one→x", ": now"]),
            ("**[a](b)**", ["b:a→b"]), ("a_[b](c)_", [":a_", ":b→c", ":_"]),
        ])
    func links(_ text: String, _ expected: [String]) { #expect(parts(text) == expected) }

    /// An escaped text is what it was, whatever is in it.
    @Test(arguments: ["plain", "*a* _b_ ~~c~~ `d` [e](f) \\", "**", "a\\*b", "_", "🎈*"])
    func escapedTexts(_ text: String) {
        let escaped = InlineMarkdown.escaped(text)
        #expect(InlineMarkdown(escaped).parts.map(\.text).joined() == text)
        #expect(InlineMarkdown(escaped).parts.allSatisfy { $0.marks.isEmpty && $0.link == nil })
        #expect((escaped != text) == InlineMarkdown.mayMark(text))
    }

    @Test(arguments: ["*", "_", "~", "`", "[", "\\"]) func lettersThatMayMark(_ letter: String) {
        #expect(InlineMarkdown.mayMark("a\(letter)b") && InlineMarkdown.escaped(letter) == "\\" + letter)
    }

    @Test func lettersThatMarkNothing() {
        #expect(!InlineMarkdown.mayMark("abc (1) ] + - # ! ü 🎈") && InlineMarkdown.escaped("a#b!") == "a#b!")
    }
}
