import BalloonLayouts
import Foundation
import MessagesAPI
import Support
import Typesetting
import ViewLayout

extension Scene {
    /// The balloon measured and placed for a viewer.
    /// - Parameters:
    ///   - traits: the viewer; nil for the scene's own traits.
    ///   - fonts: the fonts.
    /// - Throws: ``SceneError`` for a string that no table has or a text that cannot be set; `TypesettingError` when
    ///   the fonts cannot be used.
    public func layout(traits: TraitCollection? = nil, fonts: FontCascade) throws -> PlacedBalloon {
        try layout(in: LayoutContext(traits: traits ?? self.traits, fonts: fonts))
    }

    /// The balloon measured and placed in a context. Contexts that share a cache of shaped texts make sweeps fast:
    /// copy one and change its traits.
    /// - Throws: as ``layout(traits:fonts:)``.
    public func layout(in context: LayoutContext) throws -> PlacedBalloon {
        try SceneLayouts(of: self, in: context).layout(transcriptWidth: context.traits.transcriptWidth)
    }

    /// Names the scene in an error about one of its texts: with many scenes a code point alone says little. What is
    /// wrong with the fonts is no scene's fault.
    func naming<Result>(_ locale: String, _ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as TypesettingError {
            switch error {
            case .unusableFont, .fontsNotFound: throw error
            case .missingGlyph(let scalar, _):
                let text = text(holding: scalar, locale: locale)
                let name = text.map { "\($0.path): " } ?? ""
                throw SceneError(file: file, place: text?.place, message: "in locale \(locale): \(name)\(error)")
            default: throw SceneError(file: file, place: nil, message: "in locale \(locale): \(error)")
            }
        }
    }

    /// The balloon before it has a size: strings looked up in the viewer's language, names put in, the scene's metrics
    /// over those of the viewer's device.
    /// - Throws: ``SceneError`` for a string that no table has, and for a scene that shows no message of its own.
    public func balloonLayout(for traits: TraitCollection) throws -> BalloonLayout {
        let message = try message()
        let metrics = resolvedMetrics(for: traits)
        var layout = BalloonLayout(
            content: try content(of: message, locale: traits.locale), icon: app.icon, side: side,
            metrics: metrics.template)
        (layout.url, layout.appName) = (message.url, app.name)
        layout.summaryText = try message.summaryText.map { try text($0, locale: traits.locale) }
        layout.accessibilityLabel = try message.accessibilityLabel.map { try text($0, locale: traits.locale) }
        layout.fallbackMetrics = metrics.fallback
        layout.transcriptMetrics = metrics.transcript
        return layout
    }

    /// The message that the scene shows.
    /// - Throws: ``SceneError`` for a conversation or a sticker browser.
    func message() throws -> SceneMessage {
        guard case .message(let message) = subject else {
            throw SceneError(
                file: file, place: nil, message: "does not show a single message; name a scene with message:")
        }
        return message
    }

    /// The numbers the scene is laid out by: those of the viewer's device with the scene's own over them.
    package func resolvedMetrics(for traits: TraitCollection) -> MessagesMetrics {
        metrics.applied(to: .standard(for: traits.userInterfaceIdiom, on: traits.receiver))
    }

    /// The summary text for a locale, names put in; nil when the message has none.
    /// - Throws: ``SceneError`` for a string that no table has.
    public func summaryText(locale: String) throws -> String? {
        try message().summaryText.map { try text($0, locale: locale) }
    }

    private func content(of message: SceneMessage, locale: String) throws -> BalloonContent {
        switch message.layout {
        case .template(let template):
            return .template(try templateContent(template, locale: locale))
        case .live(let live):
            return .live(
                LiveContent(
                    view: try live.view.element { try text($0, locale: locale) },
                    answeredWidth: live.answeredWidth, answeredHeight: live.answeredHeight,
                    alternate: try templateContent(live.alternate, locale: locale)))
        }
    }

    private func templateContent(_ template: SceneTemplate, locale: String) throws -> TemplateContent {
        var content = TemplateContent()
        content.image = template.image
        content.mediaByteCount = template.mediaByteCount
        try content.setTexts(of: template) { try text($0, locale: locale) }
        return content
    }

    /// A text as the viewer reads it: looked up, with names in place of `$identifier`, changed by a pseudo-locale.
    func text(_ text: SceneText, locale: String) throws -> String {
        let segments = participants.segments(of: try string(of: text, locale: locale))
        return PseudoLocale(locale: locale)?.text(of: segments) ?? segments.map(\.text).joined()
    }

    /// A text as its author wrote it for a locale.
    private func string(of text: SceneText, locale: String) throws -> String {
        switch text {
        case .literal(let literal):
            return literal
        case .key(let reference):
            func error(_ message: String) -> SceneError {
                SceneError(file: file, place: reference.place, message: message)
            }
            guard let match = strings.match(reference.key, locale: locale) else {
                throw error(strings.missing(reference.key, locale: locale))
            }
            do {
                return try match.string.text(for: reference)
            } catch let problem as StringFormatError {
                throw error("the string \"\(reference.key)\" in \(locale) \(problem.problem)")
            }
        }
    }

    /// The identifiers in texts that are nobody's, each once.
    func identifierFindings(_ texts: [SceneText], locale: String) throws -> [Finding] {
        let unknown = try texts.flatMap { participants.unknownIdentifiers(in: try string(of: $0, locale: locale)) }
        var seen: Set<String> = []
        return unknown.filter { seen.insert($0).inserted }.map { identifier in
            Finding(
                .identifierUnknown,
                message: "$\(identifier) names no participant and is shown as it is"
                    + NearestKey.suggestion(for: identifier, among: participants.names.keys.sorted())
                    + (participants.names.isEmpty ? "; declare participants" : ""))
        }
    }

    /// What the author of a message should know, whatever its layout shows.
    func messageFindings(_ message: SceneMessage) -> [Finding] {
        MessageFindings.findings(hasSummaryText: message.summaryText != nil, url: message.url)
    }
}
