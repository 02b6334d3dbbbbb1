import BalloonLayouts
import Foundation

/// Content that an app can put into a conversation.
package enum MessageContent {
    /// A message with a layout.
    case message(MSMessage)
    /// A sticker, which was checked when it was made.
    case sticker(MSSticker)
    /// A text.
    case text(String)
    /// A file, under another name when one is given.
    case attachment(URL, name: String?)

    /// Throws if the content cannot be sent.
    /// - Throws: an error of ``MSMessagesErrorDomain`` that contains the fix.
    package func validate() throws {
        switch self {
        case .message(let message): try MessageRules.validate(message)
        case .sticker, .text: break
        case .attachment(let url, _): try AttachmentFile.validate(url, name: "the attachment")
        }
    }
}
