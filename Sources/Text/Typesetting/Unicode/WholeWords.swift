import CUnicode

/// Removes break opportunities inside words that UAX #14 allows between any two characters.
enum WholeWords {
    /// Keeps all words together, as `word-break: keep-all` does (CSS Text 3, 5.2): no line ends between two letters,
    /// numbers or other characters of words. Opportunities that a dictionary finds in Thai, Lao, Khmer or Burmese are
    /// kept.
    static func keepAll(in boundaries: inout [UInt8], of units: [UInt16]) {
        removeOpportunities(from: &boundaries, of: units, between: cunicode_is_word_character)
    }

    /// Keeps Hangul words together: labels on iOS break Korean only between words, UAX #14 also between syllables. A
    /// word that is wider than a line is still split between graphemes.
    static func keepHangul(in boundaries: inout [UInt8], of units: [UInt16]) {
        removeOpportunities(from: &boundaries, of: units, between: isHangul)
    }

    /// Removes the opportunities between two characters of a kind.
    /// - Complexity: O(length).
    private static func removeOpportunities(
        from boundaries: inout [UInt8], of units: [UInt16], between isKept: (UInt32) -> Bool
    ) {
        for offset in units.indices.dropFirst()
        where boundaries[offset] & BoundaryKind.soft != 0 && isKept(Scalars.decode(units, at: offset).character) {
            // The base of the grapheme before the offset decides, not the mark at its end.
            var start = offset - 1
            while start > 0 && boundaries[start] & BoundaryKind.grapheme == 0 { start -= 1 }
            if isKept(Scalars.decode(units, at: start).character) { boundaries[offset] &= ~BoundaryKind.soft }
        }
    }

    /// Hangul syllables and the blocks of Hangul letters ("Unicode 15.0, Blocks").
    private static func isHangul(_ character: UInt32) -> Bool {
        switch character {
        case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xD7B0...0xD7FF: true
        default: false
        }
    }
}
