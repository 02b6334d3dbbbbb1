import Testing
import UIKitAPI

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
}
