import Typesetting

/// The text styles as Apple publishes them for each operating system.
enum TextStyleTables {
    /// iOS and iPadOS ("Apple HIG, Typography, iOS, iPadOS Dynamic Type sizes", 2025).
    static func iOS(_ style: FontTextStyle, _ category: ContentSizeCategory) -> TextStyleMetrics {
        let (pointSize, leading) = iOSSizes[place(of: style)][place(of: category)]
        let emphasizedWeight: FontWeight = [.largeTitle, .title1, .title2].contains(style) ? .bold : .semibold
        return TextStyleMetrics(pointSize, leading, style == .headline ? .semibold : .regular, emphasizedWeight)
    }

    /// The styles in their order, each at the seven sizes of the slider and then at AX1 to AX5.
    ///
    /// Two oddities are printed so: subheadline is 21/28 at XXXL, and caption 2 does not shrink below 11/13.
    private static let iOSSizes = sizes(
        """
        31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70
        25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68
        19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66
        17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65
        14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62
        14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62
        13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60
        12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58
        12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52
        11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28 26/32 32/39 37/44 43/51
        11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48
        """)

    /// macOS, which has no Dynamic Type ("Apple HIG, Typography, macOS built-in text styles", 2025).
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

    /// watchOS ("Apple HIG, Typography, watchOS Dynamic Type sizes", 2025).
    ///
    /// Three styles of iOS have no column of their own and use that of their rank (inferred): callout that of body,
    /// subheadline that of caption 1, footnote that of footnote 1. A category that watchOS does not have counts as the
    /// nearest smaller one: medium as small, AX4 and AX5 as AX3.
    static func watchOS(_ style: FontTextStyle, _ category: ContentSizeCategory) -> TextStyleMetrics {
        let row = [0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8][place(of: category)]
        let column = [0, 1, 2, 3, 4, 5, 5, 6, 8, 6, 7][place(of: style)]
        let (pointSize, leading) = watchOSSizes[row][column]
        return TextStyleMetrics(pointSize, leading, style == .headline ? .semibold : .regular, .semibold)
    }

    /// XS, S, L to XXXL and AX1 to AX3, each for large title, title 1 to 3, headline, body, caption 1 and 2, footnote 1
    /// and 2.
    private static let watchOSSizes = sizes(
        """
        30/32.5 28/30.5 24/26.5 17/19.5 14/16.5 14/16.5 13/15.5 12/14.5 11/13.5 10/12.5
        32/34.5 30/32.5 26/28.5 18/20.5 15/17.5 15/17.5 14/16.5 13/15.5 12/14.5 11/13.5
        36/38.5 34/36.5 28/30.5 19/21.5 16/18.5 16/18.5 15/17.5 14/16.5 13/15.5 12/14.5
        40/42.5 38/40.5 30/32.5 20/22.5 17/19.5 17/19.5 16/18.5 15/17.5 14/16.5 13/15.5
        41/43.5 39/41.5 31/33.5 21/23.5 18/20.5 18/20.5 17/19.5 16/18.5 15/17.5 14/16.5
        42/44.5 40/42.5 32/34.5 22/24.5 19/21.5 19/21.5 18/20.5 17/19.5 16/18.5 15/17.5
        44/46.5 42/44.5 34/41 24/26.5 21/23.5 21/23.5 18/20.5 17/19.5 16/18.5 15/17.5
        45/47.5 43/46 35/37.5 25/27.5 22/24.5 22/24.5 19/21.5 18/20.5 17/19.5 16/17.5
        46/48.5 44/47 36/38.5 26/28.5 23/25.5 23/25.5 20/22.5 19/21.5 18/20.5 17/19.5
        """)

    /// Point sizes and leadings, a row for each line.
    private static func sizes(_ table: String) -> [[(pointSize: Double, leading: Double)]] {
        table.split(separator: "\n").map { row in
            row.split(separator: " ").map { pair -> (pointSize: Double, leading: Double) in
                let lengths = pair.split(separator: "/").compactMap { Double($0) }
                return (lengths[0], lengths[1])
            }
        }
    }

    private static func place<Name: CaseIterable & Equatable>(of name: Name) -> Int where Name.AllCases == [Name] {
        Name.allCases.firstIndex(of: name) ?? 0
    }
}
