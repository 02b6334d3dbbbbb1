/// Every key a scenario can hold, by where it stands. What it shares with scenes is in ``SceneGrammar``.
package enum ScenarioGrammar {
    package static let scenario = [
        "app", "participants", "viewer", "mirrored", "strings", "traits", "metrics", "messages", "stickers",
        "transcript", "steps",
    ]
    package static let app = ["presentationContext", "linkedSystem"]
    package static let message = ["sender", "session", "message"]
    /// Steps that are a word.
    package static let plainSteps = [
        "openConversation", "leaveConversation", "openApp", "closeApp", "endProcess", "toggleStyle", "sendDraft",
        "cancelDraft",
    ]
    /// Steps that have a value.
    package static let steps = [
        "tapBalloon", "tapInBalloon", "tapInApp", "inApp", "receive", "traits", "sendFromCompanionApp",
        "cancelCompanionApp", "onOtherDevice",
    ]
    /// What can arrive besides a message, which is named by a word.
    package static let arrivals = ["text", "sticker", "attachment", "from"]
    package static let companionSheet = ["message", "text"]
    package static let attachment = ["file", "name"]
    package static let tapInBalloon = ["message", "does"]
    /// What an app does, as a word.
    package static let plainAppActions = [
        "requestCompact", "requestExpanded", "requestTranscript", "dismiss", "askForKeyboard",
    ]
    /// What an app does with a value.
    package static let appActions = [
        "insert", "send", "insertText", "sendText", "insertSticker", "sendSticker", "insertAttachment",
        "sendAttachment",
    ]
}
