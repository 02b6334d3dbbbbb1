/// Puts the families of manifests in the order they are asked.
///
/// The primary family is first and emoji are last; between them stand the others as the manifests have them, the
/// folder's before the bundled. A bundled family is left out when the folder has one of its name, and is asked like any
/// other when the folder has the primary font. For a text in a language that text families name, those are asked before
/// the others.
enum FontFamilies {
    /// The most families of a folder; with the bundled ones they fit a ``FontSlot``.
    private static let maximumCount = 100

    /// The families of a folder and of the bundled one when its manifest extends that.
    /// - Throws: ``TypesettingError/unusableFont(file:reason:)``, ``TypesettingError/fontsNotFound(searched:)``.
    static func ordered(in directory: String, work: WorkCounts) throws -> [FontFamily] {
        let manifest = try FontManifest.read(in: directory)
        var families = try self.families(of: manifest, in: directory, work: work)
        if manifest.extendsBundled {
            let bundled = try BundledFonts.directory()
            let names = Set(families.map(\.name))
            let others = try self.families(of: FontManifest.read(in: bundled), in: bundled, work: work)
            families += others.filter { !names.contains($0.name) }
        }
        guard let primary = families.firstIndex(where: { $0.role == .primary }) else {
            throw TypesettingError.unusableFont(
                file: manifest.path,
                reason: "no font has the role \"primary\"; give it to one, or add \"extends\": \"bundled\" to have "
                    + "these fonts asked before the bundled ones")
        }
        return [families.remove(at: primary)] + families.filter { $0.role != .emoji }
            + families.filter { $0.role == .emoji }
    }

    /// The indices of families in the order they are asked for a language.
    static func order(of families: [FontFamily], for language: TextLanguage) -> [Int] {
        let subtags = FontLanguages.likelySubtags(of: language.tag)
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
                    throw error("\(font.file) is of a second primary family; give the role \"primary\" to one alone")
                }
                names.append(font.family)
            }
            guard font.role == .text || font.languages.isEmpty else {
                throw error(
                    "\(font.file) has \"languages\", by which text fonts are ordered; leave out its role or them")
            }
            let twin = fonts[font.family]?.first { $0.isItalic == font.isItalic && $0.weights.overlaps(font.weights) }
            if let twin {
                throw error(
                    "\(font.file) and \(twin.file) are one family in one style and weight; tell them apart or leave one out"
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
