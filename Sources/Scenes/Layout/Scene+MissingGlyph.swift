extension Scene {
    /// The text that holds a character in a locale, with its place in this file where it has one; nil when none does,
    /// as when the character stands in an app's name.
    func text(holding scalar: UInt32, locale: String) -> (path: String, place: ScenePlace?)? {
        let texts: [PlacedSceneText]
        switch subject {
        case .message(let message):
            texts = message.placedTexts(in: "message")
        case .transcript(let transcript):
            for (path, message) in transcript.placedMessages {
                guard let text = message.scene.text(holding: scalar, locale: locale) else { continue }
                // A message in a file of its own has its places there.
                let isHere = message.scene.file == file
                let name = isHere ? text.path : "scene (\(message.scene.file)).\(text.path)"
                return ("\(path).\(name)", isHere ? text.place : nil)
            }
            texts = transcript.placedTexts
        case .stickers(let stickers):
            texts = stickers.stickers.enumerated().map {
                PlacedSceneText(path: "stickers.stickers[\($0)].description", text: $1.description)
            }
        }
        let found = texts.first { placed in
            let words = try? text(placed.text, locale: locale)
            return words?.unicodeScalars.contains { $0.value == scalar } == true
        }
        return found.map { ($0.path, $0.place) }
    }
}
