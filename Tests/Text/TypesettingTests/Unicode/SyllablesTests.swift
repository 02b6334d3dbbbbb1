import Testing

@testable import Typesetting

/// Graphemes that cannot be drawn apart ("UAX #29", GB9a and GB9c, as Unicode 15.1 has them).
struct SyllablesTests {
    /// The lengths of the clusters of a text, in units.
    private func clusters(_ text: String) throws -> [Int] {
        let units = Array(text.utf16)
        let boundaries = try TextAnalysis.graphemes(of: units, TextScan(units))
        let ends = (1...units.count).filter { boundaries[$0] & BoundaryKind.grapheme != 0 }
        return zip(ends, [0] + ends).map { $0 - $1 }
    }

    @Test(arguments: [
        // Devanagari: a virama stacks, also before a joiner, and with a nukta on either side of it.
        ("क\u{94D}ष", [3]), ("क\u{94D}\u{200D}ष", [4]), ("क\u{93C}\u{94D}ष", [4]), ("क\u{94D}\u{93C}ष", [4]),
        ("क\u{94D}ष\u{94D}म", [5]),
        // Without a virama, or with a non-joiner, nothing is stacked.
        ("कष", [1, 1]), ("क\u{200D}ष", [2, 1]), ("क\u{93C}ष", [2, 1]), ("क\u{94D}\u{200C}ष", [3, 1]),
        // A virama stacks no letters that stack nothing, and no digits.
        ("क\u{94D}a", [2, 1]), ("क\u{94D}१", [2, 1]),
        ("क\u{94D}", [2]),
        // Bengali, Gujarati, Telugu, Malayalam, Oriya.
        ("ক\u{9CD}ষ", [3]), ("ક\u{ACD}ષ", [3]), ("క\u{C4D}ష", [3]), ("ക\u{D4D}ഷ", [3]), ("କ\u{B4D}ଷ", [3]),
        // The coeng of Khmer and the virama of Burmese stack; vowel signs of Burmese belong to their letter.
        ("ក\u{17D2}ខ", [3]), ("កខ", [1, 1]), ("က\u{1039}ခ", [3]), ("ក\u{17D2}\u{200D}ខ", [4]), ("က\u{102B}", [2]),
        ("က\u{1038}", [2]),
        ("ကခ", [1, 1]),
        // Thai and Lao stack nothing.
        ("กข", [1, 1]), ("ກຂ", [1, 1]),
    ])
    func whatIsOneSyllable(_ text: String, _ lengths: [Int]) throws { #expect(try clusters(text) == lengths) }
}
