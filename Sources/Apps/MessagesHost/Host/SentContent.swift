import MessagesAPI

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
