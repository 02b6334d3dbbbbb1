import TestSupport
import Testing

@testable import Typesetting

/// A font is opened when a character needs it: the manifest tells which do not have it.
@Suite(.neverHangs) struct OpenedFontsTests {
    @Test(
        arguments: [
            ("Hello", 1), ("Grüße — “Ελλάδα” Москва", 1), ("ก", 2), ("今日", 2), ("مرحبا", 2), ("☃", 2), ("☃\u{FE0F}", 2),
            ("😀", 2), ("👩‍🚀", 2), ("∮", 2), ("🏳️‍🌈 at 7", 2), ("नमस्ते ไทย 한국", 4), ("x\u{301}", 1),
        ])
    func onlyFontsThatDrawAreOpened(_ text: String, _ expected: Int) throws {
        let fonts = try FontCascade.bundled()
        #expect(fonts.work.openedFontCount == 0)
        _ = try fonts.files(text)
        #expect(fonts.work.openedFontCount == expected)
        _ = try fonts.files(text)
        #expect(fonts.work.openedFontCount == expected)
    }

    /// Without a cascade's answer there is nothing to open but the primary font.
    @Test func aMissingCharacterOpensNoOther() throws {
        let fonts = try FontCascade.bundled(missingGlyphs: .error)
        #expect(throws: TypesettingError.self) { try fonts.files("\u{13000}") }
        #expect(fonts.work.openedFontCount == 1)
    }
}
