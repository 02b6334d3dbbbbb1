import Foundation
import ViewLayout

extension TranscriptMetrics {
    /// Every value, in the order of declaration; insets and sizes by their parts. Numbers in brackets are sections of
    /// the facts sheet.
    package static let catalogue: [MetricEntry<TranscriptMetrics>] = runs + texts + lines + parts + inputField + strip

    private static let runs: [MetricEntry<TranscriptMetrics>] = [
        .number("gapInRun", \.gapInRun, .observed, "inside a run of one sender (5.1)"),
        .number("gapBetweenRuns", \.gapBetweenRuns, .observed, "between runs (5.1)"),
        .number("verticalMargin", \.verticalMargin, .inferred, "as between runs (5.1)"),
    ]

    private static let texts: [MetricEntry<TranscriptMetrics>] = [
        .style("textStyle", \.textFont, .observed, "17 points at Large (5.1)"),
        .number("textInsetTop", \.textInsets.top, .observed, "text bubble (5.1)"),
        .number("textInsetLeading", \.textInsets.leading, .observed, "text bubble (5.1)"),
        .number("textInsetBottom", \.textInsets.bottom, .observed, "text bubble (5.1)"),
        .number("textInsetTrailing", \.textInsets.trailing, .observed, "text bubble (5.1)"),
        .number("accessibilityTextInsetTop", \.accessibilityTextInsets.top, .observed, "text bubble at AX (5.1)"),
        .number(
            "accessibilityTextInsetLeading", \.accessibilityTextInsets.leading, .observed, "text bubble at AX (5.1)"),
        .number(
            "accessibilityTextInsetBottom", \.accessibilityTextInsets.bottom, .observed, "text bubble at AX (5.1)"),
        .number(
            "accessibilityTextInsetTrailing", \.accessibilityTextInsets.trailing, .observed, "text bubble at AX (5.1)"),
        .number("minimumTextWidth", \.minimumTextWidth, .observed, "text bubble (5.1)"),
    ]

    private static let lines: [MetricEntry<TranscriptMetrics>] = [
        .style("lineStyle", \.lineFont, .inferred, "a size above the receipt (5.1)"),
        .style("receiptStyle", \.receiptFont, .observed, "receipt line (5.1)"),
        .style("nameStyle", \.nameFont, .inferred, "as the receipt line (5.1)"),
        .number("nameGap", \.nameGap, .inferred, "less than the gap inside a run (5.1)"),
    ]

    private static let parts: [MetricEntry<TranscriptMetrics>] = [
        .number("avatarSide", \.avatarSide, .observed, "24 to 32 points (5.1)", in: sides),
        .number("avatarGap", \.avatarGap, .observed, "avatar (5.1)"),
        .number("stickerSide", \.stickerSide, .inferred, "a regular cell (1.9)", in: sides),
        .number("droppedStickerSide", \.droppedStickerSide, .inferred, "half a regular cell (1.9)", in: sides),
    ]

    private static let inputField: [MetricEntry<TranscriptMetrics>] = [
        .number("fieldInsetTop", \.fieldInsets.top, .inferred, "a field of one line (5.1)"),
        .number("fieldInsetLeading", \.fieldInsets.leading, .inferred, "as a text bubble (5.1)"),
        .number("fieldInsetBottom", \.fieldInsets.bottom, .inferred, "a field of one line (5.1)"),
        .number("fieldInsetTrailing", \.fieldInsets.trailing, .inferred, "as a text bubble (5.1)"),
        .number("stageInset", \.stageInset, .inferred, "no number is published (10.3)"),
        .number("fieldRadius", \.fieldRadius, .inferred, "as a text bubble (5.1)"),
        .number("buttonSide", \.buttonSide, .inferred, "40 was measured since (10.3)", in: sides),
        .number("cancelSide", \.cancelSide, .inferred, "no number is published (10.3)", in: sides),
        .number("fieldGap", \.fieldGap, .inferred, "no number is published (10.3)"),
    ]

    private static let strip: [MetricEntry<TranscriptMetrics>] = [
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

    /// The sides of what has words or a symbol in it: from the smallest that holds one to more than a screen shows.
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
}
