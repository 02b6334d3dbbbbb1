import BalloonLayouts

extension BalloonScene {
    /// Findings about the scene's messages that do not depend on the viewer. `balloon lint` reports them once.
    package var authorFindings: [Finding] {
        switch subject {
        case .message(let message): message.authorFindings
        case .stickers: []
        case .transcript(let transcript):
            transcript.entries.enumerated().flatMap { index, entry -> [Finding] in
                guard case .message(let message) = entry.content, case .message(let shown) = message.scene.subject
                else {
                    return []
                }
                return shown.authorFindings.map { $0.about("entries[\(index)]") }
            }
        }
    }
}

extension SceneMessage {
    fileprivate var authorFindings: [Finding] {
        MessageFindings.authorFindings(
            url: url, hasPicture: showsPicture, isDescribed: accessibilityLabel?.hasWords == true)
    }

    /// Whether there is a picture that VoiceOver cannot describe by itself.
    private var showsPicture: Bool {
        switch layout {
        case .template(let template): template.image != nil
        case .live(let live): live.alternate.image != nil || live.view.showsPicture
        }
    }
}

extension SceneText {
    /// Whether there is text to read. A text with a key counts, because its words are looked up elsewhere.
    fileprivate var hasWords: Bool {
        switch self {
        case .key: true
        case .literal(let text): SpokenText.hasWords(text) && !SpokenText.isFileName(text)
        }
    }
}

extension SceneElement {
    fileprivate var showsPicture: Bool {
        switch kind {
        case .image: true
        case .vstack(let children, _), .hstack(let children, _): children.contains(where: \.showsPicture)
        case .zstack(let children, _): children.contains(where: \.showsPicture)
        case .grid(let children, _, _): children.contains(where: \.showsPicture)
        case .text, .button, .fill, .gradient, .progress, .gauge, .symbol, .spacer, .divider: false
        }
    }
}
