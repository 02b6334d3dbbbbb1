import Testing

@testable import ViewLayout

@Suite struct TraitCollectionTests {
    @Test func defaultsAreTheOnesOfAScene() {
        let traits = TraitCollection()
        #expect(traits.transcriptWidth == 402)
        #expect(traits.preferredContentSizeCategory == .large)
        #expect(traits.locale == "en")
        #expect(traits.layoutDirection == .leftToRight)
        #expect(traits.userInterfaceStyle == .light)
        #expect(traits.displayScale == 3)
        #expect(traits.legibilityWeight == .regular)
        #expect(traits.userInterfaceIdiom == .phone)
        #expect(traits.accessibilityContrast == .normal)
    }

    @Test func directionFollowsTheLocaleUnlessItIsSet() {
        #expect(TraitCollection(locale: "ar").layoutDirection == .rightToLeft)
        #expect(TraitCollection(locale: "ar", layoutDirection: .leftToRight).layoutDirection == .leftToRight)
        #expect(TraitCollection(locale: "en", layoutDirection: .rightToLeft).layoutDirection == .rightToLeft)
        var traits = TraitCollection(locale: "en")
        traits.locale = "he-IL"
        #expect(traits.layoutDirection == .rightToLeft)
    }
}
