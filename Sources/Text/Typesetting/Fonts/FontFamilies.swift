/// Puts the families of manifests in the order in which they are searched.
///
/// The primary family is first, and emoji families are last. Between them are the other families in the order of their
/// manifests, those of the folder before the bundled ones. A bundled family is left out when the folder has a family
/// with the same name. When the folder has a primary family, the bundled one is searched like any other. For a text in
/// a language that a family lists, this family is searched before the others.
enum FontFamilies {
    /// The maximum number of families of a folder. Together with the bundled ones they fit a ``FontSlot``.
    private static let maximumCount = 100

    /// The families of a folder, and the bundled ones when its manifest extends them; and the text of each manifest.
    /// - Throws: ``TypesettingError/unusableFont(file:reason:)``, ``TypesettingError/fontsNotFound(searched:)``.
    static func ordered(
        in directory: String, work: WorkCounts
    ) throws -> (families: [FontFamily], manifests: [[UInt8]]) {
        let manifest = try FontManifest.read(in: directory)
        var manifests = [manifest.text]
        var families = try self.families(of: manifest, in: directory, work: work)
        if manifest.extendsBundled {
            let bundled = try BundledFonts.directory()
            let names = Set(families.map(\.name))
            let bundledManifest = try FontManifest.read(in: bundled)
            manifests.append(bundledManifest.text)
            let others = try self.families(of: bundledManifest, in: bundled, work: work)
            families += others.filter { !names.contains($0.name) }
        }
        guard let primary = families.firstIndex(where: { $0.role == .primary }) else {
            throw TypesettingError.unusableFont(
                file: manifest.path,
                reason: "no font has the role \"primary\"; give it to one, or add \"extends\": \"bundled\" to use "
                    + "these fonts before the bundled ones")
        }
        let ordered =
            [families.remove(at: primary)] + families.filter { $0.role != .emoji }
            + families.filter { $0.role == .emoji }
        return (ordered, manifests)
    }

    /// The indices of families in the order in which they are searched for a language.
    static func order(of families: [FontFamily], for language: TextLanguage) -> [Int] {
        let subtags = LanguageSubtags.likely(for: language.tag)
        let (named, others) = families.indices.dropFirst().reduce(into: ([Int](), [Int]())) { order, index in
            if families[index].languages.contains(subtags) { order.0.append(index) } else { order.1.append(index) }
        }
        return [0] + named + others
    }

    private static func families(
        of manifest: FontManifest, in directory: String, work: WorkCounts
    ) throws -> [FontFamily] {
        var names: [String] = []
        var fonts: [String: [FontManifest.Font]] = [:]
        for font in manifest.fonts {
            func error(_ reason: String) -> TypesettingError {
                .unusableFont(file: "\(manifest.path):\(font.line)", reason: reason)
            }
            if let first = fonts[font.family]?.first {
                guard first.role == font.role, first.isTracked == font.isTracked, first.languages == font.languages
                else {
                    throw error(
                        "\(font.file) and \(first.file) are one family; give them the same role, tracking and languages"
                    )
                }
            } else {
                guard font.role != .primary || !fonts.values.contains(where: { $0[0].role == .primary }) else {
                    throw error(
                        "\(font.file) belongs to a second primary family; give the role \"primary\" to only one")
                }
                names.append(font.family)
            }
            guard font.role == .text || font.languages.isEmpty else {
                throw error(
                    "\(font.file) has \"languages\", which only text fonts can have; remove them or its \"role\"")
            }
            let twin = fonts[font.family]?.first { $0.isItalic == font.isItalic && $0.weights.overlaps(font.weights) }
            if let twin {
                throw error(
                    "\(font.file) and \(twin.file) have the same family, style and weight; "
                        + "change one of these or remove one file"
                )
            }
            fonts[font.family, default: []].append(font)
        }
        guard names.count <= maximumCount else {
            throw TypesettingError.unusableFont(
                file: manifest.path, reason: "has \(names.count) families; at most \(maximumCount) can be used")
        }
        return try names.map { name in
            let files = fonts[name] ?? []
            return FontFamily(
                name: name, role: files[0].role, languages: files[0].languages, isTracked: files[0].isTracked,
                try files.map { try FontFamily.Member($0, in: directory, work: work) })
        }
    }
}
