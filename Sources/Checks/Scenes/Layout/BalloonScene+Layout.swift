import BalloonLayouts
import Foundation
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

    /// Adds the scene's name to an error about one of its texts, because with many scenes a code point says little.
    /// Errors of the fonts are not changed.
    func naming<Result>(_ traits: TraitCollection, _ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as TypesettingError {
            let locale = traits.locale
            switch error {
            case .unusableFont, .fontsNotFound: throw error
            default:
                let text = text(for: traits) { Self.isReason(for: error, $0) }
                let name = text.map { "\($0.path): " } ?? ""
                // A text that is written out has no place of its own, and its path has one.
                let place = text.flatMap { $0.place ?? ScenePlaces(of: self).place(ofPath: $0.path) }
                throw SceneError(file: file, place: place, message: "in locale \(locale): \(name)\(error)")
            }
        }
    }

    /// Whether a text cannot be set because of an error.
    private static func isReason(for error: TypesettingError, _ text: String) -> Bool {
        switch error {
        case .missingGlyph(let scalar, _): text.unicodeScalars.contains { $0.value == scalar }
        case .outOfRange: text.utf16.count > TypesettingLimits.maximumTextLength
        default: false
        }
    }

    /// The balloon before it has a size: with strings in the viewer's language, names of participants, and the scene's
    /// metrics over those of the viewer's device.
    /// - Throws: ``SceneError`` for a string that no table has, and for a scene that shows no message of its own.
    public func balloonLayout(for traits: TraitCollection) throws -> BalloonLayout {
        try message().balloonLayout(
            texts: texts(for: traits), locale: traits.locale, app: app, side: side,
            metrics: resolvedMetrics(for: traits))
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

    /// Looks up the scene's texts for a viewer.
    func texts(for traits: TraitCollection) -> SceneTexts {
        let content = SceneContent(
            participants: participants, variables: vary, chosen: traits.content, fonts: measuringFonts)
        return SceneTexts(
            file: file, strings: strings, content: content, device: DeviceVariation(traits.userInterfaceIdiom))
    }

    /// The metrics for the scene's layout: those of the viewer's device, overridden by the scene's.
    package func resolvedMetrics(for traits: TraitCollection) -> MessagesMetrics {
        metrics.applied(to: .standard(for: traits.userInterfaceIdiom, on: traits.receiver))
    }

    /// The summary text for a locale, names put in; nil when the message has none.
    /// - Parameter idiom: the device, by which a string of a catalogue can vary.
    /// - Throws: ``SceneError`` for a string that no table has.
    public func summaryText(locale: String, on idiom: UserInterfaceIdiom = .phone) throws -> String? {
        var viewer = traits
        viewer.userInterfaceIdiom = idiom
        return try message().summaryText.map { try texts(for: viewer).text($0, locale: locale) }
    }

    /// A text as a viewer reads it.
    func text(_ text: SceneText, for traits: TraitCollection) throws -> String {
        try texts(for: traits).text(text, locale: traits.locale)
    }

    /// Findings about a message that do not depend on its layout.
    func messageFindings(_ message: SceneMessage, for traits: TraitCollection) -> [Finding] {
        MessageFindings.findings(summaryText: message.summaryText?.writtenText, url: message.url)
            + spokenFindings(message, for: traits)
    }
}

extension SceneText {
    /// The text itself, or the name of its key, which is never blank.
    fileprivate var writtenText: String {
        switch self {
        case .key(let reference): reference.key
        case .literal(let text): text
        }
    }
}

extension BalloonScene {
    /// The complete texts for a viewer, then those of the scenes in it; without those that no table has.
    package func words(for traits: TraitCollection) -> [String] {
        placedTexts.compactMap { try? text($0.text, for: traits) }
            + scenesInside.flatMap { $0.words(for: traits) }
    }

    /// The scene's own texts, with their places.
    var placedTexts: [PlacedSceneText] {
        switch subject {
        case .message(let message): message.placedTexts(in: "message")
        case .transcript(let transcript): transcript.placedTexts
        case .stickers(let stickers):
            stickers.isPack
                ? []
                : stickers.stickers.enumerated().map {
                    PlacedSceneText(path: "stickers.stickers[\($0)].description", text: $1.description)
                }
        }
    }

    /// The scenes of the messages in a conversation.
    package var scenesInside: [BalloonScene] {
        if case .transcript(let transcript) = subject { transcript.placedMessages.map(\.message.scene) } else { [] }
    }

    /// The inputs of the scene for a record: the strings that its texts name by key, as the viewer reads
    /// them, and the metrics that it has changed. If a key has several texts, they are numbered.
    func recordInputs(for traits: TraitCollection) -> [LayoutRecord.Attribute] {
        var inputs: [LayoutRecord.Attribute] = []
        var seen: Set<Input> = []
        var counts: [String: Int] = [:]
        for input in namedInputs(for: traits) where seen.insert(input).inserted {
            let count = counts[input.name, default: 0] + 1
            counts[input.name] = count
            inputs.append(.init(count == 1 ? input.name : "\(input.name)-\(count)", input.value))
        }
        return inputs
    }

    private struct Input: Hashable {
        let name, value: String
    }

    /// The inputs as often as they are used: those of the scene, then those of the scenes in a conversation.
    private func namedInputs(for traits: TraitCollection) -> [Input] {
        let strings = placedTexts.compactMap { placed -> Input? in
            // A text that cannot be looked up fails in the layout.
            guard case .key(let reference) = placed.text, let text = try? text(placed.text, for: traits) else {
                return nil
            }
            return Input(name: RecordInput.string(key: reference.key).name, value: text)
        }
        let numbers = metrics.values.sorted { $0.key < $1.key }
            .map { Input(name: RecordInput.metric($0.key).name, value: "\($0.value)") }
        return strings + numbers + scenesInside.flatMap { $0.namedInputs(for: traits) }
    }
}
