import Balloons

/// The fonts that tests measure with: those of Balloon, read once per process. A character without a glyph is an error,
/// so that no golden shows a box in its place.
enum TestFonts {
    private static let bundled = Result { try FontCascade.bundled(missingGlyphs: .error) }

    /// The fonts.
    /// - Throws: `TypesettingError` when they are missing.
    static func cascade() throws -> FontCascade { try bundled.get() }

    /// The context that balloons are measured in; a 402-point phone at text size Large unless given.
    static func context(for traits: TraitCollection?) throws -> LayoutContext {
        LayoutContext(traits: traits ?? TraitCollection(), fonts: try cascade())
    }
}
