import BalloonLayouts

extension BalloonScene {
    /// Findings about the scene's messages that do not depend on the viewer. `balloon lint` reports them once.
    package var authorFindings: [Finding] {
        switch subject {
        case .message(let message): message.authorFindings
        case .stickers: []
        case .transcript(let transcript):
            transcript.contents.flatMap { path, content -> [Finding] in
                guard case .message(let message) = content, case .message(let shown) = message.scene.subject
                else {
                    return []
                }
                return shown.authorFindings.map { $0.about(path) }
            }
        }
    }
}

extension SceneMessage {
    fileprivate var authorFindings: [Finding] {
        MessageFindings.authorFindings(url: url, hasPicture: showsPicture, label: label)
    }

    /// What VoiceOver says of the picture.
    private var label: MessageFindings.Label {
        switch accessibilityLabel {
        case nil: .missing
        // Its words are looked up elsewhere.
        case .key: .words
        case .literal(let text):
            !SpokenText.hasWords(text) ? .wordless : SpokenText.isFileName(text) ? .fileName(text) : .words
        }
    }

    /// What is wrong for a viewer without the app.
    var findingsWithoutApp: [Finding] {
        guard case .live(let live) = layout,
            [
                live.alternate.caption, live.alternate.trailingCaption, live.alternate.subcaption,
                live.alternate.trailingSubcaption,
            ].allSatisfy({ $0 == nil })
        else { return [] }
        return [MessageFindings.alternateWithoutText]
    }

    /// Whether there is a picture that VoiceOver cannot describe by itself.
    private var showsPicture: Bool {
        switch layout {
        case .template(let template): template.image != nil
        case .live(let live): live.alternate.image != nil || live.view.showsPicture
        }
    }
}

extension SceneTranscript {
    /// What the conversation has, by the names that findings use: its entries, and what is staged.
    fileprivate var contents: [(path: String, content: Content)] {
        entries.enumerated().map { (Transcript.Entry.path(at: $0), $1.content) }
            + [inputField?.draft].compactMap(\.self).map { ("inputField", $0) }
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
