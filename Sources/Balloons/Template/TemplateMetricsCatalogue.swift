import Foundation

extension TemplateMetrics {
    /// A number of ``TemplateMetrics`` and what is known about it.
    public struct Entry: Sendable {
        /// The name of the property.
        public let name: String
        /// The property.
        public let keyPath: WritableKeyPath<TemplateMetrics, CGFloat> & Sendable
        /// How firmly the standard value is known.
        public let confidence: Confidence
    }

    /// Every number, in the order of declaration. Fonts and the leading style are named in `TemplateMetrics` alone;
    /// they are inferred.
    public static let catalogue: [Entry] = [
        Entry(name: "firstBaseline", keyPath: \.firstBaseline, confidence: .teardown),
        Entry(name: "rowPitch", keyPath: \.rowPitch, confidence: .teardown),
        Entry(name: "bottomInset", keyPath: \.bottomInset, confidence: .teardown),
        Entry(name: "captionLineLimit", keyPath: \.captionLineLimit, confidence: .documented),
        Entry(name: "overlayLineLimit", keyPath: \.overlayLineLimit, confidence: .teardown),
        Entry(name: "textMargin", keyPath: \.textMargin, confidence: .inferred),
        Entry(name: "rowGap", keyPath: \.rowGap, confidence: .teardown),
        Entry(name: "minimumLeadingShare", keyPath: \.minimumLeadingShare, confidence: .teardown),
        Entry(name: "minimumBarWidth", keyPath: \.minimumBarWidth, confidence: .teardown),
        Entry(name: "maximumTemplateWidth", keyPath: \.maximumTemplateWidth, confidence: .teardown),
        Entry(name: "maximumHeight", keyPath: \.maximumHeight, confidence: .inferred),
        Entry(name: "balloonInset", keyPath: \.balloonInset, confidence: .inferred),
        Entry(name: "iconWidth", keyPath: \.iconWidth, confidence: .inferred),
        Entry(name: "iconHeight", keyPath: \.iconHeight, confidence: .inferred),
        Entry(name: "iconMargin", keyPath: \.iconMargin, confidence: .teardown),
        Entry(name: "iconCornerRadius", keyPath: \.iconCornerRadius, confidence: .inferred),
        Entry(name: "tailWidth", keyPath: \.tailWidth, confidence: .observed),
        Entry(name: "tailHeight", keyPath: \.tailHeight, confidence: .observed),
        Entry(name: "cornerRadius", keyPath: \.cornerRadius, confidence: .inferred),
        Entry(name: "dimming", keyPath: \.dimming, confidence: .teardown),
        Entry(name: "sideMargin", keyPath: \.sideMargin, confidence: .observed),
        Entry(name: "wideSideMargin", keyPath: \.wideSideMargin, confidence: .observed),
        Entry(name: "wideTranscriptWidth", keyPath: \.wideTranscriptWidth, confidence: .inferred),
        Entry(name: "widthReserve", keyPath: \.widthReserve, confidence: .observed),
        Entry(name: "accessibilityWidthReserve", keyPath: \.accessibilityWidthReserve, confidence: .observed),
        Entry(name: "maximumWidthFraction", keyPath: \.maximumWidthFraction, confidence: .observed),
    ]
}
