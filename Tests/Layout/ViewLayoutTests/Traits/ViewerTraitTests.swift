import Testing

@testable import ViewLayout

/// The texts and numbers of traits.
@Suite struct ViewerTraitTests {
    /// A viewer whose every trait is unusual.
    private static var unusual: TraitCollection {
        TraitCollection(
            transcriptWidth: 320.5, transcriptHeight: 568, preferredContentSizeCategory: .accessibilityExtraLarge,
            locale: "pt-BR", typesettingLanguage: "th", layoutDirection: .rightToLeft, userInterfaceStyle: .dark,
            displayScale: 2, legibilityWeight: .bold, userInterfaceIdiom: .pad, accessibilityContrast: .high,
            receiver: .ios10, hasApp: false, surface: .notification)
    }

    /// The trait, its short text, its part of a golden's name and its word in labels, if labels do not always have it.
    @Test(
        arguments: [
            (.transcriptWidth, "320.5", "w320.5", nil), (.transcriptHeight, "568", "h568", "height-568"),
            (.locale, "pt-BR", "pt-BR", nil), (.category, "AX3", "AX3", nil), (.style, "dark", "dark", nil),
            (.direction, "rightToLeft", "rtl", "rtl"), (.typesettingLanguage, "th", "typeset-th", "typeset-th"),
            (.weight, "bold", "weight-bold", "bold"), (.contrast, "high", "contrast-high", "high contrast"),
            (.idiom, "pad", "pad", "pad"), (.scale, "2", "2x", "2x"), (.receiver, "ios10", "ios10", "ios10"),
            (.hasApp, "false", "without-app", "without the app"),
            (.surface, "notification", "notification", "in a notification"),
        ] as [(ViewerTrait, String, String, String?)])
    func texts(_ trait: ViewerTrait, _ short: String, _ golden: String, _ word: String?) {
        #expect(trait.shortText(of: Self.unusual) == short)
        #expect(trait.goldenText(of: Self.unusual) == golden)
        #expect(trait.unusualWord(of: Self.unusual) == word)
        #expect(trait.unusualWord(of: TraitCollection()) == nil)
    }

    @Test func whatAViewerIsWithoutIsNone() {
        #expect(ViewerTrait.typesettingLanguage.shortText(of: TraitCollection()) == "none")
        #expect(ViewerTrait.direction.shortText(of: TraitCollection(locale: "ar")) == "rightToLeft")
        #expect(ViewerTrait.direction.unusualWord(of: TraitCollection(locale: "ar")) == nil)
    }

    /// Equal values have equal numbers; widths and text sizes are numbered as they grow, locales as they come.
    @Test func numbersFollowTheOrder() {
        let widths = [402, 440, 320, 440, 320].map { TraitCollection(transcriptWidth: $0) }
        #expect(ViewerTrait.transcriptWidth.numbers(of: widths).ofViewers == [1, 2, 0, 2, 0])
        #expect(ViewerTrait.transcriptWidth.numbers(of: widths).count == 3)
        let sizes: [ContentSizeCategory] = [.accessibilityMedium, .small, .large, .small]
        let categories = sizes.map { TraitCollection(preferredContentSizeCategory: $0) }
        #expect(ViewerTrait.category.numbers(of: categories).ofViewers == [2, 0, 1, 0])
        let locales = ["ja", "ar", "en", "ja"].map { TraitCollection(locale: $0) }
        #expect(ViewerTrait.locale.numbers(of: locales).ofViewers == [0, 1, 2, 0])
        #expect(ViewerTrait.locale.numbers(of: []).count == 0)
        #expect(ViewerTrait.style.numbers(of: locales).ofViewers == [0, 0, 0, 0])
    }

    /// Traits of which one value is more than another, and those of which a change asks live layouts for their size.
    @Test func ordersAndSizes() {
        #expect(
            ViewerTrait.all.filter(\.isOrdered).map(\.name) == [
                "transcriptWidth", "transcriptHeight", "preferredContentSizeCategory", "displayScale",
            ])
        #expect(
            ViewerTrait.all.filter(\.asksForSize).map(\.name) == [
                "transcriptWidth", "locale", "preferredContentSizeCategory", "typesettingLanguage",
            ])
    }

    /// A value of `vary` is written as it is in labels, and as a part of a file's name in goldens.
    @Test func aVariedValueIsAPartOfAFileName() {
        let trait = ViewerTrait.content("who")
        var traits = TraitCollection()
        #expect(trait.unusualWord(of: traits) == nil && trait.variable == "who")
        traits.content["who"] = "Ada / Bo"
        let name = trait.goldenText(of: traits)
        #expect(name.hasPrefix("Ada-Bo-") && name.utf8.count == 11 && !name.contains("/"))
        #expect(trait.unusualWord(of: traits) == "who Ada / Bo" && trait.shortText(of: traits) == "Ada / Bo")
        #expect(ViewerTrait.locale.variable == nil)
    }
}
