import Foundation
import ViewLayout

extension TranscriptMetrics {
    /// Every value, in the order of declaration; insets and sizes by their parts. Numbers in brackets are sections of
    /// the facts sheet.
    package static let catalogue: [MetricEntry<TranscriptMetrics>] =
        runs + texts + emoji + lines + receipts + groups + stickers + inputField + strip

    /// The source of a metric of iOS 26 that is also used for earlier systems.
    private static let unmeasured = "as on iOS 26; nothing was measured before it"

    private static let runs: [MetricEntry<TranscriptMetrics>] = [
        .number("gapInRun", \.gapInRun, .observed, "inside a run of one sender (10.1.6); macOS 3")
            .before(.inferred, "\(unmeasured) (10.1.6)").on([.macos], .observed, "macOS 26 (10.4.2)")
            .on([.ios27], .observed, "inside a run (10.6.2, 5.1)"),
        .number("gapBetweenRuns", \.gapBetweenRuns, .observed, "between runs (10.1.6); macOS 11.5")
            .before(.inferred, "\(unmeasured) (10.1.6)").on([.macos], .observed, "macOS 26 (10.4.2)")
            .on([.ios27], .observed, "after a break of time (10.6.2), between runs (5.1)"),
        .flag("tailTakesRoom", \.tailTakesRoom, .observed, "a tail takes no room in the column (10.1.4); macOS true")
            .before(.inferred, "the tail stands at the side (5.1)").on([.macos], .observed, "macOS 26 (10.4.2)"),
        .number("verticalMargin", \.verticalMargin, .inferred, "as between runs (5.1)"),
    ]

    private static let texts: [MetricEntry<TranscriptMetrics>] = [
        .style("textStyle", \.textFont, .observed, "17 points at Large (5.1); macOS 13")
            .on([.macos], .observed, "macOS 26 (10.4.1)"),
        .number("textPitch", \.textPitch, .observed, "20.0 at Large (10.1.1); before, watchOS the font's; macOS 14.7")
            .before(.inferred, "the font's line height (3.6)").on([.macos], .observed, "macOS 26 (10.4.1)")
            .on([.watchos], .inferred, "the font's line height (3.5)"),
        .inset("textInsetTop", \.textInsets.top, "text bubble (10.1.1); before 7.85, macOS 7.03")
            .before(.inferred, "a bubble of one line is 36 tall (3.6)"),
        .inset("textInsetLeading", \.textInsets.leading, "text bubble (10.1.1); iOS 27 14, macOS 12.5, watchOS 8")
            .before(.inferred, "\(unmeasured) (10.1.1)").on([.ios27], .observed, "padding (10.6.1)"),
        .inset("textInsetBottom", \.textInsets.bottom, "text bubble (10.1.1); before 7.85, macOS 7.03")
            .before(.inferred, "a bubble of one line is 36 tall (3.6)"),
        .inset("textInsetTrailing", \.textInsets.trailing, "text bubble (10.1.1); iOS 27 14, macOS 12.5, watchOS 8")
            .before(.inferred, "\(unmeasured) (10.1.1)").on([.ios27], .observed, "padding (10.6.1)"),
        .inset("accessibilityTextInsetTop", \.accessibilityTextInsets.top, "text bubble at AX (5.1); macOS 7.03"),
        .inset(
            "accessibilityTextInsetLeading", \.accessibilityTextInsets.leading,
            "text bubble at AX (5.1); macOS 12.5, watchOS 8"),
        .inset(
            "accessibilityTextInsetBottom", \.accessibilityTextInsets.bottom, "text bubble at AX (5.1); macOS 7.03"),
        .inset(
            "accessibilityTextInsetTrailing", \.accessibilityTextInsets.trailing,
            "text bubble at AX (5.1); macOS 12.5, watchOS 8"),
        .number("minimumTextWidth", \.minimumTextWidth, .observed, "text bubble (10.1.1); macOS 28.76, watchOS 36")
            .before(.inferred, "\(unmeasured) (10.1.1)")
            .on([.macos], .inferred, "as wide as a balloon of one line is tall (10.4.1)")
            .on([.watchos], .inferred, "twice the corners (3.5)"),
        .number(
            "textCornerRadius", \.textCornerRadius, .observed, "text bubble (10.1.3); before, watchOS 18; macOS 14.4"
        ).before(.inferred, "half a bubble of one line (3.6)").on([.macos], .observed, "14.4 to 14.5 (10.4.1)")
            .on([.ios27], .observed, "radius 20 (10.6.1)"),
    ]

    private static let emoji: [MetricEntry<TranscriptMetrics>] = [
        .number(
            "emojiAloneLimit", \.emojiAloneLimit, .inferred, "one to three emoji stand alone (10.1.8); iOS 9 none",
            unit: "emoji", in: 0...1000),
        .number("emojiSide", \.emojiSide, .inferred, "not verified on iOS (10.1.8); macOS 72", in: 8...1000)
            .on([.macos], .observed, "macOS 26 (10.1.8)").on([.ios27], .observed, "ink of one (10.6.6)"),
        .number(
            "emojiSideOfSeveral", \.emojiSideOfSeveral, .inferred, "as one (10.1.8); macOS 72, iOS 27 48",
            in: 8...1000
        ).on([.macos], .observed, "macOS 26 (10.1.8)").on([.ios27], .observed, "two or three (10.6.6)"),
        .number(
            "emojiInkShare", \.emojiInkShare, .inferred, "widths are advances (10.1.8); iOS 27 0.87, widths are ink",
            unit: "share", in: 0.1...1
        ).on([.ios27], .inferred, "what the ink of Noto's faces has of their advance (10.6.6)"),
        .number("emojiGap", \.emojiGap, .inferred, "no number is published (10.1.8); iOS 27 4")
            .on([.ios27], .observed, "between two (10.6.6)"),
        .number("emojiLineHeight", \.emojiLineHeight, .inferred, "not verified on iOS (10.1.8); macOS 87.3")
            .on([.macos], .observed, "macOS 26 (10.1.8)"),
        .number(
            "emojiInset", \.emojiInset, .inferred,
            "4 from the edge (10.1.8), which is taken for that of the balloons"
        ).on([.ios27], .observed, "17 from the edge (10.6.6)"),
    ]

    private static let lines: [MetricEntry<TranscriptMetrics>] = [
        .style("dateStyle", \.dateFont, .observed, "11 points (10.3.2); macOS caption1")
            .before(.inferred, "\(unmeasured) (10.3.2)").on([.macos], .inferred, "regular, as on iOS (10.3.2)"),
        .weight("dateWeight", \.dateWeight, .observed, "the day at 500 (10.3.2); iOS 27 semibold")
            .before(.inferred, "\(unmeasured) (10.3.2)").on([.ios27], .observed, "the day semibold (10.6.7)"),
        .number("datePitch", \.datePitch, .observed, "date (10.3.2)").before(.inferred, "\(unmeasured) (10.3.2)")
            .on([.watchos], .inferred, "an iPhone's, for letters of 14 points (10.3.2)"),
        .number("dateGapAbove", \.dateGapAbove, .observed, "below the body above (10.3.2)")
            .before(.inferred, "\(unmeasured) (10.3.2)"),
        .number("dateGapBelow", \.dateGapBelow, .observed, "above the next balloon (10.3.2); iOS 27 10")
            .before(.inferred, "\(unmeasured) (10.3.2)").on([.ios27], .observed, "above the balloon (10.6.2)"),
        .number("openingDateGapBelow", \.openingDateGapBelow, .observed, "above the first body (10.3.2); iOS 27 10")
            .before(.inferred, "\(unmeasured) (10.3.2)").on([.ios27], .observed, "above the balloon (10.6.2)"),
        .style("lineStyle", \.lineFont, .observed, "status line of 11 points (10.3.3); macOS caption1")
            .before(.inferred, "\(unmeasured) (10.3.3)").on([.macos], .inferred, "regular, as on iOS (10.3.3)"),
        .number("linePitch", \.linePitch, .observed, "status line (10.3.3)")
            .before(.inferred, "\(unmeasured) (10.3.3)")
            .on([.watchos], .inferred, "an iPhone's, for letters of 14 points (10.3.3)"),
        .number("lineGapAbove", \.lineGapAbove, .observed, "status line (10.3.3)")
            .before(.inferred, "\(unmeasured) (10.3.3)"),
    ]

    private static let receipts: [MetricEntry<TranscriptMetrics>] = [
        .style("receiptStyle", \.receiptFont, .observed, "11 points at Large (10.3.1)"),
        .number("receiptSize", \.receiptSize, .observed, "receipt line (10.3.1); macOS 9", in: 1...1000)
            .on([.macos], .observed, "macOS 26 (10.4.2)"),
        .weight("receiptWeight", \.receiptWeight, .observed, "receipt line (10.3.1)")
            .before(.inferred, "\(unmeasured) (10.3.1)").on([.macos], .observed, "macOS 26 (10.4.2)"),
        .number("receiptInset", \.receiptInset, .observed, "its ink inside the body's side (10.3.1); iOS 27 21")
            .before(.inferred, "\(unmeasured) (10.3.1)").on([.ios27], .observed, "right end (10.6.8)"),
        .number("receiptGap", \.receiptGap, .observed, "its ink below the body (10.3.1); iOS 27 8")
            .before(.inferred, "\(unmeasured) (10.3.1)").on([.ios27], .observed, "ink below (10.6.8)"),
        .style("nameStyle", \.nameFont, .inferred, "as the receipt line (5.1)"),
        .number("nameGap", \.nameGap, .inferred, "less than the gap inside a run (5.1)"),
    ]

    private static let groups: [MetricEntry<TranscriptMetrics>] = [
        .number("avatarSide", \.avatarSide, .observed, "read off iOS 26 (10.3.4); pads 34, macOS 28", in: sides)
            .before(.inferred, "\(unmeasured) (10.3.4)").on([.macos], .observed, "read off macOS 26 (10.3.4)")
            .on([.watchos], .inferred, "the smallest that was measured (5.1.12)"),
        .number("avatarGap", \.avatarGap, .observed, "read off iOS 26 (10.3.4)")
            .on([.macos], .observed, "read off macOS 26 (10.3.4)"),
        .number(
            "avatarTextShare", \.avatarTextShare, .inferred, "initials whose size was not measured (10.3.5)",
            unit: "share", in: 0.1...1),
    ]

    private static let stickers: [MetricEntry<TranscriptMetrics>] = [
        .number("stickerSide", \.stickerSide, .inferred, "a regular cell (1.9)", in: sides),
        .number("droppedStickerSide", \.droppedStickerSide, .observed, "read off iOS 26 (10.3.8)", in: sides)
            .before(.inferred, "\(unmeasured) (10.3.8)"),
        .turn("minimumStickerTurn", \.minimumStickerTurn, "read off iOS 26 (10.3.8)")
            .before(.inferred, "\(unmeasured) (10.3.8)"),
        .turn("maximumStickerTurn", \.maximumStickerTurn, "read off iOS 26 (10.3.8)")
            .before(.inferred, "\(unmeasured) (10.3.8)"),
    ]

    private static let inputField: [MetricEntry<TranscriptMetrics>] = [
        .field("fieldMargin", \.fieldMargin, .observed, "the + button begins at 28 (10.3.6); before 0"),
        .field("fieldInsetTop", \.fieldInsets.top, .observed, "a field of one line is 40 tall (10.3.6); before 8"),
        .field("fieldInsetLeading", \.fieldInsets.leading, .observed, "placeholder at 97 (10.3.6); before 14"),
        .field(
            "fieldInsetBottom", \.fieldInsets.bottom, .observed, "a field of one line is 40 tall (10.3.6); before 8"),
        .number("fieldInsetTrailing", \.fieldInsets.trailing, .inferred, "as a text bubble (5.1)"),
        .number("fieldLineLimit", \.fieldLineLimit, .observed, "up to 8 lines (10.3.6)", unit: "lines", in: 1...1000)
            .before(.inferred, "\(unmeasured) (10.3.6)"),
        .number("stageInset", \.stageInset, .inferred, "no number is published (10.3)"),
        .number("fieldRadius", \.fieldRadius, .observed, "field (10.3.6)").before(.inferred, "\(unmeasured) (10.3.6)"),
        .field("buttonSide", \.buttonSide, .observed, "the + button (10.3.6); before 34", in: sides),
        .field("sendWidth", \.sendSize.width, .observed, "send button (10.3.6); before 28", in: sides),
        .field("sendHeight", \.sendSize.height, .observed, "send button (10.3.6)", in: sides),
        .field("sendInset", \.sendInset, .observed, "send button centred at 348.67 (10.3.6); before 4"),
        .flag("hasSendButton", \.hasSendButton, .observed, "send button (10.3.6)")
            .before(.inferred, earlierField).on([.macos], .documented, "Return sends on a Mac (5.1.18)")
            .on([.watchos], .documented, "a watch answers on a screen of its own (5.1.19)"),
        .flag("showsDraft", \.showsDraft, .observed, "the field holds what is written (10.3.6)")
            .on([.watchos], .documented, "a watch answers on a screen of its own (5.1.19)"),
        .flag("hasAppsButton", \.hasAppsButton, .observed, "its + takes room from balloons instead (5.1)")
            .on([.macos], .documented, "the apps button stands before the field (5.1.18)"),
        .flag("hasEmojiButton", \.hasEmojiButton, .observed, "none on iOS (10.3.6)")
            .on([.macos], .documented, "a button in the field shows emoji (5.1.18)"),
        .flag("hasMicrophone", \.hasMicrophone, .observed, "microphone (10.3.6); before false")
            .before(.inferred, earlierField).on([.macos, .watchos], .inferred, earlierField),
        .number("microphoneInset", \.microphoneInset, .observed, "microphone at 353 (10.3.6)"),
        .number("cancelSide", \.cancelSide, .inferred, "no number is published (10.3)", in: sides),
        .field("fieldGap", \.fieldGap, .observed, "from the + button to the field (10.3.6); before 8"),
        .number("fieldRowGap", \.fieldRowGap, .inferred, "no number is published (10.3)"),
    ]

    /// The source of the input field's metrics before iOS 26, on the Mac and the watch.
    fileprivate static let earlierField = "as drawn before it was measured on iOS 26 (10.3)"

    private static let strip: [MetricEntry<TranscriptMetrics>] = [
        .flag("hasAppStrip", \.hasAppStrip, .observed, "none on iOS 26 (10.3.7); before true")
            .before(.inferred, "the strip of iOS 11 to 16 (10.3.7)"),
        .number(
            "stripIconWidth", \.stripIconSize.width, .inferred,
            "Apple HIG, iMessage apps and stickers, icon sizes (3.1)",
            in: sides),
        .number(
            "stripIconHeight", \.stripIconSize.height, .inferred,
            "Apple HIG, iMessage apps and stickers, icon sizes (3.1)",
            in: sides),
        .number("stripGap", \.stripGap, .inferred, "no number is published (1.1)"),
    ]

    /// The sides of things that contain words or a symbol: from the smallest useful one to more than a screen.
    private static let sides = 8.0...1000
}

extension MetricEntry {
    /// A font, by its text style.
    fileprivate static func style(
        _ name: String, _ path: Path<FontReference>, _ confidence: Confidence, _ source: String
    ) -> Self {
        .name(
            name, path, confidence, source, unit: "text style",
            of: FontTextStyle.allCases.map { ($0.rawValue, .textStyle($0)) })
    }

    /// An inset of a text bubble, measured on iOS 26 and macOS 26.
    fileprivate static func inset(_ name: String, _ path: Path<CGFloat>, _ source: String) -> Self {
        Self.number(name, path, .observed, source).on([.macos], .observed, "macOS 26 (10.4.1)")
    }

    /// A rotation in degrees, read from iOS 26.
    fileprivate static func turn(_ name: String, _ path: Path<CGFloat>, _ source: String) -> Self {
        .number(name, path, .observed, source, unit: "degrees", in: 0...180)
    }
}

extension MetricEntry<TranscriptMetrics> {
    /// A metric of the input field, measured on iOS 26; other systems have an earlier field.
    fileprivate static func field(
        _ name: String, _ path: Path<CGFloat>, _ confidence: Confidence, _ source: String,
        in range: ClosedRange<Double> = 0...BalloonLimits.maximumLength
    ) -> Self {
        Self.number(name, path, confidence, source, in: range)
            .on([.ios10, .ios9, .macos, .watchos], .inferred, TranscriptMetrics.earlierField)
    }
}
