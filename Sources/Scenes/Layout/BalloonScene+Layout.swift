import BalloonLayouts
import Foundation
import MessagesAPI
import Support
import Typesetting
import ViewLayout

extension BalloonScene {
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
        try message().balloonLayout(
            texts: texts, locale: traits.locale, app: app, side: side, metrics: resolvedMetrics(for: traits))
    }

    /// The message that the scene shows.
    /// - Throws: ``SceneError`` for a conversation or a sticker browser.
    func message() throws -> SceneMessage {
        guard case .message(let message) = subject else {
            throw SceneError(
                file: file, place: nil, message: "does not show a single message", fix: "name a scene with message:")
        }
        return message
    }

    /// Where its texts are looked up.
    var texts: SceneTexts { SceneTexts(file: file, strings: strings, participants: participants) }

    /// The numbers the scene is laid out by: those of the viewer's device with the scene's own over them.
    package func resolvedMetrics(for traits: TraitCollection) -> MessagesMetrics {
        metrics.applied(to: .standard(for: traits.userInterfaceIdiom, on: traits.receiver))
    }

    /// The summary text for a locale, names put in; nil when the message has none.
    /// - Throws: ``SceneError`` for a string that no table has.
    public func summaryText(locale: String) throws -> String? {
        try message().summaryText.map { try text($0, locale: locale) }
    }

    /// A text as the viewer reads it.
    func text(_ text: SceneText, locale: String) throws -> String { try texts.text(text, locale: locale) }

    /// What the author of a message should know, whatever its layout shows.
    func messageFindings(_ message: SceneMessage) -> [Finding] {
        MessageFindings.findings(summaryText: message.summaryText?.writtenText, url: message.url)
    }
}

extension SceneText {
    /// The text where it is written out, and the name of its key, which is never blank, where it is not.
    fileprivate var writtenText: String {
        switch self {
        case .key(let reference): reference.key
        case .literal(let text): text
        }
    }
}
