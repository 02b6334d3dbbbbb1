/// The widest letter of a language in some fonts.
enum WidestLetter {
    /// As many copies of a letter are compared: letters that join have other shapes between others than alone.
    private static let copyCount = 8
    /// The size at which letters are compared, in points: that of body text at the usual text size.
    private static let pointSize = 17.0
    /// The letter of a language of which ICU knows none.
    private static let usual: Character = "W"

    fileprivate static func letter(of language: String, in fonts: FontCascade) throws -> Character {
        var widest: (letter: Character, width: Double) = (usual, 0)
        for letter in LanguageAlphabet.letters(of: language) {
            let row = try Paragraph(
                String(repeating: letter, count: copyCount), style: TextStyle(pointSize: pointSize),
                language: language, fonts: fonts)
            let width = row.lines(width: TypesettingLimits.maximumWidth).lines.first?.width ?? 0
            // Of letters that are equally wide the first one is taken, whatever is lost in adding their parts.
            if width > widest.width + 0.001 { widest = (letter, width) }
        }
        return widest.letter
    }
}

extension FontCascade {
    /// The widest text of so many letters of a language: its widest letter again and again.
    /// - Throws: ``TypesettingError`` for fonts that cannot be used, and for letters that they do not draw where that is an
    ///   error.
    package func widestText(letterCount: Int, language: String) throws -> String {
        let letter = try widestLetters.letter(of: language) { try WidestLetter.letter(of: language, in: self) }
        return String(repeating: letter, count: letterCount)
    }
}
