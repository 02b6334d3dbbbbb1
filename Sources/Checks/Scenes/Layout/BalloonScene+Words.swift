extension BalloonScene {
    /// The complete texts in a language, then those of the scenes in it; without those that no table has.
    package func words(locale: String) -> [String] {
        placedTexts.compactMap { try? text($0.text, locale: locale) }
            + scenesInside.flatMap { $0.words(locale: locale) }
    }

    /// The scene's own texts, with their places.
    var placedTexts: [PlacedSceneText] {
        switch subject {
        case .message(let message): message.placedTexts(in: "message")
        case .transcript(let transcript): transcript.placedTexts
        case .stickers(let stickers):
            stickers.stickers.enumerated().map {
                PlacedSceneText(path: "stickers.stickers[\($0)].description", text: $1.description)
            }
        }
    }

    /// The scenes of the messages in a conversation.
    package var scenesInside: [BalloonScene] {
        if case .transcript(let transcript) = subject { transcript.placedMessages.map(\.message.scene) } else { [] }
    }
}
