import Foundation
import Typesetting
import ViewLayout

/// Every number of the balloon, with what is known about it. Lengths are in points.
///
/// ``catalogue`` says for each value how firmly it is known and where it comes from. Apple promises few of them, so all
/// can be changed, here or in a scene's `metrics`.
package struct TemplateMetrics: Hashable, Sendable {
    // MARK: Caption rows (iOS values)

    /// From the top of the bar to the first baseline, times the leading factor.
    package var firstBaseline: CGFloat = 23
    /// From a row's last baseline to the next row's first, times the leading factor.
    package var rowPitch: CGFloat = 18
    /// From the last baseline to the bottom of the bar, times the leading factor.
    package var bottomInset: CGFloat = 12
    /// The lines of a caption at Large.
    package var captionLineLimit: CGFloat = 3
    /// The lines of an image title or subtitle at Large.
    package var overlayLineLimit: CGFloat = 1
    /// Where a text that is cut has its ellipsis.
    package var captionTruncation = TruncationMode.tail
    /// Whether a bar that is too tall cuts whole rows to one line at once, as teardowns tell, or gives up lines singly.
    /// With whole rows a balloon can get lower when its text grows.
    package var collapsesWholeRows = false
    /// Space between the texts and both sides of the bar.
    package var textMargin: CGFloat = 16
    /// Space before the right-hand text of a row.
    package var rowGap: CGFloat = 2
    /// The least share of a row that its leading text gets when the two do not fit side by side.
    package var minimumLeadingShare: CGFloat = 0.5
    /// Whether the caption on the left gets ``minimumLeadingShare`` in right-to-left interfaces, too, where it is the
    /// trailing one.
    package var favoursLeftCaption = false

    // MARK: Fonts

    /// The text style of the top row and the image title.
    package var topTextStyle = FontTextStyle.footnote
    /// The weight of the top row and the image title.
    package var topWeight = FontWeight.semibold
    /// The text style of the bottom row and the image subtitle.
    package var bottomTextStyle = FontTextStyle.caption1
    /// The weight of the bottom row and the image subtitle.
    package var bottomWeight = FontWeight.regular
    /// The text style whose growth is the leading factor: its size over its size at Large.
    package var leadingStyle = FontTextStyle.footnote
    /// The text sizes between which the leading factor follows the viewer's.
    package var smallestLeadingCategory = ContentSizeCategory.extraSmall
    /// See ``smallestLeadingCategory``.
    package var largestLeadingCategory = ContentSizeCategory.accessibilityExtraExtraExtraLarge
    /// What Bold Text multiplies the leading factor by.
    package var boldTextLeadingFactor: CGFloat = 1

    // MARK: Widths and heights

    /// The least width of a balloon with captions only.
    package var minimumBarWidth: CGFloat = 150
    /// The same when there must be room for a draft's delete button.
    package var deleteButtonMinimumBarWidth: CGFloat = 140
    /// Whether the lesser of the two least widths is the one in use: when there must be room is not known, and a draft
    /// is as wide as the balloon it becomes.
    package var usesDeleteButtonMinimum = false
    /// The greatest width of a template.
    package var maximumTemplateWidth: CGFloat = 350
    /// Whether a balloon without a picture shrinks to its captions.
    package var allowsFlexibleWidth = true
    /// Whether it does so, too, when two captions share a row, which then nearly touch.
    package var shrinksAroundPairs = false
    /// The greatest height of a balloon, which is never taller than the transcript either.
    package var maximumHeight: CGFloat = 500
    /// Space that the balloon adds around its content: above, below, and on either side.
    package var topBalloonInset: CGFloat = 0
    /// See ``topBalloonInset``.
    package var bottomBalloonInset: CGFloat = 0
    /// See ``topBalloonInset``.
    package var sideBalloonInset: CGFloat = 0
    /// What a balloon with a tail is lower than its content and insets, in the transcript.
    package var tailHeightAdjustment: CGFloat = 0
    /// Whether an answered height over the offer is clamped to it.
    package var clampsAnsweredHeight = true
    /// Whether an answered size is rounded up to whole pixels.
    package var roundsAnswerToPixels = false

    // MARK: Picture

    /// Whether a picture that has fewer points than the balloon is wide is enlarged.
    package var enlargesSmallPictures = true
    /// Whether tall pictures make narrow balloons.
    package var allowsNarrowPictures = false
    /// The height over the width from which on a picture is tall.
    package var narrowPictureAspect: CGFloat = 1
    /// What is left of the width around a tall picture.
    package var narrowWidthFraction: CGFloat = 0.76
    /// The pixels to which the longer side of a picture is scaled down where it is shown.
    package var thumbnailSide: CGFloat = 1024
    /// Whether pictures are drawn from such thumbnails, a little softer, rather than from all their pixels.
    package var drawsThumbnails = false
    /// What the shape crops of a picture on the left and right.
    package var croppedPictureEdge: CGFloat = 6
    /// The bytes of a media file up to which it is assumed to be sent as it is, not transcoded.
    package var transcodingByteLimit: CGFloat = 1_000_000
    /// How much a picture is dimmed: with black in light mode, with white in dark mode.
    package var dimming: CGFloat = 0.03

    // MARK: Icon and shape

    /// The size of the app's icon.
    package var iconWidth: CGFloat = 27
    /// See ``iconWidth``.
    package var iconHeight: CGFloat = 20
    /// Space between the icon and the balloon's body.
    package var iconMargin: CGFloat = 6
    /// The radius of the icon's corners.
    package var iconCornerRadius: CGFloat = 10
    /// The least size of any balloon: the icon with its margins and the room of a side tail.
    package var iconBadgeMinimumWidth: CGFloat = 45
    /// See ``iconBadgeMinimumWidth``.
    package var iconBadgeMinimumHeight: CGFloat = 32
    /// Where the tail is.
    package var tail = BalloonTail.bottom
    /// How far a side tail stands out; it moves the icon of an incoming balloon.
    package var tailWidth: CGFloat = 6
    /// How far a tail below the body hangs down.
    package var tailHeight: CGFloat = 6.8
    /// The radius of the balloon's corners at Large, continuous: that of a text bubble, which is what
    /// `messageCornerRadius` answers on iOS 26; 18 before, and on the Mac and the watch.
    package var cornerRadius = TextBalloonShape.cornerRadius
    /// Whether the radius grows with the text as that of a text bubble does.
    package var cornersGrowWithText = true
    /// The greatest radius that it grows to: a larger one comes too near to the icon.
    package var maximumCornerRadius: CGFloat = 24

    // MARK: Transcript

    /// The transcript's margin on each side.
    package var sideMargin: CGFloat = 16
    /// The same on wide transcripts.
    package var wideSideMargin: CGFloat = 20
    /// The width from which on a transcript counts as wide.
    package var wideTranscriptWidth: CGFloat = 414
    /// What the device's edge takes of either side before the margin, in landscape.
    package var safeAreaInset: CGFloat = 0
    /// Whether the transcript has a "+" button beside its input field, which is what the two reserves keep free.
    package var hasEntryButton = true
    /// What a balloon leaves of the column at the seven sizes below AX1: 268 pixels at 3x.
    package var widthReserve: CGFloat = 268.0 / 3
    /// What a balloon leaves of the column at AX1 and above: 70 pixels at 3x.
    package var accessibilityWidthReserve: CGFloat = 70.0 / 3
    /// The greatest part of the column that a balloon takes below AX1, and everywhere without a "+" button.
    package var maximumWidthFraction: CGFloat = 0.85
    /// The greatest part of the whole transcript that it takes at any text size.
    package var maximumPaneFraction: CGFloat = 1
    /// Whether balloons change sides in right-to-left interfaces.
    package var mirrorsSides = true
    /// The text style of the app's name below a balloon, as of receipts.
    package var attributionTextStyle = FontTextStyle.caption2
    /// Between the edge of a balloon and the app's name below it, as of the sender's name above one.
    package var attributionMargin: CGFloat = 13.85
    /// Between a balloon and the app's name below it, as between balloons of one sender.
    package var attributionGap: CGFloat = 13.0 / 3

    /// The numbers of Messages on iOS.
    package init() {}
}
