import Foundation

/// Something about a balloon that its author should know. A finding is no error: the balloon is placed all the same.
public struct Finding: Hashable, Sendable {
    /// What kind of thing it is.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A text is cut at its line limit or for want of room.
        case textTruncated
        /// A size function answered more than it was offered; the answer was clamped.
        case answerExceedsOffer
        /// A size function answered something that is no size: negative, infinite or not a number.
        case answerIsNoSize
        /// The view needs more room than its size function answered, so content is cut.
        case contentClipped
        /// The size function answered more than the view fills.
        case blankSpace
        /// Image texts without a picture are not drawn.
        case imageTextWithoutImage
        /// The alternate layout has no caption, so a receiver without the app sees no text.
        case alternateWithoutText
        /// Without a summary text the message shows nothing once a newer one of its session arrives.
        case summaryTextMissing
        /// Messages drops the message's URL.
        case urlNotTransportable
        /// A string has no translation in the viewer's language, so the source language is shown.
        case translationMissing
    }

    /// What kind of thing it is.
    public let kind: Kind
    /// The id of the node it is about; nil for the balloon as a whole.
    public let node: String?
    /// How many points are too many or too few; nil where nothing is measured.
    public let points: CGFloat?
    /// What is wrong and how to mend it, in one sentence.
    public let message: String

    /// Makes a finding. `points` is nil where nothing is measured.
    public init(_ kind: Kind, node: String? = nil, points: CGFloat? = nil, message: String) {
        self.kind = kind
        self.node = node
        self.points = points
        self.message = message
    }
}
