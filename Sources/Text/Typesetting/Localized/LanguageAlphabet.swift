import CUnicode

/// The letters of a language.
enum LanguageAlphabet {
    /// More letters than any alphabet or syllabary has. Of the characters of Chinese, Japanese and Korean, which are of one
    /// width, the first ones are enough.
    private static let maximumCount = 400

    /// The letters that a language writes its words with ("Unicode CLDR, main exemplar characters", by ICU), and their
    /// capitals; without marks that stand on other letters.
    static func letters(of language: String) -> [Character] {
        let letters = withUnsafeTemporaryAllocation(of: UInt32.self, capacity: maximumCount) {
            room -> [Unicode.Scalar] in
            var count: Int32 = 0
            guard let start = room.baseAddress,
                cunicode_letters(language, start, Int32(maximumCount), &count) == 0
            else { return [] }
            return room.prefix(Int(count)).compactMap(Unicode.Scalar.init)
        }
        var seen: Set<Character> = []
        return letters.flatMap { letter -> [Character] in
            let capital = letter.properties.uppercaseMapping
            return [Character(letter)] + (capital.unicodeScalars.count == 1 ? [Character(capital)] : [])
        }.filter { seen.insert($0).inserted }
    }
}
