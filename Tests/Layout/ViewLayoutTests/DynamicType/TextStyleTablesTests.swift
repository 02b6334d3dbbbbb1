import Testing
import Typesetting

@testable import ViewLayout

@Suite struct TextStyleTablesTests {
    /// Facts 4.1 as printed there: style, weight and emphasized weight, then size/leading for XS to AX5.
    static let iOSTable = """
        | Large Title (Regular; Bold) | 31/38 | 32/39 | 33/40 | 34/41 | 36/43 | 38/46 | 40/48 | 44/52 | 48/57 | 52/61 | 56/66 | 60/70 |
        | Title 1 (Regular; Bold) | 25/31 | 26/32 | 27/33 | 28/34 | 30/37 | 32/39 | 34/41 | 38/46 | 43/51 | 48/57 | 53/62 | 58/68 |
        | Title 2 (Regular; Bold) | 19/24 | 20/25 | 21/26 | 22/28 | 24/30 | 26/32 | 28/34 | 34/41 | 39/47 | 44/52 | 50/59 | 56/66 |
        | Title 3 (Regular; Semibold) | 17/22 | 18/23 | 19/24 | 20/25 | 22/28 | 24/30 | 26/32 | 31/38 | 37/44 | 43/51 | 49/58 | 55/65 |
        | Headline (Semibold; Semibold) | 14/19 | 15/20 | 16/21 | 17/22 | 19/24 | 21/26 | 23/29 | 28/34 | 33/40 | 40/48 | 47/56 | 53/62 |
        | Body (Regular; Semibold) | 14/19 | 15/20 | 16/21 | 17/22 | 19/24 | 21/26 | 23/29 | 28/34 | 33/40 | 40/48 | 47/56 | 53/62 |
        | Callout (Regular; Semibold) | 13/18 | 14/19 | 15/20 | 16/21 | 18/23 | 20/25 | 22/28 | 26/32 | 32/39 | 38/46 | 44/52 | 51/60 |
        | Subheadline (Regular; Semibold) | 12/16 | 13/18 | 14/19 | 15/20 | 17/22 | 19/24 | 21/28 | 25/31 | 30/37 | 36/43 | 42/50 | 49/58 |
        | Footnote (Regular; Semibold) | 12/16 | 12/16 | 12/16 | 13/18 | 15/20 | 17/22 | 19/24 | 23/29 | 27/33 | 33/40 | 38/46 | 44/52 |
        | Caption 1 (Regular; Semibold) | 11/13 | 11/13 | 11/13 | 12/16 | 14/19 | 16/21 | 18/23 | 22/28 | 26/32 | 32/39 | 37/44 | 43/51 |
        | Caption 2 (Regular; Semibold) | 11/13 | 11/13 | 11/13 | 11/13 | 13/18 | 15/20 | 17/22 | 20/25 | 24/30 | 29/35 | 34/41 | 40/48 |
        """

    /// Facts 4.7 as printed there, in the order of `watchStyles`.
    static let watchOSTable = """
        | xSmall | 30/32.5 | 28/30.5 | 24/26.5 | 17/19.5 | 14/16.5 | 14/16.5 | 13/15.5 | 12/14.5 | 11/13.5 | 10/12.5 |
        | Small (38 mm) | 32/34.5 | 30/32.5 | 26/28.5 | 18/20.5 | 15/17.5 | 15/17.5 | 14/16.5 | 13/15.5 | 12/14.5 | 11/13.5 |
        | Large (40-42 mm) | 36/38.5 | 34/36.5 | 28/30.5 | 19/21.5 | 16/18.5 | 16/18.5 | 15/17.5 | 14/16.5 | 13/15.5 | 12/14.5 |
        | xLarge (44-49 mm) | 40/42.5 | 38/40.5 | 30/32.5 | 20/22.5 | 17/19.5 | 17/19.5 | 16/18.5 | 15/17.5 | 14/16.5 | 13/15.5 |
        | xxLarge | 41/43.5 | 39/41.5 | 31/33.5 | 21/23.5 | 18/20.5 | 18/20.5 | 17/19.5 | 16/18.5 | 15/17.5 | 14/16.5 |
        | xxxLarge | 42/44.5 | 40/42.5 | 32/34.5 | 22/24.5 | 19/21.5 | 19/21.5 | 18/20.5 | 17/19.5 | 16/18.5 | 15/17.5 |
        | AX1 | 44/46.5 | 42/44.5 | 34/41 | 24/26.5 | 21/23.5 | 21/23.5 | 18/20.5 | 17/19.5 | 16/18.5 | 15/17.5 |
        | AX2 | 45/47.5 | 43/46 | 35/37.5 | 25/27.5 | 22/24.5 | 22/24.5 | 19/21.5 | 18/20.5 | 17/19.5 | 16/17.5 |
        | AX3 | 46/48.5 | 44/47 | 36/38.5 | 26/28.5 | 23/25.5 | 23/25.5 | 20/22.5 | 19/21.5 | 18/20.5 | 17/19.5 |
        """

    private static func cells(_ row: Substring) -> [String] {
        row.split(separator: "|").map { $0.trimmingPrefix(" ") }.map {
            String($0.reversed().drop { $0 == " " }.reversed())
        }
    }

    private static func pair(_ cell: String) -> (size: Double?, leading: Double?) {
        let parts = cell.split(separator: "/")
        return (parts.first.flatMap { Double($0) }, parts.last.flatMap { Double($0) })
    }

    @Test("43. Size and leading of all 11 styles x 12 categories equal table 4.1") func iOSSizesAndLeadings() {
        let rows = Self.iOSTable.split(separator: "\n")
        #expect(rows.count == FontTextStyle.allCases.count)
        for (style, row) in zip(FontTextStyle.allCases, rows) {
            let cells = Self.cells(row)
            #expect(cells.count == 1 + ContentSizeCategory.allCases.count)
            for (category, cell) in zip(ContentSizeCategory.allCases, cells.dropFirst()) {
                for idiom in [UserInterfaceIdiom.phone, .pad] {
                    let metrics = style.metrics(
                        compatibleWith: TraitCollection(
                            preferredContentSizeCategory: category, userInterfaceIdiom: idiom))
                    let expected = Self.pair(cell)
                    #expect(metrics.pointSize == expected.size, "\(style) \(category)")
                    #expect(metrics.leading == expected.leading, "\(style) \(category)")
                }
            }
        }
    }

    @Test("43. Weights and emphasized weights equal table 4.1") func iOSWeights() {
        let names: [String: FontWeight] = ["Regular": .regular, "Semibold": .semibold, "Bold": .bold]
        for (style, row) in zip(FontTextStyle.allCases, Self.iOSTable.split(separator: "\n")) {
            let weights = Self.cells(row)[0].split(whereSeparator: { "(;) ".contains($0) }).suffix(2).map(String.init)
            let metrics = style.metrics(compatibleWith: TraitCollection())
            #expect([metrics.weight, metrics.emphasizedWeight] == weights.map { names[$0] }, "\(style)")
        }
    }

    /// Facts 4.6.
    @Test("49. macOS metrics ignore the category") func macOSIgnoresTheCategory() {
        let expected: [(Double, Double)] = [
            (26, 32), (22, 26), (17, 22), (15, 20), (13, 16), (13, 16), (12, 15), (11, 14), (10, 13), (10, 13),
            (10, 13),
        ]
        for (style, size) in zip(FontTextStyle.allCases, expected) {
            for category in ContentSizeCategory.allCases {
                let metrics = style.metrics(
                    compatibleWith: TraitCollection(preferredContentSizeCategory: category, userInterfaceIdiom: .mac))
                #expect((metrics.pointSize, metrics.leading) == size, "\(style)")
            }
        }
        let mac = TraitCollection(userInterfaceIdiom: .mac)
        #expect(FontTextStyle.headline.metrics(compatibleWith: mac).weight == .bold)
        #expect(FontTextStyle.headline.metrics(compatibleWith: mac).emphasizedWeight == .heavy)
        #expect(FontTextStyle.caption2.metrics(compatibleWith: mac).weight == .medium)
    }

    @Test func watchOSSizes() {
        let categories: [ContentSizeCategory] = [
            .extraSmall, .small, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
            .accessibilityLarge, .accessibilityExtraLarge,
        ]
        let styles: [FontTextStyle] = [
            .largeTitle, .title1, .title2, .title3, .headline, .body, .caption1, .caption2, .footnote,
        ]
        let rows = Self.watchOSTable.split(separator: "\n")
        #expect(rows.count == categories.count)
        for (category, row) in zip(categories, rows) {
            let traits = TraitCollection(preferredContentSizeCategory: category, userInterfaceIdiom: .watch)
            for (style, cell) in zip(styles, Self.cells(row).dropFirst()) {
                let metrics = style.metrics(compatibleWith: traits)
                #expect(metrics.pointSize == Self.pair(cell).size, "\(style) \(category)")
                #expect(metrics.leading == Self.pair(cell).leading, "\(style) \(category)")
            }
        }
    }

    @Test func watchOSTakesTheNearestSmallerCategory() {
        func size(_ category: ContentSizeCategory) -> Double {
            FontTextStyle.body.metrics(
                compatibleWith: TraitCollection(preferredContentSizeCategory: category, userInterfaceIdiom: .watch)
            ).pointSize
        }
        #expect(size(.medium) == size(.small))
        #expect(size(.accessibilityExtraExtraExtraLarge) == size(.accessibilityExtraLarge))
    }

    /// On a watch the headline alone is semibold ("Apple HIG, Typography, watchOS Dynamic Type sizes").
    @Test(arguments: FontTextStyle.allCases, ContentSizeCategory.allCases)
    func weightsOnAWatch(_ style: FontTextStyle, _ category: ContentSizeCategory) {
        let metrics = TextStyleTables.watchOS(style, category)
        #expect(metrics.weight == (style == .headline ? .semibold : .regular))
        #expect(metrics.emphasizedWeight == .semibold && metrics.leading > metrics.pointSize)
    }
}
