extension GoldenMetadata {
    /// What an engine would write that draws nothing: compared with what a golden says of the one that has drawn it.
    package init(of engine: EngineFingerprint) {
        self.init(pixelHash: "", imageDataHash: "", layoutHash: "", axes: [], engine: engine)
    }

    /// How the engine that drew a golden differs from another one, in words: `with fonts … instead of …`. Nothing for the
    /// same engine.
    /// - Parameter golden: nil for a golden whose text a tool has removed.
    package static func origin(_ golden: GoldenMetadata?, comparedWith here: GoldenMetadata) -> [String] {
        guard let golden else { return ["by an engine that a tool has removed from the picture"] }
        return [
            ("by Balloon", golden.engine, here.engine), ("with fonts", golden.fonts, here.fonts),
            ("with libraries", golden.libraries, here.libraries),
        ].filter { $0.1 != $0.2 }.map { "\($0.0) \($0.1) instead of \($0.2)" }
    }
}
