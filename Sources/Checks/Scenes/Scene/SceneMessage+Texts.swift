import BalloonLayouts

/// A text of a scene with its place, as errors name it: `message.layout.template.caption`.
struct PlacedSceneText {
    let path: String
    let text: SceneText

    /// The place where the scene names the key of the text; nil for a literal text.
    var place: ScenePlace? {
        guard case .key(let reference) = text else { return nil }
        return reference.place
    }
}

extension SceneMessage {
    /// Every text of the message, in this order: layout, summary, accessibility label.
    var texts: [SceneText] { placedTexts(in: "message").map(\.text) }

    /// The texts that the balloon shows where its app is.
    var shownTexts: [SceneText] {
        switch layout {
        case .template(let template): TemplateText.allCases.compactMap { template[$0] }
        case .live(let live): live.view.placedTexts(in: "").map(\.text)
        }
    }

    func placedTexts(in path: String) -> [PlacedSceneText] {
        let parts: [PlacedSceneText]
        switch layout {
        case .template(let template):
            parts = template.placedTexts(in: "\(path).layout.template")
        case .live(let live):
            parts =
                live.view.placedTexts(in: "\(path).layout.live.view")
                + live.alternate.placedTexts(in: "\(path).layout.live.alternate")
        }
        return parts + [("summaryText", summaryText), ("accessibilityLabel", accessibilityLabel)].placed(in: path)
    }
}

extension SceneTemplate {
    fileprivate func placedTexts(in path: String) -> [PlacedSceneText] {
        TemplateText.allCases.map { ($0.rawValue, self[$0]) }.placed(in: path)
    }
}

extension SceneElement {
    fileprivate func placedTexts(in path: String) -> [PlacedSceneText] {
        func texts(_ children: [SceneElement], _ kind: String) -> [PlacedSceneText] {
            children.enumerated().flatMap { $1.placedTexts(in: "\(path).\(kind)[\($0)]") }
        }
        switch kind {
        case .text(let text): return [("text", text)].placed(in: path)
        case .button(let text): return [("button", text)].placed(in: path)
        case .vstack(let children, _): return texts(children, "vstack")
        case .hstack(let children, _): return texts(children, "hstack")
        case .zstack(let children, _): return texts(children, "zstack")
        case .grid(let children, _, _): return texts(children, "grid.children")
        case .image, .fill, .gradient, .progress, .gauge, .symbol, .spacer, .divider: return []
        }
    }
}

extension [(key: String, text: SceneText?)] {
    /// The texts that are not nil, by their keys in a mapping.
    func placed(in path: String) -> [PlacedSceneText] {
        compactMap { key, text in text.map { PlacedSceneText(path: "\(path).\(key)", text: $0) } }
    }
}
