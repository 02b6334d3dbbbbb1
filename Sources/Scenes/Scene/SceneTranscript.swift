import BalloonLayouts
import Drawing
import Foundation
import ViewLayout

/// A conversation as a scene declares it; its texts are not looked up yet.
public struct SceneTranscript: Sendable {
    /// What is in the conversation, the oldest first.
    public var entries: [Entry] = []
    /// The input field; nil to leave it out.
    public var inputField: InputField?
    /// The apps below it; nil to leave them out.
    public var appStrip: AppStripRow?
    /// Whether it is made of one message's scene, whose findings need not say which message they are about.
    var isOfOneMessage = false

    /// One thing in the conversation.
    public struct Entry: Sendable {
        /// What it is.
        public var content: Content
        /// The participant who sent it; nil for dates and receipts.
        public var sender: String?
        /// The stickers on it.
        public var droppedStickers: [DroppedSticker] = []
    }

    /// What an entry is.
    public enum Content: Sendable {
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
    public struct Message: Sendable {
        /// The message with its strings, names and app.
        public var scene: Scene
        /// Tells sessions apart; nil for a message that stands alone.
        public var session: String?
        /// Whether the viewer does not have the app.
        public var isAppMissing = false
    }

    /// A sticker that somebody dropped on a balloon.
    public struct DroppedSticker: Sendable {
        /// The sticker.
        public var sticker: SceneSticker
        /// Where its middle is, as parts of the balloon's width and height.
        public var position: CGPoint
        /// How much larger than usual it is.
        public var scale: CGFloat
    }

    /// The input field.
    public struct InputField: Sendable {
        /// What is staged; nil for nothing.
        public var draft: Content?
        /// Words below a staged message or sticker; nil for none.
        public var comment: SceneText?
        /// The grey words of a field without a text; nil for those of Messages.
        public var placeholder: SceneText?
    }
}

/// A sticker browser as a scene declares it.
public struct SceneStickers: Sendable {
    /// The size of the cells.
    public var size: StickerSize = .regular
    /// The stickers in their order.
    public var stickers: [SceneSticker] = []
}

/// A sticker whose description is not looked up yet.
public struct SceneSticker: Sendable {
    /// The art at 3x.
    public var art: Picture
    /// What it shows, for VoiceOver.
    public var description: SceneText
}
