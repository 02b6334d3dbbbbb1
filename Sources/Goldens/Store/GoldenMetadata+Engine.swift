extension GoldenMetadata {
    /// What an engine would write that draws nothing: compared with what a golden says of the one that has drawn it.
    package init(of engine: EngineFingerprint) {
        self.init(pixelHash: "", imageDataHash: "", layoutHash: "", axes: [], engine: engine)
    }

    /// How the engine that drew a golden differs from another one. Nothing for the same engine.
    /// - Parameters:
    ///   - golden: nil for a golden whose text a tool has removed.
    ///   - here: with the set of fonts, and with those that draw the same cell now, or with all.
    ///   - namesAll: whether all fonts are named, so that one that is not named is gone. A cell can have lost a font with
    ///     its text.
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

    private static func fontChanges(from golden: String, to here: String, _ namesAll: Bool) -> [EngineChange] {
        let now = parts(of: here)
        return parts(of: golden).compactMap { font in
            let other = now.first { $0.name == font.name }?.identity
            guard other != font.identity, other != nil || namesAll else { return nil }
            let isSet = !font.identity.contains(versionSeparator)
            return isSet
                ? EngineChange(.fonts, from: font.identity, to: other)
                : EngineChange(font: font.name, from: font.identity, to: other)
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
    }
}
