import BalloonLayouts
import Foundation
import MessagesAPI
import MessagesHost
import Scenes
import ViewLayout

/// A scripted conversation: the app, the participants, the messages, and the steps.
package struct HostScenario: Sendable {
    /// The file as the caller named it; used in errors.
    package var file: String
    /// The file's name without its extension.
    package var name: String
    package var app: HostedApp
    /// The names of the participants by identifier.
    package var participants: ParticipantNames
    /// The identifier of the participant who holds the device.
    package var viewer: String
    /// The strings that texts name by key.
    package var strings: SceneStrings
    /// Values that replace those of ``MessagesMetrics`` on any device.
    package var metrics: MetricOverrides
    /// The traits at the start.
    package var traits: TraitCollection
    /// The messages by name.
    package var messages: [String: ScenarioMessage]
    /// The stickers by name.
    package var stickers: [String: ScenarioSticker]
    /// Whether the other participant's device is played too, so that each receives what the other sends, as in the
    /// simulator.
    package var isMirrored: Bool
    /// The names of the messages that are in the conversation at the start, oldest first.
    package var transcript: [ScenarioReference]
    package var steps: [ScenarioStep]
}

/// A message of a scenario.
package struct ScenarioMessage: Sendable {
    /// The identifier of who sends it.
    package var sender: String
    /// The name of its session; nil when it stands alone.
    package var session: String?
    package var message: SceneMessage
}

/// A sticker of a scenario. Messages checks it when the app makes it.
package struct ScenarioSticker: Hashable, Sendable {
    /// The file of the art.
    package var url: URL
    /// What it shows, for VoiceOver.
    package var description: String
}

/// A file of a scenario.
package struct ScenarioFile: Hashable, Sendable {
    /// The place of the file; Messages refuses a URL that is not a file URL.
    package var url: URL
    /// The name under which it is sent; nil for its own.
    package var name: String?
}

/// Content other than a message of the app that can be received.
package enum ScenarioContent: Hashable, Sendable {
    /// Words.
    case text(String)
    /// A sticker, by its name.
    case sticker(ScenarioReference)
    /// A file, by the name it travels under.
    case attachment(String)
}

/// The name of a message or sticker, with its place in the file.
package struct ScenarioReference: Hashable, Sendable {
    package let name: String
    /// The place, for errors.
    package let place: ScenePlace
}

/// One step of a scenario, with its place in the file.
package struct ScenarioStep: Sendable {
    /// What happens.
    package let action: Action
    /// The place, for errors.
    package let place: ScenePlace

    /// The actions; see the methods of ``TranscriptHost`` of the same names.
    package enum Action: Sendable {
        /// Without a value.
        case openConversation, leaveConversation, openApp, closeApp, endProcess, toggleStyle, sendDraft, cancelDraft
        /// A touch on the balloon of a message.
        case tapBalloon(ScenarioReference)
        /// A touch in a live balloon, and what the app does.
        case tapInBalloon(ScenarioReference, [AppAction])
        /// A touch in the app, and what the app does.
        case tapInApp([AppAction])
        /// What the app does by itself.
        case inApp([AppAction])
        /// A message arrives.
        case receive(ScenarioReference)
        /// Something else arrives, from a participant.
        case receiveContent(ScenarioContent, from: String)
        /// The sheet of the companion app is sent with a message, a text or both, or it is cancelled.
        case sendFromCompanionApp(ScenarioReference?, text: String?), cancelCompanionApp(ScenarioReference)
        /// Steps on the other device of mirrored conversations.
        case onOtherDevice([ScenarioStep])
        /// The traits from now on.
        case traits(TraitCollection)
    }

    /// What the app calls.
    package enum AppAction: Sendable {
        /// `insert(_:)` and `send(_:)` of the conversation.
        case insert(ScenarioReference), send(ScenarioReference)
        /// `insertText(_:)` and `sendText(_:)`.
        case insertText(String), sendText(String)
        /// `insert(_:)` and `send(_:)` of a sticker.
        case insertSticker(ScenarioReference), sendSticker(ScenarioReference)
        /// `insertAttachment(_:withAlternateFilename:)` and `sendAttachment(_:withAlternateFilename:)`.
        case insertAttachment(ScenarioFile), sendAttachment(ScenarioFile)
        /// `requestPresentationStyle(_:)`.
        case request(MSMessagesAppPresentationStyle)
        /// `dismiss()`.
        case dismiss
        /// `becomeFirstResponder()` of a text field.
        case askForKeyboard
    }
}

extension HostScenario {
    /// Reads a scenario file: JSON when its name ends in `.json`, YAML otherwise.
    /// - Parameter path: the path of the file; pictures are found relative to its folder.
    /// - Throws: ``SceneError`` with file, line, column and the fix.
    package init(contentsOf path: String) throws {
        self = try HostScenario(text: SceneFile.text(at: path), file: path)
    }

    /// Reads a scenario from text.
    /// - Parameters:
    ///   - text: YAML, or JSON when the name of `file` ends in `.json`.
    ///   - file: a path; names the scenario and its errors. The file itself is not read.
    /// - Throws: ``SceneError`` with file, line, column and the fix.
    package init(text: String, file: String) throws {
        self = try SceneFile.read(text, file: file) { root in
            try ScenarioParser(scene: SceneParser(file: file, leavesRulesToMessages: true)).scenario(root)
        }
    }
}
