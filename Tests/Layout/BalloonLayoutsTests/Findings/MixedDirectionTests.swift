import Testing

@testable import BalloonLayouts

/// Words and numbers that change sides (UAX #9), by texts whose order a reader of Arabic or Hebrew has looked at.
@Suite struct MixedDirectionTests {
    @Test(
        "A number sticks to the word before it, a brand turns a sentence around, a telephone number falls apart",
        arguments: [
            ("دعت Ada 3 أصدقاء", true, MixedDirection.Jump.number("3", beside: "Ada")),
            ("הזמנה של Ada 3 מנות", true, .number("3", beside: "Ada")),
            ("Sora مفتوح حتى السابعة", true, .start(word: "Sora")),
            ("אדה added 3 scoops", false, .start(word: "אדה")),
            ("Order by אדה 3 scoops", false, .number("3", beside: "אדה")),
            ("اتصل 02 2735 9640", true, .phone("02 2735 9640")),
            ("اتصل 0301 234567", true, .phone("0301 234567")),
            ("התקשר 0301 234567", true, .phone("0301 234567")),
            ("התקשר 555 1234", true, .phone("555 1234")),
            // UAX #9, W2 and N1: from the right, also where the line begins with the number or goes on behind it.
            ("0301 234567 اتصل", true, .phone("0301 234567")), ("0301 234567 התקשר", true, .phone("0301 234567")),
            ("02 2735 9640 اتصل", false, .phone("02 2735 9640")),
            ("התקשר 555 1234 היום", true, .phone("555 1234")),
            ("دعت  Ada  3  أصدقاء", true, .number("3", beside: "Ada")),
        ])
    func jumps(_ text: String, _ isRightToLeft: Bool, _ jump: MixedDirection.Jump) {
        #expect(MixedDirection.jump(in: text, isRightToLeft: isRightToLeft) == jump)
    }

    @Test(
        "Texts of one direction, numbers at the end, times, dates, ranges and whatever has marks stay",
        arguments: [
            ("Dinner at 7:30", false), ("Dinner at 7:30", true), ("عشاء الساعة 7:30", true), ("عشاء 7:30", false),
            ("مفتوح حتى 12:30", true), ("الرصيف Pier 7", true), ("من 7-9 مساء", true), ("14/6/2026 عشاء", true),
            ("دعت \u{2068}Ada\u{2069} 3 أصدقاء", true), ("\u{200F}Sora مفتوح", true), ("٣ أصدقاء", true),
            ("اتصل \u{2066}02 2735 9640\u{2069}", true), ("Call 02 2735 9640", false), ("日本 3 東京", false), ("", true),
            ("ארוחה עם Ada מחר", false), ("התקשר 55 1234", true),
        ])
    func stays(_ text: String, _ isRightToLeft: Bool) {
        #expect(MixedDirection.jump(in: text, isRightToLeft: isRightToLeft) == nil)
    }

    /// A text with a mark of UAX #9 has been thought about: marks, embeddings, overrides and isolates.
    @Test(arguments: [
        ("\u{200E}", true), ("\u{200F}", true), ("\u{061C}", true), ("\u{202A}", true), ("\u{202E}", true),
        ("\u{2066}", true), ("\u{2069}", true), ("\u{200B}", false), ("\u{200D}", false), ("\u{202F}", false),
        ("", false),
    ])
    func marksAreBelieved(_ mark: String, _ isBelieved: Bool) {
        #expect((MixedDirection.jump(in: mark + "אדה added 3 scoops", isRightToLeft: false) == nil) == isBelieved)
        #expect((MixedDirection.jump(in: "Order by אדה 3 scoops" + mark, isRightToLeft: false) == nil) == isBelieved)
    }

    /// Sentences of the interface's direction are told, quotations in the other one are not, line by line.
    @Test(arguments: [
        ("אדה added", false, true), ("אדה ובן added", false, false), ("Ada הוסיפה", true, true),
        ("Ada and Ben הוסיפה", true, false), ("Dinner\nאדה added 3 scoops", false, true),
    ])
    func onlySentencesOfTheInterfaceAreTold(_ text: String, _ isRightToLeft: Bool, _ isFound: Bool) {
        #expect((MixedDirection.jump(in: text, isRightToLeft: isRightToLeft) != nil) == isFound)
    }
}
