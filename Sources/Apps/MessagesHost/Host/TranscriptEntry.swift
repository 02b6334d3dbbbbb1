import BalloonLayouts
import Foundation
import MessagesAPI

/// One piece of a conversation, as the viewer has it.
///
/// ```swift
/// for entry in host.entries where entry.side == .incoming {
///     if case .summary(let text) = entry.appearance { print(entry.name, "is shown as:", text) }
/// }
/// ```
public struct TranscriptEntry: Hashable, Sendable {
    /// The name in the log.
    public let name: String
    /// Who sent it.
    public let sender: UUID
    /// Who sent it, seen from the viewer.
    public let side: BalloonSide
    /// How it is shown.
    public internal(set) var appearance: Appearance

    /// How a piece of a conversation is shown.
    public enum Appearance: Hashable, Sendable {
        /// As a balloon.
        case balloon
        /// As one line, because a newer message of its session has arrived; names are inserted.
        case summary(String)
        /// Not visible, because a newer message of its session has arrived and it has no summary text.
        case hidden
        /// As a sticker, with its description.
        case sticker(String)
        /// As a text.
        case text(String)
        /// As a file.
        case attachment(String)
    }
}

/// Content that is sent from a device and can be received on another.
///
/// ```swift
/// host.didSend = { content, name in
///     if case .message(let message) = content { print(name, message.url?.query ?? "no query") }
/// }
/// ```
public enum SentContent {
    /// A message of the app.
    case message(MSMessage)
    /// A sticker.
    case sticker(MSSticker)
    /// A text.
    case text(String)
    /// A file, by the name under which it is sent.
    case attachment(String)
}
