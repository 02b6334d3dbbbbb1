import CUnicode

/// Joins grapheme clusters that cannot be drawn apart, so that no line and no ellipsis divides them.
///
/// The grapheme clusters of Unicode 15 (UAX #29) end before some vowel signs and tone marks, such as U+102B of Burmese,
/// and after a sign that stacks the next consonant, such as the coeng of Khmer. HarfBuzz draws a line that starts with
/// such a mark with a dotted circle, and a stacking sign without its consonant is drawn as a sign that nobody writes.
enum Syllables {
    static func join(in boundaries: inout [UInt8], of units: [UInt16]) {
        for offset in units.indices.dropFirst()
        where canBeJoined(units[offset]) && boundaries[offset] & BoundaryKind.grapheme != 0 {
            let character = Scalars.decode(units, at: offset).character
            let before = Scalars.decode(units, at: start(ofCharacterBefore: offset, units)).character
            let isJoined =
                cunicode_is_mark(character)
                ? cunicode_share_script(before, character)
                : cunicode_is_other_letter(character) && endsInLinker(units, at: offset, of: character)
            if isJoined { boundaries[offset] &= ~BoundaryKind.grapheme }
        }
    }

    /// Whether a unit is of a block that can have such a mark or a stacked letter: not those before the blocks of India,
    /// nor those of ideographs, kana and Hangul, whose marks are all in one grapheme with their letter, nor a letter of
    /// Thai or Lao, which stack none.
    private static func canBeJoined(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x0E01...0x0E30, 0x0E40...0x0E46, 0x0E81...0x0EB0, 0x0EC0...0x0EC6: false
        case 0x0000...0x08FF, 0x2000...0x2FFF, 0x3000...0xA4CF, 0xAC00...0xD7FF: false
        default: true
        }
    }

    private static func start(ofCharacterBefore offset: Int, _ units: [UInt16]) -> Int {
        offset - (offset > 1 && UTF16.isTrailSurrogate(units[offset - 1]) ? 2 : 1)
    }

    /// Whether the marks and joiners before a letter have a linker of its script (rule GB9c).
    private static func endsInLinker(_ units: [UInt16], at end: Int, of letter: UInt32) -> Bool {
        var offset = end
        while offset > 0 {
            offset = start(ofCharacterBefore: offset, units)
            let character = Scalars.decode(units, at: offset).character
            if cunicode_is_conjunct_linker(character) { return cunicode_share_script(character, letter) }
            guard cunicode_is_mark(character) || character == 0x200D else { return false }
        }
        return false
    }
}
