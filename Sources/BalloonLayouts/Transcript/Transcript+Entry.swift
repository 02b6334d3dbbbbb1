import Drawing
import Foundation

extension Transcript {
    /// One thing in a conversation.
    package struct Entry: Sendable {
        /// What it is.
        package enum Content: Sendable {
            /// Words in a balloon.
            case text(String)
            /// A message of an app.
            case message(Message)
            /// A sticker that was sent on its own.
            case sticker(StickerBrowser.Cell)
            /// A date in the middle. Of two lines, which a line feed divides, the first is the service.
            case date(String)
            /// What is left of a collapsed message, in the middle.
            case line(String)
            /// A small grey line under the viewer's last message, such as “Delivered”.
            case receipt(String)
        }

        /// Who sent something.
        package struct Sender: Hashable, Sendable {
            /// Tells senders apart: messages of one sender form a run.
            package var identifier: String
            /// The name the viewer has for them; nil when there is none.
            package var name: String?

            /// Makes a sender.
            package init(identifier: String, name: String? = nil) {
                self.identifier = identifier
                self.name = name
            }
        }

        /// A sticker that somebody dropped on a balloon.
        package struct DroppedSticker: Sendable {
            /// The sticker.
            package var sticker: StickerBrowser.Cell
            /// Where its middle is, as parts of the balloon's width and height: (0, 0) at the top left, (1, 1) at the
            /// bottom right. Pictures are not mirrored, so this does not follow the direction of the interface.
            package var position: CGPoint
            /// How much larger than usual it is.
            package var scale: CGFloat

            /// Makes a dropped sticker.
            package init(sticker: StickerBrowser.Cell, position: CGPoint, scale: CGFloat = 1) {
                self.sticker = sticker
                self.position = position
                self.scale = scale
            }
        }

        /// What it is.
        package var content: Content
        /// Who sent it; nil for the viewer.
        package var sender: Sender?
        /// The stickers on it, the first one dropped first.
        package var droppedStickers: [DroppedSticker]

        /// Makes an entry.
        package init(_ content: Content, sender: Sender? = nil, droppedStickers: [DroppedSticker] = []) {
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
