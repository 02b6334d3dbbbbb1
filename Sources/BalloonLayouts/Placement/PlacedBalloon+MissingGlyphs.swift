import Typesetting
import ViewLayout

extension PlacedBalloon {
    /// Refuses a balloon with a box in place of a character that no font draws: a golden never shows one.
    /// - Throws: ``TypesettingError/missingGlyph(scalar:cascade:)`` for the first such character.
    package func refuseMissingGlyphs() throws { try root.refuseMissingGlyphs() }
}

extension PlacedNode {
    fileprivate func refuseMissingGlyphs() throws {
        if case .text(let text) = content, let missing = text.paragraph.missingCharacters.first {
            throw TypesettingError.missingGlyph(scalar: missing.character, cascade: text.paragraph.familyNames)
        }
        for child in children { try child.refuseMissingGlyphs() }
    }
}
