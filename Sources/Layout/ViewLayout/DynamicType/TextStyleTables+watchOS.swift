import Typesetting

/// watchOS ("Apple HIG, Typography, watchOS Dynamic Type sizes", 2025).
extension TextStyleTables {
    /// A category that watchOS does not have counts as the nearest smaller one: medium as small, AX4 and AX5 as AX3.
    static func watchOS(_ style: FontTextStyle, _ category: ContentSizeCategory) -> TextStyleMetrics {
        let (pointSize, leading) = watchOSRow(category)[WatchTextStyle(style).rawValue]
        let weight: FontWeight = style == .headline ? .semibold : .regular
        return TextStyleMetrics(pointSize, leading, weight, .semibold)
    }

    /// The ten styles of watchOS in the order of Apple's table.
    private enum WatchTextStyle: Int {
        case largeTitle, title1, title2, title3, headline, body, caption1, caption2, footnote1, footnote2

        /// Three styles of iOS have no row of their own and use the row of their rank (inferred): callout that of
        /// body, subheadline that of caption 1, footnote that of footnote 1.
        init(_ style: FontTextStyle) {
            self =
                switch style {
                case .largeTitle: .largeTitle
                case .title1: .title1
                case .title2: .title2
                case .title3: .title3
                case .headline: .headline
                case .body, .callout: .body
                case .subheadline, .caption1: .caption1
                case .caption2: .caption2
                case .footnote: .footnote1
                }
        }
    }

    /// Point size and leading in the order of ``WatchTextStyle``.
    private static func watchOSRow(_ category: ContentSizeCategory) -> [(pointSize: Double, leading: Double)] {
        switch category {
        case .extraSmall:
            [
                (30, 32.5), (28, 30.5), (24, 26.5), (17, 19.5), (14, 16.5), (14, 16.5),
                (13, 15.5), (12, 14.5), (11, 13.5), (10, 12.5),
            ]
        case .small, .medium:
            [
                (32, 34.5), (30, 32.5), (26, 28.5), (18, 20.5), (15, 17.5), (15, 17.5),
                (14, 16.5), (13, 15.5), (12, 14.5), (11, 13.5),
            ]
        case .large:
            [
                (36, 38.5), (34, 36.5), (28, 30.5), (19, 21.5), (16, 18.5), (16, 18.5),
                (15, 17.5), (14, 16.5), (13, 15.5), (12, 14.5),
            ]
        case .extraLarge:
            [
                (40, 42.5), (38, 40.5), (30, 32.5), (20, 22.5), (17, 19.5), (17, 19.5),
                (16, 18.5), (15, 17.5), (14, 16.5), (13, 15.5),
            ]
        case .extraExtraLarge:
            [
                (41, 43.5), (39, 41.5), (31, 33.5), (21, 23.5), (18, 20.5), (18, 20.5),
                (17, 19.5), (16, 18.5), (15, 17.5), (14, 16.5),
            ]
        case .extraExtraExtraLarge:
            [
                (42, 44.5), (40, 42.5), (32, 34.5), (22, 24.5), (19, 21.5), (19, 21.5),
                (18, 20.5), (17, 19.5), (16, 18.5), (15, 17.5),
            ]
        case .accessibilityMedium:
            [
                (44, 46.5), (42, 44.5), (34, 41), (24, 26.5), (21, 23.5), (21, 23.5),
                (18, 20.5), (17, 19.5), (16, 18.5), (15, 17.5),
            ]
        case .accessibilityLarge:
            [
                (45, 47.5), (43, 46), (35, 37.5), (25, 27.5), (22, 24.5), (22, 24.5),
                (19, 21.5), (18, 20.5), (17, 19.5), (16, 17.5),
            ]
        case .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge:
            [
                (46, 48.5), (44, 47), (36, 38.5), (26, 28.5), (23, 25.5), (23, 25.5),
                (20, 22.5), (19, 21.5), (18, 20.5), (17, 19.5),
            ]
        }
    }
}
