/// The units that are graphemes by themselves beside each other: letters, digits and signs without marks, joiners and
/// parts of syllables ("UAX #29", `Grapheme_Cluster_Break` Other, Control, CR, LF, LV or LVT).
enum SimpleGraphemes {
    static func contains(_ unit: UInt16) -> Bool {
        switch unit {
        // Latin; Greek; Cyrillic and Armenian; Hebrew letters.
        case 0x0000...0x02FF, 0x0370...0x0482, 0x048A...0x0590, 0x05C8...0x05FF: true
        // Arabic letters and digits.
        case 0x0606...0x060F, 0x061B...0x064A, 0x0660...0x066F, 0x0671...0x06D5, 0x06EE...0x06FF: true
        // More Latin and Greek; punctuation without joiners; signs.
        case 0x1E00...0x200B, 0x200E...0x20CF, 0x2100...0x2CEE: true
        // Ideographs, kana and whole syllables of Hangul.
        case 0x3000...0x3029, 0x3030...0x3098, 0x309B...0xA66E, 0xAC00...0xD7A3, 0xF900...0xFAFF: true
        // Letters of two widths, but for the marks of half-width kana.
        case 0xFF00...0xFF9D, 0xFFA0...0xFFEF: true
        default: false
        }
    }
}
