import Drawing
import Foundation

extension Transcript {
    /// One thing in a conversation.
    public struct Entry: Sendable {
        /// What it is.
        public enum Content: Sendable {
            /// Words in a balloon.
            case text(String)
            /// A message of an app.
            case message(Message)
            /// A sticker that was sent on its own.
            case sticker(StickerBrowser.Cell)
            /// A grey line in the middle, such as a date.
            case line(String)
            /// A small grey line under the viewer's last message, such as “Delivered”.
            case receipt(String)
        }

        /// Who sent something.
        public struct Sender: Hashable, Sendable {
            /// Tells senders apart: messages of one sender form a run.
            public var identifier: String
            /// The name the viewer has for them; nil when there is none.
            public var name: String?

            /// Makes a sender.
            public init(identifier: String, name: String? = nil) {
                self.identifier = identifier
                self.name = name
            }
        }

        /// A sticker that somebody dropped on a balloon.
        public struct DroppedSticker: Sendable {
            /// The sticker.
            public var sticker: StickerBrowser.Cell
            /// Where its middle is, as parts of the balloon's width and height: (0, 0) at the top left, (1, 1) at the
            /// bottom right. Pictures are not mirrored, so this does not follow the direction of the interface.
            public var position: CGPoint
            /// How much larger than usual it is.
            public var scale: CGFloat

            /// Makes a dropped sticker.
            public init(sticker: StickerBrowser.Cell, position: CGPoint, scale: CGFloat = 1) {
                self.sticker = sticker
                self.position = position
                self.scale = scale
            }
        }

        /// What it is.
        public var content: Content
        /// Who sent it; nil for the viewer.
        public var sender: Sender?
        /// The stickers on it, the first one dropped first.
        public var droppedStickers: [DroppedSticker]

        /// Makes an entry.
        public init(_ content: Content, sender: Sender? = nil, droppedStickers: [DroppedSticker] = []) {
            self.content = content
            self.sender = sender
            self.droppedStickers = droppedStickers
        }

        /// How findings call it; nil for its place among the entries.
        package var path: String?

        /// Who sent it, seen from the viewer.
        var side: BalloonSide { sender == nil ? .outgoing : .incoming }
    }
}
