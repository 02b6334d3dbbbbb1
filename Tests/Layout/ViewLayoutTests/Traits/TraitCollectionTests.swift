import Foundation
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

    /// Any scale is that of the nearest display.
    @Test(arguments: [(1, 1), (1.4, 1), (1.5, 2), (2, 2), (2.4, 2), (2.5, 3), (2.61, 3), (3, 3), (9, 3), (-1, 1)])
    func scales(_ scale: CGFloat, _ pixels: Int) {
        #expect(TraitCollection(displayScale: scale).pixelsPerPoint == pixels)
        #expect(ViewerTrait.scale.value(of: TraitCollection(displayScale: scale)) == .count(pixels))
    }

    /// A watch has a black background whatever was chosen ("Apple HIG, Dark Mode").
    @Test(arguments: ReceiverSystem.allCases, UserInterfaceStyle.allCases)
    func onlyAWatchIsAlwaysDark(_ system: ReceiverSystem, _ style: UserInterfaceStyle) {
        let traits = TraitCollection(userInterfaceStyle: style, receiver: system)
        #expect(traits.drawnStyle == (system == .watchos ? .dark : style))
    }

    @Test func aCopyWithAnotherValueDiffersInThatAlone() {
        let traits = TraitCollection(locale: "ar")
        let dark = traits.with(\.userInterfaceStyle, .dark)
        #expect(dark != traits && dark.with(\.userInterfaceStyle, .light) == traits && dark.locale == "ar")
    }
}
