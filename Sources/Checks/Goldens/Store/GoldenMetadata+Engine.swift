extension GoldenMetadata {
    /// The text of a golden that this engine drew, to compare with the text of a stored golden.
    package init(of engine: EngineFingerprint) {
        self.init(pixelHash: "", imageDataHash: "", layoutHash: "", axes: [], engine: engine)
    }

    /// How the engine that drew a golden differs from another one; empty for the same engine.
    /// - Parameters:
    ///   - golden: the golden's metadata; nil when a tool has removed them.
    ///   - here: the other engine, with the set of fonts and with the fonts that draw the same cell now, or with all
    ///     fonts.
    ///   - namesAll: whether `here` names all fonts, so that a font it does not name was removed. Otherwise the cell
    ///     may only have lost a text in this font.
    package static func changes(
        of golden: GoldenMetadata?, comparedWith here: GoldenMetadata, namesAll: Bool = false
    ) -> [EngineChange] {
        guard let golden else { return [.removed] }
        let versions =
            golden.engine == here.engine ? [] : [EngineChange(.balloon, from: golden.engine, to: here.engine)]
        let (libraries, own) = (parts(of: golden.libraries), parts(of: here.libraries))
        let ofLibraries = libraries.compactMap { library -> EngineChange? in
            guard let other = own.first(where: { $0.name == library.name }), other != library else { return nil }
            return EngineChange(.library(library.name), from: library.identity, to: other.identity)
        }
        return versions + fontChanges(from: golden.fonts, to: here.fonts, namesAll) + ofLibraries
    }

    /// The fonts that drew a golden and are still there, but draw none of its texts: the first one, with one that draws them
    /// in its place. Empty where the same fonts draw.
    /// - Parameters:
    ///   - here: the engine with all of its fonts.
    ///   - drawing: the fonts that draw the texts of the golden now.
    package static func fontsPassedOver(
        in golden: GoldenMetadata, among here: GoldenMetadata, drawing: [EngineFingerprint.Component]
    ) -> [EngineChange] {
        let (drew, known) = (parts(of: golden.fonts).filter(\.isFont), Set(parts(of: here.fonts).map(\.name)))
        let now = parts(of: GoldenMetadata(of: EngineFingerprint(version: "", fonts: drawing, libraries: [])).fonts)
        let (old, new) = (Set(drew.map(\.name)), Set(now.map(\.name)))
        guard let before = drew.first(where: { !new.contains($0.name) && known.contains($0.name) }),
            let after = now.first(where: { !old.contains($0.name) })
        else { return [] }
        return [EngineChange(font: (before.name, before.identity), replacedBy: (after.name, after.identity))]
    }

    private static func fontChanges(from golden: String, to here: String, _ namesAll: Bool) -> [EngineChange] {
        let (before, now) = (parts(of: golden), parts(of: here))
        let (drew, draws) = (before.filter(\.isFont), now.filter(\.isFont))
        if !namesAll, let old = drew.first, let new = draws.first,
            Set(drew.map(\.name)).isDisjoint(with: draws.map(\.name))
        {
            return [EngineChange(font: (old.name, old.identity), replacedBy: (new.name, new.identity))]
        }
        return before.compactMap { font in
            let other = now.first { $0.name == font.name }?.identity
            guard other != font.identity, other != nil || namesAll else { return nil }
            return font.isFont
                ? EngineChange(font: font.name, from: font.identity, to: other)
                : EngineChange(.fonts, from: font.identity, to: other)
        }
    }

    /// `FreeType=2.12.1 HarfBuzz=6.0.0`.
    private static func parts(of text: String) -> [Part] {
        text.split(separator: " ").map { word in
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            return Part(name: parts.first ?? "", identity: parts.count > 1 ? parts[1] : "")
        }
    }

    private struct Part: Equatable {
        let name, identity: String

        /// Whether it is a font; a set of fonts has no version.
        var isFont: Bool { identity.contains(GoldenMetadata.versionSeparator) }
    }
}
