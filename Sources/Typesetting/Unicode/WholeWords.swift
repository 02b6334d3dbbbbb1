import CUnicode

/// Takes out the line break opportunities inside words where UAX #14 has them between any two characters.
enum WholeWords {
    /// Keeps all words whole, as `word-break: keep-all` does (CSS Text 3, 5.2): nothing between two letters, numbers or
    /// other characters of words. What a dictionary finds in Thai, Lao, Khmer or Burmese stays.
    static func keepAll(in boundaries: inout [UInt8], of units: [UInt16]) {
        removeOpportunities(from: &boundaries, of: units, between: cunicode_is_word_character)
    }

    /// Keeps Hangul words whole: labels on iOS break Korean between words, UAX #14 also between syllables. A word wider
    /// than its line still breaks at graphemes, as any word does.
    static func keepHangul(in boundaries: inout [UInt8], of units: [UInt16]) {
        removeOpportunities(from: &boundaries, of: units, between: isHangul)
    }

    /// Takes away the opportunities between two characters of a kind.
    /// - Complexity: O(length).
    private static func removeOpportunities(
        from boundaries: inout [UInt8], of units: [UInt16], between isKept: (UInt32) -> Bool
    ) {
        for offset in units.indices.dropFirst()
        where boundaries[offset] & BoundaryKind.soft != 0 && isKept(Scalars.decode(units, at: offset).character) {
            // The grapheme before, not the mark at its end, tells what stands there.
            var start = offset - 1
            while start > 0 && boundaries[start] & BoundaryKind.grapheme == 0 { start -= 1 }
            if isKept(Scalars.decode(units, at: start).character) { boundaries[offset] &= ~BoundaryKind.soft }
        }
    }

    /// Syllables, and the blocks of letters ("Unicode 15.0, Blocks").
    private static func isHangul(_ character: UInt32) -> Bool {
        switch character {
        case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xD7B0...0xD7FF: true
        default: false
        }
    }
}
