extension BalloonScene {
    /// The text that contains a character in a locale, with its place in this file if it has one; nil when no text
    /// does, for example when the character is in an app's name.
    func text(holding scalar: UInt32, locale: String) -> (path: String, place: ScenePlace?)? {
        if case .transcript(let transcript) = subject {
            for (path, message) in transcript.placedMessages {
                guard let text = message.scene.text(holding: scalar, locale: locale) else { continue }
                // A message in its own file has its places there.
                let isHere = message.scene.file == file
                let name = isHere ? text.path : "scene (\(message.scene.file)).\(text.path)"
                return ("\(path).\(name)", isHere ? text.place : nil)
            }
        }
        let found = placedTexts.first { placed in
            let words = try? text(placed.text, locale: locale)
            return words?.unicodeScalars.contains { $0.value == scalar } == true
        }
        return found.map { ($0.path, $0.place) }
    }
}
