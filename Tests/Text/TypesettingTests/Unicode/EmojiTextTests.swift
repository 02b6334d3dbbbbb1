import Testing

@testable import Typesetting

/// Texts of emoji alone ("UTS #51").
struct EmojiTextTests {
    @Test(arguments: [
        ("😀", 1), ("😀😀", 2), ("👩‍👩‍👧", 1), ("👍🏽👍", 2), ("🇩🇪🇫🇷", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 1), ("❤️", 1), ("☎️", 1),
        ("0️⃣", 1), ("9️⃣", 1), ("#️⃣*️⃣", 2), ("1\u{20E3}", 1), ("©️", 1), ("®️", 1), ("🅰️", 1), ("‼️", 1), ("⌚", 1),
    ])
    func emojiAreCounted(_ text: String, _ count: Int) { #expect(EmojiText.count(in: text) == count) }

    /// Letters, digits, spaces, and signs that are text unless a selector follows.
    @Test(arguments: ["", "a", "a😀", "😀a", "😀 😀", " ", "1", "12", "#", "©", "❤", "☎", "❤\u{FE0E}", "😀\u{FE0E}", "字"])
    func otherTextsHaveNone(_ text: String) { #expect(EmojiText.count(in: text) == nil) }
}
