import Foundation

/// Scales sizes and fonts with the viewer's text size, as `UIFontMetrics` does.
package struct FontMetrics: Hashable, Sendable {
    /// The text style that scaling follows.
    package let textStyle: FontTextStyle

    /// The metrics of a text style.
    package init(forTextStyle textStyle: FontTextStyle) { self.textStyle = textStyle }

    /// A length in points at the viewer's text size: the value times the style's leading there over its leading at
    /// Large, rounded to the nearest pixel; unchanged at Large and on macOS (observed; within 1 % of a device, since
    /// printed leadings are whole numbers).
    package func scaledValue(
        for value: CGFloat, compatibleWith traits: TraitCollection = TraitCollection()
    ) -> CGFloat {
        let ratio = ratio(compatibleWith: traits)
        return ratio == 1 ? value : PixelGrid(traits).roundedToNearest(value * ratio)
    }

    /// A font whose size follows the viewer's text size.
    /// - Parameter maximumPointSize: the largest size, in points; nil for no limit.
    /// - Throws: ``FontMetricsError/alreadyScaled`` for a font of a text style or one that was scaled before.
    package func scaled(
        _ font: Font, maximumPointSize: Double? = nil, compatibleWith traits: TraitCollection = TraitCollection()
    ) throws -> Font {
        guard !font.isScaled else { throw FontMetricsError.alreadyScaled }
        let size = Double(scaledValue(for: font.pointSize, compatibleWith: traits))
        return font.scaled(to: min(size, maximumPointSize ?? .infinity))
    }

    private func ratio(compatibleWith traits: TraitCollection) -> CGFloat {
        var standard = traits
        standard.preferredContentSizeCategory = .large
        return textStyle.metrics(compatibleWith: traits).leading / textStyle.metrics(compatibleWith: standard).leading
    }
}

/// What can go wrong when a font is scaled.
package enum FontMetricsError: Error, Hashable, Sendable {
    /// The font already follows the text size.
    case alreadyScaled
}

extension FontMetricsError: CustomStringConvertible {
    /// The problem and the fix.
    package var description: String {
        "the font already follows the text size; scale Font.system(ofSize:weight:) instead"
    }
}
