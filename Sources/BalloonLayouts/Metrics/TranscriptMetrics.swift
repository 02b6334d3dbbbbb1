import Foundation
import Typesetting
import ViewLayout

/// Every number of the transcript around its balloons, with what is known about it. Lengths are in points.
///
/// ``catalogue`` says for each value how firmly it is known and where it comes from. The values here are those of
/// iOS 26; ``standard(for:on:)`` has those of other systems. All can be changed, here or in a scene's `metrics`.
package struct TranscriptMetrics: Hashable, Sendable {
    // MARK: Runs

    /// Between two balloons of one sender.
    package var gapInRun: CGFloat = 13.0 / 3
    /// Between balloons of different senders, and around stickers.
    package var gapBetweenRuns: CGFloat = 10.2
    /// Whether a tail that hangs below its balloon moves the next one down by its length.
    package var tailTakesRoom = false
    /// Above the first message and below the last one.
    package var verticalMargin: CGFloat = 10

    // MARK: Text balloons

    /// The font of a text.
    package var textFont = FontReference.textStyle(.body)
    /// From one baseline of a text to the next at Large; it grows as the font does.
    package var textPitch = TextBalloonShape.linePitch
    /// Between a text and the balloon's edge.
    package var textInsets = EdgeInsets(
        top: TextBalloonShape.verticalInset, leading: 13.85, bottom: TextBalloonShape.verticalInset, trailing: 13.85)
    /// The same at AX1 and above.
    package var accessibilityTextInsets = EdgeInsets(
        top: TextBalloonShape.accessibilityVerticalInset, leading: 50.0 / 3,
        bottom: TextBalloonShape.accessibilityVerticalInset, trailing: 50.0 / 3)
    /// The least width of a text balloon.
    package var minimumTextWidth: CGFloat = 48
    /// The radius of a text balloon's corners at Large, continuous; it grows where an app's balloon's does.
    package var textCornerRadius = TextBalloonShape.cornerRadius

    // MARK: Emoji alone

    /// How many emoji a text may have, and nothing else, to stand without a balloon.
    package var emojiAloneLimit: CGFloat = 3
    /// The width of such an emoji.
    package var emojiSide: CGFloat = 58
    /// The height of its line.
    package var emojiLineHeight: CGFloat = 70
    /// Between the emoji and the line on which balloons of its side end.
    package var emojiInset: CGFloat = 4

    // MARK: Dates and lines

    /// The font of a date.
    package var dateFont = FontReference.textStyle(.caption2)
    /// The height of a date's line at Large; it grows as the font does.
    package var datePitch: CGFloat = 14
    /// Between what stands above a date and its line.
    package var dateGapAbove: CGFloat = 11.33
    /// Between a date's line and the next balloon.
    package var dateGapBelow: CGFloat = 8
    /// The same below the date with which a conversation opens.
    package var openingDateGapBelow: CGFloat = 7.6
    /// The font of the line that is left of a collapsed message.
    package var lineFont = FontReference.textStyle(.caption2)
    /// The height of such a line at Large; it grows as the font does.
    package var linePitch: CGFloat = 40.0 / 3
    /// Between what stands above such a line and it.
    package var lineGapAbove: CGFloat = 16.17

    // MARK: Receipts and names

    /// The text style whose growth a receipt follows.
    package var receiptFont = FontReference.textStyle(.caption2)
    /// The size of a receipt at Large.
    package var receiptSize: CGFloat = 11
    /// The weight of a receipt.
    package var receiptWeight = FontWeight.semibold
    /// From the side of the balloon's body inwards to the end of the receipt's ink.
    package var receiptInset: CGFloat = 20.3
    /// From the bottom of the balloon's body to the top of the receipt's ink.
    package var receiptGap: CGFloat = 8.08
    /// The font of a sender's name in a group, and of an app's name under what it sent.
    package var nameFont = FontReference.textStyle(.caption2)
    /// Between a balloon and the small text that belongs to it.
    package var nameGap: CGFloat = 3

    // MARK: Groups

    /// The side of a sender's picture in a group.
    package var avatarSide: CGFloat = 32
    /// Between a sender's picture and the balloon.
    package var avatarGap: CGFloat = 7
    /// The size of the initials on it, as a part of the side.
    package var avatarTextShare: CGFloat = 0.4

    // MARK: Stickers

    /// The longer side of a sticker among messages.
    package var stickerSide: CGFloat = 136
    /// The longer side of a sticker that was dropped on a balloon.
    package var droppedStickerSide: CGFloat = 48
    /// By how many degrees such a sticker is turned at least, to either side.
    package var minimumStickerTurn: CGFloat = 3
    /// By how many degrees it is turned at most.
    package var maximumStickerTurn: CGFloat = 10

    // MARK: Input field

    /// Between the transcript's margin and the row of the field.
    package var fieldMargin: CGFloat = 12
    /// Between a text and the edge of the field.
    package var fieldInsets = EdgeInsets(top: 10, leading: 17, bottom: 10, trailing: 14)
    /// The most lines of a text that the field shows.
    package var fieldLineLimit: CGFloat = 8
    /// Between what is staged in the field and its edge.
    package var stageInset: CGFloat = 6
    /// The radius of the field's corners, at most half its height.
    package var fieldRadius: CGFloat = 20
    /// The side of the round button beside the field.
    package var buttonSide: CGFloat = 40
    /// The size of the button that sends, at most as tall as a field of one line.
    package var sendSize = CGSize(width: 38, height: 28)
    /// Between the button that sends and the end of the field.
    package var sendInset: CGFloat = 19.0 / 3
    /// Whether a button in the field sends. On a Mac the Return key does, on a watch another screen.
    package var hasSendButton = true
    /// Whether the field shows what its viewer writes: a watch has a screen of its own for that.
    package var showsDraft = true
    /// Whether a button for apps stands before the field that takes nothing from the width of balloons, as on a Mac.
    package var hasAppsButton = false
    /// Whether the field has a button for emoji.
    package var hasEmojiButton = false
    /// Whether an empty field has a microphone.
    package var hasMicrophone = true
    /// Between the middle of the microphone and the end of the field.
    package var microphoneInset: CGFloat = 21
    /// The side of the cross that takes away what is staged.
    package var cancelSide: CGFloat = 24
    /// Between the field and the button beside it.
    package var fieldGap: CGFloat = 12
    /// Above and below the field.
    package var fieldRowGap: CGFloat = 8

    // MARK: App strip

    /// Whether there is a strip of apps below the field.
    package var hasAppStrip = false
    /// The size of an icon in the strip: the larger of the two sizes that iPhones show.
    package var stripIconSize = CGSize(width: 60, height: 45)
    /// Between two icons of the strip.
    package var stripGap: CGFloat = 12

    /// The numbers of Messages on iOS 26.
    package init() {}
}
