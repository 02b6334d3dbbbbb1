/// Texts that are made of emoji.
package enum EmojiText {
    /// The number of emoji in a text that contains only emoji; nil for any other text, an empty one, and one that is
    /// not well-formed.
    /// - Complexity: O(units).
    package static func count(in text: String) -> Int? {
        let units = Array(text.utf16)
        guard let first = units.first, canBegin(with: first) else { return nil }
        guard let scan = try? TextScan(units),
            let boundaries = try? TextAnalysis.graphemes(of: units, scan)
        else { return nil }
        var start = 0
        var count = 0
        for offset in 1...units.count where boundaries[offset] & BoundaryKind.grapheme != 0 {
            guard EmojiPresentation.choice(for: units, in: start..<offset) == .emoji else { return nil }
            count += 1
            start = offset
        }
        return count
    }

    /// Below U+2000 only keycaps and two signs begin an emoji, so the first unit of most texts decides.
    private static func canBegin(with unit: UInt16) -> Bool {
        switch unit {
        case 0x23, 0x2A, 0x30...0x39, 0xA9, 0xAE: true
        default: unit >= 0x2000
        }
    }
}
