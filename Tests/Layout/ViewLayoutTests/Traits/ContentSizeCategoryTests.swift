import Testing

@testable import ViewLayout

@Suite struct ContentSizeCategoryTests {
    /// Facts 4.2: case, short name, raw string without its common beginning.
    static let names: [(ContentSizeCategory, String, String)] = [
        (.extraSmall, "XS", "XS"), (.small, "S", "S"), (.medium, "M", "M"), (.large, "L", "L"),
        (.extraLarge, "XL", "XL"), (.extraExtraLarge, "XXL", "XXL"), (.extraExtraExtraLarge, "XXXL", "XXXL"),
        (.accessibilityMedium, "AX1", "AccessibilityM"), (.accessibilityLarge, "AX2", "AccessibilityL"),
        (.accessibilityExtraLarge, "AX3", "AccessibilityXL"),
        (.accessibilityExtraExtraLarge, "AX4", "AccessibilityXXL"),
        (.accessibilityExtraExtraExtraLarge, "AX5", "AccessibilityXXXL"),
    ]

    @Test("47. The 12 category names parse and print as in 4.2", arguments: names)
    func namesParseAndPrint(_ category: ContentSizeCategory, short: String, system: String) {
        let raw = "UICTContentSizeCategory" + system
        #expect(category.shortName == short)
        #expect(category.rawValue == raw)
        #expect(ContentSizeCategory(rawValue: raw) == category)
        for name in [short, raw, category.name] {
            #expect(ContentSizeCategory(name: name) == category)
        }
    }

    @Test("The names of Swift's constants are those of iOS")
    func constantNames() {
        #expect(ContentSizeCategory.extraExtraExtraLarge.name == "extraExtraExtraLarge")
        #expect(ContentSizeCategory.accessibilityExtraLarge.name == "accessibilityExtraLarge")
    }

    @Test("47. AX1 to AX5 are accessibility categories") func AX1ToAX5AreAccessibilityCategories() {
        let accessibility = ContentSizeCategory.allCases.filter(\.isAccessibilityCategory).map(\.shortName)
        #expect(accessibility == ["AX1", "AX2", "AX3", "AX4", "AX5"])
    }

    @Test func theyGrowInOrder() {
        #expect(ContentSizeCategory.allCases.count == 12)
        #expect(ContentSizeCategory.allCases == ContentSizeCategory.allCases.sorted())
        #expect(ContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
    }

    @Test(arguments: [
        "", "l", "Large", "XXXXL", "AX0", "AX6", "UICTContentSizeCategory", "_UICTContentSizeCategoryUnspecified",
    ])
    func otherNamesAreNone(_ name: String) {
        #expect(ContentSizeCategory(name: name) == nil)
    }
}
