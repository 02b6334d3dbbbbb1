import Foundation

/// Something about a balloon that its author should know. The balloon is placed even if the finding is an error.
///
/// ```swift
/// let balloon = try scene.layout(fonts: .bundled())
/// for finding in balloon.findings where finding.severity == .error {
///     print(finding.kind, finding.node ?? "the balloon", finding.message)
/// }
/// ```
public struct Finding: Hashable, Sendable {
    /// What kind of thing it is. `Documentation/Findings.md` has the meaning of each, its fix and an example.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A truncated text.
        case textTruncated
        /// A word or a number that a line end splits.
        case wordBroken
        /// An answer that exceeds the offer.
        case answerExceedsOffer
        /// An answer that is not a size.
        case answerIsNoSize
        /// Content without enough room.
        case contentClipped
        /// An answer that only the icon makes large enough.
        case answerBelowNeed
        /// An answer that the view does not fill.
        case blankSpace
        /// An answer that ignores the text size.
        case answerIgnoresCategory
        /// An answer that ignores the language.
        case answerIgnoresLocale
        /// Equal calls, different answers.
        case answerDiffers
        /// Ink that is clipped.
        case inkClipped
        /// A node that extends beyond what clips it.
        case nodeOutsideBalloon
        /// Texts that overlap.
        case textsOverlap
        /// Image texts without a picture.
        case imageTextWithoutImage
        /// Words in the picture below its title. A heuristic.
        case textInPicture
        /// A title with too little contrast.
        case titleContrastLow
        /// A picture of which most is cropped.
        case pictureCropped
        /// Something small at the edge of the picture. A heuristic.
        case contentAtPictureEdge
        /// A picture with more pixels than Messages decodes.
        case pictureScaledDown
        /// A large media file.
        case mediaTranscoded
        /// A media file that could not be decoded.
        case mediaNotDecoded
        /// A film whose picture an installed program decodes.
        case filmNeedsProgram
        /// A sound that is longer than its waveform.
        case soundCut
        /// An alternate layout without text.
        case alternateWithoutText
        /// An alternate layout that says something else than the live one.
        case alternateDiffers
        /// A message without summaryText.
        case summaryTextMissing
        /// A URL that Messages does not send.
        case urlNotTransportable
        /// A URL that is longer than Messages carries.
        case urlTooLong
        /// A message without a URL.
        case urlMissing
        /// A message of which older systems get too little.
        case fallbackIncomplete
        /// An identifier that is not a participant's.
        case identifierUnknown
        /// A text under something else.
        case textCovered
        /// A string without a translation.
        case translationMissing
        /// A translation that is the source's text.
        case translationUnchanged
        /// A translation with other format specifiers.
        case translationLosesArgument
        /// A translation that its catalogue calls new, or in need of a review.
        case translationUnfinished
        /// A string without a plural form that its language has.
        case pluralFormMissing
        /// A text without a key among texts with keys.
        case textNotInStrings
        /// A button that a finger misses.
        case touchTargetSmall
        /// Two buttons in one place.
        case touchTargetsOverlap
        /// A text that does not follow the text size.
        case textSizeFixed
        /// A text of a view that stands out too little.
        case textContrastLow
        /// A text without a letter or digit.
        case textWithoutWords
        /// A word or a number that stands on the other side, because a text mixes directions.
        case directionMixed
        /// Something that iOS shows in a view, and that is not drawn here: a film, a page.
        case contentNotDrawn
        /// A picture with too few pixels.
        case pictureEnlarged
        /// A picture with fewer points than Messages asks for.
        case pictureSmall
        /// A picture that nobody describes.
        case pictureUndescribed
        /// A caption bar that is much wider than its texts.
        case captionBarWide
        /// A sticker without a description.
        case stickerUndescribed
        /// A sticker that is larger than its cell.
        case stickerShrunk
        /// A character that no font draws.
        case missingGlyph
        /// A scene that a viewer sees nothing of, because it cannot be laid out.
        case notLaidOut
        /// Required constraints of an app's view that cannot all hold.
        case constraintsConflict
        /// A view of an app whose constraints leave its place or size open.
        case layoutAmbiguous
    }

    /// What kind of thing it is.
    public let kind: Kind
    /// The id of the node it is about, or its kind where it has no id, as in records, with a number where siblings
    /// share it; nil for the balloon as a whole.
    public let node: String?
    /// How many points are too many or too few; nil where nothing is measured.
    public let points: CGFloat?
    /// What is wrong and how to fix it, in one sentence.
    public let message: String
    /// The part of a conversation that the finding is about, with its index from zero: `entries[2]` or `inputField`;
    /// nil for the conversation as a whole, and for a single balloon.
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
