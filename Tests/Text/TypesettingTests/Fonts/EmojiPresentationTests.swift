import TestSupport
import Testing

@testable import Typesetting

/// Which font draws an emoji, and that its sequences are one glyph (UTS #51; what the font has: Emoji 15.0).
@Suite(.neverHangs) struct EmojiPresentationTests {
    private let emojiFont = "NotoColorEmoji.ttf"

    private func glyphs(_ text: String) throws -> [(font: String, id: UInt32)] {
        let paragraph = try paragraph(text)
        return paragraph.glyphRuns(of: paragraph.lines(width: .infinity).lines[0]).flatMap { run in
            run.glyphs.map { (run.font.file.name, $0.id) }
        }
    }

    /// Without what HarfBuzz puts for ignorable characters: a space without advance.
    private func visible(_ text: String) throws -> [(font: String, id: UInt32)] {
        let fonts = try sharedFonts.get()
        return try glyphs(text).filter { glyph in
            let family = try #require(
                fonts.familyNames.firstIndex { glyph.font.hasPrefix($0 + ".") || glyph.font.hasPrefix($0 + "-") })
            let font = try fonts.instance(family: family, style: TextStyle(pointSize: 17))
            let space = HarfBuzzBuffer(language: "en").shape([0x20], 0..<1, isRightToLeft: false, script: 0, font: font)
            return glyph.id != space.first?.id
        }
    }

    /// Emoji_Presentation=Yes: emoji by themselves.
    @Test(arguments: ["😀", "👍", "🎉", "⌚", "⚡", "⭐", "🀄", "🫠"])
    func charactersShownAsEmoji(_ text: String) throws {
        let glyphs = try visible(text)
        #expect(glyphs.count == 1 && glyphs[0].font == emojiFont)
    }

    /// Emoji_Presentation=No: U+FE0F asks for emoji. Without it Unicode has text; where no text font has the character,
    /// the emoji font draws it all the same.
    @Test(arguments: ["☎", "☀", "✈", "✂", "☺", "♥", "❤", "▶", "↔", "©", "™"])
    func selectorAsksForEmoji(_ text: String) throws {
        let emoji = try visible(text + "\u{FE0F}")
        #expect(emoji.count == 1 && emoji[0].font == emojiFont, "\(text)")
    }

    /// U+FE0E asks for text: any text font comes before the emoji font.
    @Test(arguments: ["☎", "☀", "✂", "☺", "♥", "©", "™", "↔", "▶"])
    func selectorAsksForText(_ text: String) throws {
        let fonts = try sharedFonts.get()
        let hasTextFont = try (0..<fonts.familyCount).contains { index in
            guard fonts.familyNames[index] != "NotoColorEmoji" else { return false }
            let font = try fonts.instance(family: index, style: TextStyle(pointSize: 17))
            return Self.has(font, text)
        }
        let glyphs = try visible(text + "\u{FE0E}")
        #expect(glyphs.count == 1 && (glyphs[0].font == emojiFont) == !hasTextFont, "\(text)")
    }

    /// Without a selector they are text, too, where a text font has them.
    @Test(
        arguments: [
            ("©", "BubbleSans.ttf"), ("™", "BubbleSans.ttf"), ("☎", "NotoSansSymbols2.ttf"),
            ("☃", "NotoSansSymbols2.ttf"), ("☺", "NotoSansSymbols.ttf"), ("♥", "BubbleSans.ttf"),
        ])
    func signsAreTextByDefault(_ text: String, _ font: String) throws {
        #expect(try visible(text).map(\.font) == [font])
    }

    /// Every emoji of emoji-test.txt, with its selectors and without: a character by itself that is text by default is
    /// drawn by a text font where one has it, everything else is one emoji.
    @Test func everyEmojiOfUnicodeIsShownAsItsDataTells() throws {
        let fonts = try FontCascade.bundled()
        let texts = try (0..<fonts.familyCount - 1).map {
            CharacterMap.characters(of: try fonts.instance(family: $0, style: TextStyle(pointSize: 17)).file)
        }
        var counts = (emoji: 0, text: 0)
        for (sequence, status) in try EmojiTestFile.sequences() {
            let scalars = Array(sequence.unicodeScalars)
            let isText =
                status == "unqualified" && scalars.count == 1 && texts.contains { $0.contains(scalars[0].value) }
            let files = try fonts.files(sequence)
            #expect(files.count == 1 && (files == [emojiFont]) == !isText, "\(sequence) \(scalars) \(files)")
            if isText { counts.text += 1 } else { counts.emoji += 1 }
        }
        #expect(counts.emoji > 4_500 && counts.text > 100, "\(counts)")
    }

    /// Sequences stay one emoji beside the letters of any script: HarfBuzz's shapers for Khmer and the like would take
    /// joiners and modifiers for marks of their own.
    @Test func sequencesStayOneEmojiBesideEveryScript() throws {
        let letters = [
            "a", "я", "λ", "ա", "ა", "א", "ا", "ܐ", "क", "ক", "ਕ", "ક", "க", "క", "ಕ", "ക", "ක", "ก", "ກ", "က", "ក",
            "한", "あ",
            "字", "አ", "བ", "ᠠ", "Ꭰ",
        ]
        let sequences = ["👩🏽‍🚀", "👍🏽", "🏳️‍🌈", "🇫🇷", "5️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "👨‍👩‍👧‍👦", "❤️‍🔥"]
        var tried = 0
        for letter in letters where (try? paragraph(letter)) != nil {
            for sequence in sequences {
                for text in [letter + sequence, letter + " " + sequence + letter, sequence + letter] {
                    let found = try visible(text).filter { $0.font == emojiFont }
                    let alone = try visible(sequence)
                    #expect(found.map(\.id) == alone.map(\.id), "\(text)")
                    tried += 1
                }
            }
        }
        #expect(tried > 20 * 8 * 3)
    }

    /// An emoji in a line does not make it higher: its font's ascent and descent are not more than the primary font's.
    @Test func emojiLeaveTheLineHeightAlone() throws {
        let heights = try ["Hello", "Hello 😀"].map { text in
            try paragraph(text, size: 17).lines(width: .infinity).height
        }
        #expect(heights[0] == heights[1])
    }

    /// Fonts/README.md: characters that are emoji by default were taken out of the text fonts, so that asking for text
    /// still gives the emoji rather than nothing.
    @Test func textOfAnEmojiThatNoTextFontHasIsTheEmoji() throws {
        let glyphs = try visible("😀\u{FE0E}")
        #expect(glyphs.count == 1 && glyphs[0].font == emojiFont)
    }

    @Test(arguments: [
        "👨‍👩‍👧‍👦", "👩‍🚀", "🏳️‍🌈", "❤️‍🔥", "🧑🏽‍🤝‍🧑🏿", "👍🏽", "👋🏿", "🇩🇪", "🇯🇵", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1️⃣", "#️⃣", "*️⃣", "0⃣",
    ])
    func sequencesAreOneGlyph(_ sequence: String) throws {
        let glyphs = try visible(sequence)
        #expect(glyphs.count == 1 && glyphs[0].font == emojiFont, "\(sequence): \(glyphs)")
        // Two of them are two, side by side, with the same advance.
        let (one, two) = try (paragraph(sequence), paragraph(sequence + sequence))
        #expect(abs(two.maximumContentWidth - 2 * one.maximumContentWidth) < 1e-9)
        #expect(
            two.lines(width: one.maximumContentWidth).lines.map(\.range.count) == [
                sequence.utf16.count, sequence.utf16.count,
            ])
    }

    @Test func skinTonesDiffer() throws {
        let tones = try ["👍", "👍🏻", "👍🏼", "👍🏽", "👍🏾", "👍🏿"].map { try visible($0)[0].id }
        #expect(Set(tones).count == 6)
    }

    /// Digits, # and * are emoji in the Unicode data, and text unless a keycap or U+FE0F follows.
    @Test func digitsStayText() throws {
        for glyph in try visible("12#*") { #expect(glyph.font == "BubbleSans.ttf") }
    }

    /// Regional indicators pair from the start: a third stands alone.
    @Test func threeRegionalIndicatorsAreAFlagAndALetter() throws {
        let flag = try visible("🇩🇪")[0].id
        let glyphs = try visible("🇩🇪🇯")
        #expect(glyphs.count == 2 && glyphs[0].id == flag)
    }

    private static func has(_ font: FontInstance, _ text: String) -> Bool {
        HarfBuzzBuffer(language: "en").shape(
            Array(text.utf16), 0..<text.utf16.count, isRightToLeft: false, script: 0, font: font
        ).allSatisfy { $0.id != 0 }
    }

    /// UTS #51, ED-6 to ED-20: what a cluster asks for, whichever fonts there are.
    @Test(arguments: [
        ("1", EmojiPresentation.Choice.cascade), ("a", .cascade), ("1\u{20E3}", .emoji), ("#\u{FE0F}\u{20E3}", .emoji),
        ("©", .cascade), ("©\u{FE0F}", .emoji), ("😀", .emoji), ("😀\u{FE0E}", .text), ("☀", .cascade),
        ("☀\u{FE0F}", .emoji), ("👍🏽", .emoji), ("✌🏽", .emoji), ("🇩🇪", .emoji), ("🇩", .emoji), ("👩\u{200D}🚀", .emoji),
        ("❤\u{200D}🔥", .emoji), ("中", .cascade), ("é", .cascade),
    ])
    func whatAClusterAsksFor(_ text: String, _ choice: EmojiPresentation.Choice) {
        let units = Array(text.utf16)
        #expect(EmojiPresentation.choice(for: units, in: 0..<units.count) == choice)
    }
}
