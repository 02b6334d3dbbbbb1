import Foundation
import Typesetting

/// A font as an element specifies it, before the viewer is known.
package enum FontReference: Hashable, Sendable {
    /// The font of a text style, optionally with another weight.
    case textStyle(FontTextStyle, weight: FontWeight? = nil, isItalic: Bool = false)
    /// The system font of a size in points, which follows neither the text size nor Bold Text.
    case system(size: Double, weight: FontWeight = .regular, isItalic: Bool = false)
    /// A font that is already resolved, such as one of ``FontMetrics/scaled(_:maximumPointSize:compatibleWith:)``.
    case font(Font)

    /// The font in another weight.
    package func with(weight: FontWeight) -> FontReference {
        switch self {
        case .textStyle(let style, _, let isItalic): .textStyle(style, weight: weight, isItalic: isItalic)
        case .system(let size, _, let isItalic): .system(size: size, weight: weight, isItalic: isItalic)
        case .font(let font): .font(font.with(weight: weight, isItalic: font.isItalic))
        }
    }

    /// The font's italic.
    package var italic: FontReference {
        switch self {
        case .textStyle(let style, let weight, _): .textStyle(style, weight: weight, isItalic: true)
        case .system(let size, let weight, _): .system(size: size, weight: weight, isItalic: true)
        case .font(let font): .font(font.with(weight: font.weight, isItalic: true))
        }
    }

    /// The font for a viewer.
    package func resolved(with traits: TraitCollection) -> Font {
        switch self {
        case .textStyle(let style, let weight, let isItalic):
            .preferred(forTextStyle: style, compatibleWith: traits, weight: weight, isItalic: isItalic)
        case .system(let size, let weight, let isItalic): .system(ofSize: size, weight: weight, isItalic: isItalic)
        case .font(let font): font
        }
    }
}
