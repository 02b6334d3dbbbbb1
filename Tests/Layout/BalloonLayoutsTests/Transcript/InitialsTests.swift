import Testing

@testable import BalloonLayouts

/// What stands on the disc of a sender without a picture.
struct InitialsTests {
    @Test(arguments: [
        ("Ada Lovelace", "AL"), ("Ada", "A"), ("ada king lovelace", "AL"), ("  Ada   Lovelace ", "AL"), ("", ""),
        ("山田 太郎", "山太"), ("Ада Лавлейс", "АЛ"), ("ßen Ünal", "SSÜ"),
    ])
    func firstLettersOfTheFirstAndTheLastWord(_ name: String, _ initials: String) {
        #expect(Initials.of(name) == initials)
    }
}
