import ViewLayout

extension BalloonScene {
    /// The complete texts for a viewer, then those of the scenes in it; without those that no table has.
    package func words(for traits: TraitCollection) -> [String] {
        placedTexts.compactMap { try? text($0.text, for: traits) }
            + scenesInside.flatMap { $0.words(for: traits) }
    }

    /// The scene's own texts, with their places.
    var placedTexts: [PlacedSceneText] {
        switch subject {
        case .message(let message): message.placedTexts(in: "message")
        case .transcript(let transcript): transcript.placedTexts
        case .stickers(let stickers):
            stickers.isPack
                ? []
                : stickers.stickers.enumerated().map {
                    PlacedSceneText(path: "stickers.stickers[\($0)].description", text: $1.description)
                }
        }
    }

    /// The scenes of the messages in a conversation.
    package var scenesInside: [BalloonScene] {
        if case .transcript(let transcript) = subject { transcript.placedMessages.map(\.message.scene) } else { [] }
    }
}
