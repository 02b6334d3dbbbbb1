import Support
import Testing

/// Text in XML 1.0: what has a meaning there is escaped, and what is not allowed is left out.
struct XMLTextTests {
    @Test(arguments: [
        ("a&b", "a&amp;b"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "'"), ("&amp;", "&amp;amp;"),
        // Without a reference a reader makes a space of each in an attribute ("XML 1.0, 3.3.3").
        ("\t", "&#9;"), ("\n", "&#10;"), ("\r", "&#13;"), ("a\r\nb", "a&#13;&#10;b"),
        // "XML 1.0, 2.2, Characters".
        ("a\u{0}\u{8}\u{B}\u{1F}b", "ab"), ("\u{FFFE}\u{FFFF}", ""), ("\u{20}\u{7F}\u{FFFD}", "\u{20}\u{7F}\u{FFFD}"),
        ("é😀", "é😀"),
    ])
    func escaped(_ text: String, _ xml: String) { #expect(XMLText.escaped(text) == xml) }

    @Test func anElementHasItsAttributesAndItsBody() {
        #expect(XMLText.element("a") == "<a/>")
        #expect(XMLText.element("a", [("b", "<"), ("c", nil), ("d", "")]) == "<a b=\"&lt;\" d=\"\"/>")
        #expect(XMLText.element("a", [("b", "1")], "<c/>") == "<a b=\"1\"><c/></a>")
    }
}
