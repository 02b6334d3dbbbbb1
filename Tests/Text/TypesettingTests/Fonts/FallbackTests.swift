import CHarfBuzz
import CUnicode
import TestSupport
import Testing

@testable import Typesetting

@Suite(.neverHangs) struct FallbackTests {
    /// A character by itself goes to the first family that has it (Fonts/README.md), the first time it is asked and
    /// later.
    @Test(arguments: [FontWeight.regular, .bold])
    func charactersGoToTheFirstFamilyThatHasThem(_ weight: FontWeight) throws {
        let fonts = try FontCascade.bundled(missingGlyphs: .box)
        let style = TextStyle(pointSize: 17, weight: weight)
        let chooser = try FontChooser(cascade: fonts, style: style, language: fonts.languages.language("en"))
        let instances = try (0..<fonts.familyCount).map { try fonts.instance(family: $0, style: style) }
        var found: Set<Int> = []
        // Kept and expected once: an expectation a character takes longer than the choice.
        var wrong: [String] = []
        for character in stride(from: UInt32(0x21), to: 0x1_FC00, by: 3) {
            guard let scalar = Unicode.Scalar(character), !cunicode_is_emoji_presentation(character),
                !cunicode_is_default_ignorable(character)
            else { continue }
            let units = Array(String(scalar).utf16)
            let family = instances.indices.first { has(character, instances[$0]) }
            for _ in 0..<2 {
                let slot = try chooser.slot(for: units, in: 0..<units.count)
                let drawn = chooser.font(at: slot)
                if !isRight(drawn, slot, for: character, family, instances, chooser) {
                    wrong.append("U+\(String(character, radix: 16))")
                }
                if let family { found.insert(family) }
            }
        }
        #expect(wrong == [])
        #expect(found.count > 20)
    }

    /// Whether a font is that of the family, which draws the character; without a family, the first font.
    private func isRight(
        _ drawn: FontInstance?, _ slot: FontSlot, for character: UInt32, _ family: Int?, _ instances: [FontInstance],
        _ chooser: FontChooser
    ) -> Bool {
        guard let drawn else { return false }
        guard let family else { return drawn === chooser.primary }
        return drawn == instances[family] && has(character, drawn) && slot == FontSlot(family: family)
    }

    private func has(_ character: UInt32, _ font: FontInstance) -> Bool {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font.font, character, &glyph) != 0
    }

    /// U+0600 is in one grapheme with what follows (UAX #29, GB9b), which is mostly another font's.
    @Test(arguments: ["\u{600}1", "\u{600}a", "\u{600}\u{661}", "\u{6DD}12"])
    func numberSignsLeaveTheDigitsToTheirFont(_ text: String) throws {
        let fonts = try FontCascade.bundled()
        let sign = try Paragraph(
            String(text.unicodeScalars.prefix(1)), style: TextStyle(pointSize: 17), language: "ar", fonts: fonts)
        let whole = try Paragraph(text, style: TextStyle(pointSize: 17), language: "ar", fonts: fonts)
        #expect(whole.lines(width: .infinity).lines.count == 1)
        #expect(whole.maximumContentWidth >= sign.maximumContentWidth)
    }
}
