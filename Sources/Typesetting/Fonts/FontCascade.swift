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
    let emojiIndex: Int?
    private let instances = Mutex<[InstanceKey: FontInstance]>([:])
    private let manifest: FontManifest

    private struct InstanceKey: Hashable {
        let file: ObjectIdentifier
        let coordinates: [Double]
    }

    /// Font instances kept at once. Twelve text sizes of four weights are 48; a stream of arbitrary sizes must not
    /// grow without bound.
    private static let maximumInstances = 512

    /// Opens a folder of fonts by its manifest. The fonts themselves are opened when a character first needs them.
    ///
    /// - Parameters:
    ///   - directory: the path of a folder with a `manifest.json`.
    ///   - missingGlyphs: what happens when no font draws a character.
    /// - Throws: ``TypesettingError/unusableFont(file:reason:)`` when the manifest is malformed, or a file of it is
    ///   missing or has another size.
    public init(directory: String, missingGlyphs: MissingGlyphPolicy = .error) throws {
        self.missingGlyphs = missingGlyphs
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

    /// The font of a family for a style: variable fonts take the weight and the optical size, static families the
    /// nearest file (CSS font matching).
    /// - Parameter isLight: takes the regular file of a static family in place of its bold one.
    func instance(family index: Int, style: TextStyle, isLight: Bool = false) throws -> FontInstance {
        let usesItalic = index == 0 && style.isItalic
        let family = usesItalic ? italicPrimary ?? families[index] : families[index]
        let file = try family.member(forWeight: isLight ? 0 : style.weight.rawValue).open()
        let coordinates = file.axes.map { axis in
            switch axis.tag {
            case "wght": axis.clamped(style.weight.rawValue)
            case "opsz": axis.clamped(style.pointSize)
            default: axis.standard
            }
        }
        let key = InstanceKey(file: ObjectIdentifier(file), coordinates: coordinates)
        return instances.withLock { table in
            if let known = table[key] { return known }
            if table.count >= Self.maximumInstances { table.removeAll() }
            let made = FontInstance(file: file, coordinates: coordinates)
            table[key] = made
            return made
        }
    }

    /// Whether a family has a lighter file than the one for a weight.
    func hasLighterFile(family index: Int, weight: FontWeight) -> Bool {
        families[index].member(forWeight: weight.rawValue) !== families[index].member(forWeight: 0)
    }
}
