import Testing

@testable import ViewLayout

/// The viewer of a record: its traits that are not standard.
@Suite struct TraitCollectionRecordTests {
    @Test func aStandardViewerIsNotWritten() {
        #expect(TraitCollection().recordInputs.isEmpty)
        #expect(TraitCollection(recordInputs: []) == TraitCollection())
    }

    /// Each trait, and what a scene varies, is written under its name and read again.
    @Test func whatIsUnusualIsReadAgain() {
        var traits = TraitCollection(
            transcriptWidth: 320.5, transcriptHeight: 600, preferredContentSizeCategory: .accessibilityLarge,
            locale: "he", typesettingLanguage: "th", layoutDirection: .rightToLeft, userInterfaceStyle: .dark,
            displayScale: 2, legibilityWeight: .bold, userInterfaceIdiom: .pad, accessibilityContrast: .high,
            receiver: .ios10, hasApp: false, surface: .notification)
        traits.content = ["name": "Bo", "count": "3"]
        let inputs = traits.recordInputs
        #expect(inputs.map(\.name) == ViewerTrait.all.map(\.name) + ["$count", "$name"])
        #expect(inputs.first { $0.name == "preferredContentSizeCategory" }?.value == "AX2")
        #expect(inputs.first { $0.name == "layoutDirection" }?.value == "rightToLeft")
        #expect(inputs.last?.value == "Bo")
        #expect(TraitCollection(recordInputs: inputs) == traits)
    }

    /// What only a later version knows, and what is no trait, is passed over.
    @Test(arguments: [("locale", "no such"), ("userInterfaceStyle", "sepia"), ("summaryText", "a"), ("voice", "b")])
    func othersArePassedOver(_ name: String, _ value: String) {
        #expect(TraitCollection(recordInputs: [.init(name, value)]) == TraitCollection())
    }
}
