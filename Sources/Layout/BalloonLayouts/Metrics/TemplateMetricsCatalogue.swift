import Foundation
import ViewLayout

extension TemplateMetrics {
    /// One of the values and what is known about it.
    package typealias Entry = MetricEntry<TemplateMetrics>

    /// Every value, in the order of declaration. Numbers in brackets are sections of the facts sheet.
    package static let catalogue: [Entry] = rows + fonts + sizes + picture + iconAndShape + transcript

    private static let rows: [Entry] = [
        .number("firstBaseline", \.firstBaseline, .teardown, "row geometry (3.2); macOS 18, watchOS 15"),
        .number("rowPitch", \.rowPitch, .teardown, "row geometry (3.2); macOS 14, watchOS 12.5"),
        .number("bottomInset", \.bottomInset, .teardown, "row geometry (3.2); macOS 10, watchOS 9"),
        .number(
            "captionLineLimit", \.captionLineLimit, .documented,
            "Apple, MSMessageTemplateLayout.caption; watchOS 4 (3.5)", unit: "lines", in: 1...1000
        ).on([.watchos], .teardown, "four lines (3.5)"),
        .number(
            "overlayLineLimit", \.overlayLineLimit, .teardown, "line limits (3.2)", unit: "lines", in: 1...1000),
        .name(
            "captionTruncation", \.captionTruncation, .inferred, "UIKit's default (8.13)", unit: "place of the ellipsis"
        ),
        .flag(
            "collapsesWholeRows", \.collapsesWholeRows, .inferred,
            "lines are given up one by one, so that no balloon gets shorter when its text grows (9.42)"),
        .number("textMargin", \.textMargin, .inferred, "Mail's export of the same theme (3.6); watchOS 8"),
        .number("rowGap", \.rowGap, .teardown, "gap inside a row (3.2)"),
        .number(
            "minimumLeadingShare", \.minimumLeadingShare, .teardown, "width sharing (3.2)", unit: "share", in: 0...1),
        .flag(
            "trailingKeepsWidth", \.trailingKeepsWidth, .inferred,
            "off: rows share their width in proportion (3.2.23); the second mode of the dumps (3.2.25, 8.16)"),
        .flag(
            "favoursLeftCaption", \.favoursLeftCaption, .inferred,
            "teardowns favour the left (7); off, so that sizes are equal in both directions (9.54)"),
    ]

    private static let textSizes = ContentSizeCategory.allCases.map { (name: $0.name, value: $0) }

    private static let fonts: [Entry] = [
        .name(
            "topTextStyle", \.topTextStyle, .inferred, "its leading is the row pitch (3.6); macOS callout",
            unit: "text style"),
        .weight("topWeight", \.topWeight, .inferred, "the theme's bold trait (3.6); macOS medium"),
        .name(
            "bottomTextStyle", \.bottomTextStyle, .inferred,
            "a step smaller than the top row (3.6); macOS subheadline, watchOS footnote", unit: "text style"),
        .weight("bottomWeight", \.bottomWeight, .inferred, "a step lighter (3.6)"),
        .name(
            "leadingStyle", \.leadingStyle, .inferred, "the style of the top row (3.6)", unit: "text style"),
        .name(
            "smallestLeadingCategory", \.smallestLeadingCategory, .inferred, "no clamp (3.6)", unit: "text size",
            of: textSizes),
        .name(
            "largestLeadingCategory", \.largestLeadingCategory, .inferred, "no clamp (3.6)", unit: "text size",
            of: textSizes),
        .number(
            "boldTextLeadingFactor", \.boldTextLeadingFactor, .inferred, "Bold Text changes widths only (8.15)",
            unit: "factor", in: 0...10),
    ]

    private static let sizes: [Entry] = [
        .number("minimumBarWidth", \.minimumBarWidth, .teardown, "caption-bar minimum (3.2); watchOS 100"),
        .number(
            "deleteButtonMinimumBarWidth", \.deleteButtonMinimumBarWidth, .teardown, "caption-bar minimum (3.2)"),
        .flag(
            "usesDeleteButtonMinimum", \.usesDeleteButtonMinimum, .inferred,
            "a draft has the size it is sent with (9.7)"),
        .number("maximumTemplateWidth", \.maximumTemplateWidth, .teardown, "link-view width (3.2)"),
        .flag(
            "allowsFlexibleWidth", \.allowsFlexibleWidth, .inferred,
            "captions alone make a small balloon (9.36); the cases are not known (8.6)"),
        .flag(
            "shrinksAroundPairs", \.shrinksAroundPairs, .inferred,
            "which balloons shrink is not known (8.6); two captions in a row would nearly touch"),
        .number(
            "maximumHeight", \.maximumHeight.points, .inferred,
            "the cap of a single photo (5.1); Messages' own is not known (8.1)"),
        .number("topBalloonInset", \.topBalloonInset, .inferred, "plug-in insets are not known (8.3)"),
        .number("bottomBalloonInset", \.bottomBalloonInset, .inferred, "plug-in insets are not known (8.3)"),
        .number("sideBalloonInset", \.sideBalloonInset, .inferred, "plug-in insets are not known (8.3)"),
        .number(
            "tailHeightAdjustment", \.tailHeightAdjustment, .inferred, "size and sign are not known (8.3)",
            in: -100...100),
        .flag(
            "clampsAnsweredHeight", \.clampsAnsweredHeight, .inferred, "an answer must not exceed the offer (8.14)"),
        .flag("roundsAnswerToPixels", \.roundsAnswerToPixels, .inferred, "Messages' rounding is not known (8.14)"),
    ]

    private static let picture: [Entry] = [
        .flag(
            "drawsReceivedPictures", \.drawsReceivedPictures, .inferred,
            "on; one measurer saw a capsule of captions on a simulator of iOS 27 (10.6.14, 8.18)"),
        .flag(
            "drawsSentPictures", \.drawsSentPictures, .inferred,
            "off, so that designs are judged by their own pixels; JPEG at 0.50, then 0.89 and 1,200 pixels (10.7.1)"),
        .flag("enlargesSmallPictures", \.enlargesSmallPictures, .inferred, "the frame has full width (8.7)"),
        .flag(
            "allowsNarrowPictures", \.allowsNarrowPictures, .inferred,
            "the trigger of the narrow mode is not known (8.6)"
        ),
        .number(
            "narrowPictureAspect", \.narrowPictureAspect, .inferred, "taller than wide (8.6)", unit: "height / width",
            in: 0...1000),
        .number(
            "narrowWidthFraction", \.narrowWidthFraction, .teardown, "tall pictures (3.2)", unit: "share", in: 0...1),
        .number("thumbnailSide", \.thumbnailSide, .teardown, "decoding (3.2)", unit: "pixels", in: 1...65_535),
        .flag(
            "drawsThumbnails", \.drawsThumbnails, .inferred,
            "teardowns decode thumbnails (3.2); off, so that designs are judged by their own pixels"),
        .number(
            "croppedPictureEdge", \.croppedPictureEdge, .documented, "Apple, MSMessageTemplateLayout.image (3.1)"),
        .number(
            "transcodingByteLimit", \.transcodingByteLimit, .inferred,
            "no limit is published (1.6); what carriers take",
            unit: "bytes", in: 0...1e9),
        .number("dimming", \.dimming, .teardown, "dimming (3.2)", unit: "share", in: 0...1),
    ]

    private static let iconAndShape: [Entry] = [
        .number("iconWidth", \.iconWidth, .inferred, "Apple HIG, iMessage apps and stickers, icon sizes (8.2)"),
        .number("iconHeight", \.iconHeight, .inferred, "Apple HIG, iMessage apps and stickers, icon sizes (8.2)"),
        .number("iconMargin", \.iconMargin, .teardown, "app icon (3.2)")
            .on([.macos], .inferred, "the icon with its margins fits a bar of one row (3.5)")
            .on([.watchos], .inferred, "the icon with its margins nearly fits a bar of one row (3.5)"),
        .number("iconCornerRadius", \.iconCornerRadius, .inferred, "half the icon's height (8.2)"),
        .number(
            "iconBadgeMinimumWidth", \.iconBadgeMinimumWidth, .inferred, "margins, side tail and icon (8.2)"),
        .number("iconBadgeMinimumHeight", \.iconBadgeMinimumHeight, .inferred, "margins and icon (8.2)"),
        .name(
            "tail", \.tail, .observed,
            "bottom on iOS 26, long on iOS 27, mac on macOS 26, side before (5.1, 10.1.4, 10.1.5, 10.6.4)",
            unit: "place of the tail"
        ).on([.ios27], .observed, "drawn through ten points of its edges (10.6.4)")
            .on([.macos], .observed, "traced on macOS 26 (10.1.5)"),
        .number("tailWidth", \.tailWidth, .observed, "side tail, before iOS 26 (5.1)"),
        .number("tailHeight", \.tailHeight, .observed, "tail below the body, traced on iOS 26 (10.1.4); macOS 4.85")
            .on([.macos], .observed, "traced on macOS 26 (10.1.5)")
            .on([.ios27], .observed, "hangs 7.3 below the body (10.6.4)"),
        .number(
            "cornerRadius", \.cornerRadius, .inferred,
            "a text bubble's (10.1.3); messageCornerRadius is not known (8.11); before, macOS, watchOS 18"),
        .flag(
            "cornersAreArcs", \.cornersAreArcs, .observed, "continuous (10.1.3); iOS 27 plain arcs (10.6.1)"
        ).on([.ios27], .observed, "plain arcs of a text balloon (10.6.1)"),
        .flag(
            "cornersGrowWithText", \.cornersGrowWithText, .inferred,
            "as a text bubble's on iOS 26 (2.7); not before, nor on the Mac and the watch"),
        .number(
            "maximumCornerRadius", \.maximumCornerRadius, .inferred, "a larger one comes too close to the icon (8.11)"),
    ]

    private static let transcript: [Entry] = [
        .number("sideMargin", \.sideMargin, .observed, "a 402-point phone (5.1); macOS 20")
            .on([.macos], .observed, "inset of the edge (10.4.1)")
            .on([.watchos], .inferred, "half an iPhone's: not known (8.9)"),
        .number("wideSideMargin", \.wideSideMargin, .observed, "a 440-point phone (5.1)")
            .on([.macos], .observed, "inset of the edge (10.4.1)"),
        .number("wideTranscriptWidth", \.wideTranscriptWidth, .inferred, "split of the margins (5.2)"),
        .number(
            "landscapeInset", \.landscapeInset, .inferred, "the safe area of a 402-point phone in landscape (5.1.1)"),
        .flag("hasEntryButton", \.hasEntryButton, .observed, "the reserve comes from the + button (5.1)")
            .on([.macos], .inferred, "the share of the column leaves no reserve for one (3.5)")
            .on([.watchos], .inferred, "no iMessage app runs there, and no reserve is known (3.5)"),
        .number("widthReserve", \.widthReserve, .observed, "268 pixels at 3x (5.1)"),
        .number(
            "accessibilityWidthReserve", \.accessibilityWidthReserve, .observed, "70 pixels at 3x, AX1 to AX5 (5.1)"),
        .number(
            "maximumWidthFraction", \.maximumWidthFraction, .observed, "share of the column (5.1); macOS 1",
            unit: "share", in: 0...1
        ).on([.macos], .observed, "there it is a share of the pane (10.4.1)").on(
            [.watchos], .inferred, "as on an iPhone without a + button (5.1)"),
        .number(
            "maximumPaneFraction", \.maximumPaneFraction, .inferred,
            "the column limits the width (5.1); macOS 0.6068", unit: "share", in: 0...1
        ).on([.macos], .observed, "382.3 of a pane of 630 points (10.4.1)"),
        .flag("mirrorsSides", \.mirrorsSides, .inferred, "right-to-left transcripts (7, 8.12)"),
        .name(
            "attributionTextStyle", \.attributionTextStyle, .inferred, "as the receipt line (5.1)", unit: "text style"),
        .number(
            "attributionMargin", \.attributionMargin, .inferred, "as the sender's name, the inset of texts (10.1.1)"),
        .number("attributionGap", \.attributionGap, .inferred, "the gap between balloons of one sender (10.1.6)"),
    ]
}
