import Foundation
import MessagesAPI

/// The content of the input field.
///
/// ```swift
/// try host.tapInApp { $0.activeConversation?.insertText("See you there") }
/// print(host.draft.text, host.draft.message?.summaryText ?? "no message")
/// if !host.draft.isEmpty { try host.sendDraft() }
/// ```
public struct ConversationDraft {
    /// The staged message; nil for none.
    public internal(set) var message: MSMessage?
    /// The name of the staged message in the log.
    public internal(set) var name = ""
    /// The staged stickers.
    public internal(set) var stickers: [MSSticker] = []
    /// The text in the input field.
    public internal(set) var text = ""
    /// The names of the files in the input field.
    public internal(set) var attachments: [String] = []

    /// Whether there is nothing to send.
    public var isEmpty: Bool { message == nil && stickers.isEmpty && text.isEmpty && attachments.isEmpty }
}
