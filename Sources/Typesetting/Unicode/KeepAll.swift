import CUnicode

/// Takes out the opportunities that `word-break: keep-all` forbids: those between two letters, numbers or other
/// characters of words (CSS Text 3, 5.2). What a dictionary finds in Thai, Lao, Khmer or Burmese stays.
enum KeepAll {
    static func removeOpportunities(from boundaries: inout [UInt8], of units: [UInt16]) {
        for offset in boundaries.indices.dropFirst().dropLast()
        where boundaries[offset] & BoundaryKind.soft != 0
            && cunicode_is_word_character(Scalars.decode(units, at: offset).character)
        {
            // The grapheme before, not the mark at its end, tells what stands there.
            var start = offset - 1
            while start > 0 && boundaries[start] & BoundaryKind.grapheme == 0 { start -= 1 }
            if cunicode_is_word_character(Scalars.decode(units, at: start).character) {
                boundaries[offset] &= ~BoundaryKind.soft
            }
        }
    }
}
