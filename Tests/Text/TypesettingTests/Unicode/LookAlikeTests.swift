import Testing

@testable import Typesetting

/// "Unicode UTS #39, Confusable Detection": texts with one skeleton.
struct LookAlikeTests {
    @Test(arguments: [
        // Cyrillic о and а, Greek ο, the figure 1 and the letter l, ligatures.
        ("Lоndon", "London"), ("pаypal", "paypal"), ("ο", "o"), ("1", "l"), ("rn", "m"), ("Ⅷ", "Vlll"), ("a", "a"),
        ("", ""),
        // What cannot be seen: a joiner, a soft hyphen, a word joiner, a direction mark, a variation selector.
        ("a\u{200D}b", "ab"), ("a\u{AD}b", "ab"), ("a\u{2060}b", "ab"), ("\u{200E}ab", "ab"), ("ab\u{FE0F}", "ab"),
        ("a\u{200B}b", "ab"),
        // A composed and a decomposed letter.
        ("\u{E9}", "e\u{301}"),
    ])
    func textsThatAreAlike(_ first: String, _ second: String) {
        #expect(LookAlike.areAlike(first, second) && LookAlike.areAlike(second, first))
    }

    @Test(arguments: [("a", "b"), ("a", "A"), ("a", "á"), ("a b", "ab"), ("", "a"), ("ab", "abb"), ("o", "d")])
    func textsThatAreNot(_ first: String, _ second: String) {
        #expect(!LookAlike.areAlike(first, second) && !LookAlike.areAlike(second, first))
    }
}
