import Foundation
import Typesetting
import ViewLayout

/// All metrics of the transcript around its balloons. Lengths are in points.
///
/// ``catalogue`` says for each value how reliably it is known and what its source is. The values here are those of
/// iOS 26; ``standard(for:on:)`` has those of other systems. All can be changed, here or in a scene's `metrics`.
package struct TranscriptMetrics: Hashable, Sendable {
    // MARK: Runs

    /// The distance between two balloons of one sender.
    package var gapInRun: CGFloat = 13.0 / 3
    /// The distance between balloons of different senders, and around stickers.
    package var gapBetweenRuns: CGFloat = 10.2
    /// Whether a tail below a balloon moves the next balloon down by its height.
    package var tailTakesRoom = false
    /// The space above the first message and below the last one.
    package var verticalMargin: CGFloat = 10

    // MARK: Text balloons

    /// The font of a text.
    package var textFont = FontReference.textStyle(.body)
    /// The distance between baselines of a text at Large; it grows with the font.
    package var textPitch = TextBalloonShape.linePitch
    /// The distance between a text and the balloon's edge.
    package var textInsets = EdgeInsets(
        top: TextBalloonShape.verticalInset, leading: 13.85, bottom: TextBalloonShape.verticalInset, trailing: 13.85)
    /// The distance between a text and the balloon's edge at AX1 and above.
    package var accessibilityTextInsets = EdgeInsets(
        top: TextBalloonShape.accessibilityVerticalInset, leading: 50.0 / 3,
        bottom: TextBalloonShape.accessibilityVerticalInset, trailing: 50.0 / 3)
    /// The minimum width of a text balloon.
    package var minimumTextWidth: CGFloat = 48
    /// The radius of a text balloon's corners at Large, continuous; it grows where that of an app's balloon grows.
    package var textCornerRadius = TextBalloonShape.cornerRadius

    // MARK: Emoji alone

    /// The maximum number of emoji in a text that is shown without a balloon.
    package var emojiAloneLimit: CGFloat = 3
    /// The width of such an emoji where it is the only one, in points. ``emojiInkShare`` says whether that is its advance or
    /// its ink.
    package var emojiSide: CGFloat = 58
    /// The width of each of several.
    package var emojiSideOfSeveral: CGFloat = 58
    /// The part of an emoji's advance that counts as its width: 1 for all of it, or what the ink of an ordinary one has.
    package var emojiInkShare: CGFloat = 1
    /// The space between two of them.
    package var emojiGap: CGFloat = 0
    /// The height of the line of one; that of several is as much lower as they are smaller.
    package var emojiLineHeight: CGFloat = 70
    /// The distance between the emoji and the line at which balloons on its side end.
    package var emojiInset: CGFloat = 4

    // MARK: Dates and lines

    /// The font of a date.
    package var dateFont = FontReference.textStyle(.caption2)
    /// The weight of what is not the time in a date.
    package var dateWeight = FontWeight.medium
    /// The height of a date's line at Large; it grows as the font does.
    package var datePitch: CGFloat = 14
    /// The distance between a date's line and what is above it.
    package var dateGapAbove: CGFloat = 11.33
    /// The distance between a date's line and the next balloon.
    package var dateGapBelow: CGFloat = 8
    /// The distance below the date that opens a conversation.
    package var openingDateGapBelow: CGFloat = 7.6
    /// The font of the line that remains of a collapsed message.
    package var lineFont = FontReference.textStyle(.caption2)
    /// The height of such a line at Large; it grows as the font does.
    package var linePitch: CGFloat = 40.0 / 3
    /// The distance between such a line and what is above it.
    package var lineGapAbove: CGFloat = 16.17

    // MARK: Receipts and names

    /// The text style whose growth a receipt follows.
    package var receiptFont = FontReference.textStyle(.caption2)
    /// The size of a receipt at Large.
    package var receiptSize: CGFloat = 11
    /// The weight of a receipt.
    package var receiptWeight = FontWeight.semibold
    /// The distance from the side of the balloon's body inwards to the end of the receipt's ink.
    package var receiptInset: CGFloat = 20.3
    /// The distance from the bottom of the balloon's body to the top of the receipt's ink.
    package var receiptGap: CGFloat = 8.08
    /// The font of a sender's name in a group, and of an app's name under what it sent.
    package var nameFont = FontReference.textStyle(.caption2)
    /// The distance between a balloon and the small text that belongs to it.
    package var nameGap: CGFloat = 3

    // MARK: Groups

    /// The side of a sender's picture in a group.
    package var avatarSide: CGFloat = 32
    /// The distance between a sender's picture and the balloon.
    package var avatarGap: CGFloat = 7
    /// The size of the initials on it, relative to the side.
    package var avatarTextShare: CGFloat = 0.4

    // MARK: Stickers

    /// The longer side of a sticker among messages.
    package var stickerSide: CGFloat = 136
    /// The longer side of a sticker that was dropped on a balloon.
    package var droppedStickerSide: CGFloat = 48
    /// The minimum rotation of such a sticker in degrees, in either direction.
    package var minimumStickerTurn: CGFloat = 3
    /// The maximum rotation in degrees.
    package var maximumStickerTurn: CGFloat = 10

    // MARK: Input field

    /// The distance between the transcript's margin and the row of the field.
    package var fieldMargin: CGFloat = 12
    /// The distance between a text and the edge of the field.
    package var fieldInsets = EdgeInsets(top: 10, leading: 17, bottom: 10, trailing: 14)
    /// The maximum number of lines that the field shows.
    package var fieldLineLimit: CGFloat = 8
    /// The distance between staged content and the edge of the field.
    package var stageInset: CGFloat = 6
    /// The radius of the field's corners; at most half its height.
    package var fieldRadius: CGFloat = 20
    /// The side of the round button beside the field.
    package var buttonSide: CGFloat = 40
    /// The size of the send button; it is at most as tall as a field with one line.
    package var sendSize = CGSize(width: 38, height: 28)
    /// The distance between the send button and the end of the field.
    package var sendInset: CGFloat = 19.0 / 3
    /// Whether the field has a send button. A Mac uses the Return key, a watch another screen.
    package var hasSendButton = true
    /// Whether the field shows what its viewer writes. A watch has a separate screen for that.
    package var showsDraft = true
    /// Whether a button for apps comes before the field without reducing the width of balloons, as on a Mac.
    package var hasAppsButton = false
    /// Whether the field has a button for emoji.
    package var hasEmojiButton = false
    /// Whether an empty field has a microphone.
    package var hasMicrophone = true
    /// The distance between the centre of the microphone and the end of the field.
    package var microphoneInset: CGFloat = 21
    /// The side of the cross that removes staged content.
    package var cancelSide: CGFloat = 24
    /// The distance between the field and the button beside it.
    package var fieldGap: CGFloat = 12
    /// The space above and below the field.
    package var fieldRowGap: CGFloat = 8

    // MARK: App strip

    /// Whether there is a strip of apps below the field.
    package var hasAppStrip = false
    /// The size of an icon in the strip: the larger of the two sizes that iPhones show.
    package var stripIconSize = CGSize(width: 60, height: 45)
    /// The distance between two icons of the strip.
    package var stripGap: CGFloat = 12

    /// The metrics of Messages on iOS 26.
    package init() {}
}
