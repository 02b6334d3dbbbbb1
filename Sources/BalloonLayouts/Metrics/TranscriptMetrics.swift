import Foundation
import ViewLayout

/// Every number of the transcript around its balloons, with what is known about it. Lengths are in points.
///
/// ``catalogue`` says for each value how firmly it is known and where it comes from. Observations are of iOS 26. All
/// values can be changed, here or in a scene's `metrics`.
package struct TranscriptMetrics: Hashable, Sendable {
    // MARK: Runs

    /// Between two balloons of one sender.
    package var gapInRun: CGFloat = 4
    /// Between balloons of different senders, and around lines and stickers.
    package var gapBetweenRuns: CGFloat = 10
    /// Above the first message and below the last one.
    package var verticalMargin: CGFloat = 10

    // MARK: Text balloons

    /// The font of a text.
    package var textFont = FontReference.textStyle(.body)
    /// Between a text and the balloon's edge.
    package var textInsets = EdgeInsets(
        top: TextBalloonShape.verticalInset, leading: 14, bottom: TextBalloonShape.verticalInset, trailing: 14)
    /// The same at AX1 and above.
    package var accessibilityTextInsets = EdgeInsets(
        top: TextBalloonShape.accessibilityVerticalInset, leading: 50.0 / 3,
        bottom: TextBalloonShape.accessibilityVerticalInset, trailing: 50.0 / 3)
    /// The least width of a text balloon.
    package var minimumTextWidth: CGFloat = 48

    // MARK: Lines between balloons

    /// The font of a collapsed message's summary and of a date.
    package var lineFont = FontReference.textStyle(.caption1)
    /// The font of a receipt.
    package var receiptFont = FontReference.textStyle(.caption2)
    /// The font of a sender's name in a group, and of an app's name under what it sent.
    package var nameFont = FontReference.textStyle(.caption2)
    /// Between a balloon and the small text that belongs to it.
    package var nameGap: CGFloat = 3

    // MARK: Groups

    /// The side of a sender's picture in a group.
    package var avatarSide: CGFloat = 28
    /// Between a sender's picture and the balloon.
    package var avatarGap: CGFloat = 7

    // MARK: Stickers

    /// The longer side of a sticker among messages.
    package var stickerSide: CGFloat = 136
    /// The longer side of a sticker that was dropped on a balloon.
    package var droppedStickerSide: CGFloat = 68

    // MARK: Input field

    /// Between a text and the edge of the field.
    package var fieldInsets = EdgeInsets(top: 8, leading: 14, bottom: 8, trailing: 14)
    /// Between what is staged in the field and its edge.
    package var stageInset: CGFloat = 6
    /// The radius of the field's corners, at most half its height.
    package var fieldRadius: CGFloat = 20
    /// The side of the round buttons beside and in the field.
    package var buttonSide: CGFloat = 34
    /// The side of the cross that takes away what is staged.
    package var cancelSide: CGFloat = 24
    /// Between the field and the buttons beside it, and above and below the field.
    package var fieldGap: CGFloat = 8

    // MARK: App strip

    /// The size of an icon in the strip: the larger of the two sizes that iPhones show.
    package var stripIconSize = CGSize(width: 60, height: 45)
    /// Between two icons of the strip.
    package var stripGap: CGFloat = 12

    /// The numbers of Messages on iOS 26.
    package init() {}
}
