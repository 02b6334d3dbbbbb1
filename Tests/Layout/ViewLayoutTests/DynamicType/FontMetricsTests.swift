import Foundation
import Testing
import Typesetting

@testable import ViewLayout

@Suite struct FontMetricsTests {
    /// Facts 4.4 as printed there: multipliers for XS to AX5.
    static let multipliers = """
        | Large Title (/41) | 0.927 | 0.951 | 0.976 | 1.000 | 1.049 | 1.122 | 1.171 | 1.268 | 1.390 | 1.488 | 1.610 | 1.707 |
        | Title 1 (/34) | 0.912 | 0.941 | 0.971 | 1.000 | 1.088 | 1.147 | 1.206 | 1.353 | 1.500 | 1.676 | 1.824 | 2.000 |
        | Title 2 (/28) | 0.857 | 0.893 | 0.929 | 1.000 | 1.071 | 1.143 | 1.214 | 1.464 | 1.679 | 1.857 | 2.107 | 2.357 |
        | Title 3 (/25) | 0.880 | 0.920 | 0.960 | 1.000 | 1.120 | 1.200 | 1.280 | 1.520 | 1.760 | 2.040 | 2.320 | 2.600 |
        | Headline (/22) | 0.864 | 0.909 | 0.955 | 1.000 | 1.091 | 1.182 | 1.318 | 1.545 | 1.818 | 2.182 | 2.545 | 2.818 |
        | Body (/22) | 0.864 | 0.909 | 0.955 | 1.000 | 1.091 | 1.182 | 1.318 | 1.545 | 1.818 | 2.182 | 2.545 | 2.818 |
        | Callout (/21) | 0.857 | 0.905 | 0.952 | 1.000 | 1.095 | 1.190 | 1.333 | 1.524 | 1.857 | 2.190 | 2.476 | 2.857 |
        | Subheadline (/20) | 0.800 | 0.900 | 0.950 | 1.000 | 1.100 | 1.200 | 1.400 | 1.550 | 1.850 | 2.150 | 2.500 | 2.900 |
        | Footnote (/18) | 0.889 | 0.889 | 0.889 | 1.000 | 1.111 | 1.222 | 1.333 | 1.611 | 1.833 | 2.222 | 2.556 | 2.889 |
        | Caption 1 (/16) | 0.812 | 0.812 | 0.812 | 1.000 | 1.188 | 1.312 | 1.438 | 1.750 | 2.000 | 2.438 | 2.750 | 3.188 |
        | Caption 2 (/13) | 1.000 | 1.000 | 1.000 | 1.000 | 1.385 | 1.538 | 1.692 | 1.923 | 2.308 | 2.692 | 3.154 | 3.692 |
        """

    @Test("45. scaledValue = value x leading ratio, within 1 %") func scaledValueFollowsTheLeading() throws {
        let rows = Self.multipliers.split(separator: "\n")
        #expect(rows.count == FontTextStyle.allCases.count)
        for (style, row) in zip(FontTextStyle.allCases, rows) {
            let cells = row.split(separator: "|").dropFirst().compactMap { Double($0.filter { $0 != " " }) }
            #expect(cells.count == ContentSizeCategory.allCases.count)
            for (category, ratio) in zip(ContentSizeCategory.allCases, cells) {
                // A value large enough that rounding to a pixel does not matter.
                let scaled = FontMetrics(forTextStyle: style).scaledValue(
                    for: 1000, compatibleWith: TraitCollection(preferredContentSizeCategory: category))
                #expect(abs(scaled / 1000 - ratio) <= 0.01 * ratio, "\(style) \(category)")
            }
        }
    }

    @Test("45. scaledValue is rounded to pixels") func scaledValueIsRoundedToPixels() {
        // Body's leading is 19 at XS and 22 at Large: 7.77 × 19 / 22 = 6.71 points are 6.71, 13.42 or 20.13 pixels.
        for (scale, pixels) in [(1, 7), (2, 13), (3, 20)] as [(CGFloat, CGFloat)] {
            let traits = TraitCollection(preferredContentSizeCategory: .extraSmall, displayScale: scale)
            #expect(FontMetrics(forTextStyle: .body).scaledValue(for: 7.77, compatibleWith: traits) == pixels / scale)
        }
    }

    @Test("45. Identity at Large and on macOS") func identityAtLargeAndOnMacOS() {
        #expect(FontMetrics(forTextStyle: .body).scaledValue(for: 7.777) == 7.777)
        let mac = TraitCollection(
            preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge, userInterfaceIdiom: .mac)
        #expect(FontMetrics(forTextStyle: .caption1).scaledValue(for: 7.777, compatibleWith: mac) == 7.777)
    }

    @Test("46. scaledFont of a scaled font is an error") func scalingAScaledFontIsAnError() throws {
        let traits = TraitCollection(preferredContentSizeCategory: .extraLarge)
        let scaled = try FontMetrics(forTextStyle: .body).scaled(.system(ofSize: 15), compatibleWith: traits)
        #expect(throws: FontMetricsError.alreadyScaled) { try FontMetrics(forTextStyle: .body).scaled(scaled) }
        #expect(throws: FontMetricsError.alreadyScaled) {
            try FontMetrics(forTextStyle: .body).scaled(.preferred(forTextStyle: .body))
        }
    }

    @Test("46. maximumPointSize caps") func maximumPointSizeCaps() throws {
        let traits = TraitCollection(preferredContentSizeCategory: .accessibilityMedium)
        let free = try FontMetrics(forTextStyle: .body).scaled(.system(ofSize: 15), compatibleWith: traits)
        // Facts 4.3: 15 x 34/22 = 23.2.
        #expect(abs(free.pointSize - 23.2) < 0.2)
        let capped = try FontMetrics(forTextStyle: .body).scaled(
            .system(ofSize: 15), maximumPointSize: 20, compatibleWith: traits)
        #expect(capped.pointSize == 20)
    }

    @Test func weightAndSlantAreKept() throws {
        let font = Font.system(ofSize: 15, weight: .bold, isItalic: true)
        let scaled = try FontMetrics(forTextStyle: .body).scaled(
            font, compatibleWith: TraitCollection(preferredContentSizeCategory: .extraLarge))
        #expect(scaled.weight == .bold)
        #expect(scaled.isItalic)
        #expect(scaled.pointSize > 15)
    }
}
