import Typesetting

/// The text styles of Dynamic Type, with the names of `UIFont.TextStyle`.
///
/// ```swift
/// for style in FontTextStyle.allCases {
///     print(style, UIFont.preferredFont(forTextStyle: style).pointSize)
/// }
/// ```
public enum FontTextStyle: String, Hashable, Sendable, CaseIterable {
    /// The eleven styles, from the largest.
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

    /// The size, leading and weight of the style for a viewer's device and text size.
    ///
    /// - phone and pad: the twelve categories.
    /// - mac: the category is not used; macOS has no Dynamic Type.
    /// - watch: a category that watchOS does not have counts as the nearest smaller one it has.
    package func metrics(compatibleWith traits: TraitCollection) -> TextStyleMetrics {
        switch traits.userInterfaceIdiom {
        case .phone, .pad: TextStyleTables.iOS(self, traits.preferredContentSizeCategory)
        case .mac: TextStyleTables.macOS(self)
        case .watch: TextStyleTables.watchOS(self, traits.preferredContentSizeCategory)
        }
    }
}

/// The size, leading and weights of a text style on one device at one text size.
package struct TextStyleMetrics: Hashable, Sendable {
    /// The size of the em, in points.
    package let pointSize: Double
    /// The distance between the baselines of neighbouring lines, in points, as Apple prints it.
    package let leading: Double
    package let weight: FontWeight
    /// The weight when the text is emphasized.
    package let emphasizedWeight: FontWeight

    init(_ pointSize: Double, _ leading: Double, _ weight: FontWeight, _ emphasizedWeight: FontWeight) {
        self.pointSize = pointSize
        self.leading = leading
        self.weight = weight
        self.emphasizedWeight = emphasizedWeight
    }
}

extension FontWeight {
    /// The weight with Bold Text. Regular becomes semibold (observed); that the others change by the same amount, to
    /// bold and heavy, is inferred.
    package var forBoldText: FontWeight {
        switch self {
        case ..<FontWeight(rawValue: 450): .semibold
        case ..<FontWeight(rawValue: 650): .bold
        case ..<FontWeight.heavy: .heavy
        default: self
        }
    }
}
