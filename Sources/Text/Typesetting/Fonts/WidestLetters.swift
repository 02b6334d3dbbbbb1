import Synchronization

/// The widest letter of each language in some fonts, each looked for once.
final class WidestLetters: Sendable {
    private let known = Mutex<[String: Character]>([:])

    /// More languages than anybody asks for at once.
    private static let maximumCount = 512
    /// As many copies of a letter are compared: letters that join have other shapes between others than alone.
    private static let copyCount = 8
    /// The size at which letters are compared, in points: that of captions at the usual text size.
    private static let pointSize = 17.0
    /// The letter of a language of which ICU knows none.
    private static let usual: Character = "W"

    fileprivate func letter(of language: String, in fonts: FontCascade) throws -> Character {
        if let letter = known.withLock({ $0[language] }) { return letter }
        var widest: (letter: Character, width: Double) = (Self.usual, 0)
        for letter in LanguageAlphabet.letters(of: language) {
            let row = try Paragraph(
                String(repeating: letter, count: Self.copyCount), style: TextStyle(pointSize: Self.pointSize),
                language: language, fonts: fonts)
            let width = row.lines(width: TypesettingLimits.maximumWidth).lines.first?.width ?? 0
            // Of letters that are equally wide the first one is taken, whatever is lost in adding their parts.
            if width > widest.width + 0.001 { widest = (letter, width) }
        }
        let letter = widest.letter
        known.withLock { if $0.count < Self.maximumCount { $0[language] = letter } }
        return letter
    }
}

extension FontCascade {
    /// The widest text of so many letters of a language: its widest letter again and again.
    /// - Throws: ``TypesettingError`` for fonts that cannot be used, and for letters that they do not draw where that is an
    ///   error.
    package func widestText(letterCount: Int, language: String) throws -> String {
        String(repeating: try widestLetters.letter(of: language, in: self), count: letterCount)
    }
}
