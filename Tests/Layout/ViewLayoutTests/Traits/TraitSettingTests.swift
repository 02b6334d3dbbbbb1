import Testing

@testable import ViewLayout

/// Traits that somebody chose, in any order.
@Suite struct TraitSettingTests {
    private func viewer(_ values: [String: String]) throws -> TraitCollection {
        let settings = try values.map { name, value in
            let trait = try #require(ViewerTrait.all.first { $0.name == name })
            return TraitSetting(trait, try trait.value(value))
        }
        return try TraitCollection().setting(settings)
    }

    /// A phone has no watchOS and a watch no iOS: one of the two would be ignored.
    @Test(arguments: [
        ["userInterfaceIdiom": "phone", "receiver": "watchos"], ["userInterfaceIdiom": "watch", "receiver": "ios26"],
    ])
    func traitsThatExcludeEachOtherAreTold(_ values: [String: String]) {
        #expect(throws: TraitError.self) { try viewer(values) }
    }

    @Test func anotherDeviceBringsItsTranscript() throws {
        let watch = try viewer(["userInterfaceIdiom": "watch"])
        #expect(watch.transcriptWidth < 250)
        #expect(try viewer(["userInterfaceIdiom": "watch", "transcriptWidth": "170"]).transcriptWidth == 170)
    }

    /// The size of another device's transcript is its own, as far as it was not chosen, in any order.
    @Test(
        arguments: [
            (nil, nil, 198, 242), ("170", nil, 170, 242), (nil, "200", 198, 200), ("170", "200", 170, 200),
        ] as [(String?, String?, Double, Double)])
    func aChosenSizeStays(_ width: String?, _ height: String?, _ across: Double, _ down: Double) throws {
        var values = ["userInterfaceIdiom": "watch"]
        values["transcriptWidth"] = width
        values["transcriptHeight"] = height
        let traits = try viewer(values)
        #expect(Double(traits.transcriptWidth) == across && Double(traits.transcriptHeight) == down)
        values["userInterfaceIdiom"] = "phone"
        let phone = try viewer(values)
        #expect(Double(phone.transcriptWidth) == width.flatMap(Double.init) ?? 402)
        #expect(Double(phone.transcriptHeight) == height.flatMap(Double.init) ?? 874)
    }
}
