import Drawing
import Foundation
import ViewLayout

extension TemplateMetrics {
    /// The metrics of the viewer's kind of device.
    /// - Parameter system: the system, which decides the position of the tail; nil for iOS 26 or a corresponding
    ///   system.
    package static func standard(
        for idiom: UserInterfaceIdiom, on system: ReceiverSystem? = nil
    ) -> TemplateMetrics {
        var metrics =
            switch idiom {
            case .phone, .pad: TemplateMetrics()
            case .mac: mac
            case .watch: watch
            }
        if let system {
            metrics.tail = system.tail
            if system.tail == .side { metrics.useEarlierCorners() }
            if system == .ios27, system.runs(on: idiom) { metrics.useNewestCorners() }
        }
        return metrics
    }

    /// macOS: rows 18, 14 and 10 without Dynamic Type (teardown).
    private static var mac: TemplateMetrics {
        var metrics = TemplateMetrics()
        (metrics.firstBaseline, metrics.rowPitch, metrics.bottomInset) = (18, 14, 10)
        metrics.hasEntryButton = false
        // Measured on macOS 26 (10.1.5, 10.4.1); teardowns have 0.65 of the column, which is close to it.
        (metrics.tail, metrics.tailHeight) = (.mac, 4.85)
        (metrics.sideMargin, metrics.wideSideMargin) = (20, 20)
        (metrics.maximumWidthFraction, metrics.maximumPaneFraction) = (1, 0.6068)
        metrics.useEarlierCorners()
        // Inferred: Mail's export, which has the sizes of a desktop, uses 12 points medium over 11 regular. A row of 14
        // points is the leading of subheadline, as the phone's 18 points are that of footnote.
        (metrics.topTextStyle, metrics.topWeight) = (.callout, .medium)
        metrics.bottomTextStyle = .subheadline
        // Inferred: the icon with its margins fits a bar of one row, which is 28 points tall.
        metrics.iconMargin = 4
        (metrics.iconBadgeMinimumWidth, metrics.iconBadgeMinimumHeight) = (41, 28)
        return metrics
    }

    /// watchOS: rows 15, 12.5 and 9, four lines, at least 100 points wide (teardown).
    private static var watch: TemplateMetrics {
        var metrics = TemplateMetrics()
        (metrics.firstBaseline, metrics.rowPitch, metrics.bottomInset) = (15, 12.5, 9)
        metrics.captionLineLimit = 4
        metrics.minimumBarWidth = 100
        // Inferred: the watch has no "+" button, and its margins in and around a balloon are half as wide. Caption 1 is
        // larger than footnote there, so both rows use footnote.
        metrics.hasEntryButton = false
        (metrics.sideMargin, metrics.textMargin) = (8, 8)
        metrics.useEarlierCorners()
        metrics.bottomTextStyle = .footnote
        // Inferred: the icon with its margins almost fits a bar of one row, which is 24 points tall, and its corner
        // stays inside the balloon's corner.
        metrics.iconMargin = 3
        (metrics.iconBadgeMinimumWidth, metrics.iconBadgeMinimumHeight) = (39, 26)
        return metrics
    }
}

extension TemplateMetrics {
    /// The font of the top row and the image title.
    var topFont: FontReference { .textStyle(topTextStyle, weight: topWeight) }

    /// The font of the bottom row and the image subtitle.
    var bottomFont: FontReference { .textStyle(bottomTextStyle, weight: bottomWeight) }

    /// The minimum size of any balloon.
    var iconBadgeMinimum: CGSize { CGSize(width: iconBadgeMinimumWidth, height: iconBadgeMinimumHeight) }

    /// The corners before iOS 26: half the height of a text bubble with one line, at any text size (3.6).
    private mutating func useEarlierCorners() {
        cornerRadius = 18
        cornersGrowWithText = false
    }

    /// The corners and the tail of a text balloon on iOS 27 (10.6.1, 10.6.4).
    private mutating func useNewestCorners() {
        (cornerRadius, cornersAreArcs) = (20, true)
        tailHeight = 7.3
    }

    /// The curve of a balloon's corners.
    package var cornerStyle: CornerStyle { cornersAreArcs ? .circular : .continuous }

    /// The radius of a balloon's corners for a viewer.
    package func radius(for traits: TraitCollection) -> CGFloat {
        guard cornersGrowWithText else { return cornerRadius }
        return min(cornerRadius * TextBalloonShape.growth(for: traits), max(cornerRadius, maximumCornerRadius))
    }

    /// The leading factor: the viewer's text size relative to Large. 1 on the Mac, which has no Dynamic Type.
    func leadingFactor(for traits: TraitCollection) -> CGFloat {
        var clamped = traits
        var standard = traits
        clamped.preferredContentSizeCategory = min(
            max(traits.preferredContentSizeCategory, smallestLeadingCategory),
            max(smallestLeadingCategory, largestLeadingCategory))
        standard.preferredContentSizeCategory = .large
        let factor =
            leadingStyle.metrics(compatibleWith: clamped).pointSize
            / leadingStyle.metrics(compatibleWith: standard).pointSize
        return traits.legibilityWeight == .bold ? factor * boldTextLeadingFactor : factor
    }

    /// A line limit at a leading factor. It grows with the text and is never smaller than its value at Large
    /// (teardown).
    func lineLimit(_ limit: CGFloat, factor: CGFloat) -> Int {
        max(1, Int((limit * max(factor, 1)).rounded(.up)))
    }
}
