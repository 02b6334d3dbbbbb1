import Foundation
import ViewLayout

extension TranscriptMetrics {
    /// The metrics of the viewer's system.
    /// - Parameter system: the system; nil for the newest one of the kind of device.
    package static func standard(
        for idiom: UserInterfaceIdiom, on system: ReceiverSystem? = nil
    ) -> TranscriptMetrics {
        var metrics = TranscriptMetrics()
        switch system ?? idiom.system {
        case .ios27: metrics.useNewestPhone()
        case .ios26: break
        case .ios10: metrics.useEarlierSystem()
        case .ios9:
            metrics.useEarlierSystem()
            // Inferred: large emoji came with iOS 10.
            metrics.emojiAloneLimit = 0
        case .macos: metrics.useMac()
        case .watchos: metrics.useWatch()
        }
        if idiom == .pad { metrics.avatarSide = 34 }
        return metrics
    }

    /// iOS 27 as measured on a simulator (10.6). What was not measured is as on iOS 26.
    private mutating func useNewestPhone() {
        (gapInRun, gapBetweenRuns) = (4, 10)
        (textInsets.leading, textInsets.trailing) = (14, 14)
        textCornerRadius = 20
        (emojiSide, emojiSideOfSeveral, emojiGap) = (69, 48, 4)
        // The numbers are ink. Noto's faces are so much of their advance wide.
        emojiInkShare = 0.87
        // Inferred: as much taller than the emoji as on iOS 26.
        emojiLineHeight = 83.3
        emojiInset = 1
        dateWeight = .semibold
        (dateGapBelow, openingDateGapBelow) = (10, 10)
        (receiptInset, receiptGap) = (21, 8)
    }

    /// A text bubble with one line is 36 points tall, with the font's own line pitch (3.6), and the input field is the
    /// one that Messages had above its strip of apps.
    private mutating func useEarlierSystem() {
        textPitch = 20.287
        (textInsets.top, textInsets.bottom) = (7.85, 7.85)
        textCornerRadius = 18
        useEarlierField()
        hasAppStrip = true
    }

    /// The input field before iOS 26; only this is known of a Mac's.
    private mutating func useEarlierField() {
        (fieldMargin, fieldGap) = (0, 8)
        fieldInsets = EdgeInsets(top: 8, leading: 14, bottom: 8, trailing: 14)
        buttonSide = 34
        sendSize = CGSize(width: 28, height: 28)
        sendInset = 4
        hasMicrophone = false
    }

    /// macOS 26 as measured (10.1.8, 10.3.4, 10.4).
    private mutating func useMac() {
        (gapInRun, gapBetweenRuns, tailTakesRoom) = (3, 11.5, true)
        textPitch = 14.70
        textInsets = EdgeInsets(top: 7.03, leading: 12.5, bottom: 7.03, trailing: 12.5)
        accessibilityTextInsets = textInsets
        // Inferred: as wide as a balloon with one line is tall.
        minimumTextWidth = 28.76
        textCornerRadius = 14.4
        (emojiSide, emojiSideOfSeveral, emojiLineHeight) = (72, 72, 87.3)
        // Inferred: caption 1 is regular there, as dates are.
        (dateFont, lineFont) = (.textStyle(.caption1), .textStyle(.caption1))
        receiptSize = 9
        avatarSide = 28
        useEarlierField()
        // Inferred: a button as tall as the field.
        buttonSide = 30
        (hasSendButton, hasAppsButton, hasEmojiButton) = (false, true, true)
    }

    /// The watch, where nothing was measured: corners as before iOS 26, the pitch of the font, margins half as wide
    /// (3.5).
    private mutating func useWatch() {
        textPitch = 19.09
        (textInsets.leading, textInsets.trailing) = (8, 8)
        (accessibilityTextInsets.leading, accessibilityTextInsets.trailing) = (8, 8)
        minimumTextWidth = 36
        // Inferred: as much larger than on an iPhone as its letters are, of 14 points and not of 11.
        (datePitch, linePitch) = (17.8, 17)
        // Inferred: the smallest that was measured anywhere (5.1.12).
        avatarSide = 24
        textCornerRadius = 18
        useEarlierField()
        (hasSendButton, showsDraft) = (false, false)
    }
}

extension TranscriptMetrics {
    /// The distance between baselines of a text, for a viewer.
    func textPitch(for traits: TraitCollection) -> CGFloat { textPitch * textFont.growth(for: traits) }

    /// The font of a receipt: its size at Large, which grows with its text style.
    func receiptFont(for traits: TraitCollection) -> FontReference {
        let font = receiptFont.with(weight: receiptWeight)
        var large = traits
        large.preferredContentSizeCategory = .large
        return .font(font.resolved(with: traits).resized(by: receiptSize / font.resolved(with: large).pointSize))
    }
}
