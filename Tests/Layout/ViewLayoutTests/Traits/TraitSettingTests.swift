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
}
