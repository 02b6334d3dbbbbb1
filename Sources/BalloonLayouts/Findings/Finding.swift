import Foundation

/// Something about a balloon that its author should know. A finding is no error: the balloon is placed all the same.
public struct Finding: Hashable, Sendable {
    /// What kind of thing it is.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A text is cut at its line limit or for want of room.
        case textTruncated
        /// A word or a number is torn apart at a line end because it is wider than its text.
        case wordBroken
        /// A size function answered more than it was offered; the answer was clamped.
        case answerExceedsOffer
        /// A size function answered something that is no size: negative, infinite or not a number.
        case answerIsNoSize
        /// The view needs more room than its size function answered, so content is cut.
        case contentClipped
        /// The size function answered less than the view needs, and only the icon's minimum keeps it whole.
        case answerBelowNeed
        /// The size function answered more than the view fills.
        case blankSpace
        /// A size function answers the same at two text sizes at which its view needs different heights.
        case answerIgnoresCategory
        /// A size function answers the same in two languages in which its view needs different heights.
        case answerIgnoresLocale
        /// A size function answers equal calls differently.
        case answerDiffers
        /// Ink leaves the balloon, or the part of a view that clips it, and is cut off.
        case inkClipped
        /// A node reaches out of the balloon, or out of the part of a view that clips it.
        case nodeOutsideBalloon
        /// Lines of two texts lie on each other.
        case textsOverlap
        /// Image texts without a picture are not drawn.
        case imageTextWithoutImage
        /// The picture seems to hold drawn words where the image title lies. A heuristic.
        case textInPicture
        /// An image title is hard to read on what is below it.
        case titleContrastLow
        /// Little of the picture is left, because the captions take the height.
        case pictureCropped
        /// Something small is drawn at the left or right edge of the picture, which the balloon's shape takes.
        case contentAtPictureEdge
        /// The picture has more pixels than Messages decodes, so it is scaled down on the way.
        case pictureScaledDown
        /// The media file is so large that it is coded anew on the way.
        case mediaTranscoded
        /// A film or sound could not be decoded, so a placeholder stands for it.
        case mediaNotDecoded
        /// A sound is longer than what its waveform shows.
        case soundCut
        /// The alternate layout has no caption, so a receiver without the app sees no text.
        case alternateWithoutText
        /// Without a summary text the message shows nothing once a newer one of its session arrives.
        case summaryTextMissing
        /// Messages drops the message's URL.
        case urlNotTransportable
        /// An older system gets a picture and a web address in place of a balloon, and this message has less to give.
        case fallbackIncomplete
        /// A text names a participant whom nobody declared, so the identifier is shown.
        case identifierUnknown
        /// The X of a draft lies on a text.
        case textCovered
        /// A string has no translation in the viewer's language, so the source language is shown.
        case translationMissing
    }

    /// What kind of thing it is.
    public let kind: Kind
    /// The id of the node it is about, or its kind where it has no id, as in records, with a number where siblings
    /// share it; nil for the balloon as a whole.
    public let node: String?
    /// How many points are too many or too few; nil where nothing is measured.
    public let points: CGFloat?
    /// What is wrong and how to mend it, in one sentence.
    public let message: String
    /// What of a conversation it is about, by its place there, counted from zero: `entries[2]` or `inputField`; nil for
    /// all of it, and for a balloon on its own.
    public private(set) var entry: String?

    /// Makes a finding. `points` is nil where nothing is measured.
    public init(_ kind: Kind, node: String? = nil, points: CGFloat? = nil, message: String, entry: String? = nil) {
        self.kind = kind
        self.node = node
        self.points = points
        self.message = message
        self.entry = entry
    }

    /// The finding about a part of a conversation.
    package func about(_ entry: String?) -> Finding {
        var finding = self
        finding.entry = entry
        return finding
    }

    /// What it is about: the entry and the node, as far as there are such; empty for a balloon as a whole.
    package var subject: String { [entry, node].compactMap { $0 }.joined(separator: " ") }
}
