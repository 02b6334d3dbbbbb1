import Testing
import UIKitAPI
import ViewLayout

/// Traits one by one, as Apple documents the initialisers of `UITraitCollection`: "all other traits unspecified".
struct UITraitCollectionTests {
    private func given(_ traits: UITraitCollection) -> [Bool] {
        [
            traits.userInterfaceStyle != .unspecified, traits.layoutDirection != .unspecified, traits.displayScale != 0,
            traits.legibilityWeight != .unspecified, traits.userInterfaceIdiom != .unspecified,
            traits.accessibilityContrast != .unspecified, traits.horizontalSizeClass != .unspecified,
            traits.verticalSizeClass != .unspecified,
        ]
    }

    @Test func oneTraitIsGivenAndNoOther() {
        let all = [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(layoutDirection: .rightToLeft),
            UITraitCollection(displayScale: 2), UITraitCollection(legibilityWeight: .bold),
            UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(accessibilityContrast: .high),
            UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(verticalSizeClass: .compact),
        ]
        #expect(all.map(given) == all.indices.map { index in all.indices.map { $0 == index } })
        #expect(
            all[0].userInterfaceStyle == .dark && all[1].layoutDirection == .rightToLeft && all[2].displayScale == 2)
        #expect(all[3].legibilityWeight == .bold && all[4].userInterfaceIdiom == .pad)
        #expect(all[5].accessibilityContrast == .high && all[6].horizontalSizeClass == .regular)
        #expect(all[7].verticalSizeClass == .compact)
        #expect(given(UITraitCollection(traitsFrom: all)).allSatisfy { $0 })
        #expect(given(UITraitCollection(userInterfaceStyle: .unspecified)).allSatisfy { !$0 })
    }

    /// Of a viewer all traits are given.
    @Test func allTraitsOfAViewer() {
        var traits = TraitCollection()
        #expect(given(UITraitCollection(traits)).allSatisfy { $0 })
        (traits.userInterfaceStyle, traits.legibilityWeight, traits.accessibilityContrast) = (.dark, .bold, .high)
        (traits.userInterfaceIdiom, traits.displayScale) = (.pad, 2)
        traits.preferredContentSizeCategory = .extraLarge
        let found = UITraitCollection(traits)
        #expect(found.userInterfaceStyle == .dark && found.legibilityWeight == .bold && found.displayScale == 2)
        #expect(found.accessibilityContrast == .high && found.userInterfaceIdiom == .pad)
        #expect(found.preferredContentSizeCategory == .extraLarge && found.layoutDirection == .leftToRight)
    }

    /// Colours differ by the style, the contrast and the kind of device, and by nothing else.
    @Test func differencesOfColours() {
        let plain = UITraitCollection(TraitCollection())
        func differs(_ change: (inout TraitCollection) -> Void) -> Bool {
            var traits = TraitCollection()
            change(&traits)
            return UITraitCollection(traits).hasDifferentColorAppearance(comparedTo: plain)
        }
        #expect(differs { $0.userInterfaceStyle = .dark } && differs { $0.accessibilityContrast = .high })
        #expect(differs { $0.userInterfaceIdiom = .pad } && plain.hasDifferentColorAppearance(comparedTo: nil))
        #expect(!differs { _ in } && !differs { $0.preferredContentSizeCategory = .extraLarge })
        #expect(!differs { $0.legibilityWeight = .bold } && !differs { $0.displayScale = 2 })
    }
}
