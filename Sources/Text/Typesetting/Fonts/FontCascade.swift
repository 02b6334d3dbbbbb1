import Synchronization

/// An ordered set of fonts: the bundled ones, those of a folder, or both. The fonts of the machine are never used.
///
/// A cascade opens each font once, for all paragraphs that use the cascade. It can be used from many threads.
///
/// ```swift
/// let fonts = try FontCascade.bundled()
/// let brand = try FontCascade(directory: "Resources/Fonts", missingGlyphs: .error)
/// print(brand.familyNames)
/// ```
public final class FontCascade: Sendable {
    /// What happens when no font draws a character.
    public enum MissingGlyphPolicy: String, Sendable {
        /// Making the paragraph throws ``TypesettingError/missingGlyph(scalar:cascade:)``.
        case error
        /// The characters of the text that fonts have are drawn, and a box with the code point in place of each other one.
        case box
    }

    let missingGlyphs: MissingGlyphPolicy
    /// The families in the order in which they are searched for most languages.
    private let families: [FontFamily]
    /// The indices of the families in this order.
    private let order: [Int]
    private let hasLanguages: Bool
    /// The texts of the manifests: together with ``directories`` all that decides which font draws what.
    package let manifests: [[UInt8]]
    private let known = Mutex<Known>(Known())
    private let shapers: ItemShapers
    let languages = TextLanguages()
    /// The widest letters of languages, as far as anybody asked for them.
    let widestLetters = KnownLetters()
    /// Counts the work that was done with the fonts.
    package let work = WorkCounts()

    /// What was found out before: the likely script of a language alone takes a quarter of a first layout.
    private struct Known {
        var styled: [StyledFonts] = []
        /// The orders of languages. The language is kept so that no other object gets its identity.
        var orders: [ObjectIdentifier: (language: TextLanguage, order: [Int])] = [:]
        var settings = StyleSettings()
    }

    /// The maximum number of kept weights and slants. An interface has four of them; a stream of arbitrary weights must
    /// not use more and more memory.
    private static let maximumStyles = 32
    /// The maximum number of kept orders; as many as ``TextLanguages`` keeps.
    private static let maximumOrders = 128

    /// Opens a folder of fonts by its manifest (Fonts/README.md describes the format). Its fonts replace the bundled
    /// fonts, or come before them when the manifest extends them. A font file is opened when a character first needs
    /// it.
    ///
    /// - Parameters:
    ///   - directory: the path of a folder with a `manifest.json`.
    ///   - missingGlyphs: what happens when no font draws a character.
    /// - Throws: ``TypesettingError/unusableFont(file:reason:)`` when the manifest is malformed, or when one of its
    ///   files is missing or has a different size; what ``bundled(missingGlyphs:)`` throws when the manifest extends
    ///   the bundled fonts.
    public init(directory: String, missingGlyphs: MissingGlyphPolicy = .box) throws {
        self.missingGlyphs = missingGlyphs
        shapers = ItemShapers(work: work)
        (families, manifests) = try FontFamilies.ordered(in: directory, work: work)
        order = Array(families.indices)
        hasLanguages = families.contains { !$0.languages.isEmpty }
    }

    /// The same fonts, with boxes for characters that they do not draw. Open files are shared.
    package init(drawingBoxesOf cascade: FontCascade) {
        missingGlyphs = .box
        shapers = ItemShapers(work: work)
        families = cascade.families
        manifests = cascade.manifests
        order = cascade.order
        hasLanguages = cascade.hasLanguages
    }

    /// The file name and the first bytes of every font, in the order of the cascade. The first bytes have the checksum
    /// of every table, which is verified before a font is used; so they identify the fonts.
    package var directories: [(file: String, bytes: [UInt8])] {
        families.flatMap { $0.members.map { ($0.name, $0.directory.bytes) } }
    }

    /// All files, opened.
    /// - Throws: ``TypesettingError/unusableFont(file:reason:)``.
    package func files() throws -> [FontFile] { try families.flatMap { try $0.members.map { try $0.open() } } }

    /// The paths of all files, in the order of the cascade.
    package var paths: [String] { families.flatMap { $0.members.map(\.path) } }

    /// The names of the families, in the order in which they are searched for most languages.
    public var familyNames: [String] { families.map(\.name) }

    /// The indices of the families in the order in which they are searched for a language.
    func order(for language: TextLanguage) -> [Int] { known.withLock { order(for: language, &$0) } }

    private func order(for language: TextLanguage, _ known: inout Known) -> [Int] {
        guard hasLanguages else { return order }
        if let found = known.orders[ObjectIdentifier(language)] { return found.order }
        if known.orders.count >= Self.maximumOrders { known.orders.removeAll(keepingCapacity: true) }
        let found = FontFamilies.order(of: families, for: language)
        known.orders[ObjectIdentifier(language)] = (language, found)
        return found
    }

    func knownSetting(_ style: TextStyle, _ language: String) -> StyleSetting? {
        known.withLock { $0.settings.setting(style, language) }
    }

    func keep(_ setting: StyleSetting) { known.withLock { $0.settings.insert(setting) } }

    /// The families in a weight and slant, in the order of a language. A variable font is set to the weight; other
    /// families use the file with the nearest weight.
    func fonts(
        weight: FontWeight, isItalic: Bool, hasMonospacedDigits: Bool = false, language: TextLanguage
    ) -> StyledFonts {
        known.withLock { known in
            let order = order(for: language, &known)
            let same = known.styled.first {
                $0.weight == weight && $0.isItalic == isItalic && $0.hasMonospacedDigits == hasMonospacedDigits
                    && $0.order == order
            }
            if let same { return same }
            if known.styled.count >= Self.maximumStyles { known.styled.removeAll() }
            let made = StyledFonts(
                families: families, order: order, weight: weight, isItalic: isItalic,
                hasMonospacedDigits: hasMonospacedDigits, missingGlyphs: missingGlyphs, shapers: shapers)
            known.styled.append(made)
            return made
        }
    }
}
