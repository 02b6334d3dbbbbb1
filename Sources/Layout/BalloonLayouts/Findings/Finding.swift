import Foundation

/// Something about a balloon that its author should know. The balloon is placed even if the finding is an error.
///
/// ```swift
/// let balloon = try scene.layout(fonts: .bundled())
/// for finding in balloon.findings where finding.severity == .error {
///     print(finding.kind, finding.node ?? "the balloon", finding.message)
/// }
/// ```
public struct Finding: Hashable, Sendable, Codable {
    /// What kind of thing it is. `Documentation/Findings.md` has the meaning of each, its fix and an example.
    public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
        /// A truncated text.
        case textTruncated
        /// A name of an app that is wider than its balloon.
        case attributionTruncated
        /// A word or a number that a line end splits.
        case wordBroken
        /// An answer that exceeds the offer.
        case answerExceedsOffer
        /// An answer that is not a size.
        case answerIsNoSize
        /// Content without enough room.
        case contentClipped
        /// An answer that is large enough only because of the icon's minimum.
        case answerBelowNeed
        /// An answer that the view does not fill.
        case blankSpace
        /// An answer that ignores the text size.
        case answerIgnoresCategory
        /// An answer that ignores the language.
        case answerIgnoresLocale
        /// Different answers to equal calls.
        case answerDiffers
        /// An answer that depends on the conversation.
        case answerNeedsConversation
        /// A background that is not plain RGB.
        case tintNotPlain
        /// Ink that is clipped.
        case inkClipped
        /// A node that extends beyond what clips it.
        case nodeOutsideBalloon
        /// Texts that overlap.
        case textsOverlap
        /// Image texts without a picture.
        case imageTextWithoutImage
        /// A title with too little contrast.
        case titleContrastLow
        /// A picture of which most is cropped.
        case pictureCropped
        /// Something on a plain background at the edge of the picture.
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
        /// An alternate layout with other numbers, dates or web addresses than the live one.
        case alternateDiffers
        /// A message without summaryText.
        case summaryTextMissing
        /// A summary text that the list of conversations or a notification cuts.
        case summaryTruncated
        /// A URL that Messages does not send.
        case urlNotTransportable
        /// A URL that no browser opens.
        case urlOpensNothing
        /// A URL that is longer than Messages carries.
        case urlTooLong
        /// A message without a URL.
        case urlMissing
        /// A message of which older systems get only a part.
        case fallbackIncomplete
        /// An identifier that is not a participant's.
        case identifierUnknown
        /// A text under something else.
        case textCovered
        /// A string without a translation.
        case translationMissing
        /// A translation that equals the source text.
        case translationUnchanged
        /// A translation with other format specifiers.
        case translationLosesArgument
        /// A translation that its catalogue calls new, or in need of a review.
        case translationUnfinished
        /// A string without a plural form that its language has.
        case pluralFormMissing
        /// A specifier without an argument.
        case argumentMissing
        /// An argument that no text of a string shows.
        case argumentUnused
        /// An argument of another kind than its specifier takes.
        case argumentOfWrongKind
        /// A plural form that the number does not have in the language.
        case pluralDisagrees
        /// A text with a number and a plural noun that is the same for every number.
        case pluralHardCoded
        /// A text whose words the system would inflect.
        case inflectionUnresolved
        /// A string that the app's code no longer has.
        case stringStale
        /// A text without a key among texts with keys.
        case textNotInStrings
        /// A button that is too small to tap reliably.
        case touchTargetSmall
        /// Two buttons that overlap.
        case touchTargetsOverlap
        /// A text that does not follow the text size.
        case textSizeFixed
        /// A text of a view with too little contrast.
        case textContrastLow
        /// A bar or gauge that cannot be read.
        case valueContrastLow
        /// A text without a letter or digit.
        case textWithoutWords
        /// A word or a number on the wrong side, because a text mixes directions.
        case directionMixed
        /// An arrow in a text that points back where people read from the right.
        case arrowNotMirrored
        /// Texts of a view that are read in another order than they are seen.
        case readingOrderDiffers
        /// A button whose title has no words.
        case buttonWithoutName
        /// A button with the title of another one.
        case buttonNameRepeated
        /// A symbol, a gauge or the border of a button with too little contrast.
        case graphicContrastLow
        /// A picture with transparent parts that does not stand out from what is under it.
        case pictureVanishes
        /// Parts of a view that red and green alone tell apart.
        case colorsDifferInRedAndGreen
        /// Content that iOS shows in a view and Balloon does not draw: a film, a web page, a symbol.
        case contentNotDrawn
        /// A balloon in which nothing is drawn.
        case balloonEmpty
        /// A picture with too few pixels.
        case pictureEnlarged
        /// A picture with fewer points than Apple recommends.
        case pictureSmall
        /// A picture without a description.
        case pictureUndescribed
        /// A caption bar that is much wider than its texts.
        case captionBarWide
        /// Two captions in a row with less than a space between them, or two texts of a view without any.
        case captionsTouch
        /// A caption that is cramped beside one that does not use its part of the row.
        case captionRoomUnused
        /// A sticker without a description.
        case stickerUndescribed
        /// A sticker that is larger than its cell.
        case stickerShrunk
        /// A sticker that is drawn for smaller cells.
        case stickerSmall
        /// A sticker without a transparent background.
        case stickerOpaque
        /// An animated sticker that costs much to show.
        case stickerCostly
        /// A character without a glyph in any font.
        case missingGlyph
        /// A bold text with letters that no font has bold.
        case weightMissing
        /// A scene that cannot be laid out for a viewer.
        case notLaidOut
        /// Required constraints of an app's view that cannot all hold.
        case constraintsConflict
        /// A view of an app whose constraints leave its place or size open.
        case layoutAmbiguous
        /// Something that the scene expects of its balloon, and that is otherwise.
        case expectationMissed
        /// Something that the scene expects, and that no viewer is asked for.
        case expectationUnasked
    }

    /// The kind of the finding.
    public let kind: Kind
    /// The id of the node it is about, or its kind where it has no id, as in records, with a number where siblings
    /// share it; nil for the balloon as a whole.
    public let node: String?
    /// By how many points something is too large or too small; nil where nothing is measured.
    public let points: CGFloat?
    /// The problem and the fix, in one sentence.
    public let message: String
    /// The part of a conversation that the finding is about, with its index from zero: `entries[2]` or `inputField`;
    /// nil for the conversation as a whole, and for a single balloon.
    public private(set) var entry: String?

    /// Whether it follows from a number of Messages that is only assumed, so that a device may show nothing of it.
    package private(set) var isAssumed = false
    private var isUnreadable = false

    /// How much the finding matters: as much as its kind, except that a text of too little contrast to be read at all is an
    /// error, and nothing is one that follows from a number of Messages which is only assumed.
    public var severity: Severity {
        if isUnreadable { return .error }
        return isAssumed && kind.entry.severity == .error ? .warning : kind.entry.severity
    }

    /// Makes a finding. `points` is nil where nothing is measured.
    public init(_ kind: Kind, node: String? = nil, points: CGFloat? = nil, message: String, entry: String? = nil) {
        self.kind = kind
        self.node = node
        self.points = points
        self.message = message
        self.entry = entry
    }

    /// The finding as one that follows from an assumed number.
    func resting(onAssumption isAssumed: Bool) -> Finding {
        var finding = self
        finding.isAssumed = isAssumed
        return finding
    }

    /// The finding about a part of a conversation.
    package func about(_ entry: String?) -> Finding {
        var finding = self
        finding.entry = entry
        return finding
    }

    /// The finding as an error, where a text cannot be read at all.
    func unreadable(_ isUnreadable: Bool) -> Finding {
        var finding = self
        finding.isUnreadable = isUnreadable
        return finding
    }

    /// The subject: the entry and the node, if there are any; empty for a balloon as a whole.
    package var subject: String { [entry, node].compactMap { $0 }.joined(separator: " ") }
}

extension Finding: CustomStringConvertible {
    /// The kind and the sentence, as a test that fails prints them.
    public var description: String { "\(kind.rawValue): \(message)" }
}
