import BalloonLayouts
import Foundation
import MessagesAPI
import MessagesHost
import Scenes
import UIKitAPI
import ViewLayout

/// The messages of a scenario, as the senders' apps make them on one device. Participants have UUIDs there, and
/// `$` with an identifier of the scenario becomes `$` with a UUID.
struct ScenarioMessages {
    private let scenario: HostScenario
    private let viewer: String
    private let identifiers: [String: UUID]
    private let sessions: [String: MSSession]

    /// - Parameters:
    ///   - viewer: the participant who holds the device.
    ///   - sessions: the sessions by name, the same on all devices.
    init(_ scenario: HostScenario, viewer: String, sessions: [String: MSSession]) {
        self.scenario = scenario
        self.viewer = viewer
        self.sessions = sessions
        let names = scenario.participants.names.keys.sorted()
        let first = (names.firstIndex(of: viewer) ?? 0) * names.count
        identifiers = Dictionary(
            uniqueKeysWithValues: names.enumerated().map { index, name in
                (name, UUID.ofHost(UInt32(first + index)))
            })
    }

    /// The sessions of a scenario by name.
    static func sessions(of scenario: HostScenario) -> [String: MSSession] {
        let names = Set(scenario.messages.values.compactMap(\.session))
        return Dictionary(uniqueKeysWithValues: names.map { ($0, MSSession()) })
    }

    /// The participants as the viewer's device knows them.
    var participants: HostParticipants {
        let names = identifiers.map { identifier, uuid in (uuid, scenario.participants.names[identifier] ?? identifier)
        }
        let remote = identifiers.keys.sorted().filter { $0 != viewer }
        return HostParticipants(
            local: uuid(of: viewer), remote: remote.map(uuid), names: Dictionary(uniqueKeysWithValues: names))
    }

    /// A message by its name in the scenario.
    /// - Throws: ``SceneError`` for a string that no table has.
    func message(_ name: String) throws -> MSMessage {
        guard let declared = scenario.messages[name] else {
            // The parser has checked all names.
            preconditionFailure("a scenario names the message \(name), which it does not declare")
        }
        let message = MSMessage(session: declared.session.flatMap { sessions[$0] }, sender: uuid(of: declared.sender))
        let locale = scenario.traits.locale
        // An app does not know the names of participants: it writes `$` and a UUID.
        let texts = texts(names: identifiers.mapValues { "$" + $0.uuidString }, for: scenario.traits)
        switch try declared.message.content(texts: texts, locale: locale) {
        case .template(let template):
            message.layout = MSMessageTemplateLayout(template, mediaFileURL: declared.message.mediaFileURL)
        case .live(let live):
            message.layout = MSMessageLiveLayout(
                alternateLayout: MSMessageTemplateLayout(live.alternate, mediaFileURL: declared.message.mediaFileURL))
        case .fallback:
            // Only receivers see this layout; a message is made with one of the others.
            break
        }
        message.summaryText = try declared.message.summaryText.map { try texts.text($0, locale: locale) }
        message.url = declared.message.url
        message.shouldExpire = declared.message.shouldExpire
        message.logName = name
        return message
    }

    /// The sticker of a name in the scenario.
    /// - Throws: an error of ``MSStickersErrorDomain`` when its file or its description cannot be a sticker's.
    func sticker(_ name: String) throws -> MSSticker {
        guard let sticker = scenario.stickers[name] else {
            // The parser has checked all names.
            preconditionFailure("a scenario names the sticker \(name), which it does not declare")
        }
        return try MSSticker(contentsOfFileURL: sticker.url, localizedDescription: sticker.description)
    }

    /// The balloon of a declared message for a viewer, with the names that its app draws; nil for a name that is not
    /// declared.
    /// - Throws: ``SceneError`` for a string that no table has.
    func layout(_ name: String, for traits: TraitCollection) throws -> BalloonLayout? {
        try scenario.messages[name].map { declared in
            try declared.message.balloonLayout(
                texts: texts(names: scenario.participants.names, for: traits), locale: traits.locale, app: SceneApp(),
                side: declared.sender == viewer ? .outgoing : .incoming,
                metrics: .standard(for: traits.userInterfaceIdiom, on: traits.receiver))
        }
    }

    func uuid(of identifier: String) -> UUID {
        guard let uuid = identifiers[identifier] else {
            // The parser has checked all names.
            preconditionFailure("a scenario names the participant \(identifier), whom it does not declare")
        }
        return uuid
    }

    private func texts(names: [String: String], for traits: TraitCollection) -> SceneTexts {
        SceneTexts(
            file: scenario.file, strings: scenario.strings, participants: ParticipantNames(names: names),
            device: DeviceVariation(traits.userInterfaceIdiom))
    }
}

extension MSMessageTemplateLayout {
    /// A layout with resolved content and a media file that is not read yet.
    fileprivate convenience init(_ content: TemplateContent, mediaFileURL: URL?) {
        self.init()
        image = content.image.map { UIImage($0) }
        self.mediaFileURL = mediaFileURL
        takeTexts(of: content) { $0 }
    }
}

extension SceneMessage {
    /// The media file of its template, or of the alternate.
    fileprivate var mediaFileURL: URL? {
        switch layout {
        case .template(let template): template.mediaFileURL
        case .live(let live): live.alternate.mediaFileURL
        }
    }
}
