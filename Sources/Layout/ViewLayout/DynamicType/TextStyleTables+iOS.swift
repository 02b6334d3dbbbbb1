import Typesetting

/// The text styles as Apple publishes them, one file per operating system.
enum TextStyleTables {}

/// iOS and iPadOS ("Apple HIG, Typography, iOS, iPadOS Dynamic Type sizes", 2025).
///
/// Two oddities are printed so: subheadline is 21/28 at XXXL, and caption 2 does not shrink below 11/13.
extension TextStyleTables {
    static func iOS(_ style: FontTextStyle, _ category: ContentSizeCategory) -> TextStyleMetrics {
        let row = iOSRow(style)
        let (pointSize, leading) = row.sizes[category]
        return TextStyleMetrics(pointSize, leading, row.weight, row.emphasizedWeight)
    }

    private struct Row {
        let weight: FontWeight
        let emphasizedWeight: FontWeight
        let sizes: SizesByCategory
    }

    /// Point size and leading in the order of the categories: seven sizes of the slider, then AX1 to AX5.
    private struct SizesByCategory {
        let standard: [(pointSize: Double, leading: Double)]
        let accessibility: [(pointSize: Double, leading: Double)]

        subscript(category: ContentSizeCategory) -> (pointSize: Double, leading: Double) {
            switch category {
            case .extraSmall: standard[0]
            case .small: standard[1]
            case .medium: standard[2]
            case .large: standard[3]
            case .extraLarge: standard[4]
            case .extraExtraLarge: standard[5]
            case .extraExtraExtraLarge: standard[6]
            case .accessibilityMedium: accessibility[0]
            case .accessibilityLarge: accessibility[1]
            case .accessibilityExtraLarge: accessibility[2]
            case .accessibilityExtraExtraLarge: accessibility[3]
            case .accessibilityExtraExtraExtraLarge: accessibility[4]
            }
        }
    }

    private static func iOSRow(_ style: FontTextStyle) -> Row {
        switch style {
        case .largeTitle:
            Row(
                weight: .regular, emphasizedWeight: .bold,
                sizes: SizesByCategory(
                    standard: [(31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48)],
                    accessibility: [(44, 52), (48, 57), (52, 61), (56, 66), (60, 70)]))
        case .title1:
            Row(
                weight: .regular, emphasizedWeight: .bold,
                sizes: SizesByCategory(
                    standard: [(25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41)],
                    accessibility: [(38, 46), (43, 51), (48, 57), (53, 62), (58, 68)]))
        case .title2:
            Row(
                weight: .regular, emphasizedWeight: .bold,
                sizes: SizesByCategory(
                    standard: [(19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34)],
                    accessibility: [(34, 41), (39, 47), (44, 52), (50, 59), (56, 66)]))
        case .title3:
            Row(
                weight: .regular, emphasizedWeight: .semibold,
                sizes: SizesByCategory(
                    standard: [(17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32)],
                    accessibility: [(31, 38), (37, 44), (43, 51), (49, 58), (55, 65)]))
        case .headline:
            Row(
                weight: .semibold, emphasizedWeight: .semibold,
                sizes: SizesByCategory(
                    standard: [(14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29)],
                    accessibility: [(28, 34), (33, 40), (40, 48), (47, 56), (53, 62)]))
        case .body:
            Row(
                weight: .regular, emphasizedWeight: .semibold,
                sizes: SizesByCategory(
                    standard: [(14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29)],
                    accessibility: [(28, 34), (33, 40), (40, 48), (47, 56), (53, 62)]))
        case .callout:
            Row(
                weight: .regular, emphasizedWeight: .semibold,
                sizes: SizesByCategory(
                    standard: [(13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28)],
                    accessibility: [(26, 32), (32, 39), (38, 46), (44, 52), (51, 60)]))
        case .subheadline:
            Row(
                weight: .regular, emphasizedWeight: .semibold,
                sizes: SizesByCategory(
                    standard: [(12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28)],
                    accessibility: [(25, 31), (30, 37), (36, 43), (42, 50), (49, 58)]))
        case .footnote:
            Row(
                weight: .regular, emphasizedWeight: .semibold,
                sizes: SizesByCategory(
                    standard: [(12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24)],
                    accessibility: [(23, 29), (27, 33), (33, 40), (38, 46), (44, 52)]))
        case .caption1:
            Row(
                weight: .regular, emphasizedWeight: .semibold,
                sizes: SizesByCategory(
                    standard: [(11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23)],
                    accessibility: [(22, 28), (26, 32), (32, 39), (37, 44), (43, 51)]))
        case .caption2:
            Row(
                weight: .regular, emphasizedWeight: .semibold,
                sizes: SizesByCategory(
                    standard: [(11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22)],
                    accessibility: [(20, 25), (24, 30), (29, 35), (34, 41), (40, 48)]))
        }
    }
}

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
