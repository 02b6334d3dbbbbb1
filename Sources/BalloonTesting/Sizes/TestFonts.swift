import Balloons

/// The fonts that tests measure with: those that come with Balloon, read once in a process. A character that no font
/// draws is refused, so that no golden is recorded with a box in its place.
enum TestFonts {
    private static let bundled = Result { try FontCascade.bundled(missingGlyphs: .error) }

    /// The fonts.
    /// - Throws: `TypesettingError` when they are not there.
    static func cascade() throws -> FontCascade { try bundled.get() }

    /// What balloons are measured in; a 402-point phone at text size Large unless given.
    static func context(for traits: TraitCollection?) throws -> LayoutContext {
        LayoutContext(traits: traits ?? TraitCollection(), fonts: try cascade())
    }
}
