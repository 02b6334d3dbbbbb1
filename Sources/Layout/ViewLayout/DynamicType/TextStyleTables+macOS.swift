import Typesetting

/// macOS, which has no Dynamic Type ("Apple HIG, Typography, macOS built-in text styles", 2025).
extension TextStyleTables {
    static func macOS(_ style: FontTextStyle) -> TextStyleMetrics {
        switch style {
        case .largeTitle: TextStyleMetrics(26, 32, .regular, .bold)
        case .title1: TextStyleMetrics(22, 26, .regular, .bold)
        case .title2: TextStyleMetrics(17, 22, .regular, .bold)
        case .title3: TextStyleMetrics(15, 20, .regular, .semibold)
        case .headline: TextStyleMetrics(13, 16, .bold, .heavy)
        case .body: TextStyleMetrics(13, 16, .regular, .semibold)
        case .callout: TextStyleMetrics(12, 15, .regular, .semibold)
        case .subheadline: TextStyleMetrics(11, 14, .regular, .semibold)
        case .footnote: TextStyleMetrics(10, 13, .regular, .semibold)
        case .caption1: TextStyleMetrics(10, 13, .regular, .medium)
        case .caption2: TextStyleMetrics(10, 13, .medium, .semibold)
        }
    }
}
