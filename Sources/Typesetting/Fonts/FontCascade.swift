import Synchronization

/// An ordered set of fonts from one folder. Fonts of the host are never consulted.
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
    /// The families in the order they are asked, each with its files from light to bold.
    private let families: [FontFamily]
    private let italicPrimary: FontFamily?
    /// The position of the emoji font among the families.
    private let emojiIndex: Int?
    private let styled = Mutex<[StyledFonts]>([])
    private let shapers: ItemShapers
    let languages = TextLanguages()
    /// What was done with the fonts so far.
    package let work = WorkCounts()
    private let manifest: FontManifest

    /// Weights and slants kept at once. An interface has four of them; a stream of arbitrary weights must not grow
    /// without bound.
    private static let maximumStyles = 32

    /// Opens a folder of fonts by its manifest. The fonts themselves are opened when a character first needs them.
    ///
    /// - Parameters:
    ///   - directory: the path of a folder with a `manifest.json`.
    ///   - missingGlyphs: what happens when no font draws a character.
    /// - Throws: ``TypesettingError/unusableFont(file:reason:)`` when the manifest is malformed, or a file of it is
    ///   missing or has another size.
    public init(directory: String, missingGlyphs: MissingGlyphPolicy = .error) throws {
        self.missingGlyphs = missingGlyphs
        shapers = ItemShapers(work: work)
        manifest = try FontManifest.read(in: directory)
        var byFamily: [String: [FontFamily.Member]] = [:]
        for font in manifest.fonts {
            let path = directory + "/" + font.file
            try FontFile.checkHead(path: path, name: font.file, expectedSize: font.bytes)
            byFamily[CascadeOrder.family(ofFile: font.file), default: []].append(
                FontFamily.Member(name: font.file, path: path, weight: font.weight))
        }
        families = CascadeOrder.families.compactMap { name in byFamily[name].map { FontFamily(name: name, $0) } }
        italicPrimary = byFamily[CascadeOrder.primaryItalic].map { FontFamily(name: CascadeOrder.primaryItalic, $0) }
        guard families.first?.name == CascadeOrder.primary else {
            throw TypesettingError.unusableFont(
                file: FontManifest.fileName, reason: "lists no \(CascadeOrder.primary), the primary font")
        }
        emojiIndex = families.firstIndex { $0.name == CascadeOrder.emoji }
    }

    /// File name and SHA-256 of every font, in the order of the manifest.
    public var digests: [(file: String, sha256: String)] { manifest.fonts.map { ($0.file, $0.sha256) } }

    /// The names of the families, in the order they are asked.
    public var familyNames: [String] { families.map(\.name) }

    /// The ascent and descent of the primary font as fractions of the em; both positive.
    public func primaryLineMetrics() throws -> (ascent: Double, descent: Double) {
        let file = try families[0].member(forWeight: FontWeight.regular.rawValue).open()
        return (file.ascent, file.descent)
    }

    var familyCount: Int { families.count }

    /// The families in a weight and slant: variable fonts take the weight, static families the nearest file (CSS font
    /// matching).
    func fonts(weight: FontWeight, isItalic: Bool) -> StyledFonts {
        styled.withLock { styled in
            if let known = styled.first(where: { $0.weight == weight && $0.isItalic == isItalic }) { return known }
            var families = families
            if isItalic, let italicPrimary { families[0] = italicPrimary }
            if styled.count >= Self.maximumStyles { styled.removeAll() }
            let made = StyledFonts(
                families: families, weight: weight, isItalic: isItalic, emojiIndex: emojiIndex,
                missingGlyphs: missingGlyphs, shapers: shapers)
            styled.append(made)
            return made
        }
    }

    /// The font of a family for a style.
    func instance(family index: Int, style: TextStyle) throws -> FontInstance {
        let fonts = fonts(weight: style.weight, isItalic: style.isItalic)
        guard let font = try fonts.font(at: FontSlot(family: index), pointSize: style.pointSize) else {
            throw TypesettingError.unusableFont(file: familyNames[index], reason: "is missing")
        }
        return font
    }
}
