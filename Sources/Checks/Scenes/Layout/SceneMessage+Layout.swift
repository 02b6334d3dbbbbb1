import BalloonLayouts

extension SceneMessage {
    /// The message's balloon before it has a size: with strings in a language and names of participants.
    /// - Throws: ``SceneError`` for a string that no table has.
    package func balloonLayout(
        texts: SceneTexts, locale: String, app: SceneApp, side: BalloonSide, metrics: MessagesMetrics
    ) throws -> BalloonLayout {
        var balloon = BalloonLayout(
            content: try content(texts: texts, locale: locale), icon: app.icon, side: side, metrics: metrics.template)
        (balloon.url, balloon.appName) = (url, app.name)
        balloon.summaryText = try summaryText.map { try texts.text($0, locale: locale) }
        balloon.accessibilityLabel = try accessibilityLabel.map { try texts.text($0, locale: locale) }
        balloon.fallbackMetrics = metrics.fallback
        balloon.transcriptMetrics = metrics.transcript
        return balloon
    }

    /// What the balloon shows, in a language.
    /// - Throws: ``SceneError`` for a string that no table has.
    package func content(texts: SceneTexts, locale: String) throws -> BalloonContent {
        switch layout {
        case .template(let template):
            return .template(try template.content(texts: texts, locale: locale))
        case .live(let live):
            return .live(
                LiveContent(
                    view: try live.view.element { try texts.text($0, locale: locale) },
                    tint: live.tint.map { LiveTint($0) }, answeredWidth: live.answeredWidth,
                    answeredHeight: live.answeredHeight,
                    alternate: try live.alternate.content(texts: texts, locale: locale)))
        }
    }
}

extension SceneTemplate {
    fileprivate func content(texts: SceneTexts, locale: String) throws -> TemplateContent {
        var content = TemplateContent()
        content.image = image
        content.mediaByteCount = mediaByteCount
        try content.setTexts(of: self) { try texts.text($0, locale: locale) }
        return content
    }
}
