import Typesetting
import ViewLayout

extension PlacedBalloon {
    /// Throws for a balloon with a box in place of a character without a glyph, because a golden must not show one.
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
