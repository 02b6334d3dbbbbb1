extension SceneMessage {
    /// Every text of the message, in no particular order of importance: layout, summary, accessibility label.
    var texts: [SceneText] {
        let parts: [SceneText]
        switch layout {
        case .template(let template): parts = template.texts
        case .live(let live): parts = live.view.texts + live.alternate.texts
        }
        return parts + [summaryText, accessibilityLabel].compactMap { $0 }
    }
}

extension SceneTemplate {
    fileprivate var texts: [SceneText] {
        [imageTitle, imageSubtitle, caption, trailingCaption, subcaption, trailingSubcaption].compactMap { $0 }
    }
}

extension SceneElement {
    fileprivate var texts: [SceneText] {
        switch kind {
        case .text(let text), .button(let text): [text]
        case .vstack(let children, _): children.flatMap(\.texts)
        case .hstack(let children, _): children.flatMap(\.texts)
        case .zstack(let children, _): children.flatMap(\.texts)
        case .image, .fill, .spacer, .divider: []
        }
    }
}
