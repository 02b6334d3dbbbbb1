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
            /// A centred date. If it has two lines, separated by a line feed, the first is the service.
            case date(String)
            /// The centred line that remains of a collapsed message.
            case line(String)
            /// A small grey line under the viewer's last message, such as “Delivered”.
            case receipt(String)
        }

        /// Who sent something.
        package struct Sender: Hashable, Sendable {
            /// Identifies the sender: consecutive messages of one sender form a run.
            package var identifier: String
            /// The name that the viewer has for the sender; nil when there is none.
            package var name: String?

            package init(identifier: String, name: String? = nil) {
                self.identifier = identifier
                self.name = name
            }
        }

        /// A sticker that somebody dropped on a balloon.
        package struct DroppedSticker: Sendable {
            package var sticker: StickerBrowser.Cell
            /// The position of its centre, as fractions of the balloon's width and height: (0, 0) at the top left, (1,
            /// 1) at the
            /// bottom right. Pictures are not mirrored, so it does not depend on the direction of the interface.
            package var position: CGPoint
            /// Its scale relative to the usual size.
            package var scale: CGFloat

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
        /// The stickers on it, in the order they were dropped.
        package var droppedStickers: [DroppedSticker]

        package init(_ content: Content, sender: Sender? = nil, droppedStickers: [DroppedSticker] = []) {
            self.content = content
            self.sender = sender
            self.droppedStickers = droppedStickers
        }

        /// The name of the entry in findings; nil for its index.
        package var path: String?

        /// Who sent it, seen from the viewer.
        var side: BalloonSide { sender == nil ? .outgoing : .incoming }
    }
}
