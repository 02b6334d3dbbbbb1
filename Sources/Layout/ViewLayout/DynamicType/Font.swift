import Foundation
import Support
import Typesetting

/// A font of the system's family: size, weight and the measures that `UIFont` reports. Lengths are in points.
package struct Font: Hashable, Sendable {
    /// The size of the em.
    package let pointSize: Double
    /// The weight, Bold Text applied.
    package let weight: FontWeight
    /// Whether it is the italic.
    package let isItalic: Bool
    /// The text style it was made for; nil for a plain system font.
    package let textStyle: FontTextStyle?
    /// The extra space between lines that the text style adds to ``lineHeight``: the printed leading minus the
    /// line height, at least zero. 0 for a plain system font.
    package let leading: Double
    /// Whether the size already follows the viewer's text size, by a text style or ``FontMetrics``.
    package let isScaled: Bool

    /// The font of a text style for a viewer: its size by device and category, its weight raised under Bold Text.
    /// - Parameters:
    ///   - emphasized: whether the style's emphasized weight is used.
    ///   - weight: a weight instead of the style's own.
    package static func preferred(
        forTextStyle style: FontTextStyle, compatibleWith traits: TraitCollection = TraitCollection(),
        emphasized: Bool = false, weight: FontWeight? = nil, isItalic: Bool = false
    ) -> Font {
        let metrics = style.metrics(compatibleWith: traits)
        let chosen = weight ?? (emphasized ? metrics.emphasizedWeight : metrics.weight)
        return Font(
            pointSize: metrics.pointSize, weight: traits.legibilityWeight == .bold ? chosen.forBoldText : chosen,
            isItalic: isItalic, textStyle: style,
            leading: max(0, metrics.leading - metrics.pointSize * Self.lineHeightRatio), isScaled: true)
    }

    /// The system font of a fixed size in points. It follows neither the text size nor Bold Text.
    package static func system(ofSize size: Double, weight: FontWeight = .regular, isItalic: Bool = false) -> Font {
        Font(pointSize: size, weight: weight, isItalic: isItalic, textStyle: nil, leading: 0, isScaled: false)
    }

    /// The font with another weight and slant; scaling with the text size is unchanged.
    package func with(weight: FontWeight, isItalic: Bool) -> Font {
        Font(
            pointSize: pointSize, weight: weight, isItalic: isItalic, textStyle: textStyle, leading: leading,
            isScaled: isScaled)
    }

    /// The font with its size and leading multiplied by a factor; scaling with the text size is unchanged.
    package func resized(by factor: Double) -> Font {
        guard factor != 1 else { return self }
        return Font(
            pointSize: pointSize * factor, weight: weight, isItalic: isItalic, textStyle: textStyle,
            leading: leading * factor, isScaled: isScaled)
    }

    /// The font in another size, marked as scaled with the viewer's text size.
    func scaled(to size: Double) -> Font {
        Font(pointSize: size, weight: weight, isItalic: isItalic, textStyle: nil, leading: 0, isScaled: true)
    }
}

/// San Francisco's measures on iOS, in 1/2048 em: ascender, descender and line height observed at 12, 13 and 17 points
/// in regular and bold, capital and x-height observed at 17 points.
extension Font {
    private static let unitsPerEm = 2048.0
    private static let lineHeightRatio = (1950 + 494) / unitsPerEm

    /// The height of a line: 1.193359375 of the size.
    package var lineHeight: Double { pointSize * Self.lineHeightRatio }
    /// From the baseline up to the top of the line.
    package var ascender: Double { pointSize * 1950 / Self.unitsPerEm }
    /// From the baseline to the bottom of the line; negative, as in `UIFont`.
    package var descender: Double { pointSize * -494 / Self.unitsPerEm }
    /// The height of a capital.
    package var capHeight: Double { pointSize * 1443 / Self.unitsPerEm }
    /// The height of an x.
    package var xHeight: Double { pointSize * 1078 / Self.unitsPerEm }
}

extension Font {
    /// The style for the text engine. Lines of text-style fonts grow for tall scripts, lines of plain system fonts
    /// do not ("Apple, UILetterformAwareAdjusting"). Hangul words are not split, as in labels.
    package var typesettingStyle: TextStyle {
        TextStyle(
            pointSize: pointSize, weight: weight, isItalic: isItalic,
            lineHeightPolicy: textStyle == nil ? .fixed : .contain, wordBreak: .keepHangul)
    }

    /// The attributes of the font for a record.
    package var attributes: [LayoutRecord.Attribute] {
        [
            .init("font", textStyle?.rawValue ?? "system"), .init("size", FixedDecimal.text(pointSize)),
            .init("weight", FixedDecimal.text(weight.rawValue)), .init("italic", isItalic ? "true" : "false"),
        ]
    }
}
