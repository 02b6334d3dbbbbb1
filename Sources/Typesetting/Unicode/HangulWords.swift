/// Keeps Hangul words whole: labels on iOS break Korean between words, UAX #14 also between syllables.
enum HangulWords {
    /// Takes away the opportunities between two Hangul syllables or letters. A word wider than its line still breaks at
    /// graphemes, as any word does.
    /// - Complexity: O(length).
    static func removeOpportunities(from boundaries: inout [UInt8], of units: [UInt16]) {
        for offset in units.indices.dropFirst()
        where boundaries[offset] & BoundaryKind.soft != 0 && isHangul(units[offset - 1]) && isHangul(units[offset]) {
            boundaries[offset] &= ~BoundaryKind.soft
        }
    }

    /// Syllables, and the blocks of letters ("Unicode 15.0, Blocks").
    private static func isHangul(_ unit: UInt16) -> Bool {
        switch unit {
        case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xD7B0...0xD7FF: true
        default: false
        }
    }
}
