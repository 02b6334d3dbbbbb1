import Foundation
import Typesetting
import ViewLayout

/// All metrics of the balloon. Lengths are in points.
///
/// ``catalogue`` says for each value how reliably it is known and what its source is. Apple guarantees few of them, so
/// all can be changed, here or in a scene's `metrics`.
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
    /// Where a truncated text has its ellipsis.
    package var captionTruncation = TruncationMode.tail
    /// Whether a bar that is too tall reduces whole rows to one line at once, as teardowns say, or removes single
    /// lines. With whole rows, a balloon can become shorter when its text grows.
    package var collapsesWholeRows = false
    /// Space between the texts and both sides of the bar.
    package var textMargin: CGFloat = 16
    /// Space before the right-hand text of a row.
    package var rowGap: CGFloat = 2
    /// The minimum share of a row for its leading text when both texts do not fit side by side.
    package var minimumLeadingShare: CGFloat = 0.5
    /// Whether the trailing text of a row keeps its own width where both do not fit side by side, up to what
    /// ``minimumLeadingShare`` leaves it: the second mode of the teardowns, in which a price is not torn.
    package var trailingKeepsWidth = false
    /// Whether the caption on the left also gets ``minimumLeadingShare`` in right-to-left interfaces, where it is the
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
    /// The smallest and the largest text size at which the leading factor still changes.
    package var smallestLeadingCategory = ContentSizeCategory.extraSmall
    /// See ``smallestLeadingCategory``.
    package var largestLeadingCategory = ContentSizeCategory.accessibilityExtraExtraExtraLarge
    /// The factor by which Bold Text changes the leading factor.
    package var boldTextLeadingFactor: CGFloat = 1

    // MARK: Widths and heights

    /// The minimum width of a balloon with captions only.
    package var minimumBarWidth: CGFloat = 150
    /// The minimum width when there must be room for a draft's delete button.
    package var deleteButtonMinimumBarWidth: CGFloat = 140
    /// Whether the smaller of the two minimum widths applies. Off, because it is not known when Messages reserves the
    /// room, and a draft is as wide as the balloon that it becomes.
    package var usesDeleteButtonMinimum = false
    /// The maximum width of a template.
    package var maximumTemplateWidth: CGFloat = 350
    /// Whether a balloon without a picture shrinks to its captions.
    package var allowsFlexibleWidth = true
    /// Whether a balloon also shrinks when two captions share a row, which then almost touch.
    package var shrinksAroundPairs = false
    /// The maximum height of a balloon. It is never taller than the transcript either.
    package var maximumHeight = AssumedLength(500)
    /// Space that the balloon adds around its content: above, below, and on each side.
    package var topBalloonInset: CGFloat = 0
    /// See ``topBalloonInset``.
    package var bottomBalloonInset: CGFloat = 0
    /// See ``topBalloonInset``.
    package var sideBalloonInset: CGFloat = 0
    /// How much shorter a balloon with a tail is than its content and insets, in the transcript.
    package var tailHeightAdjustment: CGFloat = 0
    /// Whether a returned height above the offer is limited to the offer.
    package var clampsAnsweredHeight = true
    /// Whether a returned size is rounded up to whole pixels.
    package var roundsAnswerToPixels = false

    // MARK: Picture

    /// Whether a received template is drawn with its picture. Where it is not, its captions are a capsule.
    package var drawsReceivedPictures = true
    /// Whether a picture is drawn as it arrives, re-encoded twice and at most 1,200 pixels a side, and not as it was
    /// made.
    package var drawsSentPictures = false
    /// Whether a picture that has fewer points than the balloon is wide is enlarged.
    package var enlargesSmallPictures = true
    /// Whether tall pictures make narrow balloons.
    package var allowsNarrowPictures = false
    /// The minimum ratio of height to width of a tall picture.
    package var narrowPictureAspect: CGFloat = 1
    /// The fraction of the width that a balloon with a tall picture has.
    package var narrowWidthFraction: CGFloat = 0.76
    /// The maximum length in pixels of a picture's longer side where it is shown; larger pictures are scaled down.
    package var thumbnailSide: CGFloat = 1024
    /// Whether pictures are drawn from such thumbnails, which are a little softer, instead of from all their pixels.
    package var drawsThumbnails = false
    /// The width that the balloon's shape crops from a picture on the left and on the right.
    package var croppedPictureEdge: CGFloat = 6
    /// The maximum size in bytes of a media file that is assumed to be sent without transcoding.
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
    /// The minimum size of any balloon: the icon with its margins, and the room of a side tail.
    package var iconBadgeMinimumWidth: CGFloat = 45
    /// See ``iconBadgeMinimumWidth``.
    package var iconBadgeMinimumHeight: CGFloat = 32
    /// Where the tail is.
    package var tail = BalloonTail.bottom
    /// The width of a side tail; it moves the icon of an incoming balloon.
    package var tailWidth: CGFloat = 6
    /// The height of a tail below the body.
    package var tailHeight: CGFloat = 6.8
    /// The radius of the balloon's corners at Large: that of a text bubble, which
    /// `messageCornerRadius` returns on iOS 26; 18 before, and on the Mac and the watch.
    package var cornerRadius = TextBalloonShape.cornerRadius
    /// Whether the corners are plain arcs of a circle, and not continuous.
    package var cornersAreArcs = false
    /// Whether the radius grows with the text, as that of a text bubble does.
    package var cornersGrowWithText = true
    /// The maximum radius: a larger one comes too close to the icon.
    package var maximumCornerRadius: CGFloat = 24

    // MARK: Transcript

    /// The transcript's margin on each side.
    package var sideMargin: CGFloat = 16
    /// The transcript's margin on each side of wide transcripts.
    package var wideSideMargin: CGFloat = 20
    /// The minimum width of a wide transcript.
    package var wideTranscriptWidth: CGFloat = 414
    /// The width of the safe area on each side of a phone in landscape that has no home button, beside the margin.
    package var landscapeInset: CGFloat = 62
    /// Whether the transcript has a "+" button beside its input field, for which the two reserves leave room.
    package var hasEntryButton = true
    /// The difference between the column and the widest balloon at the seven sizes below AX1: 268 pixels at 3x.
    package var widthReserve: CGFloat = 268.0 / 3
    /// The difference between the column and the widest balloon at AX1 and above: 70 pixels at 3x.
    package var accessibilityWidthReserve: CGFloat = 70.0 / 3
    /// The maximum part of the column that a balloon covers below AX1, and at all sizes without a "+" button.
    package var maximumWidthFraction: CGFloat = 0.85
    /// The maximum part of the whole transcript that a balloon covers at any text size.
    package var maximumPaneFraction: CGFloat = 1
    /// Whether balloons change sides in right-to-left interfaces.
    package var mirrorsSides = true
    /// The text style of the app's name below a balloon, as of receipts.
    package var attributionTextStyle = FontTextStyle.caption2
    /// The distance of the app's name from the balloon's side, as of the sender's name above a balloon.
    package var attributionMargin: CGFloat = 13.85
    /// The distance between a balloon and the app's name below it, as between balloons of one sender.
    package var attributionGap: CGFloat = 13.0 / 3

    /// The metrics of Messages on iOS.
    package init() {}
}
