import Testing

@testable import Typesetting

/// Whether a font has one set of features for two scripts, as the tables of the bundled files say (read with fontTools).
@Suite struct ScriptFeaturesTests {
    private func file(_ text: String) throws -> FontFile {
        let paragraph = try Paragraph(text, style: TextStyle(pointSize: 17), language: "ja", fonts: sharedFonts.get())
        return try #require(paragraph.storage.items.first?.font?.file)
    }

    @Test func kanaHaveTheFeaturesOfIdeographsAndHangulHasNot() throws {
        let file = try file("土")
        #expect(file.name == "NotoSansCJK-Regular.otf")
        #expect(ScriptFeatures.areEqual(in: file.face, "hani", "kana"))
        #expect(!ScriptFeatures.areEqual(in: file.face, "hani", "hang"))
        // A script without features of its own has those of all others, which have no forms of languages.
        #expect(!ScriptFeatures.areEqual(in: file.face, "hani", "deva"))
        #expect(ScriptFeatures.areEqual(in: file.face, "thai", "deva"))
    }

    /// Kanji and kana are one item, and what has another font or another script is not in it.
    @Test func aJapaneseSentenceIsOneItem() throws {
        func ranges(_ text: String) throws -> [Range<Int>] {
            try Paragraph(text, style: TextStyle(pointSize: 17), language: "ja", fonts: sharedFonts.get())
                .storage.items.map(\.range)
        }
        #expect(try ranges("土曜日の七時に晩ご飯を食べませんか？") == [0..<18])
        #expect(try ranges("カタカナとひらがな") == [0..<9])
        #expect(try ranges("7時に、한글") == [0..<1, 1..<4, 4..<6])
    }

    /// The tables are read once, and say the same ever after.
    @Test func aFontSaysTheSameEachTime() throws {
        let file = try file("土")
        #expect((0..<3).map { _ in file.hasOneScriptForKana } == [true, true, true])
    }
}
