import BalloonLayouts
import Drawing
import Foundation
import ViewLayout

/// A conversation as a scene declares it; its texts are not looked up yet.
package struct SceneTranscript: Sendable {
    /// What is in the conversation, the oldest first.
    package var entries: [Entry] = []
    /// The input field; nil to leave it out.
    package var inputField: InputField?
    /// The apps below it; nil to leave them out.
    package var appStrip: AppStripRow?
    /// Whether it contains only one message's scene, so that findings need not name the message.
    var isOfOneMessage = false
    /// Whether a phone's screen is drawn around it.
    var isOnScreen = false

    /// One thing in the conversation.
    package struct Entry: Sendable {
        /// What it is.
        package var content: Content
        /// The participant who sent it; nil for dates and receipts.
        package var sender: String?
        /// The stickers on it.
        package var droppedStickers: [DroppedSticker] = []
    }

    /// What an entry is.
    package enum Content: Sendable {
        /// Words.
        case text(SceneText)
        /// A message of an app.
        case message(Message)
        /// A sticker on its own.
        case sticker(SceneSticker)
        /// A grey line in the middle.
        case date(SceneText)
        /// A small line under the viewer's last message.
        case receipt(SceneText)
    }

    /// A message of an app: written in the conversation or in a scene of its own.
    package struct Message: Sendable {
        /// The message with its strings, names and app.
        package var scene: BalloonScene
        /// Identifies the session; nil for a message without a session.
        package var session: String?
        /// Whether the viewer does not have the app.
        package var isAppMissing = false
    }

    /// A sticker that somebody dropped on a balloon.
    package struct DroppedSticker: Sendable {
        package var sticker: SceneSticker
        /// The position of its centre, as fractions of the balloon's width and height.
        package var position: CGPoint
        /// Its scale relative to the usual size.
        package var scale: CGFloat
    }

    /// The input field.
    package struct InputField: Sendable {
        /// What is staged; nil for nothing.
        package var draft: Content?
        /// Words below a staged message or sticker; nil for none.
        package var comment: SceneText?
        /// The grey words of a field without a text; nil for those of Messages.
        package var placeholder: SceneText?
    }
}

/// A sticker browser as a scene declares it.
package struct SceneStickers: Sendable {
    /// The size of the cells.
    package var size: StickerSize = .regular
    /// The stickers in their order.
    package var stickers: [SceneSticker] = []
    /// Whether they are from a pack of Xcode, whose files have their descriptions.
    package var isPack = false
}

/// A sticker whose description is not looked up yet.
package struct SceneSticker: Sendable {
    /// The art at 3x.
    package var art: Picture
    /// What it shows, for VoiceOver.
    package var description: SceneText
}
