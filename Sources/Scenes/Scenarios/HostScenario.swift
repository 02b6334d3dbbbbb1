import BalloonLayouts
import Foundation
import MessagesAPI
import MessagesHost
import ViewLayout

/// A scripted conversation: an app, who takes part, the messages, and what happens step by step.
package struct HostScenario: Sendable {
    /// The file as the caller named it; used in errors.
    package var file: String
    /// The file's name without its extension.
    package var name: String
    /// The app.
    package var app: HostedApp
    /// The names of the participants by identifier.
    package var participants: ParticipantNames
    /// The identifier of who holds the device.
    package var viewer: String
    /// The strings that texts name by key.
    package var strings: SceneStrings
    /// Values in place of those of ``MessagesMetrics``, on whatever device.
    package var metrics: MetricOverrides
    /// The traits at the start.
    package var traits: TraitCollection
    /// The messages by name.
    package var messages: [String: ScenarioMessage]
    /// The stickers by name.
    package var stickers: [String: ScenarioSticker]
    /// Whether the other participant's device is played too, and each receives what the other sends, as in the
    /// simulator.
    package var isMirrored: Bool
    /// The names of the messages that are in the conversation at the start, oldest first.
    package var transcript: [ScenarioReference]
    /// What happens.
    package var steps: [ScenarioStep]
}

/// A message of a scenario.
package struct ScenarioMessage: Sendable {
    /// The identifier of who sends it.
    package var sender: String
    /// The name of its session; nil when it stands alone.
    package var session: String?
    /// The message.
    package var message: SceneMessage
}

/// A sticker of a scenario; whether it can be one is for Messages to say when the app makes it.
package struct ScenarioSticker: Hashable, Sendable {
    /// The file of the art.
    package var url: URL
    /// What it shows, for VoiceOver.
    package var description: String
}

/// A file of a scenario.
package struct ScenarioFile: Hashable, Sendable {
    /// Where it is; a URL that is no file URL is for Messages to refuse.
    package var url: URL
    /// The name it travels under; nil for its own.
    package var name: String?
}

/// What can arrive besides messages of the app.
package enum ScenarioContent: Hashable, Sendable {
    /// Words.
    case text(String)
    /// A sticker, by its name.
    case sticker(ScenarioReference)
    /// A file, by the name it travels under.
    case attachment(String)
}

/// The name of a message or sticker, and where in the file it stands.
package struct ScenarioReference: Hashable, Sendable {
    /// The name.
    package let name: String
    /// The place, for errors.
    package let place: ScenePlace
}

/// One step of a scenario, and where in the file it stands.
package struct ScenarioStep: Sendable {
    /// What happens.
    package let action: Action
    /// The place, for errors.
    package let place: ScenePlace

    /// What can happen; see the methods of ``TranscriptHost`` of the same names.
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
