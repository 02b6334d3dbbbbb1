import Scenes

/// All keys of scenarios, by the mapping that contains them. ``SceneGrammar`` has those in common with scenes.
package enum ScenarioGrammar {
    package static let scenario = [
        "app", "participants", "viewer", "mirrored", "strings", "traits", "metrics", "messages", "stickers",
        "transcript", "steps",
    ]
    package static let app = ["presentationContext", "linkedSystem"]
    package static let message = ["sender", "session", "message"]
    /// Steps without a value.
    package static let plainSteps = [
        "openConversation", "leaveConversation", "openApp", "closeApp", "endProcess", "toggleStyle", "sendDraft",
        "cancelDraft",
    ]
    /// Steps with a value.
    package static let steps = [
        "tapBalloon", "tapInBalloon", "tapInApp", "inApp", "receive", "traits", "sendFromCompanionApp",
        "cancelCompanionApp", "onOtherDevice",
    ]
    /// Content other than a message that can be received; a message is given by its name.
    package static let arrivals = ["text", "sticker", "attachment", "from"]
    package static let companionSheet = ["message", "text"]
    package static let attachment = ["file", "name"]
    package static let tapInBalloon = ["message", "does"]
    /// Actions of an app without a value.
    package static let plainAppActions = [
        "requestCompact", "requestExpanded", "requestTranscript", "dismiss", "askForKeyboard",
    ]
    /// Actions of an app with a value.
    package static let appActions = [
        "insert", "send", "insertText", "sendText", "insertSticker", "sendSticker", "insertAttachment",
        "sendAttachment",
    ]
}
