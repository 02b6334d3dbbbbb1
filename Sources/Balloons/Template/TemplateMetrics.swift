import Foundation
import Typesetting
import ViewLayout

/// Every number of the template balloon, with what is known about it. Lengths are in points.
///
/// Marks: D documented, O observed, T from teardowns, I inferred; ``catalogue`` lists them with each number. Apple
/// promises none of the numbers marked T and I, so all can be changed.
public struct TemplateMetrics: Hashable, Sendable {
    // MARK: Caption rows (iOS values; Messages on iOS)

    /// From the top of the bar to the first baseline, times the leading factor. T.
    public var firstBaseline: CGFloat = 23
    /// From a row's last baseline to the next row's first, times the leading factor. T.
    public var rowPitch: CGFloat = 18
    /// From the last baseline to the bottom of the bar, times the leading factor. T.
    public var bottomInset: CGFloat = 12
    /// The lines of a caption at Large. D (`MSMessageTemplateLayout.caption`).
    public var captionLineLimit: CGFloat = 3
    /// The lines of an image title or subtitle at Large. T.
    public var overlayLineLimit: CGFloat = 1
    /// Space between the texts and both sides of the bar. I, from Mail's export of the same theme.
    public var textMargin: CGFloat = 16
    /// Space before the right-hand text of a row. T.
    public var rowGap: CGFloat = 2
    /// The least share of a row that its leading text gets when the two do not fit side by side. T.
    public var minimumLeadingShare: CGFloat = 0.5
    /// The font of the top row and the image title. I.
    public var topFont = FontReference.textStyle(.footnote, weight: .semibold)
    /// The font of the bottom row and the image subtitle. I.
    public var bottomFont = FontReference.textStyle(.caption1)
    /// The text style whose growth is the leading factor: its size over its size at Large. I.
    public var leadingStyle = FontTextStyle.footnote

    // MARK: Widths and heights

    /// The least width of a balloon with captions only. T.
    public var minimumBarWidth: CGFloat = 150
    /// The greatest width of a template. T.
    public var maximumTemplateWidth: CGFloat = 350
    /// The greatest height of a balloon. I; observed for single photos.
    public var maximumHeight: CGFloat = 500
    /// Space that the balloon adds around its content on each side. I; Messages' own value is not known.
    public var balloonInset: CGFloat = 0

    // MARK: Icon, shape and picture

    /// The size of the app's icon. I, from the list of icon sizes ("Apple HIG, iMessage apps and stickers").
    public var iconWidth: CGFloat = 27
    /// See ``iconWidth``. I.
    public var iconHeight: CGFloat = 20
    /// Space between the icon and the balloon's body. T.
    public var iconMargin: CGFloat = 6
    /// The radius of the icon's corners. I.
    public var iconCornerRadius: CGFloat = 10
    /// Where the tail is. The numbers of the transcript were observed on iOS 26, and so is this. O.
    public var tail = BalloonTail.bottom
    /// How far a side tail stands out; it moves the icon of an incoming balloon. O, before iOS 26.
    public var tailWidth: CGFloat = 6
    /// How far a bottom tail hangs down: 20 pixels at 3x. O, on iOS 26 (6.65 to 7).
    public var tailHeight: CGFloat = 20.0 / 3
    /// The radius of the balloon's corners, continuous. I, as of a text bubble before iOS 26, where it is about 20.
    public var cornerRadius: CGFloat = 18
    /// How much a picture is dimmed: with black in light mode, with white in dark mode. T.
    public var dimming: CGFloat = 0.03

    // MARK: Transcript

    /// The transcript's margin on either side. O, on 402 points.
    public var sideMargin: CGFloat = 16
    /// The same on wide transcripts. O, on 440 points.
    public var wideSideMargin: CGFloat = 20
    /// The width from which on a transcript counts as wide. I.
    public var wideTranscriptWidth: CGFloat = 414
    /// What a balloon leaves of the column at the seven sizes below AX1: 268 pixels at 3x. O.
    public var widthReserve: CGFloat = 268.0 / 3
    /// What a balloon leaves of the column at AX1 and above: 70 pixels at 3x. O.
    public var accessibilityWidthReserve: CGFloat = 70.0 / 3
    /// The greatest part of the column a balloon takes below AX1. O.
    public var maximumWidthFraction: CGFloat = 0.85

    /// The numbers of Messages on iOS.
    public init() {}
}

extension TemplateMetrics {
    /// The numbers of the viewer's kind of device.
    public static func standard(for idiom: UserInterfaceIdiom) -> TemplateMetrics {
        var metrics = TemplateMetrics()
        switch idiom {
        case .phone, .pad:
            break
        case .mac:
            (metrics.firstBaseline, metrics.rowPitch, metrics.bottomInset) = (18, 14, 10)
            metrics.maximumWidthFraction = 0.65
            // Inferred: the icon with its margins must fit a bar of 28 points, the height of one row.
            metrics.iconMargin = 4
        case .watch:
            (metrics.firstBaseline, metrics.rowPitch, metrics.bottomInset) = (15, 12.5, 9)
            metrics.captionLineLimit = 4
            metrics.minimumBarWidth = 100
        }
        return metrics
    }

    /// The leading factor: how much larger than at Large the viewer's text is. 1 on the Mac, which has no Dynamic Type.
    func leadingFactor(for traits: TraitCollection) -> CGFloat {
        var standard = traits
        standard.preferredContentSizeCategory = .large
        return leadingStyle.metrics(compatibleWith: traits).pointSize
            / leadingStyle.metrics(compatibleWith: standard).pointSize
    }

    /// A line limit at a leading factor: it grows with the text and never falls below its value at Large (teardown).
    func lineLimit(_ limit: CGFloat, factor: CGFloat) -> Int {
        max(1, Int((limit * max(factor, 1)).rounded(.up)))
    }

    /// The least size of any balloon: the icon with its margins and the tail's room. I.
    public var iconBadgeMinimum: CGSize {
        CGSize(width: iconMargin + tailWidth + iconWidth + iconMargin, height: iconMargin + iconHeight + iconMargin)
    }
}
