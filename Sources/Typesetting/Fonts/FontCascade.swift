import Synchronization

/// An ordered set of fonts: the bundled ones, those of a folder, or both. Fonts of the host are never consulted.
///
/// Sharing a cascade shares its opened fonts; it can be used from many threads.
public final class FontCascade: Sendable {
    /// What happens when no font draws a character.
    public enum MissingGlyphPolicy: String, Sendable {
        /// Setting the text throws ``TypesettingError/missingGlyph(scalar:cascade:)``.
        case error
        /// The primary font's box stands for it.
        case box
    }

    let missingGlyphs: MissingGlyphPolicy
    /// The families in the order they are asked.
    private let families: [FontFamily]
    /// The indices of the families; as they are asked for most languages.
    private let order: [Int]
    private let hasLanguages: Bool
    private let styled = Mutex<[StyledFonts]>([])
    private let shapers: ItemShapers
    let languages = TextLanguages()
    /// What was done with the fonts so far.
    package let work = WorkCounts()

    /// Weights and slants kept at once. An interface has four of them; a stream of arbitrary weights must not grow
    /// without bound.
    private static let maximumStyles = 32

    /// Opens a folder of fonts by its manifest (Fonts/README.md tells the format): in place of the bundled fonts, or
    /// before them when the manifest extends them. The fonts themselves are opened when a character first needs them.
    ///
    /// - Parameters:
    ///   - directory: the path of a folder with a `manifest.json`.
    ///   - missingGlyphs: what happens when no font draws a character.
    /// - Throws: ``TypesettingError/unusableFont(file:reason:)`` when the manifest is malformed, or a file of it is
    ///   missing or has another size; what ``bundled(missingGlyphs:)`` throws when it extends the bundled fonts.
    public init(directory: String, missingGlyphs: MissingGlyphPolicy = .error) throws {
        self.missingGlyphs = missingGlyphs
        shapers = ItemShapers(work: work)
        families = try FontFamilies.ordered(in: directory, work: work)
        order = Array(families.indices)
        hasLanguages = families.contains { !$0.languages.isEmpty }
    }

    /// The same fonts, with boxes for what they do not draw. Files that are open are shared.
    package init(drawingBoxesOf cascade: FontCascade) {
        missingGlyphs = .box
        shapers = ItemShapers(work: work)
        families = cascade.families
        order = cascade.order
        hasLanguages = cascade.hasLanguages
    }

    /// File name and start of every font, in the order of the cascade. The start holds the checksum of every table,
    /// which the first use of the file proves; so it tells which fonts texts were set with.
    package var directories: [(file: String, bytes: [UInt8])] {
        families.flatMap { $0.members.map { ($0.name, $0.directory.bytes) } }
    }

    /// The names of the families, in the order they are asked for most languages.
    public var familyNames: [String] { families.map(\.name) }

    /// The indices of the families in the order they are asked for a language.
    func order(for language: TextLanguage) -> [Int] {
        hasLanguages ? FontFamilies.order(of: families, for: language) : order
    }

    /// The families in a weight and slant, in the order of a language: variable fonts take the weight, static families
    /// the nearest file.
    func fonts(weight: FontWeight, isItalic: Bool, language: TextLanguage) -> StyledFonts {
        let order = order(for: language)
        return styled.withLock { styled in
            let known = styled.first { $0.weight == weight && $0.isItalic == isItalic && $0.order == order }
            if let known { return known }
            if styled.count >= Self.maximumStyles { styled.removeAll() }
            let made = StyledFonts(
                families: families, order: order, weight: weight, isItalic: isItalic, missingGlyphs: missingGlyphs,
                shapers: shapers)
            styled.append(made)
            return made
        }
    }
}
