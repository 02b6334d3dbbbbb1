import Foundation
import ViewLayout

/// A scripted conversation: an app, who takes part, the messages, and what happens step by step.
public struct HostScenario: Sendable {
    /// The file as the caller named it; used in errors.
    public var file: String
    /// The file's name without its extension.
    public var name: String
    /// The app.
    public var app: HostedApp
    /// The names of the participants by identifier.
    public var participants: ParticipantNames
    /// The identifier of who holds the device.
    public var viewer: String
    /// The strings that texts name by key.
    public var strings: SceneStrings
    /// The traits at the start.
    public var traits: TraitCollection
    /// The messages by name.
    public var messages: [String: ScenarioMessage]
    /// The names of the messages that are in the conversation at the start, oldest first.
    public var transcript: [ScenarioReference]
    /// What happens.
    public var steps: [ScenarioStep]
}

/// A message of a scenario.
public struct ScenarioMessage: Sendable {
    /// The identifier of who sends it.
    public var sender: String
    /// The name of its session; nil when it stands alone.
    public var session: String?
    /// The message.
    public var message: SceneMessage
}

/// The name of a message, and where in the file it stands.
public struct ScenarioReference: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The place, for errors.
    public let place: ScenePlace
}

/// One step of a scenario, and where in the file it stands.
public struct ScenarioStep: Sendable {
    /// What happens.
    public let action: Action
    /// The place, for errors.
    public let place: ScenePlace

    /// What can happen; see the methods of ``TranscriptHost`` of the same names.
    public enum Action: Sendable {
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
        /// The traits from now on.
        case traits(TraitCollection)
    }

    /// What the app calls.
    public enum AppAction: Sendable {
        /// `insert(_:)` and `send(_:)` of the conversation.
        case insert(ScenarioReference), send(ScenarioReference)
        /// `insertText(_:)` and `sendText(_:)`.
        case insertText(String), sendText(String)
        /// `requestPresentationStyle(_:)`.
        case request(MSMessagesAppPresentationStyle)
        /// `dismiss()`.
        case dismiss
        /// `becomeFirstResponder()` of a text field.
        case askForKeyboard
    }
}
